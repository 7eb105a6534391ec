// An explanation as text for a terminal.
import type { Explanation, LinkExplanation, NothingFound } from "../explain/explanation.ts";
import { linkLines, pageBlocks, redirectText } from "./page-text.ts";
import { fact, table, type TextStyle } from "./text-layout.ts";
import { visible, withoutPasswords } from "../text/visible.ts";

/** The explanation as lines with a blank one between blocks; ends with a line break. */
export function explanationText(explanation: Explanation, style: TextStyle): string {
  return blocksOf(explanation, style)
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map((line) => `${withoutPasswords(line.trimEnd())}\n`).join(""))
    .join("\n");
}

function blocksOf(explanation: Explanation, style: TextStyle): readonly (readonly string[])[] {
  if (explanation.kind === "page") return pageBlocks(explanation, style);
  return [explanation.kind === "link" ? linkBlock(explanation, style) : nothingLines(explanation, style)];
}

function linkBlock({ href, external, from, redirect, editions }: LinkExplanation, style: TextStyle): readonly string[] {
  return [
    `${style.heading(visible(href))}  ${external ? "a link out of the site" : "no page of this site has this address"}`,
    ...(redirect === undefined ? [] : fact("redirect", redirectText(redirect, style), style)),
    "  Linked by:",
    ...linkLines(from, editions, style).map((line) => `  ${line}`),
  ];
}

function nothingLines(nothing: NothingFound, style: TextStyle): readonly string[] {
  const { what, redirect, file, nearest, nearestCode } = nothing;
  const meant = [
    ...nearest.map(({ href, title }) => [visible(href), visible(title)]),
    ...(nearestCode === undefined ? [] : [[nearestCode, "a diagnostic code"]]),
  ];
  return [
    `${style.heading(visible(what))}  is no page of this site`,
    ...(redirect === undefined ? [] : fact("redirect", redirectText(redirect, style), style)),
    ...(file === undefined
      ? []
      : fact("file", `${style.place(visible(style.fileName(file.file)))} is there, but ${file.from}`, style)),
    ...(meant.length === 0 ? [] : ["  Did you mean:", ...table(meant).map((line) => `    ${line}`)]),
    ...(redirect === undefined && file === undefined && meant.length === 0 ? ["  navc tree shows all pages."] : []),
  ];
}
