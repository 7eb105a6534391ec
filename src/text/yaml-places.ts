// Finds where the values of a YAML text are written. Only this file uses `yaml`. It is loaded when such a place is printed.
import { isAlias, isMap, isScalar, isSeq, parseDocument, type Node } from "yaml";
import type { TextRange, WantedPlace } from "./json-places.ts";
import { pointerSegments } from "./json-pointer.ts";
import { perObject } from "./per-object.ts";
import { readingLimits } from "./reading-limits.ts";

/** One step of the way to a wanted place: the node, and the key that holds it. Values that are left empty have no node. */
interface Step {
  readonly key: Node | undefined;
  readonly value: Node | undefined;
}

/**
 * The ranges of the wanted places, in their order, from one pass over the text; undefined for what is not there, or comes by a
 * merge key. A value that is an alias is found at the alias; one that is left empty, at its key.
 */
export function locateInYaml(text: string, wanted: readonly WantedPlace[]): readonly (TextRange | undefined)[] {
  const root = text.length > readingLimits.yaml.placedCharacters ? undefined : rootOf(text);
  return wanted.map(({ pointer, at }) => {
    const step = root && walkTo(root, pointerSegments(pointer));
    return step && spanOfStep(text, step, at);
  });
}

function rootOf(text: string): Node | undefined {
  try {
    // A carriage return alone ends a line for js-yaml, and not for this parser.
    const lines = text.replace(/\r(?!\n)/g, "\n");
    // Equal keys were found when the text was read; to look for them here takes the square of their number.
    const { contents, errors } = parseDocument(lines, { uniqueKeys: false, logLevel: "silent", prettyErrors: false });
    // With an error, what is left may be somewhere else.
    return errors.length > 0 ? undefined : (contents ?? undefined);
  } catch {
    // It is nested deeper than the stack holds.
    return undefined;
  }
}

function walkTo(root: Node, segments: readonly string[]): Step | undefined {
  let step: Step | undefined = { key: undefined, value: root };
  for (const segment of segments) {
    // What is behind an alias is written elsewhere, perhaps for several uses: the alias is the place of this one.
    if (step.value !== undefined && isAlias(step.value)) return step;
    step = step.value && stepsOf(step.value).get(segment);
    if (step === undefined) return undefined;
  }
  return step;
}

const stepsOf = perObject((node: Node): ReadonlyMap<string, Step> => {
  if (isSeq<Node>(node))
    return new Map(node.items.map((item, index) => [String(index), { key: undefined, value: written(item) }]));
  if (!isMap<Node, Node>(node)) return new Map();
  return new Map(
    node.items.flatMap(({ key, value }) =>
      isScalar(key) ? [[String(key.value), { key, value: written(value) }]] : [],
    ),
  );
});

/** Undefined for a value that is left empty. */
function written(node: Node | null): Node | undefined {
  return node?.range == null || node.range[0] === node.range[1] ? undefined : node;
}

function spanOfStep(text: string, { key, value }: Step, at: "key" | "value"): TextRange | undefined {
  const node = at === "key" ? (key ?? value) : (value ?? key);
  const start = node?.range?.[0];
  if (node === undefined || start === undefined) return undefined;
  return { start, end: start + text.slice(start, endOf(node)).trimEnd().length };
}

/** A block ends where its last child ends, and not behind the comments below. */
function endOf(node: Node): number | undefined {
  const isBlock = (isMap(node) || isSeq(node)) && node.flow !== true;
  const last = isBlock ? [...stepsOf(node).values()].at(-1) : undefined;
  const child = last && (last.value ?? last.key);
  return child === undefined ? node.range?.[1] : endOf(child);
}
