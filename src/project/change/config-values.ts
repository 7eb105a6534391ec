// Reads the values of docs.json as they are written, and finds what refers to them.
import type { SiteName } from "../../compiler/checks/site-names.ts";
import type { Host } from "../../compiler/host/host.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { childPointer } from "../../compiler/text/json-pointer.ts";
import { locateInJson } from "../../compiler/text/json-places.ts";
import { isJsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import { indexLines } from "../../compiler/text/line-index.ts";
import { folderOf, resolvePath } from "../../compiler/text/resolve-path.ts";
import { configReferences } from "./config-references.ts";
import { jsonValues } from "./json-file.ts";

/** The values in the files of docs.json. Each file is read once. */
export class ConfigValues {
  /** The files of docs.json. */
  readonly files: readonly string[];
  readonly #host: Pick<Host, "readText" | "stat">;
  readonly #valueIn: (source: ConfigSource) => JsonValue | undefined;
  #references: ReadonlyMap<string, readonly SiteName[]> | undefined;

  /** `files` are those of docs.json. */
  constructor(files: readonly string[], host: Pick<Host, "readText" | "stat">) {
    this.files = files;
    this.#host = host;
    this.#valueIn = jsonValues(host);
  }

  /** What is written at a place; a reference is not followed. */
  at(source: ConfigSource): JsonValue | undefined {
    return this.#valueIn(source);
  }

  /** The number of elements of a list. */
  listLength(source: ConfigSource): number {
    const list = this.at(source);
    return Array.isArray(list) ? list.length : 0;
  }

  /** Where the value is written that is read at a place: in another file if there is only a reference. */
  writtenAt(source: ConfigSource): ConfigSource {
    const value = this.at(source);
    const isReference = isJsonObject(value) && Object.keys(value).length === 1;
    return (isReference ? this.#targetOf(source) : undefined) ?? source;
  }

  /** The line of a place, from 1. */
  lineOf(source: ConfigSource): number {
    return this.linesOf([source])[0]!;
  }

  /** The lines of places, from 1; each file is read once. */
  linesOf(sources: readonly ConfigSource[]): readonly number[] {
    const lines = new Map<ConfigSource, number>();
    for (const [file, inFile] of groupBy(sources, (source) => source.file)) {
      const text = this.#host.readText(file) ?? "";
      const index = indexLines(text);
      const wanted = inFile.map(({ pointer }) => ({ pointer, at: "value" }) as const);
      const ranges = locateInJson(text, wanted);
      for (const [at, source] of inFile.entries()) lines.set(source, index.position(ranges[at]?.start ?? 0).line);
    }
    return sources.map((source) => lines.get(source)!);
  }

  /** The elements of lists that show what is written at a place: itself, or the references to its file. */
  elementsOf(source: ConfigSource, seen: ReadonlySet<string> = new Set()): readonly ConfigSource[] {
    const { file, pointer } = source;
    if (
      Array.isArray(this.at({ file, pointer: pointer.slice(0, Math.max(0, pointer.lastIndexOf("/"))) })) &&
      pointer !== ""
    )
      return [source];
    if (pointer !== "" || seen.has(file)) return [];
    const through = new Set([...seen, file]);
    return this.referringTo(file).flatMap((each) => this.elementsOf(each, through));
  }

  /** The values that refer to a file. */
  referringTo(file: string): readonly ConfigSource[] {
    return this.#referencesTo(file).flatMap(({ place }) =>
      place.kind === "pointer" ? [{ file: place.file, pointer: place.pointer.replace(/\/\$ref$/, "") }] : [],
    );
  }

  /** A list of an object, in the file where it is written. `list` is undefined if it has none with this name. */
  listOf(
    owner: ConfigSource,
    name: string,
    seen: ReadonlySet<string> = new Set(),
  ): { readonly at: ConfigSource; readonly list: readonly JsonValue[] | undefined } {
    const at = { file: owner.file, pointer: childPointer(owner.pointer, name) };
    const value = this.at(at);
    if (Array.isArray(value)) return { at, list: value as readonly JsonValue[] };
    const target = this.#targetOf(value === undefined ? owner : at);
    if (target === undefined || seen.has(target.file)) return { at, list: undefined };
    const found = this.at(target);
    if (Array.isArray(found)) return { at: target, list: found as readonly JsonValue[] };
    return isJsonObject(found) && value === undefined
      ? this.listOf(target, name, new Set([...seen, target.file]))
      : { at, list: undefined };
  }

  /** Whether all that shows what is written at a place is below one of some others, also through references to its file. */
  isOnlyBelow(
    { file, pointer }: ConfigSource,
    above: readonly ConfigSource[],
    seen: ReadonlySet<string> = new Set(),
  ): boolean {
    if (above.some((each) => file === each.file && `${pointer}/`.startsWith(`${each.pointer}/`))) return true;
    const referring = seen.has(file) ? [] : this.referringTo(file);
    const through = new Set([...seen, file]);
    return referring.length > 0 && referring.every((each) => this.isOnlyBelow(each, above, through));
  }

  #referencesTo(file: string): readonly SiteName[] {
    this.#references ??= groupBy(
      this.files.flatMap((each) => configReferences(each, this.#host)),
      ({ target }) => target,
    );
    return this.#references.get(file) ?? [];
  }

  /** The value in the file that an object refers to. */
  #targetOf(source: ConfigSource): ConfigSource | undefined {
    const value = this.at(source);
    const written = isJsonObject(value) ? value["$ref"] : undefined;
    const file = typeof written === "string" ? resolvePath(folderOf(source.file), written.trim()) : undefined;
    return file === undefined ? undefined : { file, pointer: "" };
  }
}
