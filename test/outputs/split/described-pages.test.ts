// Is a site described again only if nothing but texts of its pages changed?
import { expect, test } from "vitest";
import {
  compileNavigation,
  memoryHost,
  type Page,
  type Placement,
  type ResolvedNavigation,
} from "../../../src/index.ts";
import { describedPages, describedPart, EditionParts } from "../../../src/outputs/split/edition-parts.ts";

const host = memoryHost({ "a.mdx": "", "b.mdx": "", "c.mdx": "", "fr/a.mdx": "" });
const languages = [
  { language: "en", pages: ["a", "b", "c"] },
  { language: "fr", pages: ["fr/a"] },
];
const before = (await compileNavigation({ config: { navigation: { languages } }, host })).navigation!;

/** The site with other fields of some pages. */
function withPages(pages: { readonly [href: string]: Partial<Page> }): ResolvedNavigation {
  const changed = Object.entries(pages).map(([href, fields]) => [href, { ...before.pages[href]!, ...fields }]);
  return { ...before, pages: { ...before.pages, ...Object.fromEntries(changed) } };
}

/** The places of a page, with other fields in each. */
function placed(href: string, fields: (placement: Placement) => Partial<Placement>): Pick<Page, "placements"> {
  return { placements: before.pages[href]!.placements.map((placement) => ({ ...placement, ...fields(placement) })) };
}

const renamed = ({ prev, next }: Placement): Partial<Placement> => ({
  ...(prev && { prev: { ...prev, label: "Other" } }),
  ...(next && { next: { ...next, label: "Other" } }),
});

test("pages whose texts changed are described again, also where others name them", () => {
  expect(describedPages(before, withPages({}))).toEqual([]);
  expect(describedPages(before, withPages({ "/a": { title: "New" } }))).toEqual(["/a"]);
  const neighbours = withPages({ "/a": placed("/a", renamed), "/b": { title: "New" }, "/c": placed("/c", renamed) });
  expect(describedPages(before, neighbours)).toEqual(["/a", "/b", "/c"]);
});

test.each<readonly [string, Partial<Page>]>([
  ["noindex", { noindex: true }],
  ["hidden", { hidden: true }],
  ["indexed", { indexed: false }],
  ["the page after it", placed("/a", ({ next }) => ({ next: { ...next!, href: "/c" } }))],
  ["its sidebar", placed("/a", () => ({ sidebar: "tab:Other" }))],
])("another %s of one page is more than a text", (_, fields) => {
  expect(describedPages(before, withPages({ "/a": fields, "/b": { title: "New" } }))).toBeUndefined();
});

test("neither is a page that is new, nor are other counterparts", () => {
  const { "/b": __, ...fewer } = before.pages;
  expect(describedPages({ ...before, pages: fewer }, withPages({ "/a": { title: "New" } }))).toBeUndefined();
  expect(describedPages(before, { ...before, counterparts: { ...before.counterparts } })).toBeUndefined();
});

test("a part gets the new descriptions of its own pages only", () => {
  const after = withPages({ "/a": { title: "New" }, "/fr/a": { title: "Nouveau" } });
  const [edition] = after.editions;
  const part = describedPart(new EditionParts(before).of(before.editions[0]!), after, edition!, ["/a", "/fr/a"]);
  expect(part).toEqual(new EditionParts(after).of(edition!));
  expect([part.pages["/a"]?.title, Object.keys(part.pages)]).toEqual(["New", ["/a", "/b", "/c"]]);
});
