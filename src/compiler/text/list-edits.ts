// Edits the lists and fields of a JSON text, in the layout that they have.
import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser";
import {
  elementText,
  layoutOf,
  lineIndent,
  listText,
  unitOf,
  type CutElement,
  type ElementPlace,
  type ListAddition,
  type TextLayout,
} from "./element-text.ts";
import { pointerSegments } from "./json-pointer.ts";
import { isJsonObject, type JsonValue } from "./json-value.ts";
import type { TextPiece } from "./text-pieces.ts";

/** What changes in one list. Indexes are those of the list as it is written. */
export interface ListEdit {
  /** Pointer to the list. */
  readonly pointer: string;
  readonly removed?: ReadonlySet<number>;
  /** Each is put before the element with its index; at the end for an index that no element has. */
  readonly added?: readonly ListAddition[];
  /** Whether the field of the list goes with the last element, if it is the last field of its object, where a new list is put. */
  readonly isOptional?: boolean;
}

/** The pieces that make the edits. A list that does not exist is added as the last field of its object. Throws if there is no such object. */
export function listEdits(text: string, edits: readonly ListEdit[]): readonly TextPiece[] {
  const root = treeOf(text);
  if (root === undefined) throw new Error("The text has no JSON value.");
  const layout = layoutOf(text);
  return edits.flatMap((edit) => {
    const list = nodeAt(root, pointerSegments(edit.pointer));
    if (list !== undefined && list.type !== "array") throw new Error(`What is at ${edit.pointer} is no list.`);
    if (list === undefined) return newList(text, root, edit, layout);
    return isDropped(list, edit) ? fieldRemovals(text, [edit.pointer]) : editedList(text, list, edit, layout);
  });
}

function isDropped({ children = [], parent }: Node, { removed, added = [], isOptional = false }: ListEdit): boolean {
  const isLast = parent?.type === "property" && parent.parent?.children?.at(-1) === parent;
  return isOptional && isLast && added.length === 0 && children.length > 0 && removed?.size === children.length;
}

/** The pieces that remove fields of objects, each with its comma. */
export function fieldRemovals(text: string, pointers: readonly string[]): readonly TextPiece[] {
  const root = treeOf(text);
  return pointers.flatMap((pointer) => {
    const property = root && nodeAt(root, pointerSegments(pointer))?.parent;
    const siblings = property?.parent?.children ?? [];
    const index = property === undefined ? -1 : siblings.indexOf(property);
    if (property === undefined || index === -1) return [];
    const next = siblings[index + 1];
    if (next !== undefined) return [{ start: property.offset, end: next.offset, text: "" }];
    return [{ start: endOf(siblings[index - 1]) ?? property.offset, end: endOf(property)!, text: "" }];
  });
}

/** The pieces that give objects fields with these values, by pointer. A new field is the last one of its object. */
export function fieldSettings(text: string, values: ReadonlyMap<string, JsonValue>): readonly TextPiece[] {
  const root = values.size === 0 ? undefined : treeOf(text);
  const layout = layoutOf(text);
  return [...values].flatMap(([pointer, value]): readonly TextPiece[] => {
    const segments = pointerSegments(pointer);
    const node = root && nodeAt(root, segments);
    const written = JSON.stringify(value);
    if (node !== undefined) return [{ start: node.offset, end: node.offset + node.length, text: written }];
    const owner = root && nodeAt(root, segments.slice(0, -1));
    return owner === undefined ? [] : newField(text, owner, { name: segments.at(-1)!, valueAt: () => written }, layout);
  });
}

/** Finds where the element at a pointer is; undefined if there is none. The text is parsed once. */
export function elementRanges(
  text: string,
): (pointer: string) => { readonly start: number; readonly end: number } | undefined {
  const root = treeOf(text);
  return (pointer) => {
    const node = root && nodeAt(root, pointerSegments(pointer));
    return node && { start: node.offset, end: node.offset + node.length };
  };
}

