// Is each string of `navigation` in the result, or named by a diagnostic?
import { posix } from "node:path";
import { parseEntry } from "../../../src/contract/endpoint-entry.ts";
import { localHref } from "../../../src/contract/href.ts";
import { toPagePath } from "../../../src/contract/page-path.ts";
import type { CompileResult, Diagnostic, JsonValue } from "../../../src/index.ts";
import { childPointer, pointerSegments } from "../../../src/text/json-pointer.ts";
import { isJsonObject } from "../../../src/text/json-value.ts";
import { visible } from "../../../src/text/visible.ts";
import { configOf } from "../edit-site.ts";
import type { FuzzedSite } from "../fuzzed-site.ts";
import type { SeedSite } from "../seed-sites.ts";
import { structureOf } from "../structured-file.ts";

/** Looks for each string of docs.json, and of the files that it refers to, in all that the compile gives. */
export function nothingVanishes({ after, result }: FuzzedSite): readonly string[] {
  const { navigation, diagnostics } = result;
  if (navigation === null) return [];
  const config = configOf(after);
  const root = config?.["navigation"];
  if (config === undefined || root === undefined) return [];
  const known = knownStrings(result);
  const told = toldPlaces(diagnostics);
  // What goes beyond a limit is left out as a whole, and told at its first place.
  if (diagnostics.some(({ code }) => code === "limit-exceeded")) return [];
  const written = stringsIn(root, { file: "docs.json", pointer: "/navigation" }, after, []);
  const lost = written.filter((each) => !isTold(each, told) && !isKnown(each, known));
  return lost.map(
    ({ text, place }) => `vanished: ${JSON.stringify(text.slice(0, 80))} at ${place.file}#${place.pointer}`,
  );
}

interface Place {
  readonly file: string;
  readonly pointer: string;
}

interface WrittenString {
  readonly text: string;
  readonly place: Place;
  /** The `$ref`s that lead to it, outermost first. */
  readonly refs: readonly Place[];
}

/** All strings of a value, with those behind its `$ref`s. */
function stringsIn(value: JsonValue, place: Place, site: SeedSite, refs: readonly Place[]): readonly WrittenString[] {
  if (typeof value === "string") return [{ text: value, place, refs }];
  if (Array.isArray(value))
    return value.flatMap((item: JsonValue, index) => stringsIn(item, below(place, index), site, refs));
  if (!isJsonObject(value)) return [];
  const { $ref } = value;
  const target = typeof $ref === "string" ? referred($ref, place.file, site, refs) : undefined;
  const own = Object.entries(value).flatMap(([key, field]) =>
    key === "$ref" && target !== undefined ? [] : stringsIn(field, below(place, key), site, refs),
  );
  if (target === undefined) return own;
  const { file, document } = target;
  const kept = isJsonObject(document)
    ? Object.fromEntries(Object.entries(document).filter(([key]) => !Object.hasOwn(value, key)))
    : document;
  return [...own, ...stringsIn(kept, { file, pointer: "" }, site, [...refs, below(place, "$ref")])];
}

function below({ file, pointer }: Place, key: string | number): Place {
  return { file, pointer: childPointer(pointer, key) };
}

function referred(
  $ref: string,
  from: string,
  { files }: SeedSite,
  refs: readonly Place[],
): { readonly file: string; readonly document: JsonValue } | undefined {
  const written = $ref.trim();
  const file = posix.join(written.startsWith("/") ? "" : posix.dirname(from), written.replace(/^\/+/, ""));
  const text = Object.hasOwn(files, file) ? files[file] : undefined;
  if (text === undefined || !file.endsWith(".json") || refs.length > 16) return undefined;
  const document = structureOf(file, text)?.document;
  return document === undefined ? undefined : { file, document };
}

interface Told {
  readonly places: ReadonlySet<string>;
  readonly unread: ReadonlySet<string>;
  /** `openapi owner`: fields of spec objects that navc does not know. */
  readonly dropped: ReadonlySet<string>;
  /** Lists whose endpoint entries lack a spec: one is named, and the others are counted. */
  readonly lacking: ReadonlySet<string>;
  readonly words: string;
}

/** What a value of the wrong kind holds is not read, and the message is about all of it. */
function unreadBy({ code, message, file, pointer }: Diagnostic): readonly string[] {
  // Global anchors hold nothing.
  const isWhole = code === "wrong-type" || code === "ref-syntax";
  const isHeld = code === "misplaced-children" && pointer.includes("/global/anchors/");
  const damaged = damagedSpec.exec(pointer)?.[1] ?? unnamedBranch.exec(pointer)?.[1];
  const isDamage = isWhole || code === "missing-field" || code.startsWith("ref-");
  return [
    ...(isWhole || isHeld || /^This "(openapi|asyncapi)" object lacks/.test(message) ? [`${file}#${pointer}`] : []),
    ...(isDamage && damaged !== undefined ? [`${file}#${damaged}`] : []),
  ];
}

/** Without its source nothing that is said of a spec has a meaning. */
const damagedSpec = /^(.*\/(?:openapi|asyncapi)(?:\/\d+)?)(?:\/[^/]*)?$/s;
/** Branches without a name are one branch. */
const unnamedBranch = /^(.*\/(?:languages|versions)\/\d+)(?:\/(?:language|version|tab|group|name|title|label)[^/]*)?$/s;

