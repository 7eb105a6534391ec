// Is each string of `navigation` in the result, or named by a diagnostic?
import { posix } from "node:path";
import { directoryLayouts } from "../../../src/compiler/contract/directory-layout.ts";
import { listFields } from "../../../src/compiler/contract/divisions.ts";
import { parseEntry } from "../../../src/compiler/contract/endpoint-entry.ts";
import { localHref } from "../../../src/compiler/contract/href.ts";
import { specSlugs } from "../../../src/compiler/contract/spec-attachment.ts";
import { toPagePath } from "../../../src/compiler/contract/page-path.ts";
import type { CompileResult, Diagnostic } from "../../../src/index.ts";
import { longestName } from "../../../src/compiler/diagnostics/long-texts.ts";
import { pointerSegments } from "../../../src/compiler/text/json-pointer.ts";
import { sourceNames } from "../../../src/compiler/source-folders.ts";
import { visible } from "../../../src/compiler/text/visible.ts";
import { configOf } from "../edit-site.ts";
import type { FuzzedSite } from "../fuzzed-site.ts";
import { stringsIn, type Place, type WrittenString } from "../written-strings.ts";

/** Looks for each string of docs.json, and of the files that it refers to, in all that the compile gives. */
export function nothingVanishes({ after, result }: FuzzedSite): readonly string[] {
  const { navigation, diagnostics, unknown } = result;
  if (navigation === null) return [];
  const config = configOf(after);
  const root = config?.["navigation"];
  if (config === undefined || root === undefined) return [];
  const known = knownStrings(result);
  const reported = reportedPlaces(diagnostics);
  // What goes beyond a limit is left out as a whole, and reported at its first place; so are problems beyond theirs.
  if (diagnostics.some(({ code }) => code === "limit-exceeded" || code === "more-problems")) return [];
  const written = stringsIn(root, { file: "docs.json", pointer: "/navigation" }, after);
  // What an overlay that can't be applied adds to a spec is not known.
  const isUnknown = ({ place }: WrittenString): boolean =>
    unknown.some(({ file, pointer }) => file === place.file && pointer === place.pointer);
  // The lists of another repository are in the place of its name (D250).
  const read = new Set(result.inputs.flatMap(({ file, kind }) => (kind === "absent" ? [] : [file])));
  const folders = sourceNames(after.options.sources ?? {});
  const isReplaced = ({ text, place }: WrittenString): boolean =>
    place.pointer.endsWith("/sourceRef") && read.has(`${folders.get(text.trim()) ?? ""}/docs.json`);
  // A link of the bars that can't be opened is left out with its label (D259).
  const isInBars = ({ place, refs }: WrittenString): boolean =>
    [place, ...refs].some(({ pointer }) => /\/(?:navbar|footer|banner)(?:\/|$)/.test(pointer));
  const lost = written
    .filter((each) => !isInBars(each) && !isReplaced(each))
    .filter((each) => !isReported(each, reported) && !isKnown(each, known) && !isUnknown(each));
  return lost.map(
    ({ text, place }) => `vanished: ${JSON.stringify(text.slice(0, 80))} at ${place.file}#${place.pointer}`,
  );
}

interface Reported {
  readonly places: ReadonlySet<string>;
  readonly unread: ReadonlySet<string>;
  readonly unusedBranches: ReadonlySet<string>;
  /** `openapi owner`: fields of spec objects that navc does not know. */
  readonly dropped: ReadonlySet<string>;
  /** Lists whose endpoint entries lack a spec: one is named, and the others are counted. */
  readonly lacking: ReadonlySet<string>;
  /** Files with names that are too long: one is named, and the others are counted. */
  readonly long: ReadonlySet<string>;
  readonly words: string;
}

/** What a value of the wrong kind holds is not read, and the message is about all of it. */
function unreadBy({ code, message, file, pointer }: Diagnostic): readonly string[] {
  const isWhole =
    code === "wrong-type" ||
    code === "refused-field" ||
    code === "spec-without-effect" ||
    code === "ref-syntax" ||
    // The list of another repository takes the place of all that is beside its name.
    message.includes(`of an element with "sourceRef" and no label`) ||
    droppedField(message) !== undefined;
  const isSpec = /^This "(openapi|asyncapi|graphql|sdk)" object lacks/.test(message);
  const isDamage = isWhole || code === "missing-field" || code.startsWith("ref-");
  // Without its source nothing that is said of a spec has a meaning, nor of an icon without its name.
  const spec = isDamage
    ? /^(.*\/(?:openapi|asyncapi|graphql|sdk|icon)(?:\/\d+)?)(?:\/[^/]*){0,2}$/s.exec(pointer)?.[1]
    : undefined;
  // A global anchor holds nothing.
  const anchor = code === "misplaced-children" ? /^.*\/global\/anchors\/\d+/s.exec(pointer)?.[0] : undefined;
  return [isWhole || isSpec ? pointer : undefined, spec, anchor].flatMap((each) =>
    each === undefined ? [] : [`${file}#${each}`],
  );
}

