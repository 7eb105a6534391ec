// The values of a spec with their places, and the checks of their types.
import type { Limits } from "../contract/limits.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { LongTexts } from "../diagnostics/long-texts.ts";
import { fileAt, valueAt } from "../diagnostics/place.ts";
import { childPointer, pointerSegments } from "../text/json-pointer.ts";
import { isJsonObject, kindOfJson, type JsonObject } from "../text/json-value.ts";
import type { SpecFile } from "./spec-files.ts";
import { readingLimits } from "../text/reading-limits.ts";

/** A value of a spec and where it is written. */
export interface SpecValue {
  readonly file: SpecFile;
  readonly pointer: string;
  readonly value: unknown;
}

type LostPart = "field" | "operations";

/** Called with a value that can't be used, its problem, and what is lost without it; a field is lost if nothing is given. */
export type Complain = (at: SpecValue, problem: string, lost?: LostPart) => void;

/** What the readers of one spec need. */
export interface SpecReading {
  readonly spec: SpecFile;
  readonly limits: Limits;
  /** Whether the platform refuses a spec with a fault in its tags or methods; other tools only read less of it. */
  readonly isRefused: boolean;
  readonly report: Report;
  /** Reports that a value can't be used: `problem` is a clause without a full stop. */
  readonly complain: Complain;
  /** Called with a value that can't be used but that an operation or its address would be made from. */
  readonly lose: (at: SpecValue) => void;
  /** Cuts strings that are too long. */
  readonly long: LongTexts;
  /** Copies of values, each made once in a compile, because the originals may be part of later compiles, too. */
  readonly copies: WeakMap<object, JsonObject | undefined>;
  /** The folder that addresses in the spec count from; "" for the root. */
  readonly mount: string;
  /** The values of a chain of `$ref`s, the outermost first. Never empty. */
  readonly follow: (value: SpecValue) => readonly SpecValue[];
}

/** The value of a file as a whole. */
export function wholeFile(file: SpecFile): SpecValue {
  return { file, pointer: "", value: file.value };
}

/** The own property or item of a value; undefined if there is none. */
export function childOf({ file, pointer, value }: SpecValue, key: string | number): SpecValue | undefined {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  const child = (value as Record<string | number, unknown>)[key];
  const origin = typeof child === "object" && child !== null ? file.origins?.get(child) : undefined;
  if (origin === undefined) return { file, pointer: childPointer(pointer, key), value: child };
  return { file: pieceOf(file.whole ?? file, origin.source), pointer: origin.pointer, value: child };
}

/** A part of a spec that is written in an overlay; what it refers to is still in the spec. */
function pieceOf(spec: SpecFile, source: string): SpecFile {
  return source === spec.source ? spec : { ...spec, source, whole: spec };
}

/** The property of the first layer that has it: a field beside a `$ref` overrides the value that the `$ref` names. */
export function fieldOf(layers: readonly SpecValue[], key: string): SpecValue | undefined {
  for (const layer of layers) {
    const child = isJsonObject(layer.value) ? childOf(layer, key) : undefined;
    if (child !== undefined) return child;
  }
  return undefined;
}

/** All own keys of the layers, in file order, without `$ref`, even if it has no target. */
export function keysOf(layers: readonly SpecValue[]): readonly string[] {
  const all = layers.flatMap(({ value }) => (isJsonObject(value) ? Object.keys(value) : []));
  const keys = layers.length > 1 ? [...new Set(all)] : all;
  return keys.filter((key) => key !== "$ref");
}

/** The keys, without those that YAML made from an object or a list with an object, which are reported. */
export function namesOf(layers: readonly SpecValue[], reading: SpecReading): readonly string[] {
  const keys = keysOf(layers);
  const last = layers.at(-1)!;
  // In JSON it is a string like any other.
  const names = last.file.source.endsWith(".json") ? keys : keys.filter((key) => !key.includes(keyOfObject));
  if (names.length === keys.length) return names;
  const problem = `${nameOf(last)} has a key that is an object or a list, and a key has to be a string: write it in quotes`;
  reading.complain(last, problem, "operations");
  reading.lose(last);
  return names;
}

/** The text that the parser makes from an object that is used as a key. */
const keyOfObject = "[object Object]";

/** True if the value at the end of the layers is an object; otherwise this is reported. */
export function isObject(layers: readonly SpecValue[], reading: SpecReading, lost?: LostPart): boolean {
  const last = layers.at(-1)!;
  if (isJsonObject(last.value)) return true;
  reading.complain(last, `${nameOf(last)} is ${kindOfJson(last.value)}, and has to be an object`, lost);
  return false;
}

/** The same for a value that operations are made from: without it some are lost. */
export function isUsable(layers: readonly SpecValue[], reading: SpecReading): boolean {
  if (isObject(layers, reading, "operations")) return true;
  reading.lose(layers.at(-1)!);
  return false;
}

/** The name of a value in a message: its key in quotes. */
export function nameOf({ pointer }: SpecValue): string {
  const key = pointerSegments(pointer).at(-1);
  return key === undefined ? "the document" : `"${key}"`;
}

const mostComplaints = readingLimits.spec.problems;

/** A `complain` that reports the first ten values; `finish` reports how many more there were. */
export function complaints(
  spec: SpecFile,
  report: Report,
): { readonly complain: SpecReading["complain"]; readonly finish: () => void } {
  let reported = 0;
  let lostBeyond: LostPart = "field";
  // A value behind `$ref` is read once for each use, and is wrong in one place.
  const known = new Set<string>();
  return {
    complain: ({ file, pointer }, problem, lost = "field") => {
      const complaint = `${file.source}#${pointer} ${problem}`;
      if (known.has(complaint)) return;
      known.add(complaint);
      reported += 1;
      if (reported <= mostComplaints)
        report("spec-invalid", valueAt(file.source, pointer), { spec: file.source, problem, lost });
      else if (lost === "operations") lostBeyond = lost;
    },
    finish: () => {
      if (reported <= mostComplaints) return;
      report("spec-invalid", fileAt(spec.source), {
        spec: spec.source,
        problem: `${reported - mostComplaints} more of its values can't be used`,
        lost: lostBeyond,
      });
    },
  };
}
