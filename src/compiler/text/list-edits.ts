// Adds elements to the lists of a JSON text and removes them, in the layout that the lists have.
import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser";
import { pointerSegments } from "./json-pointer.ts";
import { isJsonObject, type JsonValue } from "./json-value.ts";
import type { TextPiece } from "./text-pieces.ts";

/** What changes in one list. Indexes are those of the list as it is written. */
export interface ListEdit {
  /** Pointer to the list. */
  readonly pointer: string;
  readonly removed?: ReadonlySet<number>;
  /** Values, each before the element with its index; at the end for an index that no element has. */
  readonly added?: readonly { readonly before: number; readonly value: JsonValue }[];
}

/** The pieces that make the edits. A list that does not exist is added as the last field of its object. Throws if there is no such object. */
export function listEdits(text: string, edits: readonly ListEdit[]): readonly TextPiece[] {
  const root = parseTree(text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text);
  if (root === undefined) throw new Error("The text has no JSON value.");
  const layout = layoutOf(text);
  return edits.flatMap((edit) => {
    const list = nodeAt(root, pointerSegments(edit.pointer));
    if (list !== undefined && list.type !== "array") throw new Error(`What is at ${edit.pointer} is no list.`);
    return list === undefined ? newList(text, root, edit, layout) : editedList(text, list, edit, layout);
  });
}

/** The pieces that remove fields of objects, each with its comma. */
export function fieldRemovals(text: string, pointers: readonly string[]): readonly TextPiece[] {
  const root = parseTree(text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text);
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

interface Layout {
  /** What one level is indented by. */
  readonly unit: string;
  readonly lineEnd: string;
}

function layoutOf(text: string): Layout {
  return {
    unit: /\n([ \t]+)\S/.exec(text)?.[1] ?? "  ",
    lineEnd: text.includes("\r\n") ? "\r\n" : "\n",
  };
}

function nodeAt(root: Node, segments: readonly string[]): Node | undefined {
  let node: Node | undefined = root;
  for (const segment of segments) {
    const step: string | number = node?.type === "array" ? Number(segment) : segment;
    node = node && findNodeAtLocation(node, [step]);
  }
  return node;
}

function editedList(text: string, list: Node, { removed, added = [] }: ListEdit, layout: Layout): readonly TextPiece[] {
  const items = list.children ?? [];
  const starts = triviaStarts(text, list, items);
  const kept = items.map((_, index) => removed?.has(index) !== true);
  const last = kept.lastIndexOf(true);
  const triviaAt = (index: number): string => {
    const item = items[index];
    return item === undefined ? "" : text.slice(starts[index], item.offset);
  };
  const write = (value: JsonValue, near: number): string => {
    const item = items[near];
    return valueText(value, triviaAt(near), item && text.slice(item.offset, item.offset + item.length), layout);
  };
  const inner = added.filter(({ before }) => before <= last);
  const after = added.filter(({ before }) => before > last);
  const pieces: TextPiece[] = inner.map(({ before, value }) => {
    const at = starts[before]!;
    return { start: at, end: at, text: `${triviaAt(before)}${write(value, before)},` };
  });
  for (let index = 0; index < last; index += 1)
    if (!kept[index]) pieces.push({ start: starts[index]!, end: starts[index + 1]!, text: "" });
  const near = Math.max(0, Math.min(last === -1 ? 0 : last, items.length - 1));
  const tail = after.map(({ value }) => `${triviaAt(near)}${write(value, near)}`).join(",");
  const end = endOf(items.at(-1));
  if (last === -1) {
    const from = list.offset + 1;
    // What precedes the closing bracket belongs to the last element.
    const to = tail === "" ? list.offset + list.length - 1 : (end ?? list.offset + list.length - 1);
    if (items.length > 0 || tail !== "")
      pieces.push({ start: from, end: to, text: items.length > 0 ? tail : tail.trim() });
    return pieces;
  }
  const from = endOf(items[last])!;
  if (tail !== "" || from !== end) pieces.push({ start: from, end: end!, text: tail === "" ? "" : `,${tail}` });
  return pieces;
}

function endOf(node: Node | undefined): number | undefined {
  return node && node.offset + node.length;
}

/** For each element, where the space before it starts: after the bracket or the comma. */
function triviaStarts(text: string, list: Node, items: readonly Node[]): readonly number[] {
  return items.map((_, index) => (index === 0 ? list.offset + 1 : text.indexOf(",", endOf(items[index - 1])) + 1));
}

function newList(text: string, root: Node, { pointer, added = [] }: ListEdit, layout: Layout): readonly TextPiece[] {
  const segments = pointerSegments(pointer);
  const owner = nodeAt(root, segments.slice(0, -1));
  if (owner?.type !== "object") throw new Error(`There is no object that could have ${pointer}.`);
  if (added.length === 0) return [];
  const last = owner.children?.at(-1);
  const name = JSON.stringify(segments.at(-1));
  const values = added.map(({ value }) => value);
  if (last === undefined) {
    const trivia = `${layout.lineEnd}${layout.unit}`;
    const field = `${trivia}${name}: ${valueText(values, trivia, undefined, layout)}${layout.lineEnd}`;
    return [{ start: owner.offset + 1, end: owner.offset + owner.length - 1, text: field }];
  }
  const before = owner.children!.at(-2);
  const comma = before === undefined ? owner.offset : text.indexOf(",", endOf(before));
  const trivia = text.slice(comma + 1, last.offset);
  const at = endOf(last)!;
  return [{ start: at, end: at, text: `,${trivia}${name}: ${valueText(values, trivia, undefined, layout)}` }];
}

/** A value in the layout of a neighbor; `trivia` is the space before it, and tells its indentation. */
function valueText(value: JsonValue, trivia: string, neighbor: string | undefined, { unit, lineEnd }: Layout): string {
  if (!Array.isArray(value) && !isJsonObject(value)) return JSON.stringify(value);
  const isOneLine = !trivia.includes("\n") || (neighbor?.startsWith("{") === true && !neighbor.includes("\n"));
  if (isOneLine) return oneLine(value, neighbor === undefined || !/^[{[]\S/.test(neighbor));
  const indent = trivia.slice(trivia.lastIndexOf("\n") + 1);
  return JSON.stringify(value, undefined, unit).replaceAll("\n", `${lineEnd}${indent}`);
}

function oneLine(value: JsonValue, isSpaced: boolean): string {
  const gap = isSpaced ? " " : "";
  if (Array.isArray(value)) return `[${value.map((each: JsonValue) => oneLine(each, isSpaced)).join(`,${gap}`)}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}:${gap}${oneLine(each, isSpaced)}`);
  return `{${gap}${fields.join(`,${gap}`)}${gap}}`;
}
