// Finds what an operation on something that was pointed at means for texts and lists. (D396)
import { pageHref } from "../../compiler/contract/page-path.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { childPointer } from "../../compiler/text/json-pointer.ts";
import type { TextPiece } from "../../compiler/text/text-pieces.ts";
import { UsageError } from "../settings/usage-error.ts";
import { divisionAt } from "./division-at.ts";
import type { PlacedEntry } from "./edit-plan.ts";
import { listElementOf, nodeAt, nodeNamed, placeOfElement, placeOfNode } from "./element-places.ts";
import type { EntryEdits, ListPlace } from "./entry-edits.ts";
import type { PlaceSearch } from "./entry-places.ts";
import { frontMatterEdit, hasField } from "./front-matter-edits.ts";
import type { ChangeOperation, PointedChange } from "./site-change.ts";

/** What an operation adds to. */
export interface PointedWork {
  readonly search: PlaceSearch;
  readonly entries: EntryEdits;
  /** Edits of texts, by file. */
  readonly pieces: Map<string, readonly TextPiece[]>;
  readonly placed: PlacedEntry[];
  /** The addresses of pages without a file whose entries are taken out. */
  readonly leftOut: Set<string>;
  /** The file of a page that a user named. Throws `UsageError` if there is none. */
  readonly pageFile: (page: string) => string;
  readonly textOf: (file: string) => string;
  readonly moveElement: (name: string, element: ConfigSource, place: ListPlace) => void;
}

/** Adds an operation. Throws `UsageError` if what it names is not there, or can't be changed so. */
export function takePointed(operation: PointedChange, work: PointedWork): void {
  const { search, entries } = work;
  switch (operation.kind) {
    case "place-element":
      return placeElement(operation, work);
    case "remove-element": {
      // After a removal, another entry of the page may be the only one that is left.
      const node = nodeAt(operation.element, search);
      const page = node.kind === "page" ? search.navigation.pages[node.href] : undefined;
      if (page?.missing === true) work.leftOut.add(pageHref(page.path, ""));
      return entries.remove(listElementOf(node, search));
    }
    case "hide":
      return setField(work.pageFile(operation.page), "hidden", operation.hidden ? "true" : undefined, work);
    case "hide-division": {
      const { source } = divisionAt(operation.labels, search);
      const at = { file: source.file ?? search.config, pointer: childPointer(source.pointer, "hidden") };
      if (operation.hidden) entries.setField(at, true);
      else entries.removeField(at);
      return;
    }
    case "retitle": {
      const file = work.pageFile(operation.page);
      const name = hasField(work.textOf(file), "sidebarTitle") ? "sidebarTitle" : "title";
      setField(file, name, JSON.stringify(operation.title), work);
      work.placed.push({ name: file, label: operation.title, ...(name === "title" ? { isHeading: true } : {}) });
    }
  }
}

/** Only this entry moves, and not the others of its page. */
function placeElement(
  { element, target }: Extract<PointedChange, { kind: "place-element" }>,
  { search, moveElement }: PointedWork,
): void {
  const moved = nodeNamed(element, search);
  const from = listElementOf(moved, search);
  const place = placeOfElement(target, moved, search);
  const at = placeOfNode(moved, search.config);
  if (search.values.isOnlyBelow({ file: place.file, pointer: place.list }, [at]))
    throw new UsageError(`"${moved.label}" can't be moved into itself.`);
  moveElement(moved.label, from, place);
}

function setField(file: string, name: string, value: string | undefined, { textOf, pieces }: PointedWork): void {
  const piece = frontMatterEdit(file, textOf(file), { name, value });
  if (piece !== undefined) pieces.set(file, [...(pieces.get(file) ?? []), piece]);
}

const pointedKinds: ReadonlySet<string> = new Set<PointedChange["kind"]>([
  "place-element",
  "remove-element",
  "hide",
  "hide-division",
  "retitle",
]);

/** Whether an operation names what somebody pointed at. */
export function isPointed(operation: ChangeOperation): operation is PointedChange {
  return pointedKinds.has(operation.kind);
}