function toldPlaces(diagnostics: readonly Diagnostic[]): Told {
  const nameOf = ({ file, pointer }: Diagnostic): string => `${file}#${pointer}`;
  return {
    places: new Set(diagnostics.map(nameOf)),
    unread: new Set(diagnostics.flatMap((each) => [...mergedBranch(each), ...unreadBy(each)])),
    dropped: new Set(diagnostics.flatMap(droppedField)),
    lacking: new Set(
      diagnostics.flatMap((each) => (each.code === "endpoint-without-spec" ? [above(nameOf(each))] : [])),
    ),
    words: diagnostics
      .map(({ message, subject, suggestion }) => `${message}\n${subject}\n${suggestion ?? ""}`)
      .join("\n"),
  };
}

function above(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf("/")));
}

/** Fields of spec objects are told once for all. */
function droppedField({ message }: Diagnostic): readonly string[] {
  const [, field, kind] = /^"(.*)" is no field of an "(openapi|asyncapi)" object/s.exec(message) ?? [];
  return field === undefined || kind === undefined ? [] : [`${kind} ${field}`];
}

function isDropped({ pointer }: Place, dropped: ReadonlySet<string>): boolean {
  const segments = pointerSegments(pointer);
  return segments.some((segment, index) => {
    if (segment !== "openapi" && segment !== "asyncapi") return false;
    const [first = "", second = ""] = segments.slice(index + 1);
    return dropped.has(`${segment} ${first}`) || (/^\d+$/.test(first) && dropped.has(`${segment} ${second}`));
  });
}

/** What a branch says that stands twice gives way to what the first one says. */
function mergedBranch({ code, file, pointer }: Diagnostic): readonly string[] {
  return code === "duplicate-selector" ? [above(`${file}#${pointer}`)] : [];
}

function isTold({ text, place, refs }: WrittenString, told: Told): boolean {
  if ([place, ...refs].some((each) => isPlaceTold(each, told) || isDropped(each, told.dropped))) return true;
  if (told.lacking.has(above(`${place.file}#${place.pointer}`)) && parseEntry(text).kind !== "page") return true;
  const trimmed = text.trim();
  const names = [trimmed, visible(trimmed), posix.normalize(trimmed), posix.join(posix.dirname(place.file), trimmed)];
  return trimmed !== "" && names.some((name) => told.words.includes(name));
}

function isPlaceTold({ file, pointer }: Place, { places, unread }: Told): boolean {
  if (places.has(`${file}#${pointer}`)) return true;
  const ends = [...pointer.matchAll(/\//g)].map(({ index }) => index);
  return ends.some((end) => unread.has(`${file}#${pointer.slice(0, end)}`)) || unread.has(`${file}#${pointer}`);
}

interface Known {
  readonly strings: ReadonlySet<string>;
  readonly operations: ReadonlySet<string>;
  readonly sources: readonly string[];
  readonly basePath: string;
}

/** One slash at the end is forgiven (D7). */
function withoutSlash(operation: string): string {
  return operation.replace(/\/$/, "");
}

const extension = /\.(json|ya?ml)$/;

function knownStrings({ navigation }: CompileResult): Known {
  const strings = new Set<string>();
  addStrings(navigation, strings);
  const operations = Object.values(navigation?.pages ?? {}).flatMap(({ operation }) =>
    operation === undefined
      ? []
      : [
          operation.webhook === null
            ? `${operation.method} ${operation.path ?? operation.channel ?? ""}`.trim()
            : `WEBHOOK ${operation.webhook}`,
        ],
  );
  const sources = [...strings].flatMap((string) => (extension.test(string) ? [string.replace(extension, "")] : []));
  return {
    strings,
    operations: new Set(operations.map(withoutSlash)),
    sources,
    basePath: navigation?.site.basePath ?? "",
  };
}

function addStrings(value: unknown, strings: Set<string>): void {
  if (typeof value === "string") strings.add(value);
  if (typeof value !== "object" || value === null) return;
  for (const [key, below] of Object.entries(value)) {
    strings.add(key);
    addStrings(below, strings);
  }
}

function isKnown({ text, place }: WrittenString, { strings, operations, sources, basePath }: Known): boolean {
  if (text.trim() === "" || strings.has(text) || strings.has(text.trim())) return true;
  const path = toPagePath(text);
  if (path.ok && [path.path, path.path.replace(/\.mdx?$/, ""), `${path.path}/index`].some((each) => strings.has(each)))
    return true;
  const fromRoot = posix.normalize(text.trim()).replace(/^\/+/, "");
  const files = [localHref(text, basePath), fromRoot, posix.join(posix.dirname(place.file), text.trim())];
  if (files.some((file) => strings.has(file))) return true;
  // A spec is found by its name, too (D9).
  if (sources.some((source) => `/${source}`.endsWith(`/${text.trim().replace(extension, "")}`))) return true;
  const entry = parseEntry(text);
  return entry.kind === "endpoint" && operations.has(withoutSlash(`${entry.method} ${entry.target}`));
}
