// Where in a YAML text is a value written?
import { load, type State } from "js-yaml";
import { pointerSegments } from "./json-pointer.ts";
import { yamlSchemas, type YamlLoadOptions } from "./yaml.ts";

/** What to look for: a value by its JSON pointer, or the key that holds it. */
export interface YamlTarget {
  readonly pointer: string;
  readonly at: "key" | "value";
}

/** UTF-16 offsets, the end exclusive. */
export interface YamlSpan {
  readonly start: number;
  readonly end: number;
}

/** A node as js-yaml met it. Keys and values of a mapping are children in turn; a value not written may be missing. */
interface Seen {
  start: number;
  end: number;
  result: unknown;
  children: Seen[];
  /** Where its text begins, behind blanks and comments; looked for on first need, as are the steps. */
  begin?: number;
  /** The ways on to its pairs or items, by key or number. */
  steps?: ReadonlyMap<string, Step>;
}

/** One step of the way to a target: the node, and the key that holds it. */
interface Step {
  readonly key: Seen | undefined;
  readonly value: Seen | undefined;
}

// As deep as specs are read; what fails there has no places either.
const deepest = 500;

// The nodes of a longer text would fill the memory for the sake of one line number.
const longest = 16 * 1024 * 1024;

/**
 * The places of the targets, in their order, from one pass over the text; undefined for what is not there, or comes by a merge key.
 * A value that is an alias is found at the alias; one that is left empty, at its key.
 */
export function locateInYaml(text: string, targets: readonly YamlTarget[]): readonly (YamlSpan | undefined)[] {
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const source = text.slice(mark);
  const root = source.length > longest ? undefined : watchLoading(source);
  return targets.map((target) => {
    if (root === undefined) return undefined;
    const step = walkTo(source, root, pointerSegments(target.pointer));
    const span = step && spanOfStep(source, step, target.at);
    return span && { start: span.start + mark, end: span.end + mark };
  });
}

// js-yaml tells when it begins and ends a node. It begins some twice, while it tries whether `a` is the key of a mapping.
function watchLoading(source: string): Seen | undefined {
  const open: Seen[] = [];
  let root: Seen | undefined;
  const listener = (event: "open" | "close", state: State): void => {
    if (event === "open") {
      open.push({ start: state.position, end: 0, result: undefined, children: [] });
      return;
    }
    const seen = open.pop()!;
    seen.end = Math.min(state.position, source.length);
    seen.result = state.result;
    const kept = settle(seen);
    const parent = open.at(-1);
    if (parent === undefined) root = kept;
    else parent.children.push(kept);
  };
  const options: YamlLoadOptions = { schema: yamlSchemas.json, maxDepth: deepest, listener };
  try {
    load(source, options);
  } catch {
    return undefined;
  }
  return root;
}

// A lone child with the same result is the try that became the node itself.
function settle(seen: Seen): Seen {
  const only = seen.children.length === 1 ? seen.children[0] : undefined;
  if (only !== undefined && Object.is(only.result, seen.result) && only.end > only.start) return only;
  if (typeof seen.result !== "object") seen.children = [];
  return seen;
}

function walkTo(source: string, root: Seen, segments: readonly string[]): Step | undefined {
  let step: Step = { key: undefined, value: root };
  for (const segment of segments) {
    // What lies behind an alias is written elsewhere, perhaps for several uses: the alias is this one's place.
    if (step.value !== undefined && isAlias(source, step.value)) return step;
    const next: Step | undefined = step.value && stepInto(step.value, segment);
    if (next === undefined) return undefined;
    step = next;
  }
  return step;
}

function stepInto(node: Seen, segment: string): Step | undefined {
  return (node.steps ??= Array.isArray(node.result) ? stepsToItems(node, node.result) : stepsToPairs(node)).get(
    segment,
  );
}

function stepsToPairs(node: Seen): ReadonlyMap<string, Step> {
  const mapping = node.result as Record<string, unknown>;
  const steps = new Map<string, Step>();
  for (let index = 0; index < node.children.length; index += 1) {
    const key = node.children[index]!;
    if (typeof key.result === "object" && key.result !== null) continue;
    const name = String(key.result);
    if (!Object.hasOwn(mapping, name)) continue;
    const next = node.children[index + 1];
    const isPair = next !== undefined && Object.is(next.result, mapping[name]);
    if (!steps.has(name)) steps.set(name, { key, value: isPair ? next : undefined });
    if (isPair) index += 1;
  }
  return steps;
}

function stepsToItems(node: Seen, items: readonly unknown[]): ReadonlyMap<string, Step> {
  const steps = new Map<string, Step>();
  let child = 0;
  for (const [index, item] of items.entries()) {
    const seen = node.children[child];
    // An item left empty has no node; an item `a: b` inside [ ] has two.
    const isItem = seen !== undefined && Object.is(seen.result, item);
    steps.set(String(index), { key: undefined, value: isItem ? seen : undefined });
    if (isItem) child += 1;
    else if (item !== null) child += 2;
  }
  return steps;
}

function spanOfStep(source: string, step: Step, at: "key" | "value"): YamlSpan | undefined {
  const wanted = at === "key" ? (step.key ?? step.value) : step.value;
  const span = wanted && spanOf(source, wanted);
  if (span !== undefined && span.end > span.start) return span;
  return step.key && spanOf(source, step.key);
}

function spanOf(source: string, seen: Seen): YamlSpan {
  const start = beginOf(source, seen);
  if (source[start] === "*") return { start, end: endOfWord(source, start) };
  return { start, end: Math.max(start, endOf(source, seen)) };
}

// A block ends where its last child ends: js-yaml has read on to the next token by then.
function endOf(source: string, seen: Seen): number {
  const closing = source[seen.end - 1];
  if (closing === "}" || closing === "]") return seen.end;
  for (let index = seen.children.length - 1; index >= 0; index -= 1) {
    const child = seen.children[index]!;
    if (child.result === null && beginOf(source, child) >= child.end) continue;
    return spanOf(source, child).end;
  }
  return seen.start + source.slice(seen.start, seen.end).trimEnd().length;
}

function isAlias(source: string, seen: Seen): boolean {
  return source[beginOf(source, seen)] === "*";
}

function beginOf(source: string, seen: Seen): number {
  return (seen.begin ??= skipBlanks(source, seen.start));
}

// Loops, not regular expressions: those keep a stack, and a text of blanks alone would fill it.
function skipBlanks(source: string, from: number): number {
  let index = from;
  for (; index < source.length; index += 1) {
    const character = source[index]!;
    if (character === "#") index = endOfLine(source, index) - 1;
    else if (!" \t\r\n".includes(character)) return index;
  }
  return index;
}

function endOfLine(source: string, from: number): number {
  let index = from;
  while (index < source.length && source[index] !== "\n" && source[index] !== "\r") index += 1;
  return index;
}

function endOfWord(source: string, from: number): number {
  let index = from;
  while (index < source.length && !" \t\r\n,[]{}".includes(source[index]!)) index += 1;
  return index;
}
