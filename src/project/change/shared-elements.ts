// Finds what several languages and versions share: one element of docs.json, which counts in all of them. (D474)
import type { Division, Edition, PageNode, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import { namedDivisions } from "./division-at.ts";
import type { ParallelSearch } from "./parallel-division-changes.ts";
import type { WantedEditions } from "./same-divisions.ts";
import type { EntryTarget } from "./site-change.ts";

/** What is in docs.json, or in a file that it refers to. */
interface Written {
  readonly source: { readonly file?: string | undefined; readonly pointer: string };
}

const editionsBySource = perObject(
  ({ editions }: Pick<ResolvedNavigation, "editions">): ReadonlyMap<string, ReadonlySet<Edition>> => {
    const found = new Map<string, Set<Edition>>();
    for (const edition of editions) {
      const visit = (node: Division | PageNode): void => {
        const key = keyOf(node);
        found.set(key, (found.get(key) ?? new Set()).add(edition));
        if (node.kind !== "page") node.children.forEach(visit);
      };
      [edition.tree, ...edition.global.anchors].forEach(visit);
    }
    return found;
  },
);

/** The editions that have an element of docs.json. */
export function editionsWith(element: Written, navigation: Pick<ResolvedNavigation, "editions">): readonly Edition[] {
  return [...(editionsBySource(navigation).get(keyOf(element)) ?? [])];
}

/** Whether an element of docs.json is in all languages, and in all versions of its languages, as far as these are meant. */
export function isShared(
  element: Written,
  navigation: Pick<ResolvedNavigation, "editions">,
  { languages, versions }: WantedEditions,
): boolean {
  const having = new Set(editionsWith(element, navigation));
  const own = new Set([...having].map(({ language }) => language));
  const lacks = (edition: Edition): boolean =>
    own.has(edition.language) ? versions && !having.has(edition) : languages;
  return having.size > 0 && !navigation.editions.some(lacks);
}

/** Whether a place that is named is the same one in all editions that are meant. */
export function isPlaceOfAll(target: EntryTarget, { navigation, wanted, fileOf }: ParallelSearch): boolean {
  const file = target.kind === "into" ? undefined : fileOf(target.page);
  if (file !== undefined) {
    const nodes = navigation.editions.flatMap(({ tree }) => pageNodes(tree));
    const entries = nodes.filter(({ href }) => navigation.pages[href]?.file === file);
    return entries.length > 0 && entries.every((entry) => isShared(entry, navigation, wanted));
  }
  const [division, ...more] = namedDivisions(target.kind === "into" ? target.labels : [target.page], navigation);
  return division !== undefined && more.length === 0 && isShared(division.division, navigation, wanted);
}

function pageNodes(division: Division): readonly PageNode[] {
  return division.children.flatMap((child: Division | PageNode) =>
    child.kind === "page" ? [child] : pageNodes(child),
  );
}

function keyOf({ source: { file, pointer } }: Written): string {
  return `${file ?? ""}#${pointer}`;
}
