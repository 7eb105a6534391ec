// Do the readers of the address of a folder get to its first page when the folder moves?
import { describe, expect, test } from "vitest";
import type { SiteChange } from "../../../src/project/change/site-change.ts";
import { plannedRepair, withMoves } from "../repair/repaired-site.ts";
import { planned, withFiles, type SiteTexts } from "./planned-change.ts";

const words = (start: number): string => Array.from({ length: 60 }, (_, index) => `w${start}x${index}`).join(" ");
const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`;

interface Redirect {
  readonly source: string;
  readonly destination: string;
}

function site(index: string, redirects: readonly Redirect[] = [], others: SiteTexts = {}): SiteTexts {
  const pages = ["index", "guides/auth", "guides/begin", "faq"];
  return {
    "docs.json": JSON.stringify({ name: "A", navigation: { pages }, redirects }),
    "index.mdx": page("I", index),
    "guides/begin.mdx": page("Begin", words(1)),
    "guides/auth.mdx": page("Auth", words(2)),
    "faq.mdx": page("Questions", words(3)),
    ...others,
  };
}

function redirects(texts: SiteTexts): readonly string[] {
  const { redirects: list } = JSON.parse(texts["docs.json"]!) as { readonly redirects: readonly Redirect[] };
  return list.map(({ source, destination }) => `${source} ${destination}`);
}

const there = { kind: "move", from: "guides/", to: "manual/" } as const;
const back = { kind: "move", from: "manual/", to: "guides/" } as const;

async function changed(
  texts: SiteTexts,
  operation: typeof there | typeof back,
  how: Partial<SiteChange> = {},
): Promise<SiteTexts> {
  const plan = await planned(texts, { ...how, operations: [operation] });
  expect(plan.refusals).toEqual([]);
  return withFiles(texts, plan.files);
}

const ofPages = ["/guides/auth /manual/auth", "/guides/begin /manual/begin"];

describe("the address of a folder without a page", () => {
  test.each(["/guides", "/guides#x", "guides/"])("leads to its first page if a link leads to it: %s", async (link) => {
    const after = await changed(site(`[g](${link})`), there);
    expect(after["index.mdx"]).toContain(`[g](${link.replace("guides", "manual")})`);
    expect(redirects(after)).toEqual([...ofPages, "/guides /manual/auth"]);
  });

  test("leads there if a redirect leads to it, and beside a pattern", async () => {
    const texts = site("", [{ source: "/g", destination: "/guides" }]);
    expect(redirects(await changed(texts, there, { patterns: true }))).toEqual([
      "/g /manual",
      "/guides /manual/auth",
      "/guides/:slug* /manual/:slug*",
    ]);
  });

  test("has no redirect if nothing leads to it, if it has one, or if other pages come there", async () => {
    expect(redirects(await changed(site("[a](/guides/auth)"), there))).toEqual(ofPages);
    const led = [{ source: "/guides", destination: "/faq" }];
    expect(redirects(await changed(site("[g](/guides)", led), there))).toEqual(["/guides /faq", ...ofPages]);
    const other = { "docs.json": '{"name":"A","navigation":{"pages":["index","guides/auth","n/x"]},"redirects":[]}' };
    const texts = site("[g](/guides)", [], { ...other, "n/x.mdx": page("X", words(4)) });
    const plan = await planned(texts, { operations: [there, { kind: "move", from: "n/", to: "guides/" }] });
    expect(redirects(withFiles(texts, plan.files)).filter((each) => each.startsWith("/guides "))).toEqual([]);
  });

  test("still leads to that page when the folder is back", async () => {
    const texts = site("[g](/guides)");
    const again = await changed(await changed(texts, there), back);
    expect(redirects(again)).toContain("/guides /guides/auth");
    expect(again["index.mdx"]).toBe(texts["index.mdx"]);
    expect(redirects(await changed(again, there))).toContain("/guides /manual/auth");
  });

  test("is repaired, also if somebody has edited the link already", async () => {
    const before = site("[g](/guides)");
    for (const link of ["/guides", "/manual"]) {
      const now = withMoves({ ...before, "index.mdx": page("I", `[g](${link})`) }, { "guides/": "manual/" });
      const after = withFiles(now, (await plannedRepair(before, now)).files);
      expect(after["index.mdx"]).toContain("[g](/manual)");
      expect(redirects(after)).toContain("/guides /manual/auth");
      expect((await plannedRepair(before, after)).files).toEqual([]);
    }
  });
});