/** Cuts an element out: `text` is what it is now, and `start` where it was in `source`. */
export function cutElement(text: string, source: string, start: number): CutElement {
  return { text, indent: lineIndent(source, start), layout: layoutOf(source) };
}

function treeOf(text: string): Node | undefined {
  return parseTree(text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text);
}

function nodeAt(root: Node, segments: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const segment of segments) {
    const step: string | number = node?.type === "array" ? Number(segment) : segment;
    node = node && findNodeAtLocation(node, [step]);
  }
  return node;
}

function editedList(text: string, list: Node, edit: ListEdit, layout: TextLayout): readonly TextPiece[] {
  const items = list.children ?? [];
  const { removed, added = [] } = edit;
  if (items.length === 0) return filledList(text, list, added, layout);
  if (isToBeTall(text, list, edit, layout)) return tallList(text, list, edit, layout);
  const starts = triviaStarts(text, list, items);
  const triviaAt = (index: number): string => text.slice(starts[index], items[index]!.offset);
  const lead = triviaAt(0);
  // What separates two elements, where no other two show it.
  const between = items.length > 1 ? triviaAt(1) : lead.includes("\n") ? lead : layout.gap;
  const kept = items.flatMap((_, index) => (removed?.has(index) === true ? [] : [index]));
  const pieces: TextPiece[] = [];
  // The gaps before, between and after the elements that stay.
  for (const [gap, next] of [...kept, undefined].entries()) {
    const previous = gap === 0 ? undefined : kept[gap - 1]!;
    const fresh = added
      .filter(({ before }) => (previous === undefined || before > previous) && (next === undefined || before <= next))
      .toSorted((one, other) => one.before - other.before);
    if (fresh.length === 0 && (next ?? items.length) === (previous ?? -1) + 1) continue;
    const near = Math.min(next ?? previous ?? 0, items.length - 1);
    const trivia = near === 0 ? between : triviaAt(near);
    const neighbor = text.slice(items[near]!.offset, endOf(items[near]));
    const start = previous === undefined ? list.offset + 1 : endOf(items[previous])!;
    const indent = lineIndent(text, start);
    const texts = fresh.map((each) => elementText(each, { trivia, neighbor, indent }, layout));
    if (next !== undefined) {
      const after = previous === undefined && fresh.length === 0 ? lead : near === 0 ? between : triviaAt(next);
      const parts = [
        ...texts.map((each, index) => (index === 0 && previous === undefined ? lead : trivia) + each),
        after,
      ];
      const first = previous === undefined ? "" : ",";
      pieces.push({ start, end: items[next]!.offset, text: first + parts.join(",") });
    } else if (previous === undefined) {
      const end = texts.length === 0 ? list.offset + list.length - 1 : endOf(items.at(-1))!;
      pieces.push({ start, end, text: texts.map((each, index) => (index === 0 ? lead : between) + each).join(",") });
    } else {
      pieces.push({ start, end: endOf(items.at(-1))!, text: texts.map((each) => `,${trivia}${each}`).join("") });
    }
  }
  return pieces;
}

/** A line of pages that gets a group has a line for each of them then, if that is how the text has its groups. */
function isToBeTall(text: string, list: Node, { added = [] }: ListEdit, layout: TextLayout): boolean {
  const isLine = !text.slice(list.offset, list.offset + list.length).includes("\n");
  const hasObject = (list.children ?? []).some(({ type }) => type === "object");
  return (
    isLine && !hasObject && layout.hasTallObjects && added.some((each) => "value" in each && isJsonObject(each.value))
  );
}

