// Does each feed have what the table of feeds says, for each kind of page and link?
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { feedHrefs } from "./feed-hrefs.ts";
import { feedNames, feedTable, type EntryKind } from "../../../src/outputs/feeds/feed-table.ts";
import { hostRedirects } from "../../../src/outputs/feeds/host-redirects.ts";
import { pageKinds } from "../../../src/outputs/feeds/page-kinds.ts";
import { searchRecords } from "../../../src/outputs/feeds/search-records.ts";
import { main } from "../../../src/cli.ts";
import { compileFormats, compileOutputs } from "../../../src/tools/cli/output-formats.ts";
import { feedSite, hrefs } from "./feed-site.ts";

const navigation = await feedSite();
const kinds = Object.keys(feedTable) as readonly EntryKind[];
/** The addresses of pages that forward. */
const sources: { readonly [kind in EntryKind]?: string } = { forwardedOut: "/forwarded-out" };

/** A stub is an entry of the default edition only. */
const found = feedHrefs(navigation, { edition: "@2024" });

test.each(kinds.filter((kind) => kind !== "outsideLink" && kind !== "stub"))(
  "the site has a page that is %s",
  (kind) => {
    const kindOf = pageKinds(navigation);
    const ofKind = Object.values(navigation.pages).filter((page) => kindOf(page) === kind);
    expect(ofKind.map((page) => page.url ?? page.href)).toContain(kind === "forwardedInside" ? "/listed" : hrefs[kind]);
  },
);

describe.each(kinds)("%s", (kind) => {
  test.each(feedNames)("is in the feed %s as the table says", (feed) => {
    // The page behind a stub is listed in an edition of its own, and so it is in the sitemap.
    const isThere = feedTable[kind][feed] || (kind === "stub" && feed === "sitemap");
    expect(found[feed].filter((href) => href === hrefs[kind])).toHaveLength(isThere ? 1 : 0);
  });

  test("has a redirect on a host only if it leads elsewhere", () => {
    const { text: lines } = hostRedirects(navigation, "netlify");
    const isRedirected = lines.split("\n").some((line) => line.startsWith(`${sources[kind] ?? hrefs[kind]} `));
    expect(isRedirected).toBe(["redirected", "forwardedInside", "forwardedOut"].includes(kind));
  });
});

test("a stub has its records in its own edition", () => {
  const records = searchRecords(navigation).filter(({ href }) => href === hrefs.stub);
  expect(records.map(({ edition }) => edition)).toEqual(["@v1"]);
});

test("docs/reference/feeds.md has the table", () => {
  const document = readFileSync("docs/reference/feeds.md", "utf8");
  const columns = feedNames.map((feed) => compileOutputs[feed].file);
  expect(document).toContain(`| page or link | ${columns.join(" | ")} |`);
  const answers = feedNames.map(() => "(yes|no)").join(String.raw` \| `);
  const rows = [...document.matchAll(new RegExp(String.raw`^\| [^|]+ \| ${answers} \|$`, "gm"))].map((row) =>
    row.slice(1),
  );
  const expected = Object.values(feedTable).map((row) => feedNames.map((feed) => (row[feed] ? "yes" : "no")));
  expect(rows).toEqual(expected);
});

test.each(compileFormats)(
  "the help of navc compile, docs/reference/cli.md and docs/feeds.md name the format %s",
  async (format) => {
    const { file, about } = compileOutputs[format];
    let help = "";
    const streams = { stdout: { write: (text: string) => (help += text) }, stderr: { write: () => true }, env: {} };
    await main(["compile", "--help"], streams);
    expect(help).toMatch(new RegExp(`^  ${format} +${about}$`, "m"));
    expect(readFileSync("docs/reference/cli.md", "utf8")).toContain(`\`${file}\``);
    if (format !== "json") expect(readFileSync("docs/feeds.md", "utf8")).toContain(`--format ${format}`);
  },
);
