// Lets a call name a page by its address, as answers show it. (D312)
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { NamedChange, EntryTarget } from "../../project/change/site-change.ts";

/** The same operation with the paths of the pages that it names by their addresses: `/fr` is `fr/index`. */
export function withPaths(operation: NamedChange, { pages }: ResolvedNavigation): NamedChange {
  const pathOf = (written: string): string => {
    const file = Object.hasOwn(pages, written) ? pages[written]!.file : null;
    return file === null ? written : withoutPageExtension(file);
  };
  const target = (place: EntryTarget): EntryTarget =>
    place.kind === "into" ? place : { ...place, page: pathOf(place.page) };
  if (operation.kind === "move") return { ...operation, from: pathOf(operation.from) };
  if (operation.kind === "remove") return { ...operation, page: pathOf(operation.page) };
  if (operation.kind === "place")
    return { ...operation, page: pathOf(operation.page), target: target(operation.target) };
  if (operation.kind === "add") return { ...operation, target: operation.target && target(operation.target) };
  if (operation.kind === "place-division") return { ...operation, target: target(operation.target) };
  return operation;
}
