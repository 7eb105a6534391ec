// Does a redirect that somebody asks for lead to a page, and hide none?
import { describe, expect, test } from "vitest";
import type { RedirectPlace } from "../../../src/project/change/site-change.ts";
import { planned, plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const page = "---\ntitle: T\n---\n\n## Part\n";
const docs = (redirects: readonly (readonly [string, string])[]): string =>
  JSON.stringify({
    name: "A",
    navigation: { pages: ["index", "guides/new", "guides/auth"] },
    redirects: redirects.map(([source, destination]) => ({ source, destination })),
  });
const site = (...redirects: readonly (readonly [string, string])[]): SiteTexts => ({
  "docs.json": docs(redirects),
  "index.mdx": page,
  "guides/new.mdx": page,
  "guides/auth.mdx": page,
});

async function after(texts: SiteTexts, from: string, to: string, basePath = ""): Promise<unknown> {
  const { files, refusals } = await planned(texts, { operations: [{ kind: "redirect", from, to }] }, { basePath });
  expect(refusals).toEqual([]);
  const { redirects } = JSON.parse(withFiles(texts, files)["docs.json"]!) as {
    redirects: readonly { source: string; destination: string }[];
  };
  return redirects.map(({ source, destination }) => [source, destination]);
}

describe("a new redirect", () => {
  test.each([
    ["/old", "guides/new", ["/old", "/guides/new"]],
    ["old/", "/guides/new#part", ["/old", "/guides/new#part"]],
    ["/old", "guides/new.mdx", ["/old", "/guides/new"]],
    ["/old", "https://example.org/x", ["/old", "https://example.org/x"]],
    ["/old/:slug*", "/guides/:slug*", ["/old/:slug*", "/guides/:slug*"]],
    ["/old/:slug*", "guides/new", ["/old/:slug*", "/guides/new"]],
    ["/old/x%281%29", "guides/new", ["/old/x%281%29", "/guides/new"]],
    ["/old/a%20b", "guides/new", ["/old/a%20b", "/guides/new"]],
    ["/old/a b", "guides/new", ["/old/a%20b", "/guides/new"]],
  ])("from %s to %s", async (from, to, redirect) => {
    expect(await after(site(), from, to)).toEqual([redirect]);
  });

  test("is written without the base path", async () => {
    expect(await after(site(), "/docs/old", "/docs/guides/new", "/docs")).toEqual([["/old", "/guides/new"]]);
  });

  test("makes no chain: it leads on, and so do those that led to its address", async () => {
    expect(await after(site(["/b", "/guides/new"]), "/a", "/b")).toEqual([
      ["/b", "/guides/new"],
      ["/a", "/guides/new"],
    ]);
    expect(await after(site(["/older", "/old#x"]), "/old", "guides/new")).toEqual([
      ["/older", "/guides/new"],
      ["/old", "/guides/new"],
    ]);
  });

  test("from an address that has one changes it, and a pattern gets it before it", async () => {
    expect(await after(site(["/old/", "/gone"]), "/old", "guides/new")).toEqual([["/old/", "/guides/new"]]);
    expect(await after(site(["/x%281%29", "/gone"]), "/x%281%29", "guides/new")).toEqual([
      ["/x%281%29", "/guides/new"],
    ]);
    expect(await after(site(["/old/:x*", "/guides/:x*"]), "/old/:x*", "guides/auth")).toEqual([
      ["/old/:x*", "/guides/auth"],
    ]);
    expect(await after(site(["/old/:x*", "/guides/:x*"]), "/old/a", "guides/auth")).toEqual([
      ["/old/a", "/guides/auth"],
      ["/old/:x*", "/guides/:x*"],
    ]);
  });

  test("that is there already changes nothing", async () => {
    const { files } = await plannedChange(site(["/old", "/guides/new"]), [
      { kind: "redirect", from: "/old", to: "guides/new" },
    ]);
    expect(files).toEqual([]);
  });

  test("in all languages leads to the same page there", async () => {
    const texts = {
      "docs.json": JSON.stringify({
        navigation: { languages: ["en", "fr"].map((language) => ({ language, pages: [`${language}/a`] })) },
      }),
      "en/a.mdx": page,
      "fr/a.mdx": page,
    };
    const { files } = await plannedChange(texts, [{ kind: "redirect", from: "/en/old", to: "en/a" }], {
      languages: true,
      versions: false,
    });
    const written = withFiles(texts, files)["docs.json"]!;
    expect((JSON.parse(written) as { redirects: unknown }).redirects).toEqual([
      { source: "/en/old", destination: "/en/a" },
      { source: "/fr/old", destination: "/fr/a" },
    ]);
  });

  test("goes into the file of the host", async () => {
    const texts = { ...site(), _redirects: "/x /guides/new 301\n/y /old 301\n" };
    const operations = [{ kind: "redirect", from: "/old", to: "guides/new" }] as const;
    const { files, counts } = await planned(texts, { operations, redirects: { kind: "host" } });
    expect(withFiles(texts, files)["_redirects"]).toBe(
      "/x /guides/new 301\n/y /guides/new 301\n/old /guides/new 301\n",
    );
    expect(counts).toMatchObject({ redirectsAdded: 1, redirectsChanged: 1 });
  });
});

describe("is refused", () => {
  test.each([
    [
      "/guides/new",
      "guides/auth",
      "would hide the page /guides/new. To send its readers elsewhere, remove it with navc rm guides/new --to guides/auth, or move it.",
    ],
    [
      "/guides/:slug*",
      "index",
      /would hide the page \/guides\/new and 1 more: it matches .* a pattern for a folder without pages\.$/,
    ],
    [
      "/guides/:slug*",
      "/guides/v2/:slug*",
      /would hide the page .* It also matches where it leads, .* use navc check --links --fix --suggested \/guides$/,
    ],
    ["/old", "guides/nwe", 'There is no page "guides/nwe" that readers could be sent to. Did you mean "guides/new"?'],
    ["/old", "/old", 'There is no page "/old"'],
    ["/", "guides/new", "The address / is the home of the site"],
    ["https://a.example/x", "guides/new", "is not an address that could be redirected"],
    ["/old?x=1", "guides/new", "is not an address that could be redirected"],
    ["/old", "/guides/:slug*", '"/guides/:slug*" has :slug*, and /old does not'],
  ])("from %s to %s", async (from, to, message) => {
    await expect(after(site(), from, to)).rejects.toThrow(message);
  });

  test("with both addresses below the base path, where it matches where it leads", async () => {
    await expect(after(site(), "/docs/guides/:slug*", "/docs/guides/v2/:slug*", "/docs")).rejects.toThrow(
      /It also matches where it leads, .* use navc check --links --fix --suggested \/guides$/,
    );
  });

  test("where it would lead to itself", async () => {
    await expect(after(site(["/b", "/a"]), "/a", "/b")).rejects.toThrow(/There is no page "\/a"|lead to itself/);
  });

  test("from the address that a page gets in the same change", async () => {
    const operations = [
      { kind: "move", from: "guides/new", to: "old" },
      { kind: "redirect", from: "/old", to: "guides/auth" },
    ] as const;
    await expect(plannedChange(site(), operations)).rejects.toThrow("would hide the page /old");
  });

  test("where a folder of its destination is not there", async () => {
    const operations = [{ kind: "redirect", from: "/old/:slug*", to: "/none/:slug*" }] as const;
    const { refusals } = await plannedChange(site(), operations);
    expect(refusals).toMatchObject([{ kind: "problem" }]);
  });

  test("where nothing may be written", async () => {
    const redirects: RedirectPlace = { kind: "none" };
    const operations = [{ kind: "redirect", from: "/old", to: "guides/new" }] as const;
    await expect(planned(site(), { operations, redirects })).rejects.toThrow("Name the place: docs.json, or host.");
  });
});

describe("a redirect from an entry whose page has no file", () => {
  const texts: SiteTexts = { ...site(), "docs.json": docs([]).replace("guides/new", "guides/old") };
  const refused = (to: string): Promise<unknown> =>
    plannedChange(texts, [{ kind: "redirect", from: "/guides/old", to }]);

  test("names the commands that repair the entry", async () => {
    await expect(refused("guides/new")).rejects.toThrow(
      'would not repair the entry "guides/old", which names a page without a file. If it has moved to guides/new, use navc mv guides/old guides/new. If not, remove its entry with navc rm guides/old --to guides/new.',
    );
    await expect(refused("/guides/auth#part")).rejects.toThrow(
      "To remove the entry and send its readers there, use navc rm guides/old --to '/guides/auth#part'.",
    );
  });

  test("these commands work", async () => {
    for (const to of ["guides/new", "/guides/auth#part"]) {
      // oxlint-disable-next-line no-await-in-loop -- two plans
      const { refusals, counts } = await plannedChange(texts, [{ kind: "remove", page: "guides/old", redirect: to }]);
      expect([refusals, counts.redirectsAdded]).toEqual([[], 1]);
    }
  });
});

describe("an anchor that no page has", () => {
  const linked = (link: string, ...redirects: readonly (readonly [string, string])[]): SiteTexts => ({
    ...site(...redirects),
    "index.mdx": `${page}[a](${link})\n`,
  });
  const refusalsOf = async (texts: SiteTexts): Promise<readonly unknown[]> =>
    (await plannedChange(texts, [{ kind: "redirect", from: "/old", to: "guides/auth" }])).refusals;

  test("is nothing new for a link that led nowhere", async () => {
    expect(await refusalsOf(linked("/old#gone"))).toEqual([]);
  });

  test("is new for a link that led to it elsewhere", async () => {
    const texts = { ...linked("/old#own", ["/old", "/guides/new"]), "guides/new.mdx": `${page}## Own\n` };
    expect(await refusalsOf(texts)).toEqual([expect.objectContaining({ code: "anchor-not-found" })]);
  });
});