/** Merged branches, and branches around another of their kind, keep their lists. Their other fields are not used. */
function unusedBranchesOf({ code, file, pointer, message }: Diagnostic): readonly string[] {
  const branches = [...pointer.matchAll(/\/(?:languages|versions)\/\d+(?=\/|$)/g)];
  const names = branches.map(({ 0: text, index }) => `${file}#${pointer.slice(0, index + text.length)}`);
  if (code === "misplaced-children") return /\/(languages|versions)$/.test(pointer) ? names : [];
  if (code === "duplicate-selector") return ["*"];
  // It is read as what it is, so it takes the place of those around it.
  if (code === "wrong-type" && / is a (?:language|version),/.test(message)) return names;
  // A reference that leads nowhere may have held the name.
  const isAboutName = ["missing-field", "empty-label", "wrong-type"].includes(code) || code.startsWith("ref-");
  // The name stands in a file of its own, to which several branches may refer.
  if (isAboutName && names.length === 0 && /^(\/(language|version)[^/]*)?$/.test(pointer)) return ["*"];
  return isAboutName && /\/(languages|versions)\/\d+(\/[^/]*)?$/.test(pointer) ? names.slice(-1) : [];
}

function reportedPlaces(diagnostics: readonly Diagnostic[]): Reported {
  const nameOf = ({ file, pointer }: Diagnostic): string => `${file}#${pointer}`;
  return {
    places: new Set(diagnostics.map(nameOf)),
    unread: new Set(diagnostics.flatMap(unreadBy)),
    unusedBranches: new Set(diagnostics.flatMap(unusedBranchesOf)),
    long: new Set(diagnostics.flatMap(({ code, file }) => (code === "text-too-long" ? [file] : []))),
    dropped: new Set(diagnostics.flatMap(({ message }) => droppedField(message) ?? [])),
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

/** A field of spec objects, which is reported once for all: `openapi owner`. */
function droppedField(message: string): string | undefined {
  const [, field, kind] =
    /(?:^navc does not know |^)"(.*)" (?:is not a field )?of an? "(openapi|asyncapi|graphql|sdk)" object/s.exec(
      message,
    ) ?? [];
  return field === undefined || kind === undefined ? undefined : `${kind} ${field}`;
}

function isDropped({ pointer }: Place, dropped: ReadonlySet<string>): boolean {
  const segments = pointerSegments(pointer);
  return segments.some((segment, index) => {
    if (!["openapi", "asyncapi", "graphql", "sdk"].includes(segment)) return false;
    const [first = "", second = ""] = segments.slice(index + 1);
    return dropped.has(`${segment} ${first}`) || (/^\d+$/.test(first) && dropped.has(`${segment} ${second}`));
  });
}

function isReported({ text, place, refs }: WrittenString, reported: Reported): boolean {
  if (text.length > longestName && reported.long.has(place.file)) return true;
  if ([place, ...refs].some((each) => isPlaceReported(each, reported) || isDropped(each, reported.dropped)))
    return true;
  if (reported.lacking.has(above(`${place.file}#${place.pointer}`)) && parseEntry(text).kind !== "page") return true;
  const trimmed = text.trim();
  const path = posix.normalize(trimmed).replace(/^\/+/, "");
  const names = [trimmed, visible(trimmed), path, posix.join(posix.dirname(place.file), trimmed)].filter(Boolean);
  return trimmed !== "" && names.some((name) => reported.words.includes(name));
}

const lists: ReadonlySet<string> = new Set(listFields);

function isPlaceReported({ file, pointer }: Place, { places, unread, unusedBranches }: Reported): boolean {
  if (places.has(`${file}#${pointer}`)) return true;
  const fields = [...pointer.matchAll(/\/(?:languages|versions)\/\d+(?=\/([^/]*))/g)];
  const gives = fields.some(({ 0: branch, 1: field = "", index }) => {
    const name = `${file}#${pointer.slice(0, index + branch.length)}`;
    return !lists.has(field) && (unusedBranches.has("*") || unusedBranches.has(name));
  });
  if (gives) return true;
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
  // Groups with a root inherit it; where there are none it has nothing to be in (D110).
  if (place.pointer.endsWith("/directory") && directoryLayouts.some((layout) => layout === text)) return true;
  // It makes addresses, and the operations may have no ids (D40).
  if (`/${place.pointer}`.endsWith("/slug") && specSlugs.some((slug) => slug === text)) return true;
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
