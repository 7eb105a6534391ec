// Finds the same page in other editions, and the editions without it.
import type { Edition } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import type { ExplainedSite } from "./explained-site.ts";
import type { AbsentFacts, CounterpartFacts } from "./explanation.ts";

/** The files of all pages, which are the same for each page that is explained. */
const filesOf = perObject(
  ({ navigation }: ExplainedSite): ReadonlySet<string | null> =>
    new Set(Object.values(navigation.pages).map(({ file }) => file)),
);

/** The page in editions that have it at another address, by address. */
export function counterpartsOf(page: Page, site: ExplainedSite): readonly CounterpartFacts[] {
  const distance = distanceFrom(page, site);
  const elsewhere = Object.entries(site.navigation.counterparts[page.key] ?? {})
    .filter(([, href]) => href !== page.href)
    .toSorted(([one], [other]) => distance(one) - distance(other));
  const byHref = groupBy(elsewhere, ([, href]) => href);
  return [...byHref].map(([href, same]) => ({ ...site.pageName(href), editions: same.map(([edition]) => edition) }));
}

/** The editions without the page, each with a file that may be meant as the page; none for a page without a file, which no edition has. */
export function absentFrom(page: Page, site: ExplainedSite): readonly AbsentFacts[] {
  if (page.missing === true) return [];
  const { editions, counterparts } = site.navigation;
  const distance = distanceFrom(page, site);
  const listed = filesOf(site);
  const there = new Set([
    ...page.placements.flatMap((placement) => placement.editions),
    ...Object.keys(counterparts[page.key] ?? {}),
  ]);
  const isUnlisted = (file: string): boolean => !listed.has(file) && site.host.stat(file)?.kind === "file";
  return editions
    .filter(({ id }) => !there.has(id))
    .toSorted((one, other) => distance(one.id) - distance(other.id))
    .map((edition) => {
      const file = filesFor(edition, page).find(isUnlisted);
      return { edition: edition.id, ...(file === undefined ? {} : { file }) };
    });
}

/** Ranks editions: the other languages of its version come first, then the other versions of its language. */
function distanceFrom({ language, version }: Page, { navigation }: ExplainedSite): (edition: string) => number {
  const ranks = new Map(
    navigation.editions.map((edition) => [
      edition.id,
      edition.version === version ? 0 : edition.language === language ? 1 : 2,
    ]),
  );
  return (edition) => ranks.get(edition) ?? 2;
}

/** Where an edition may have a page: at a path such as `fr/guides/auth` or `v1/guides/auth`. */
function filesFor({ language, version }: Edition, page: Page): readonly string[] {
  const marks = [language, version].filter((mark) => mark !== null);
  const key = page.key.replace(/^\//, "");
  const folders = [marks, marks.toReversed(), ...marks.map((mark) => [mark])].map((words) => words.join("/"));
  return [...new Set(folders)].flatMap((folder) => [`${folder}/${key}.mdx`, `${folder}/${key}.md`]);
}
