// For which missing anchors is another one suggested?
import { describe, expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

/** The anchors that are suggested for links to the first of these to a page with these headings. */
async function suggested(headings: readonly string[], anchors: readonly string[]): Promise<readonly unknown[]> {
  const lines = [...headings.map((title) => `## ${title}`), ...anchors.map((anchor) => `[a](#${anchor})`)];
  const host = memoryHost({
    "docs.json": JSON.stringify({ name: "T", navigation: { pages: ["p"] } }),
    "p.mdx": `---\ntitle: T\n---\n\n${lines.join("\n\n")}\n`,
  });
  const { diagnostics } = await compileNavigation({ host, links: true });
  return diagnostics.flatMap(({ code, message }) =>
    code === "anchor-not-found" ? [/did you mean "#?([^"]*)"/i.exec(message)?.[1]] : [],
  );
}

test("titles of levels 5 and 6 make no anchor, however they are written", async () => {
  const body = [
    "#### Four",
    "##### Five *and* more",
    "##### Plain five #####",
    "###### Six {#own}",
    "<h5>Tag five</h5>",
    "<h4>Tag four</h4>",
    '<h6 id="tag-six">Six</h6>',
    "####### No heading\n===",
    ...["four", "five-and-more", "plain-five", "own", "six", "tag-five", "tag-four", "tag-six"].map(
      (id) => `[a](#${id})`,
    ),
  ];
  const host = memoryHost({
    "docs.json": JSON.stringify({ name: "T", navigation: { pages: ["p"] } }),
    "p.mdx": `---\ntitle: T\n---\n\n${body.join("\n\n")}\n`,
  });
  const { diagnostics } = await compileNavigation({ host, links: true });
  expect(diagnostics.map(({ message }) => /(#[\w-]+).*where (only|no)/.exec(message)?.slice(1))).toEqual([
    ["#five-and-more", "only"],
    ["#plain-five", "only"],
    ["#six", "no"],
    ["#tag-five", "only"],
  ]);
  expect(diagnostics[0]).not.toHaveProperty("suggestion");
});

test("a page with few ids has a suggestion for each anchor that is nearly one of them", async () => {
  expect(await suggested(["Install", "Use it"], ["instal", "useit", "else"])).toEqual(["install", "use-it", undefined]);
});

test("the id that ends with the anchor is meant, before one of the same letters or of similar ones", async () => {
  const headings = ["Log level", "Rule: deny_public", "Sandbox log_level", "Modification: restart", "Start"];
  expect(await suggested(headings, ["deny_public", "log_level", "restart"])).toEqual([
    "rule-deny_public",
    "sandbox-log_level",
    "modification-restart",
  ]);
});

test("where several ids end with the anchor, none is suggested", async () => {
  expect(await suggested(["Sandbox remove", "Image remove", "H remove", "Removes"], ["remove"])).toEqual([undefined]);
});

test("the id that has all words of the anchor is meant, before one that has not", async () => {
  const headings = ["Elicitation requests", "URL mode elicitation requests"];
  expect(await suggested(headings, ["url-elicitation-requests"])).toEqual(["url-mode-elicitation-requests"]);
  expect(await suggested([...headings, "URL form elicitation requests"], ["url-elicitation-requests"])).toEqual([
    undefined,
  ]);
});

test("an id in which another word stands in the place of one is not suggested", async () => {
  const headings = ["SnapshotHandle name", "SnapshotHandle"];
  expect(await suggested(headings.slice(0, 1), ["snapshothandle-class"])).toEqual([undefined]);
  expect(await suggested(headings, ["snapshothandle-class"])).toEqual(["snapshothandle"]);
});

test("a page with many ids and many missing anchors costs a bounded number of comparisons", async () => {
  const headings = Array.from({ length: 1000 }, (_, index) => `Title ${index}`);
  const anchors = Array.from({ length: 1000 }, (_, index) => `tilte-${index}`);
  const found = await suggested(headings, [...anchors, "title1"]);
  expect(found).toHaveLength(1001);
  // Each is compared with a thousand ids, and there is time for 200,000 comparisons.
  expect(found.slice(0, 200)).not.toContain(undefined);
  expect(found.slice(200, 1000).filter((each) => each !== undefined)).toEqual([]);
  // The same letters are found without a comparison.
  expect(found.at(-1)).toBe("title-1");
});

test("the anchor to write is also a suggestion, for lists that have no room for sentences", async () => {
  const host = memoryHost({
    "docs.json": JSON.stringify({ name: "T", navigation: { pages: ["p"] } }),
    "p.mdx": "---\ntitle: T\n---\n\n## Install\n\n[a](#instal)\n",
  });
  const { diagnostics } = await compileNavigation({ host, links: true });
  expect(diagnostics.map(({ code, suggestion, edits }) => [code, suggestion, edits])).toEqual([
    ["anchor-not-found", "#install", undefined],
  ]);
});

describe("an anchor that only another page has", () => {
  const page = (body: string): string => `---\ntitle: T\n---\n\n${body}\n`;

  /** What is suggested for each link of the first page, and what that replaces. */
  async function elsewhere(
    links: readonly string[],
    pages: Readonly<Record<string, string>>,
    navigation: object = { pages: ["start", ...Object.keys(pages)] },
  ): Promise<readonly unknown[]> {
    const host = memoryHost({
      "docs.json": JSON.stringify({ name: "T", navigation }),
      "start.mdx": page(links.map((link) => `[a](${link})`).join("\n\n")),
      ...Object.fromEntries(Object.entries(pages).map(([path, body]) => [`${path}.mdx`, page(body)])),
    });
    const { diagnostics } = await compileNavigation({ host, links: true });
    return diagnostics
      .filter(({ code }) => code === "anchor-not-found")
      .map(({ suggestion, replaces }) => (suggestion === undefined ? undefined : `${replaces} ${suggestion}`));
  }

  const split = { "shop/orders": "## Orders", "shop/fees": "## Late fees\n\n## Limits", other: "## Other words" };

  test("is suggested with that page", async () => {
    const texts = {
      "docs.json": '{"name":"T","navigation":{"pages":["start","fees"]}}',
      "start.mdx": "[a](#late-fees)",
    };
    const host = memoryHost({ ...texts, "fees.mdx": "## Late fees" });
    const { diagnostics } = await compileNavigation({ host, links: true });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      'This link leads to "#late-fees" of "/start", where no heading or id has that name, so readers arrive at the top of the page. Did you mean "/fees#late-fees"?',
    ]);
  });

  test("takes the place of the whole address, as it is written", async () => {
    expect(await elsewhere(["/shop/orders#late-fees"], split)).toEqual(["/shop/orders#late-fees /shop/fees#late-fees"]);
    expect(await elsewhere(["./shop/orders#late-fees"], split)).toEqual([
      "./shop/orders#late-fees /shop/fees#late-fees",
    ]);
    expect(await elsewhere(["#late-fees"], split)).toEqual(["#late-fees /shop/fees#late-fees"]);
    expect(await elsewhere(["./shop/orders#late-fees", "shop/orders#late-fees"], split)).toEqual([
      "/shop/orders#late-fees /shop/fees#late-fees",
    ]);
  });

  test("is not suggested if it is a single word of another folder, or if two pages have it", async () => {
    expect(await elsewhere(["/shop/orders#limits", "/other#limits"], split)).toEqual([
      "/shop/orders#limits /shop/fees#limits",
      undefined,
    ]);
    expect(await elsewhere(["/shop/orders#late-fees"], { ...split, other: "## Late fees" })).toEqual([undefined]);
  });

  test("is searched among the listed pages of the language and version", async () => {
    const version = (name: string): object => ({ version: name, pages: [`${name}/orders`, `${name}/fees`] });
    const pages = {
      "v1/orders": "",
      "v1/fees": "## Late fees",
      "v2/orders": "",
      "v2/fees": "## Late fees",
      draft: "## Late fees",
    };
    const navigation = { versions: [{ version: "v0", pages: ["start"] }, version("v1"), version("v2")] };
    expect(await elsewhere(["/v1/orders#late-fees"], pages, navigation)).toEqual([
      "/v1/orders#late-fees /v1/fees#late-fees",
    ]);
  });
});
