// Finds the files that PyMdown's snippets and templates of plug-ins include in pages of MkDocs. (D496)
import { ownValue, type JsonObject, type JsonValue } from "../../../../compiler/text/json-value.ts";
import { folderOf, resolvePath } from "../../../../compiler/text/resolve-path.ts";
import { blockFinder, codeBlocks } from "../code-blocks.ts";
import type { IncludedFile, LineRule, NoteAt, TextRules } from "../text-rules.ts";

/** Folders of a site that its settings count from. */
export interface SiteFolders {
  /** That of `mkdocs.yml`. */
  readonly config: string;
  /** That of the pages. */
  readonly docs: string;
}

/** How lines with scissors are read. */
export interface SnippetRules {
  readonly line: LineRule;
  readonly inCode: NonNullable<TextRules["includesInCode"]>;
  /** The text with each file of a block in a line of its own form; it has as many lines. */
  readonly rewritten: NonNullable<TextRules["rewritten"]>;
}

/** The paths that a name in a file may have. */
type PathsOf = (name: string, file: string) => readonly string[];

/** The rules for the options of the extension; `folders` is absent where a site is not known. */
export function snippetRules(options: JsonObject | undefined, folders: SiteFolders | undefined): SnippetRules {
  const pathsOf = options === undefined || folders === undefined ? guessedPaths : pathsBelow(options, folders);
  return {
    line: {
      match: /^-+8<-+[ \t]+(["'])(.+)\1$/,
      to: ([, , name = ""], { file }) =>
        isCommentedOut(name) ? { kind: "none" } : { kind: "include", file: snippet(name, file, pathsOf) },
    },
    inCode: (line, file) => {
      const [, indent = "", , name] = /^([ \t]*)-+8<-+[ \t]+(["'])(.+)\2[ \t]*$/.exec(line) ?? [];
      if (name === undefined) return undefined;
      const { paths, part = (text) => text } = snippet(name, file, pathsOf);
      // Its lines are indented as its name is.
      return { paths, part: (text) => part(text)?.replaceAll(/^(?=.)/gm, indent) };
    },
    rewritten: withoutBlocks,
  };
}

/** A file that `{% include %}` names. */
export function includedByTemplate(name: string, file: string): IncludedFile {
  return snippet(name, file, guessedPaths);
}

/** From the folder of the configuration, of the pages, or of the page. */
function guessedPaths(path: string, file: string): readonly string[] {
  const root = file.split("/")[0]!;
  return [path, `${root}/${path}`, `${folderOf(file)}/${path}`].flatMap((each) => resolvePath("", each) ?? []);
}

/** `base_path`: folders whose files may be included, and single files. */
function pathsBelow(options: JsonObject, { config, docs }: SiteFolders): PathsOf {
  const written = ownValue(options, "base_path") ?? ".";
  const bases = (Array.isArray(written) ? (written as readonly JsonValue[]) : [written]).filter(
    (each) => typeof each === "string",
  );
  const isRestricted = ownValue(options, "restrict_base_path") !== false;
  const foldersOf = (base: string, file: string): readonly (string | undefined)[] => {
    // MkDocs' tag `!relative` alone means the folder of the page; navc reads its values without their tags.
    if (base === "") return [folderOf(file)];
    const [, variable, rest = ""] = /^\$(docs_dir|config_dir)(\/.*)?$/.exec(base) ?? [];
    if (variable !== undefined) return [resolvePath(variable === "docs_dir" ? docs : config, `.${rest}`)];
    // They count from where MkDocs is run: beside its configuration, or above it with `-f`.
    return [...new Set([resolvePath(config, base), resolvePath("", base)])];
  };
  return (path, file) =>
    bases.flatMap((base) =>
      foldersOf(base, file).flatMap((folder): readonly string[] => {
        if (folder === undefined) return [];
        const below = resolvePath(folder, `./${path}`);
        const isIn = folder === "" || below?.startsWith(`${folder}/`) === true;
        const single = resolvePath(folderOf(folder), `./${path}`) === folder ? [folder] : [];
        return [...(below !== undefined && (isIn || !isRestricted) ? [below] : []), ...single];
      }),
    );
}

/** `file`, `file:2:5`, `file:2:5,8:9` and `file:section`. */
function snippet(name: string, file: string, pathsOf: PathsOf): IncludedFile {
  const written = name.trim();
  const colon = written.search(/:(?!\/\/)/);
  const path = colon < 0 ? written : written.slice(0, colon);
  const part = colon < 0 ? "" : written.slice(colon + 1);
  const paths = /^[a-z]+:\/\//i.test(name) ? [] : pathsOf(path, file);
  if (part === "") return { paths };
  return { paths, part: /^[\d:,]+$/.test(part) ? linesOf(part) : (text) => sectionOf(part, text) };
}

function linesOf(part: string): (text: string) => string {
  return (text) => {
    const lines = text.split("\n");
    return part
      .split(",")
      .flatMap((range) => {
        const [from = "", to = ""] = range.split(":");
        return lines.slice(Math.max(0, Number(from || 1) - 1), to === "" ? undefined : Number(to));
      })
      .join("\n");
  };
}

/** A line that begins or ends a section, whatever is around it. */
const marker = /(?<=-)8<-+[ \t]+\[[ \t]*(start|end)[ \t]*:[ \t]*([a-z][\w-]*)[ \t]*\]/i;

/** The lines of a section, without those that mark other sections; undefined if nothing begins it. */
function sectionOf(name: string, text: string): string | undefined {
  let found: string[] | undefined;
  for (const line of text.split("\n")) {
    const [, kind, section] = marker.exec(line) ?? [];
    if (section === undefined) found?.push(line);
    else if (section !== name) continue;
    else if (kind!.toLowerCase() === "start") found ??= [];
    else if (found !== undefined) break;
  }
  return found?.join("\n");
}

function isCommentedOut(name: string): boolean {
  return name.trimStart().startsWith(";");
}

const blockMark = /^[ \t]*-+8<-+$/;

/** Between two marks each line names a file. */
function withoutBlocks(text: string, note: NoteAt): string {
  if (!text.includes("8<-")) return text;
  const isCode = blockFinder(codeBlocks(text));
  const lines = text.split("\n");
  const marks: { readonly at: number; readonly start: number }[] = [];
  let next = 0;
  for (const [at, line] of lines.entries()) {
    const start = next;
    next += line.length + 1;
    if (!blockMark.test(line)) continue;
    if (isCode(start))
      note(start, "included files in code", "navc reads one name in each line of code, so they stay text");
    else marks.push({ at, start });
  }
  for (let at = 0; at + 1 < marks.length; at += 2) {
    const [begin, end] = [marks[at]!.at, marks[at + 1]!.at];
    lines[begin] = lines[end] = "";
    for (let line = begin + 1; line < end; line += 1) {
      const name = lines[line]!.trim();
      const indent = /^[ \t]*/.exec(lines[line]!)![0];
      lines[line] = name === "" || isCommentedOut(name) ? "" : `${indent}--8<-- "${name}"`;
    }
  }
  const unpaired = marks.length % 2 === 1 ? marks.at(-1) : undefined;
  if (unpaired !== undefined) note(unpaired.start, "included files", "nothing ends their block, so it stays text");
  return lines.join("\n");
}
