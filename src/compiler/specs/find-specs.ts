// Finds specs in the docs folder that nothing names (D10).
import { namesCountFrom, sourceFolderOf, type SourceNames } from "../contract/source-names.ts";
import { type SpecKind, isRemote } from "../contract/spec-attachment.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Host } from "../host/host.ts";
import { kindOfSpec, readSpec, type ReadingInput } from "./read-spec.ts";
import type { SpecDocument } from "./spec-catalog.ts";
import { parseJson } from "../text/json-text.ts";
import { isJsonObject, ownValue } from "../text/json-value.ts";
import { baseName, folderOf, namedPaths, resolvePath } from "../text/resolve-path.ts";
import { readingLimits } from "../text/reading-limits.ts";
import { groupBy } from "../text/group-by.ts";
import { madeOnce } from "../text/per-object.ts";

/** Every file below the root that could be a spec, in path order; installed packages and folders whose names begin with a dot do not belong to the docs. */
export function listSpecFiles(host: Host): readonly string[] {
  return host.list({ extensions: ["json", "yaml", "yml"], ignore: [] }).toSorted();
}

/** A file that looks like a spec but can't be used; `report` says why. */
export interface LostSpec {
  readonly source: string;
  readonly kind: SpecKind;
  readonly report: () => void;
}

/** What the files at some paths are. */
export interface FoundSpecs {
  readonly documents: readonly SpecDocument[];
  readonly lost: readonly LostSpec[];
}

/** What is needed to search files; `report` is used by lost specs only. */
export interface FindingInput extends ReadingInput {
  readonly host: Host;
  readonly report: Report;
}

/**
 * The specs among the files at `paths`, in their order; other files are skipped. Because nothing names these files, their
 * problems are reported only if the `report` of a lost spec is called.
 */
export async function findSpecs(paths: readonly string[], room: FindingInput): Promise<FoundSpecs> {
  const documents: SpecDocument[] = [];
  const lost: LostSpec[] = [];
  for (const path of paths) {
    const text = textOf(path, room);
    const byName = kindByName(path, text.trim() === "");
    if (byName === undefined && !looksLikeSpec(text)) continue;
    const problems: (() => void)[] = [];
    const collect: Report = (...problem) => void problems.push(() => room.report(...problem));
    const opened = room.files.open(path, collect);
    const isMeant =
      opened.kind !== "file" || (kindOfSpec(opened.file.value) ?? byName ?? meantKind(text)) !== undefined;
    if (!isMeant) continue;
    const document = opened.kind === "file" ? await readSpec(opened.file, room, collect) : undefined;
    const kind = document === undefined ? (meantKind(text) ?? byName) : undefined;
    if (document !== undefined) documents.push(document);
    else if (kind !== undefined && problems.length > 0)
      lost.push({ source: path, kind, report: () => problems.forEach((report) => report()) });
  }
  return { documents, lost };
}

// A file over the limit is not read, and known by its beginning.
function textOf(path: string, { host, limits }: FindingInput): string {
  const isWithin = (host.stat(path)?.size ?? Infinity) <= limits.specBytes;
  return (isWithin ? host.readText(path) : host.readHead(path, readingLimits.spec.headBytes)) ?? "";
}

