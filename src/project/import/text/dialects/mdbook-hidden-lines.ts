// Leaves out the lines of code blocks that mdBook hides.
import { wordsIn } from "../../json-fields.ts";
import type { CodeRule } from "../shown-code.ts";

/** Lines of Rust that rustdoc hides, and those of other languages with the prefix of their block or of the book. */
export const mdbookHiddenLines: CodeRule = (lines, info, { hiddenLines = {} }) => {
  const language = /^[\s{.]*([^\s,{}]*)/.exec(info)![1]!;
  const prefix = /(?:^|[\s,{])hidelines=([^\s,{}]+)/.exec(info)?.[1] ?? wordsIn(hiddenLines, language);
  const isRust = language === "rust";
  if (!isRust && (prefix === undefined || prefix === "")) return undefined;
  const isHidden = (line: string): boolean =>
    isRust ? /^\s*#(?: |$)/.test(line) : line.trimStart().startsWith(prefix!);
  const shown = lines.filter((line) => !isHidden(line));
  const isWhole = shown.length === lines.length;
  return {
    lines: isRust ? shown.map((line) => line.replace(/^(\s*)##/, "$1#")) : shown,
    losses: isWhole ? [] : [{ feature: "hidden lines of a code block", reason: "they are left out" }],
  };
};
