// How does a list of edits change a site? The same list gives the same site.
import fc from "fast-check";
import { isJsonObject, type JsonValue } from "../../src/compiler/text/json-value.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { editJson, jsonEdits, pick, spliced, type Choices, type JsonEditName } from "./json-edits.ts";
import type { SeedSite } from "./seed-sites.ts";
import { structureOf } from "./structured-file.ts";

const fileEdits = ["splice", "repeatLine", "cut", "removeFile", "renameFile", "copyFile", "ignoreFile"] as const;
type FileEditName = (typeof fileEdits)[number];

/** One change of one file. */
export interface Edit extends Choices {
  readonly file: number;
  readonly kind: JsonEditName | FileEditName;
}

const jsonEditNames = Object.keys(jsonEdits) as readonly JsonEditName[];
const choice = fc.nat(1_000_000);

/** Any edit: most of them of the structure of a file. */
export const anyEdit: fc.Arbitrary<Edit> = fc.record({
  file: choice,
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...jsonEditNames) },
    { weight: 1, arbitrary: fc.constantFrom(...fileEdits) },
  ),
  at: choice,
  other: choice,
  text: choice,
});

/** The site after all edits, in order. */
export function editSite(site: SeedSite, edits: readonly Edit[]): SeedSite {
  let edited = site;
  for (const edit of edits) edited = editOnce(edited, edit);
  return edited;
}

/** Half of the edits are of docs.json; the files that `options` stand for come last. */
function editOnce(site: SeedSite, edit: Edit): SeedSite {
  const { lock } = site.options;
  if (edit.file % 16 === 15 && isJsonEdit(edit.kind) && lock !== undefined) {
    const document = typeof lock === "string" ? lock : (lock as unknown as JsonValue);
    const changed = editJson(document, edit.kind, edit);
    return { ...site, options: { ...site.options, lock: JSON.stringify(changed) } };
  }
  return { ...site, files: editFiles(site.files, edit) };
}

type Files = SeedSite["files"];

function editFiles(files: Files, edit: Edit): Files {
  const names = Object.keys(files);
  const file = edit.file % 2 === 0 && files["docs.json"] !== undefined ? "docs.json" : pick(names, edit.file >> 1);
  if (file === undefined) return files;
  const text = files[file] ?? "";
  if (isJsonEdit(edit.kind)) {
    const structure = structureOf(file, text);
    if (structure === undefined) return files;
    return { ...files, [file]: structure.write(editJson(structure.document, edit.kind, edit)) };
  }
  return editFile(files, { file, text, kind: edit.kind }, edit);
}

interface ChosenFile {
  readonly file: string;
  readonly text: string;
  readonly kind: FileEditName;
}

// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function editFile(files: Files, { file, text, kind }: ChosenFile, { at, other, text: hostile }: Edit): Files {
  switch (kind) {
    case "splice":
      return { ...files, [file]: spliced(text, at, pick(hostileTexts, hostile)) };
    case "repeatLine": {
      const lines = text.split("\n");
      const line = pick(lines, at);
      return { ...files, [file]: lines.toSpliced(other % (lines.length + 1), 0, line).join("\n") };
    }
    case "cut": {
      const start = at % (text.length + 1);
      return { ...files, [file]: text.slice(0, start) + text.slice(start + (other % 40)) };
    }
    case "removeFile":
      return file === "docs.json" ? files : without(files, file);
    case "renameFile":
      return file === "docs.json" ? files : named(without(files, file), otherName(file, at, hostile), text);
    case "copyFile":
      return named(files, otherName(file, at, hostile), text);
    case "ignoreFile":
      return {
        ...files,
        ".mintignore": `${files[".mintignore"] ?? ""}${spliced(file, at, pick(hostileTexts, hostile))}\n`,
      };
  }
}

/** A file name that a file system may have: no empty segment, none that leads upward, no NUL. */
function otherName(file: string, at: number, hostile: number): string {
  const names = [
    file.toUpperCase(),
    file.replace(/\.mdx$/, ".md"),
    `moved/${file}`,
    file.replace(/\.(\w+)$/, "/index.$1"),
    spliced(file, at, pick(hostileTexts, hostile)),
  ];
  const segments = pick(names, at)
    .toWellFormed()
    .replaceAll("\0", "")
    .split("/")
    .map((segment) => segment.slice(0, 200))
    .filter((segment) => segment !== "" && segment !== "." && segment !== "..");
  return segments.length === 0 ? "odd" : segments.join("/");
}

/** A path is never both a file and a folder of others. */
function named(files: Files, file: string, text: string): Files {
  const isTaken = Object.keys(files).some((other) => other.startsWith(`${file}/`) || file.startsWith(`${other}/`));
  return isTaken || files[file] !== undefined ? files : { ...files, [file]: text };
}

function without(files: Files, file: string): Files {
  return Object.fromEntries(Object.entries(files).filter(([name]) => name !== file));
}

function isJsonEdit(kind: Edit["kind"]): kind is JsonEditName {
  return Object.hasOwn(jsonEdits, kind);
}

/** The docs.json of a site where it is a JSON object. */
export function configOf({ files }: SeedSite): Readonly<Record<string, JsonValue>> | undefined {
  const structure = structureOf("docs.json", files["docs.json"] ?? "");
  return isJsonObject(structure?.document) ? structure.document : undefined;
}