/** False for a text that certainly has no "openapi", "swagger" or "asyncapi" at its top level. */
export function looksLikeSpec(text: string): boolean {
  return (
    /^[ \t{,]*["']?(openapi|swagger|asyncapi)["']?\s*:/m.test(text) ||
    /["'](openapi|swagger|asyncapi)["']\s*:/.test(text)
  );
}

// The fault may be before the end of the first key, so quotes and the bracket before it don't matter.
const firstKey = /^\s*(?:\{\s*)?["']?(openapi|swagger|asyncapi)["']?\s*:\s*["']?\d/;
const yamlKey = /^["']?(openapi|swagger|asyncapi)["']?[ \t]*:[ \t]*["']?\d/m;

/**
 * The kind of spec that a text was meant to be: it has the key of a spec at its top level, with a version. Without a version it
 * may be another file with such a key, such as the settings of a site.
 */
export function meantKind(text: string): SpecKind | undefined {
  const key = firstKey.exec(text.slice(0, 1000))?.[1] ?? yamlKey.exec(text)?.[1];
  if (key !== undefined) return kindOfKey(key);
  // Read as far as it goes.
  if (!/^\uFEFF?\s*\{/.test(text)) return undefined;
  const { value } = parseJson(text, { depth: readingLimits.spec.depth });
  if (!isJsonObject(value)) return undefined;
  const written = ["openapi", "swagger", "asyncapi"].find((name) => isVersion(ownValue(value, name)));
  return written === undefined ? undefined : kindOfKey(written);
}

function isVersion(value: unknown): boolean {
  return typeof value === "number" || (typeof value === "string" && /^\d/.test(value));
}

/**
 * The kind of spec that the name of a file says: `openapi.json`. `isEmpty`: the file has no contents that say something else,
 * so `v2-openapi.json` counts, too.
 */
export function kindByName(path: string, isEmpty: boolean): SpecKind | undefined {
  const name = isEmpty
    ? /(?:^|[^a-z])(openapi|swagger|asyncapi)(?:[^a-z]|$)/i.exec(baseName(path))
    : /^(openapi|swagger|asyncapi)\.(?:json|ya?ml)$/i.exec(baseName(path));
  return name === null ? undefined : kindOfKey(name[1]!);
}

function kindOfKey(key: string): SpecKind {
  return key.toLowerCase() === "asyncapi" ? "asyncapi" : "openapi";
}

/** What a word means where it is written; `fits` has the files if a base name matches several. */
export type WordTarget =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "remote"; readonly url: string }
  | { readonly kind: "missing"; readonly fits?: readonly string[] }
  | { readonly kind: "outside" };

/** Resolves words; each pair of word and folder is looked up once. */
export interface SpecWords {
  readonly resolve: (word: string, file: string) => WordTarget;
}

/** `listing` gives all .json, .yaml and .yml files; it is called only if there is no file at a path. */
export function specWords(host: Host, listing: () => readonly string[], sources: SourceNames): SpecWords {
  const known = new Map<string, WordTarget>();
  let byName: ReadonlyMap<string, readonly string[]> | undefined;
  const named = (name: string): readonly string[] => (byName ??= namesOf(listing())).get(name) ?? [];
  return {
    resolve(word, file) {
      const trimmed = word.trim();
      if (isRemote(trimmed)) return { kind: "remote", url: trimmed };
      const root = namesCountFrom(file, sources);
      const own = (name: string): readonly string[] =>
        named(name).filter((path) => sourceFolderOf(path, sources) === root);
      const key = `${root}\n${folderOf(file)}\n${trimmed}`;
      return madeOnce(known, key, () => lookUp(trimmed, { folder: folderOf(file), root }, host, own));
    },
  };
}

/** The folder of the file that has a word, and that of its repository. */
interface WordPlace {
  readonly folder: string;
  readonly root: string;
}

function lookUp(
  word: string,
  { folder, root }: WordPlace,
  host: Host,
  named: (name: string) => readonly string[],
): WordTarget {
  const paths = namedPaths(word, folder, root);
  for (const path of paths) if (path !== "" && host.stat(path)?.kind === "file") return { kind: "file", path };
  if (paths.length === 0) return { kind: "outside" };
  const name = resolvePath("", word);
  return name === undefined || name.includes("/") ? { kind: "missing" } : oneOf(named(name), host);
}

function oneOf(paths: readonly string[], host: Host): WordTarget {
  // Next to a spec there are often data files of the same name.
  const fits = paths.length > 1 ? paths.filter((path) => looksLikeSpec(host.readText(path) ?? "")) : paths;
  const [path] = fits;
  if (path === undefined) return { kind: "missing" };
  return fits.length === 1 ? { kind: "file", path } : { kind: "missing", fits };
}

/** The paths by base name, with and without extension; files with exactly that name come first. */
function namesOf(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const whole = groupBy(paths, baseName);
  const bare = groupBy(paths, (path) => baseName(path).replace(/\.(json|ya?ml)$/i, ""));
  return new Map([...bare, ...whole]);
}
