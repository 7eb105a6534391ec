// Writes the message about a syntax error of YAML, and finds its exact place.

/** An error of js-yaml. Its words are those of the grammar, and its place is where the parser stopped. */
interface YamlFault {
  readonly text: string;
  readonly offset: number;
  readonly maxDepth: number;
}

/** A clause without a full stop, and the place to fix. */
export interface YamlProblem {
  readonly problem: string;
  readonly offset: number;
  /** Present if the only fault is that lists and mappings are nested too deeply. */
  readonly isTooDeep?: true;
}

/** The message of a fault, in words about the text that was written. */
export function yamlProblem(reason: string, { text, offset, maxDepth }: YamlFault): YamlProblem {
  const atOffset = (problem: string): YamlProblem => ({ problem, offset });
  if (reason.startsWith("nesting exceeded"))
    return { ...atOffset(`it is nested deeper than ${maxDepth} levels`), isTooDeep: true };
  if (reason.startsWith("duplicated mapping key"))
    return atOffset("this key is in the mapping twice; remove one of the two");
  if (reason.startsWith("tab characters")) return atOffset("a tab can't indent a line; use spaces");
  if (/\bmerge (?:keys|sequence)\b/.test(reason))
    return atOffset(`"<<" takes in more keys or mappings than are read; write them out`);
  if (reason.startsWith("null byte")) return atOffset("it has a NUL character; remove it");
  if (reason.startsWith("expected a single document"))
    return atOffset(`it holds several documents, separated by "---"; keep one of them`);
  const quote = mayBeQuote.test(reason) ? openQuote(text, offset) : undefined;
  if (quote !== undefined)
    return { problem: "the quote that opens here is not closed in its line; close it", offset: quote };
  if (reason === "bad indentation of a mapping entry") return wordEntry(text, offset);
  if (reason.includes("flow collection")) {
    const bracket = openBracket(text, offset);
    if (bracket !== undefined)
      return { problem: `the "${text.charAt(bracket)}" that opens here is not closed; close it`, offset: bracket };
    if (reason.startsWith("missed comma")) return atOffset("a comma is missing between two entries");
  }
  if (!mayBeLine.test(reason)) return atOffset(reason);
  const line = lineWithoutColon(text, offset);
  return line === undefined && reason.startsWith("end of the stream")
    ? atOffset(otherwiseIndented)
    : { problem: `a line has to be a key, a colon and a space, as in "title: Start"`, offset: line ?? offset };
}

/** The message for a line that continues after the end of its value, or that belongs to the line above because of its indentation. */
function wordEntry(text: string, offset: number): YamlProblem {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const before = text.slice(start, offset);
  if (text[offset] === ":" && /^[ ]+[\w-]+$/.test(before))
    return { problem: otherwiseIndented, offset: start + before.search(/\S/) };
  if (text[offset] === ":") return { problem: `a string with ": " in it has to be in quotes`, offset };
  if (/["']\s*$/.test(before) && before.includes(":"))
    return { problem: `there is more after the closing quote; a quote in a string is written \\"`, offset };
  return { problem: otherwiseIndented, offset };
}

const otherwiseIndented = "this line is indented differently from the lines around it; indent them equally";
const mayBeLine =
  /^(?:can not read (?:an implicit mapping pair|a block mapping)|end of the stream or|incomplete explicit mapping pair)/;
const mayBeQuote = /quoted scalar|multiline key|implicit mapping pair/;
const opensQuote = /^[ \t]*(?:- +)?[^\s:#"'][^:\n"']*:[ \t]+(?:"(?:[^"\\\n]|\\.)*|'(?:[^'\n]|'')*)$/;

/** The first quote up to an offset that its own line does not close. */
function openQuote(text: string, offset: number): number | undefined {
  let start = 0;
  for (const line of text.split("\n")) {
    if (start > offset) return undefined;
    const bare = line.replace(/\r$/, "");
    if (bare.length < longestLine && opensQuote.test(bare)) return start + bare.search(/["']/);
    start += line.length + 1;
  }
  return undefined;
}

/** The beginning of the line where the parser stopped, or of one of the two lines before it, if it has no key. */
function lineWithoutColon(text: string, offset: number): number | undefined {
  let end = endOfLine(text, offset);
  for (let lines = 0; lines < 3 && end > 0; lines += 1) {
    const start = text.lastIndexOf("\n", end - 1) + 1;
    const line = text.slice(start, end).trimEnd();
    if (line !== "" && line.length < longestLine && !/:(?:\s|$)/.test(line)) return start + line.search(/\S/);
    end = start - 1;
  }
  return undefined;
}

/** An open bracket with a key in a line below it, because a key in a list is not written on purpose. */
function openBracket(text: string, offset: number): number | undefined {
  const lines = text.slice(0, endOfLine(text, offset)).split("\n");
  const isKey = /^[ \t]*[\w-]+:(?:[ \t]|$)/.test(lines.at(-1) ?? "") || text.slice(offset).trim() === "";
  let start = 0;
  for (const line of lines) {
    const opening = line.length > longestLine ? null : /^(?:[ \t]*[\w-]+:[ \t]+|[ \t]*(?:- +)?)(?=[[{])/.exec(line);
    const value = opening === null ? "" : line.slice(opening[0].length);
    if (isKey && value !== "" && countOf(value, /[[{]/g) > countOf(value, /[\]}]/g)) return start + opening![0].length;
    start += line.length + 1;
  }
  return undefined;
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

// A pattern over a line of any length could be stalled.
const longestLine = 2000;
