// Defines how mdBook writes the texts of pages.
import { mdbookSlugs } from "../old-slugs.ts";
import { folderOf, resolvePath } from "../../../../compiler/text/resolve-path.ts";
import { alertRule } from "../callouts.ts";
import { mdbookHiddenLines } from "./mdbook-hidden-lines.ts";
import type { TextRules, IncludedFile } from "../text-rules.ts";

/** `file.rs:2:10`, `file.rs:anchor`. */
function includedFile(written: string, file: string): IncludedFile {
  const [name = "", ...rest] = written.trim().split(":");
  const part = rest.join(":");
  const path = resolvePath(folderOf(file), name);
  return { paths: path === undefined ? [] : [path], part: (text) => partOf(text, part) };
}

/** Marks that begin and end a part, wherever they are in a line, such as in a comment of HTML. */
const name = String.raw`\s*([\p{Alphabetic}\p{M}\p{Nd}\p{Pc}-]+)`;
const anchor = { begin: new RegExp(`ANCHOR:${name}`, "u"), end: new RegExp(`ANCHOR_END:${name}`, "u") };

function isAnchor(line: string): boolean {
  return anchor.begin.test(line) || anchor.end.test(line);
}

function partOf(text: string, part: string): string | undefined {
  const lines = text.split("\n");
  if (part === "") return lines.filter((line) => !isAnchor(line)).join("\n");
  if (/^[\d:]*$/.test(part)) {
    const [from = "", to] = part.split(":");
    const first = Math.max(1, Number(from || 1));
    return lines.slice(first - 1, to === undefined ? first : to === "" ? undefined : Number(to)).join("\n");
  }
  const begin = lines.findIndex((line) => anchor.begin.exec(line)?.[1] === part);
  if (begin < 0) return undefined;
  const end = lines.findIndex((line, at) => at > begin && anchor.end.exec(line)?.[1] === part);
  return lines
    .slice(begin + 1, end < 0 ? undefined : end)
    .filter((line) => !isAnchor(line))
    .join("\n");
}

/** What mdBook replaces itself. */
const ofMdbook = /^\{\{#(?:include|rustdoc_include|playground|playpen|title)[ \t]/;

/** Words that say only how a test runs the code, and which lines are hidden. */
const unseen =
  /^(?:|ignore(?:-\w+)?|no_?run|should_panic|compile_fail|test_harness|standalone(?:_crate)?|edition\d{4}|E\d{4}|noplay(?:ground|pen)|skip|hidelines=.*)$/;

/** Markdown with includes between `{{#` and `}}`. */
export const mdbookRules: TextRules = {
  syntax: "markdown",
  slugs: mdbookSlugs,
  fences: { titles: ["title"], marked: [], numbered: [], commas: true, unseen },
  code: mdbookHiddenLines,
  includesInCode: (written, file) => {
    const found =
      /^[ \t]*\{\{#(?:include|rustdoc_include|playground|playpen)[ \t]+([^\s{}]+)(?:[ \t][^{}]*)?\}\}$/.exec(written);
    return found === null ? undefined : includedFile(found[1]!, file);
  },
  lines: [
    {
      match: /^\{\{#(?:include|rustdoc_include)[ \t]+([^\s{}]+)[ \t]*\}\}$/,
      to: ([, name = ""], { file }) => ({ kind: "include", file: includedFile(name, file) }),
    },
    {
      match: /^\{\{#(?:playground|playpen)[ \t]+([^\s{}]+)(?:[ \t][^{}]*)?\}\}$/,
      to: ([, name = ""], { file }) => ({ kind: "include", file: { ...includedFile(name, file), code: "rust" } }),
    },
    { match: /^\{\{#title[ \t][^{}]*\}\}$/, to: () => ({ kind: "none" }) },
    alertRule,
  ],
  inlines: [
    {
      // A backslash before it makes it text.
      match: /(?<!\\)\{\{#[^{}]*\}\}/g,
      to: ([written], place) => {
        const reason = ofMdbook.test(written)
          ? "it is read only in a line of its own"
          : "a preprocessor writes what it stands for, and navc runs none";
        place.note(`"${written.slice(0, 40)}"`, `${reason}, so it stays text`);
        return undefined;
      },
    },
  ],
};