function tallList(
  text: string,
  list: Node,
  { removed, added = [] }: ListEdit,
  layout: TextLayout,
): readonly TextPiece[] {
  const indent = lineIndent(text, list.offset);
  const outer = layout.lineEnd + indent;
  const place = { trivia: outer + unitOf(layout), neighbor: undefined, indent };
  const items = list.children ?? [];
  const pieces: TextPiece[] = [];
  let start = list.offset + 1;
  let first = true;
  // The elements that stay are no part of a piece: something in them may change, too.
  for (const [index, item] of [...items, undefined].entries()) {
    if (item !== undefined && removed?.has(index) === true) continue;
    const previous = pieces.length === 0 ? -1 : items.findIndex((each) => endOf(each) === start);
    const fresh = added.filter(({ before }) => before > previous && (item === undefined || before <= index));
    const texts = fresh
      .toSorted((one, other) => one.before - other.before)
      .map((each) => elementText(each, place, layout));
    const lines = [...texts.map((each) => place.trivia + each), ...(item === undefined ? [] : [place.trivia])];
    const text = (first || lines.length === 0 ? "" : ",") + lines.join(",") + (item === undefined ? outer : "");
    pieces.push({ start, end: item?.offset ?? list.offset + list.length - 1, text });
    start = endOf(item) ?? start;
    first = false;
  }
  return pieces;
}

/** An empty list gets its elements on lines of their own if one of them has fields, and on its line if not. */
function filledList(
  text: string,
  list: Node,
  added: readonly ListAddition[],
  layout: TextLayout,
): readonly TextPiece[] {
  if (added.length === 0) return [];
  const isTall =
    layout.isTall && added.some((each) => ("cut" in each ? each.cut.text.includes("\n") : isJsonObject(each.value)));
  const outer = layout.lineEnd + lineIndent(text, list.offset);
  const trivia = isTall ? outer + unitOf(layout) : "";
  const place = { trivia, neighbor: undefined, indent: lineIndent(text, list.offset) };
  const parts = added.map(
    (each, index) => (index === 0 || isTall ? trivia : layout.gap) + elementText(each, place, layout),
  );
  const end = list.offset + list.length - 1;
  return [{ start: list.offset + 1, end, text: parts.join(",") + (isTall ? outer : "") }];
}

function endOf(node: Node | undefined): number | undefined {
  return node && node.offset + node.length;
}

/** For each element, where the space before it starts: after the bracket or the comma. */
function triviaStarts(text: string, list: Node, items: readonly Node[]): readonly number[] {
  return items.map((_, index) => (index === 0 ? list.offset + 1 : text.indexOf(",", endOf(items[index - 1])) + 1));
}

function newList(
  text: string,
  root: Node,
  { pointer, added = [] }: ListEdit,
  layout: TextLayout,
): readonly TextPiece[] {
  const segments = pointerSegments(pointer);
  const owner = nodeAt(root, segments.slice(0, -1));
  if (owner?.type !== "object") throw new Error(`There is no object that could have ${pointer}.`);
  if (added.length === 0) return [];
  const valueAt = (place: ElementPlace): string => listText(added, place, layout);
  return newField(text, owner, { name: segments.at(-1)!, valueAt }, layout);
}

interface NewField {
  readonly name: string;
  /** The text of its value, where the field is put. */
  readonly valueAt: (place: ElementPlace) => string;
}

/** The field is the last one of its object. */
function newField(text: string, owner: Node, { name, valueAt }: NewField, layout: TextLayout): readonly TextPiece[] {
  const fields = owner.children ?? [];
  const last = fields.at(-1);
  const before = fields.at(-2);
  const indent = lineIndent(text, owner.offset);
  const comma = before === undefined ? owner.offset : text.indexOf(",", endOf(before));
  const written = last === undefined ? layout.lineEnd + indent + unitOf(layout) : text.slice(comma + 1, last.offset);
  // The only field of a line does not show what separates two.
  const trivia = written === "" && before === undefined ? layout.gap : written;
  const place = { trivia, neighbor: undefined, indent };
  const field = `${JSON.stringify(name)}:${layout.gap}${valueAt(place)}`;
  if (last !== undefined) return [{ start: endOf(last)!, end: endOf(last)!, text: `,${trivia}${field}` }];
  const end = owner.offset + owner.length - 1;
  return [{ start: owner.offset + 1, end, text: trivia + field + layout.lineEnd + indent }];
}
