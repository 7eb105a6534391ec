// Finds where names are written in a text, and makes the pieces that replace them.
import type { SiteName } from "../../compiler/checks/site-names.ts";
import { isPageFileName } from "../../compiler/contract/page-path.ts";
import { findFrontMatter } from "../../compiler/text/front-matter-block.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { locateExactly } from "../../compiler/text/json-places.ts";
import { locateInYaml } from "../../compiler/text/yaml-places.ts";
import type { TextPiece } from "../../compiler/text/text-pieces.ts";

/** A name, and the text that replaces its part. */
export interface NewName {
  readonly name: Pick<SiteName, "place" | "written" | "part">;
  readonly text: string;
  /** True if a redirect leads its readers, before and after: what moves from its address is not what it names. */
  readonly isRedirected?: boolean;
  /** True for a link to a section that has moved to another page, while its page is still there. */
  readonly isSection?: boolean;
}

/** The pieces for all new names in one file, and the names that are not found in its text. */
export interface NamePieces {
  readonly pieces: readonly TextPiece[];
  readonly lost: readonly LostName[];
}

/** A name that can't be written again. */
export interface LostName extends NewName {
  /** Where its text begins, or would have to be. */
  readonly at: number;
  /** Why, as the end of a sentence. */
  readonly reason: string;
}

/** The pieces that write new names into the text of a file: JSON, or a page with front matter. */
export function namePieces(file: string, text: string, names: readonly NewName[]): NamePieces {
  if (names.length === 0) return { pieces: [], lost: [] };
  const pieces: TextPiece[] = [];
  const lost: LostName[] = [];
  const lose = (behind: readonly NewName[], at: number, reason: string): void => {
    for (const each of behind) lost.push({ ...each, at, reason });
  };
  for (const each of names) {
    const { place } = each.name;
    if (place.kind !== "text") continue;
    const piece = pieceInBody(text, each);
    if (piece === undefined) lose([each], place.start, "it is not on one line, or not as it was read");
    else pieces.push(piece);
  }
  const values = groupBy(
    names.flatMap((each) => (each.name.place.kind === "pointer" ? [{ each, pointer: each.name.place.pointer }] : [])),
    ({ pointer }) => pointer,
  );
  const isPage = isPageFileName(file);
  const find = isPage ? rangesInFrontMatter : rangesInJson;
  const ranges = find(text, [...values.keys()]);
  for (const [index, group] of [...values.values()].entries()) {
    const range = ranges[index];
    const all = group.map(({ each }) => each);
    const value = newValue(all);
    const written =
      range === undefined || value === undefined
        ? undefined
        : scalarText(text.slice(range.start, range.end), value, isPage);
    if (range === undefined) lose(all, 0, "its text could not be found in the file");
    else if (written === undefined) lose(all, range.start, whyNot(text.slice(range.start, range.end), isPage));
    else pieces.push({ ...range, text: written });
  }
  return { pieces, lost };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

type FindRanges = (text: string, pointers: readonly string[]) => readonly (Span | undefined)[];

const rangesInJson: FindRanges = (text, pointers) =>
  locateExactly(
    text,
    pointers.map((pointer) => ({ pointer, at: "value" })),
  );

const rangesInFrontMatter: FindRanges = (text, pointers) => {
  const block = findFrontMatter(text, true);
  if (block.kind !== "block") return pointers.map(() => undefined);
  const found = locateInYaml(
    text.slice(block.start, block.end),
    pointers.map((pointer) => ({ pointer, at: "value" })),
  );
  return found.map((range) => range && { start: block.start + range.start, end: block.start + range.end });
};

/** The value with all its names replaced; a value may have several links. */
function newValue(names: readonly NewName[]): string | undefined {
  let value = names[0]!.name.written;
  for (const { name, text } of names) {
    if (name.part === name.written) return text;
    if (!value.includes(name.part)) return undefined;
    value = replaceWhole(value, name.part, text);
  }
  return value;
}

/** Replaces a part of a text, but not where it is only the beginning of a longer address. */
function replaceWhole(value: string, part: string, text: string): string {
  let at = value.indexOf(part);
  while (at !== -1) {
    const next = value[at + part.length];
    const before = value[at - 1];
    if ((next === undefined || /[\s)"'>#?]/.test(next)) && (before === undefined || /[\s("'=]/.test(before)))
      return value.slice(0, at) + text + value.slice(at + part.length);
    at = value.indexOf(part, at + 1);
  }
  return value;
}

/** A string in the quotes that it had; undefined if what is there is no string on one line. */
function scalarText(written: string, value: string, isYaml: boolean): string | undefined {
  if (!isYaml) return written.startsWith('"') ? JSON.stringify(value) : undefined;
  if (written.startsWith('"')) return JSON.stringify(value);
  if (written.startsWith("'")) return `'${value.replaceAll("'", "''")}'`;
  if (written.includes("\n") || /^[|>&*!]/.test(written)) return undefined;
  const isPlain =
    /^[\p{L}\p{N}/.](?:[^#:'"[\]{},&*!|>%@`\n]|(?<=\S)#)*$/u.test(value) &&
    !/^[\d.]+$|^(?:true|false|null|yes|no)$/i.test(value);
  return isPlain || /^https?:\/\/[^\s#]+$/.test(value) ? value : JSON.stringify(value);
}

/** Why a value is not written again. */
function whyNot(written: string, isYaml: boolean): string {
  if (!isYaml) return "its value is no string there";
  if (/^[|>]/.test(written)) return "it is a block of YAML (| or >); write it on one line, then navc can change it";
  if (/^[&*!]/.test(written)) return "it has an anchor, an alias or a tag of YAML, which navc does not change";
  return "its value is not on one line there";
}

/** The address of a link; the space around it stays. */
function pieceInBody(text: string, { name: { place }, text: written }: NewName): TextPiece | undefined {
  if (place.kind !== "text" || place.end > text.length) return undefined;
  const raw = text.slice(place.start, place.end);
  const trimmed = raw.trim();
  if (trimmed === "" || /[\n<>]/.test(trimmed)) return undefined;
  const start = place.start + raw.indexOf(trimmed);
  return { start, end: start + trimmed.length, text: written };
}
