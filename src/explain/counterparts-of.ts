// The same page in other editions, and the editions without it.
import type { Edition, Page } from "../site/navigation.ts";
import { groupBy } from "../text/group-by.ts";
import type { ExplainInput } from "./explain-input.ts";
import type { AbsentFacts, CounterpartFacts } from "./explanation.ts";
import { pageName } from "./page-entries.ts";

/** The page in editions that have it at another address, by address. */
export function counterpartsOf(page: Page, input: ExplainInput): readonly CounterpartFacts[] {
  const { navigation } = input;
  const elsewhere = Object.entries(navigation.counterparts[page.key] ?? {})
    .filter(([, href]) => href !== page.href)
    .toSorted(nearestFirst(page, input, ([edition]) => edition));
  const byHref = groupBy(elsewhere, ([, href]) => href);
  return [...byHref].map(([href, same]) => ({
    ...pageName(href, navigation),
    editions: same.map(([edition]) => edition),
  }));
}

/** The editions that have no such page, with a file that may be meant to be it. */
export function absentFrom(page: Page, input: ExplainInput): readonly AbsentFacts[] {
  const { navigation } = input;
  const there = new Set([
    ...page.placements.flatMap(({ editions }) => editions),
    ...Object.keys(navigation.counterparts[page.key] ?? {}),
  ]);
  const isListed = listedFiles(input);
  return navigation.editions
    .filter(({ id }) => !there.has(id))
    .toSorted(nearestFirst(page, input, ({ id }) => id))
    .map((edition) => {
      const file = fileFor(edition, page, input, isListed);
      return { edition: edition.id, ...(file === undefined ? {} : { file }) };
    });
}

/** The other languages of its version come first, then the other versions of its language. */
function nearestFirst<Element>(
  { language, version }: Page,
  { navigation }: ExplainInput,
  editionOf: (element: Element) => string,
): (one: Element, other: Element) => number {
  const ranks = new Map(
    navigation.editions.map((edition) => [
      edition.id,
      edition.version === version ? 0 : edition.language === language ? 1 : 2,
    ]),
  );
  const rank = (element: Element): number => ranks.get(editionOf(element)) ?? 2;
  return (one, other) => rank(one) - rank(other);
}

/** A page file that no entry names, at a path such as `fr/guides/auth` or `v1/guides/auth`. */
function fileFor(
  { language, version }: Edition,
  page: Page,
  { host }: ExplainInput,
  isListed: (file: string) => boolean,
): string | undefined {
  const marks = [language, version].filter((mark) => mark !== null);
  const key = page.key.replace(/^\//, "");
  const folders = [marks, marks.toReversed(), ...marks.map((mark) => [mark])].map((words) => words.join("/"));
  const candidates = [...new Set(folders)].flatMap((folder) => [`${folder}/${key}.mdx`, `${folder}/${key}.md`]);
  return candidates.find((file) => !isListed(file) && host.stat(file)?.kind === "file");
}

function listedFiles({ navigation }: ExplainInput): (file: string) => boolean {
  const files = new Set(Object.values(navigation.pages).map(({ file }) => file));
  return (file) => files.has(file);
}
