// Does a link that a redirect serves lead where it led, when what is at its own address moves?
import { expect, test } from "vitest";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";
import { plannedRepair, withMoves } from "../repair/repaired-site.ts";

const page = (title: string, text = ""): string => `---\ntitle: ${title}\n---\n\n${text}\n`;

function site(pages: readonly string[], redirects: unknown, others: SiteTexts): SiteTexts {
  const index = others["index.mdx"]!;
  return {
    "docs.json": JSON.stringify({ name: "A", navigation: { pages }, redirects }),
    ...others,
    "index.mdx": index,
  };
}

/** The address of a folder is redirected to its first page. */
const ofFolder = site(
  ["index", "guides/overview", "guides/b"],
  [
    { source: "/guides", destination: "/guides/overview" },
    { source: "/g", destination: "/guides#x" },
  ],
  {
    "index.mdx": page("I", "[g](/guides) [x](/guides#x) [r](guides) [b](/guides/b)"),
    "guides/overview.mdx": page("O"),
    "guides/b.mdx": page("B", "[g](/guides) [r](../guides)"),
  },
);

/** A redirect hides a page in no list. */
const ofPage = site(["index", "guides/b"], [{ source: "/guides/old", destination: "/guides/b" }], {
  "index.mdx": page("I", "[old](/guides/old)"),
  "guides/old.mdx": page("Old"),
  "guides/b.mdx": page("B", "[old](./old)"),
});

function redirects(texts: SiteTexts): Readonly<Record<string, string>> {
  const list = (JSON.parse(texts["docs.json"]!) as { redirects: { source: string; destination: string }[] }).redirects;
  return Object.fromEntries(list.map(({ source, destination }) => [source, destination]));
}

const there = { kind: "move", from: "guides/", to: "manual/" } as const;
const back = { kind: "move", from: "manual/", to: "guides/" } as const;

async function changed(texts: SiteTexts, operation: typeof there | typeof back): Promise<SiteTexts> {
  const plan = await plannedChange(texts, [operation]);
  expect(plan.refusals).toEqual([]);
  return withFiles(texts, plan.files);
}

test("a link to the redirected address of a folder stays", async () => {
  const after = await changed(ofFolder, there);
  expect(after["index.mdx"]).toBe(page("I", "[g](/guides) [x](/guides#x) [r](guides) [b](/manual/b)"));
  expect(after["manual/b.mdx"]).toBe(page("B", "[g](/guides) [r](../guides)"));
  expect(redirects(after)).toMatchObject({ "/guides": "/manual/overview", "/g": "/guides#x" });
  const again = await changed(after, back);
  expect(again["index.mdx"]).toBe(ofFolder["index.mdx"]);
  expect(redirects(again)).toMatchObject({ "/guides": "/guides/overview", "/g": "/guides#x" });
});

test("a link that a redirect leads away from a page does not follow that page", async () => {
  const after = await changed(ofPage, there);
  expect(after["index.mdx"]).toBe(ofPage["index.mdx"]);
  expect(after["manual/b.mdx"]).toBe(page("B", "[old](../guides/old)"));
  expect(redirects(after)).toEqual({ "/guides/old": "/manual/b", "/guides/b": "/manual/b" });
});

test("the redirect that hides a page in no list is there again when its folder moves back", async () => {
  const again = await changed(await changed(ofPage, there), back);
  // Without git nobody knows whether an address was published.
  expect(redirects(again)).toEqual({
    "/guides/old": "/guides/b",
    "/manual/b": "/guides/b",
    "/manual/old": "/guides/b",
  });
  expect(again["index.mdx"]).toBe(ofPage["index.mdx"]);
});

test("a page that is named loses the redirect from its new address", async () => {
  const after = await changed(ofPage, there);
  const { files } = await plannedChange(after, [{ kind: "move", from: "manual/old", to: "guides/old" }]);
  expect(redirects(withFiles(after, files))).not.toHaveProperty(["/guides/old"]);
});

test.each([
  ["of a folder", ofFolder],
  ["of a page", ofPage],
])("a repair leaves links to the redirected address %s", async (_, texts) => {
  const now = withMoves(texts, { "guides/": "manual/" });
  const repaired = withFiles(now, (await plannedRepair(texts, now)).files);
  expect(repaired).toEqual(await changed(texts, there));
});
