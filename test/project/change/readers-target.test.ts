// Where are the readers of a removed page sent?
import { describe, expect, test } from "vitest";
import { planned, withFiles, type SiteTexts } from "./planned-change.ts";

const page = "---\ntitle: T\n---\n\n## Part\n";
const site: SiteTexts = {
  "docs.json":
    '{ "name": "A", "seo": { "metatags": { "canonical": "https://docs.acme.example/base" } }, "navigation": { "pages": ["index", "old", "guides/new"] } }\n',
  "index.mdx": `${page}\n[o](/old?q=1#x)\n`,
  "old.mdx": `${page}\n## x\n`,
  "guides/new.mdx": page,
};

async function sentTo(to: string, basePath = ""): Promise<readonly unknown[]> {
  const operations = [{ kind: "remove", page: "old", redirect: to }] as const;
  const { files, refusals } = await planned(site, { operations }, { basePath });
  const after = withFiles(site, files);
  const { redirects } = JSON.parse(after["docs.json"]!) as { redirects: { destination: string }[] };
  return [redirects[0]?.destination, /\[o\]\((.*)\)/.exec(after["index.mdx"]!)?.[1], refusals.length];
}

test.each([
  ["guides/new", "/guides/new", "/guides/new?q=1"],
  ["guides/new.mdx", "/guides/new", "/guides/new?q=1"],
  ["/guides/new", "/guides/new", "/guides/new?q=1"],
  ["guides/new#part", "/guides/new#part", "/guides/new?q=1#part"],
  ["https://docs.acme.example/base/guides/new#part", "/guides/new#part", "/guides/new?q=1#part"],
  ["https://elsewhere.example/x", "https://elsewhere.example/x", "https://elsewhere.example/x"],
  ["/", "/", "/?q=1"],
])("%s", async (to, redirect, link) => {
  expect(await sentTo(to)).toEqual([redirect, link, 0]);
});

test("an address may have the base path", async () => {
  expect(await sentTo("/base/guides/new", "/base")).toEqual(["/guides/new", "/guides/new?q=1", 0]);
});

test("an anchor that the page does not have is refused", async () => {
  const [, , refusals] = await sentTo("guides/new#none");
  expect(refusals).toBeGreaterThan(0);
});

test.each([
  ["none", /There is no page "none" that readers could be sent to/],
  ["old", /is removed, too/],
  ["mailto:a@example.org", /Readers can't be sent to "mailto:a@example\.org"/],
  ["../x", /There is no page "\.\.\/x"/],
])("%s is refused", async (to, message) => {
  await expect(sentTo(to)).rejects.toThrow(message);
});

describe("without a target", () => {
  const versions = {
    "docs.json":
      '{ "name": "A", "navigation": { "versions": [{ "version": "v2", "pages": ["v2/a", "v2/b"] }, { "version": "v1", "pages": ["v1/a", "v1/b"] }] } }\n',
    "v1/a.mdx": page,
    "v1/b.mdx": page,
    "v2/a.mdx": page,
    "v2/b.mdx": page,
  };

  test("the same page in another version is taken, and the reason is given", async () => {
    const operations = [{ kind: "remove", page: "v1/a", redirect: undefined }] as const;
    const { refusals, addresses, counts } = await planned(versions, { operations });
    expect(refusals).toEqual([]);
    expect(addresses).toEqual([{ from: "/v1/a", to: "/v2/a", reason: "the same page in version v2" }]);
    expect(counts.redirectsAdded).toBe(1);
  });

  test("a guess is only proposed", async () => {
    const operations = [{ kind: "remove", page: "guides/new", redirect: undefined }] as const;
    const grouped = site["docs.json"]!.replace(
      /"pages": \[.*\]/,
      '"groups": [{ "group": "G", "pages": ["index", "guides/new"] }]',
    );
    const { refusals } = await planned({ ...site, "docs.json": grouped }, { operations });
    expect(refusals).toMatchObject([{ kind: "address", address: "/guides/new", proposal: { guess: true } }]);
  });
});
