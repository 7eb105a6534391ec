// Reads the libraries that docs.json names, as far as TypeDoc wrote them into a file of the docs folder (D236).
import type { SdkReference } from "../contract/api-reference.ts";
import { namesCountFrom, type SourceNames } from "../contract/source-names.ts";
import { fileAt, placeOf, textAt } from "../diagnostics/place.ts";
import { namedText, type NamedTexts } from "./named-text.ts";
import { namedFile } from "./named-file.ts";
import type { SdkCatalog, SdkLibrary, SdkState } from "./sdk-catalog.ts";
import { parseSpec } from "./spec-files.ts";
import { readTypedoc } from "./typedoc.ts";

/** What to read, and from where. */
export interface SdkSources extends NamedTexts {
  readonly references: readonly (SdkReference & { readonly file: string; readonly pointer: string })[];
  readonly sources: SourceNames;
}

/** Reads each library once. */
export function loadSdks(sources: SdkSources): SdkCatalog {
  const states = new Map<string, SdkState>();
  for (const reference of sources.references) {
    const key = keyOf(reference);
    if (!states.has(key)) states.set(key, stateOf(reference, sources));
  }
  return { of: (reference) => states.get(keyOf(reference)) ?? { kind: "not read" } };
}

function keyOf({ format, source }: Pick<SdkReference, "format" | "source">): string {
  return `${format} ${source}`;
}

function stateOf(reference: SdkSources["references"][number], sources: SdkSources): SdkState {
  const { host, report } = sources;
  const { format, source, file } = reference;
  const target = namedFile(source, file, host, namesCountFrom(file, sources.sources));
  if (format !== "typedoc" || target.kind === "remote") return { kind: "not read" };
  if (target.kind === "outside") report("spec-outside-root", placeOf(reference), { target: source });
  else if (target.kind === "missing") report("spec-not-found", placeOf(reference), { word: source, uses: 1 });
  const library = target.kind === "file" ? libraryIn(target.path, sources) : undefined;
  return library === undefined ? { kind: "unread" } : { kind: "read", library };
}

function libraryIn(path: string, sources: SdkSources): SdkLibrary | undefined {
  const text = namedText(path, "file", sources);
  if (text === undefined) return undefined;
  const parsed = parseSpec(text, true);
  const library = parsed.kind === "read" ? readTypedoc(parsed.value) : undefined;
  if (library !== undefined) return library;
  const { problem, start, end } =
    parsed.kind === "broken"
      ? parsed.problem
      : { problem: `it is no JSON of TypeDoc, which has "children" at its top` };
  const place = start === undefined ? fileAt(path) : textAt(path, start, end ?? start);
  sources.report("spec-syntax", place, { spec: path, problem });
  return undefined;
}
