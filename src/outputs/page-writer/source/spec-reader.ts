// Reads the parts of specs that pages describe. Each file is read once, and `$ref`s are followed step by step within the docs folder.
import { defaultLimits, type Limits } from "../../../compiler/contract/limits.ts";
import { isRemote } from "../../../compiler/contract/spec-attachment.ts";
import type { Host } from "../../../compiler/host/host.ts";
import { overlayWork } from "../../../compiler/overlays/overlay-work.ts";
import { refFollower } from "../../../compiler/specs/follow-refs.ts";
import { specFiles, type SpecFile, type SpecFiles } from "../../../compiler/specs/spec-files.ts";
import { childOf, fieldOf, keysOf, wholeFile, type SpecValue } from "../../../compiler/specs/spec-value.ts";
import { pointerSegments } from "../../../compiler/text/json-pointer.ts";

/** A value with the targets of its `$ref`s: the outermost first, never empty. */
export type SpecLayers = readonly SpecValue[];

const unlimited = { take: () => true, isLeftOut: () => false, leftOut: () => [] };
const silent = (): void => undefined;

/** Reads specs. Their faults are reported by a compile, and wrong parts are left out here. */
export class SpecReader {
  readonly #files: SpecFiles;
  readonly #follow: (value: SpecValue) => SpecLayers;
  readonly #host: Host;
  /** The specs with their overlays. */
  readonly #overlaid = new Map<string, SpecFile>();

  constructor(host: Host, limits: Limits = defaultLimits) {
    this.#host = host;
    this.#files = specFiles(host, limits, unlimited);
    this.#follow = refFollower({ files: this.#files, limits, complain: silent, lost: silent }, silent).follow;
  }

  /** Applies overlays to a spec, once; what overlays of other servers change is not known. (D621) */
  async overlay(spec: string, overlays: readonly string[]): Promise<void> {
    if (this.hasOverlays(spec)) return;
    const opened = this.#files.open(spec, silent);
    if (opened.kind !== "file") return;
    // A site without overlays loads no library for their expressions.
    const { applyOverlays } = await import("../../../compiler/specs/apply-overlays.ts");
    const room = { files: this.#files, host: this.#host, budget: unlimited, remote: undefined };
    const names = overlays.filter((path) => !isRemote(path)).map((path) => ({ kind: "file" as const, path }));
    const shared = { room, work: overlayWork(), read: new Map() };
    const { file } = await applyOverlays(opened.file, names, shared, silent);
    this.#overlaid.set(spec, file);
  }

  /** Whether overlays were applied to a spec. */
  hasOverlays(spec: string): boolean {
    return this.#overlaid.has(spec);
  }

  /** The value at a JSON pointer into a file; undefined if there is none. */
  at(file: string, pointer: string): SpecLayers | undefined {
    const opened = this.#files.open(file, silent);
    const found = this.#overlaid.get(file) ?? (opened.kind === "file" ? opened.file : undefined);
    let value = found && wholeFile(found);
    for (const segment of pointerSegments(pointer)) value = value && childOf(value, segment);
    return value && this.#follow(value);
  }

  /** The value of a field. */
  field(of: SpecLayers | undefined, key: string): SpecLayers | undefined {
    const value = of && fieldOf(of, key);
    return value && this.#follow(value);
  }

  /** The items of a field that is a list, up to this number. */
  items(of: SpecLayers | undefined, key: string, most: number): readonly SpecLayers[] {
    const list = this.field(of, key)?.at(-1);
    if (!Array.isArray(list?.value)) return [];
    return Array.from({ length: Math.min(list.value.length, most) }, (_, index) =>
      this.#follow(childOf(list, index) ?? list),
    );
  }

  /** The names and values of a field that is an object, one after the other, because there may be more than are needed. */
  *entries(of: SpecLayers | undefined, key: string): Generator<readonly [string, SpecLayers]> {
    const object = this.field(of, key);
    for (const name of object === undefined ? [] : keysOf(object)) {
      const value = this.field(object, name);
      if (value !== undefined) yield [name, value];
    }
  }
}

/** The plain value of a field. */
export function valueIn(of: SpecLayers | undefined, key: string): unknown {
  return of && fieldOf(of, key)?.value;
}

/** The text of a field, if it is not blank. */
export function textIn(of: SpecLayers | undefined, key: string): string | undefined {
  const value = valueIn(of, key);
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}
