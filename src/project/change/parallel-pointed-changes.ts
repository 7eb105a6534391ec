// Finds what a change of something that was pointed at is in other languages and versions. (D396)
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Division, Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { UsageError } from "../settings/usage-error.ts";
import { labelledDivisions } from "./division-at.ts";
import { nodeNamed, type NavigationNode } from "./element-places.ts";
import { severalSuch, type ParallelSearch } from "./parallel-division-changes.ts";
import { sameDivisions } from "./same-divisions.ts";
import { editionsWith, isShared } from "./shared-elements.ts";
import type { EntryTarget, NamedChange, PointedChange } from "./site-change.ts";

/** What is pointed at is found in this. */
export interface PointedSearch extends ParallelSearch {
  readonly config: string;
  /** The files of the same page in other editions. */
  readonly others: (file: string) => readonly string[];
}

/** What is done in other editions: the same operation by names, with the edition of what was pointed at; or those for the counterparts. */
export type ParallelPointed =
  | { readonly kind: "named"; readonly operation: NamedChange; readonly from: Edition | undefined }
  | { readonly kind: "others"; readonly operations: readonly PointedChange[] };

/** What is done in other editions. Throws `UsageError` for what can only be done to one. */
export function parallelPointed(operation: PointedChange, search: PointedSearch): ParallelPointed {
  const { navigation, wanted, fileOf, others } = search;
  if (operation.kind === "remove-element")
    throw new UsageError("An entry is removed from one list. Change each language and version by itself.");
  if (operation.kind === "retitle") throw new UsageError("Titles are translated, so each page gets its own.");
  if (operation.kind === "place-element") {
    const ends = [operation.element, operation.target.element].map((each) => nodeNamed(each, search));
    // One line of docs.json counts in all of them.
    if (ends.every((each) => isShared(each, navigation, wanted))) return { kind: "others", operations: [] };
    return { kind: "named", operation: namedPlacement(operation, search), from: editionsWith(ends[0]!, navigation)[0] };
  }
  if (operation.kind === "hide") {
    const pages = others(fileOf(operation.page) ?? operation.page);
    return { kind: "others", operations: pages.map((page) => ({ ...operation, page })) };
  }
  const name = operation.labels.join(" > ");
  const same = sameDivisions(operation.labels, navigation, wanted);
  const [lacking, unclear] = [same?.lacking[0], same?.unclear[0]];
  if (unclear !== undefined) throw new UsageError(`${severalSuch(name, unclear)}. Change each by itself.`);
  if (same === undefined || lacking !== undefined)
    throw new UsageError(
      `${lacking === undefined ? "Another edition" : lacking.id} has no division that stands for "${name}". Change each by itself.`,
    );
  return { kind: "others", operations: same.found.map(({ labels }) => ({ ...operation, labels })) };
}

/** The same by names: the counterparts of pages and divisions are known by these. */
function namedPlacement(
  { element, target }: Extract<PointedChange, { kind: "place-element" }>,
  search: PointedSearch,
): NamedChange {
  const moved = nodeNamed(element, search);
  const near = nodeNamed(target.element, search);
  if (moved.kind !== "page") {
    const place = divisionTarget(target.kind, near, search);
    return { kind: "place-division", labels: labelsOf(moved, search), target: place };
  }
  const page = pageFile(moved, search.navigation);
  if (page === undefined)
    throw new UsageError(
      `"${moved.label}" has no file, so what stands for it in other languages and versions is not known. Change each by itself.`,
    );
  return { kind: "place", page, target: pageTarget(target.kind, near, search) };
}

/** The end of a language or version has no name: it is after its last page. */
function pageTarget(kind: "before" | "after" | "into", near: NavigationNode, search: PointedSearch): EntryTarget {
  if (near.kind !== "page" && near.kind !== "root") return divisionTarget(kind, near, search);
  const last = near.kind === "page" ? near : near.children.findLast((child) => child.kind === "page");
  const page = last?.kind === "page" ? pageFile(last, search.navigation) : undefined;
  if (page === undefined || (near.kind !== "page" && kind !== "into"))
    throw new UsageError(
      `Which place in other languages and versions stands for "${near.label}" is not known. Name a page beside which it goes, or change each by itself.`,
    );
  return { kind: kind === "before" ? "before" : "after", page };
}

function divisionTarget(kind: "before" | "after" | "into", near: NavigationNode, search: PointedSearch): EntryTarget {
  if (kind === "into" && near.kind !== "page") return { kind, labels: labelsOf(near, search) };
  const page = near.kind === "page" ? pageFile(near, search.navigation) : labelsOf(near, search).join(" > ");
  if (page === undefined || kind === "into")
    throw new UsageError(`"${near.label}" can't be a place in other languages and versions.`);
  return { kind, page };
}

function labelsOf({ source, label }: Division, { navigation }: PointedSearch): readonly string[] {
  const found = navigation.editions
    .flatMap(labelledDivisions)
    .find(({ division }) => division.source.file === source.file && division.source.pointer === source.pointer);
  if (found !== undefined) return found.labels;
  throw new UsageError(`"${label}" has no name that other languages and versions could have.`);
}

function pageFile({ href }: { readonly href: string }, { pages }: ResolvedNavigation): string | undefined {
  const file = Object.hasOwn(pages, href) ? pages[href]!.file : null;
  return file === null ? undefined : withoutPageExtension(file);
}
