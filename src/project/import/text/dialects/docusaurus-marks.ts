// Reads the comments by which Docusaurus marks lines of a code block.
import type { CodeRule } from "../shown-code.ts";

const comment =
  /^(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;|%|!|\*>|'|rem\b)\s*highlight-(next-line|start|end)(?:\s*(?:\*\/\s*\}|\*\/|-->))?$/i;

/** Numbers behind the opening count instead; without a language nothing is read. */
export const docusaurusMarks: CodeRule = (lines, info) => {
  if (/\{[\d,-]+\}/.test(info) || !/^\s*[^\s{=]+(?:[\s{]|$)/.test(info)) return undefined;
  const shown: string[] = [];
  const marked: number[] = [];
  let isNext = false;
  let isOpen = false;
  for (const line of lines) {
    const word = comment.exec(line.trim())?.[1]?.toLowerCase();
    if (word === undefined) {
      shown.push(line);
      if (isNext || isOpen) marked.push(shown.length);
    }
    isNext = word === "next-line";
    if (word === "start" || word === "end") isOpen = word === "start";
  }
  return shown.length === lines.length ? undefined : { lines: shown, marked, losses: [] };
};
