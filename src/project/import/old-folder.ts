// Reads the files of a site that is imported, within the limits of a compile (D22, D320).
import { defaultLimits } from "../../compiler/contract/limits.ts";
import { published } from "../../compiler/contract/published-file.ts";
import type { Host } from "../../compiler/host/host.ts";
import { compareText } from "../../compiler/text/compare-text.ts";
import { parseJson } from "../../compiler/text/json-text.ts";
import { describeJson, isJsonObject, type JsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import { indexLines } from "../../compiler/text/line-index.ts";
import { plainJson, type PlainFault } from "../../compiler/text/plain-json.ts";
import { parseYaml } from "../../compiler/text/yaml.ts";
import { taggedSchema } from "../../compiler/text/yaml-tagged.ts";
import { parse as parseToml, TomlError } from "smol-toml";
import { UsageError } from "../settings/usage-error.ts";
import { hiddenReason, isHiddenFile, isHiddenConfig } from "./hidden-files.ts";
import type { ImportLoss } from "./import-loss.ts";

/** Values of a configuration in YAML, with aliases written out. */
const mostValues = 1_000_000;

const faults: Readonly<Record<PlainFault, string>> = {
  values: "its aliases make it far larger than it is written; use fewer of them",
  depth: `it is nested deeper than ${defaultLimits.depth} levels; nest it less`,
  characters: "its aliases make it far longer than it is written; use fewer of them",
  cycle: "an alias in it refers to what holds it; remove it",
  "mapping key": "it has a key that is a mapping; write the key in quotes",
};

const assetExtensions: readonly string[] = [...published, ...[...published].map((each) => each.toUpperCase())];

/** How a folder is read. */
export interface OldFolderOptions {
  /** Patterns of paths that are not listed, such as the folder that is written to. */
  readonly ignore?: readonly string[] | undefined;
  /** The configuration that the user named, which may be hidden. */
  readonly config?: string | undefined;
}

/** The folder that is imported. Paths are relative to it, with "/". Hidden files are read as configurations only. (D365) */
export class OldFolder {
  readonly #host: Host;
  readonly #options: OldFolderOptions;
  /** Hidden files and folders that the site names, and that are there. */
  readonly #hidden = new Map<string, ImportLoss>();
  readonly #lists = new Map<string, readonly string[]>();
  #read = 0;

  constructor(host: Host, options: OldFolderOptions = {}) {
    this.#host = host;
    this.#options = options;
  }

  /** What was asked for and not read. */
  get losses(): readonly ImportLoss[] {
    return [...this.#hidden.values()];
  }

  /** Whether there is a file that may be read, and shown to readers. */
  has(path: string): boolean {
    return !isHiddenFile(path) && this.#host.stat(path)?.kind === "file";
  }

  /** Whether there is a file that may be read as a configuration. */
  hasConfig(path: string): boolean {
    return !this.#isHiddenConfig(path) && this.#host.stat(path)?.kind === "file";
  }

  /** Names a hidden file or folder as a loss, if it is there. */
  noteHidden(path: string): void {
    if (isHiddenFile(path) && this.#host.stat(path) !== undefined)
      this.#hidden.set(path, { feature: "a hidden file or folder", reason: hiddenReason, file: path });
  }

  /** Whether there is a folder. */
  hasFolder(path: string): boolean {
    return this.#host.stat(path)?.kind === "folder";
  }

  /** In bytes; 0 if there is no such file. */
  sizeOf(path: string): number {
    return this.#host.stat(path)?.size ?? 0;
  }

  /** The text of a file without a byte order mark; undefined if there is none that may be read and shown, or if it is larger than `most` bytes. */
  text(path: string, most: number = defaultLimits.configBytes): string | undefined {
    return isHiddenFile(path) ? undefined : this.#text(path, most);
  }

  #text(path: string, most: number): string | undefined {
    const stat = this.#host.stat(path);
    if (stat?.kind !== "file" || stat.size > most) return undefined;
    this.#read += stat.size;
    if (this.#read > 2 * defaultLimits.readBytes)
      throw new UsageError(`The folder has more than ${defaultLimits.readBytes} bytes of text. Import a part of it.`);
    return this.#host.readText(path)?.replace(/^\uFEFF/, "");
  }

  /** The pages and other files below a folder with one of the extensions, sorted. */
  files(folder: string, extensions: readonly string[]): readonly string[] {
    this.noteHidden(folder);
    const all = this.#listed(extensions);
    // "0" is the sign after "/".
    return folder === "" ? all : all.slice(firstFrom(all, `${folder}/`), firstFrom(all, `${folder}0`));
  }

  /** All files with one of the extensions, sorted. A site may ask for very many of its folders. */
  #listed(extensions: readonly string[]): readonly string[] {
    const key = extensions.join("/");
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    const all = this.#host.list({ extensions, ignore: this.#options.ignore ?? [] }).toSorted(compareText);
    this.#lists.set(key, all);
    return all;
  }

  /** The page files below a folder, sorted. */
  pages(folder: string): readonly string[] {
    return this.files(folder, ["md", "mdx", "markdown"]);
  }

  /** The files below a folder that are published as they are, sorted. */
  assets(folder: string): readonly string[] {
    return this.files(folder, assetExtensions);
  }

  /** A configuration in JSON; undefined if there is no such file. Throws `UsageError` if it can't be read. */
  json(path: string): JsonValue | undefined {
    const text = this.#configText(path);
    if (text === undefined) return undefined;
    const { value, problems, depthExceededAt } = parseJson(text, { depth: defaultLimits.depth });
    const [problem] = problems;
    if (problem !== undefined) throw broken(path, problem.problem, indexLines(text).position(problem.start));
    if (depthExceededAt !== undefined) throw broken(path, faults.depth, indexLines(text).position(depthExceededAt));
    return value;
  }

  /** A configuration in YAML, with tags of other programs as plain values; undefined if there is no such file. Throws `UsageError` if it can't be read. */
  yaml(path: string): JsonValue | undefined {
    const text = this.#configText(path);
    if (text === undefined) return undefined;
    const read = parseYaml(text, { schema: taggedSchema, maxDepth: defaultLimits.depth });
    if (!read.ok) throw broken(path, read.problem, read);
    const { depth } = defaultLimits;
    const limits = { values: mostValues, depth, characters: text.length * 4 + 65_536, refusesMappingKeys: false };
    const plain = plainJson(read.value ?? null, limits);
    if (!plain.ok) throw broken(path, faults[plain.fault]);
    return plain.value;
  }

  /** A configuration in TOML. Throws `UsageError` if it can't be read. */
  toml(path: string): JsonObject {
    const text = this.#configText(path) ?? "";
    try {
      const plain = plainJson(parseToml(text), {
        values: mostValues,
        depth: defaultLimits.depth,
        characters: text.length + 65_536,
        refusesMappingKeys: false,
      });
      return plain.ok && isJsonObject(plain.value) ? plain.value : {};
    } catch (error) {
      if (error instanceof TomlError) throw broken(path, firstLine(error.message), error);
      throw error;
    }
  }

  /** A configuration that has to be an object. Throws `UsageError` if there is none, or it is something else. */
  object(path: string, format: "json" | "yaml"): JsonObject {
    const value = format === "json" ? this.json(path) : this.yaml(path);
    if (value === undefined)
      throw new UsageError(
        this.#isHiddenConfig(path) ? `${path} is not read: it is hidden.` : `There is no ${path} in this folder.`,
      );
    if (!isJsonObject(value)) throw broken(path, `it has to hold an object, and this is ${describeJson(value)}`);
    return value;
  }

  #isHiddenConfig(path: string): boolean {
    return path !== this.#options.config && isHiddenConfig(path);
  }

  #configText(path: string): string | undefined {
    if (this.#isHiddenConfig(path)) return undefined;
    const text = this.#text(path, defaultLimits.configBytes);
    if (text === undefined && this.sizeOf(path) > defaultLimits.configBytes)
      throw new UsageError(`${path} is larger than ${defaultLimits.configBytes} bytes.`);
    return text;
  }
}

/** The index of the first path that is not before a text. */
function firstFrom(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function firstLine(message: string): string {
  return message.split("\n", 1)[0]!.replace(/^Invalid TOML document: /, "");
}

function broken(
  file: string,
  problem: string,
  at: { readonly line?: number; readonly column?: number } = {},
): UsageError {
  const place = at.line === undefined ? file : `${file}:${at.line}:${at.column ?? 1}`;
  return new UsageError(`${place} can't be read: ${problem}.`);
}
