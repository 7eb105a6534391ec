// Reads the body of a page: its links, its anchors and what it imports.
import { readingLimits } from "../text/reading-limits.ts";
import { BodyFacts, type BlockContext } from "./body-facts.ts";
import { deepContainers } from "./deep-containers.ts";
import type { BodyLink, BodyProblem, PageBody } from "./page-body.ts";
import { beginBody, parseMdx, parsePlain, parseWhole, type ParsedBlock } from "./parse-block.ts";
import { readPlainBlock, readPlainHeading } from "./plain-block.ts";
import { isOfTags } from "./syntax-fault.ts";
import { syntaxProblem, type SyntaxProblem } from "./syntax-problem.ts";
import { crossesLists } from "./tag-nesting.ts";
import { textBlocks, type BodyBlocks, type TextBlock } from "./text-blocks.ts";
import { unpairedTag } from "./unpaired-tag.ts";
import { usedDefinitions } from "./used-definitions.ts";
import { judgeWhole, type WholeJudgement } from "./whole-body.ts";
import { tagProblem, wholeProblem } from "./whole-problem.ts";
import { withOwnStrings } from "./with-own-strings.ts";
import { withoutIds } from "./without-ids.ts";

/** Says what is in a body, given without front matter. */
export type BodyReader = (body: string) => PageBody;

/** Reads a body whenever it is asked. */
export const wholeBody: BodyReader = (body) => readBody(body, 0);

/**
 * A reader that keeps what is in the body that it read last. The snippets, the links and the tags of a page are looked at one after
 * the other, and most pages have the same text each time.
 */
export function bodyReader(read: BodyReader = wholeBody): BodyReader {
  let last: { readonly body: string; readonly found: PageBody } | undefined;
  return (body) => {
    if (last?.body !== body) last = { body, found: read(body) };
    return last.found;
  };
}

/**
 * Reads what is in `text` from the offset `start` on, where the front matter ends. Text that can't be parsed as MDX is read as
 * Markdown, and the first such place is the `problem`. Never throws.
 */
export function readBody(text: string, start: number): PageBody {
  const from = text.startsWith("\uFEFF") && start === 0 ? 1 : start;
  const body = text.slice(from);
  const split = textBlocks(body);
  const inBlocks = readInBlocks(body, from, split);
  const whole = inBlocks.isDoubtful ? doubtfulBody(body, from, split, inBlocks) : inBlocks;
  const { facts, problem, isOpen, isSearched } = whole;
  return withOwnStrings({
    links: [...facts.links, ...usedDefinitions(body, facts)].toSorted((a, b) => a.start - b.start),
    anchors: facts.anchors,
    imports: facts.imports,
    isOpen,
    isSearched,
    problem,
  });
}

/** What is known about a body. */
interface ReadParts {
  readonly facts: BodyFacts;
  readonly problem: BodyProblem | undefined;
  readonly isOpen: boolean;
  readonly isSearched: boolean;
}

interface ReadInBlocks extends ReadParts {
  /** True if only parsing the whole body shows whether it is valid. */
  readonly isDoubtful: boolean;
  /** False if a block was cut, or was too large to be searched. */
  readonly isShort: boolean;
}

function readInBlocks(body: string, from: number, { blocks, isUnclear, unclosed }: BodyBlocks): ReadInBlocks {
  beginBody(body.length);
  const facts = new BodyFacts();
  facts.isOpen = isUnclear || unclosed !== undefined;
  const reading = { body, blocks, from, facts };
  let problem: BodyProblem | undefined;
  let faults = 0;
  let isRead = true;
  let isSearched = true;
  for (let index = 0; index < blocks.length;) {
    const read = readBlocks(reading, index, faults);
    if (read.problem !== undefined) faults += 1;
    problem ??= read.problem?.();
    isRead &&= read.isRead;
    isSearched &&= read.isSearched !== false;
    index += read.used;
  }
  const isCut = blocks.some((block) => block.isCut);
  const isOpen = facts.isOpen || problem !== undefined;
  const isDoubtful =
    isUnclear ||
    !isRead ||
    facts.needsWhole ||
    (!isCut && (unpairedTag(facts.tags, undefined) !== undefined || crossesLists(body, from, facts.tags)));
  return { facts, problem, isOpen, isSearched, isDoubtful, isShort: isSearched && !isCut };
}

/** A body that is known to be valid or not only after the whole is parsed. */
function doubtfulBody(body: string, from: number, split: BodyBlocks, inBlocks: ReadInBlocks): ReadParts {
  const block = withoutIds(body);
  const judged: WholeJudgement = inBlocks.isShort ? judgeWhole(block.text) : { kind: "unknown" };
  if (judged.kind === "unknown") return { ...inBlocks, isOpen: true, problem: tooMuch(inBlocks.problem) };
  if (judged.kind === "fault" && !isOfTags(judged.fault))
    return { ...inBlocks, isOpen: true, problem: wholeProblem({ body: block.text, from, split, judged, inBlocks }) };
  const facts = new BodyFacts();
  facts.add(parseWhole(block.text), { ...block, start: from });
  const code = split.unclosed === undefined ? undefined : from + split.unclosed;
  const problem =
    judged.kind === "valid" ? undefined : (unpairedTag(facts.tags, code) ?? tagProblem(block.text, from, judged));
  return { facts, problem, isOpen: facts.isOpen, isSearched: true };
}

/** For a body that is too long to be judged, only that is known. */
function tooMuch(problem: BodyProblem | undefined): BodyProblem | undefined {
  if (problem === undefined || problem.kind === "limit") return problem;
  return { ...problem, kind: "limit", reason: "it may be no valid MDX, and the file is too long to be sure" };
}

/** A body while it is read; it starts at the offset `from` in the file. */
interface Reading {
  readonly body: string;
  readonly blocks: readonly TextBlock[];
  readonly from: number;
  readonly facts: BodyFacts;
}

/** How many blocks were read together. */
interface ReadBlocks {
  readonly used: number;
  /** Whether all tags in them are known. */
  readonly isRead: boolean;
  /** False if they were not even searched for links. */
  readonly isSearched?: false;
  /** Says what is not valid. It is called only for the first fault of a body, because finding the beginning takes time. */
  readonly problem?: (() => BodyProblem) | undefined;
}

function readBlocks({ body, blocks, from, facts }: Reading, index: number, faults: number): ReadBlocks {
  const { start, end, isCut } = blocks[index]!;
  const text = body.slice(start, end);
  const heading = readPlainHeading(text);
  if (heading !== undefined) {
    facts.addHeading(heading.title, heading.level);
    return { used: 1, isRead: true };
  }
  const plain = facts.isInHeading ? undefined : readPlainBlock(text);
  if (plain !== undefined) {
    facts.addPlain(plain, from + start);
    return { used: 1, isRead: true };
  }
  const reason = refusal(text);
  if (reason !== undefined) {
    const tooMuch = { kind: "limit", reason, start: from + start, end: from + start } as const;
    return { ...unread(() => tooMuch, facts), isSearched: false };
  }
  let problem: ReadBlocks["problem"];
  // A body with so many faults is no MDX, and each fault takes its time.
  if (faults < readingLimits.body.faults) {
    // After a part that nothing made valid, each later one would be tried with all after it in vain.
    const { parsed, block, used } = parseJoined(body, blocks, index, faults === 0);
    if (parsed.ok) {
      facts.add(parsed.events, { ...block, start: from + start });
      return { used, isRead: true };
    }
    if (!isCut) problem = () => problemAt(syntaxProblem(block.text, parsed), from + start);
  }
  // Statements are no text, so they are left out.
  if (!/^(?:import|export)\b/.test(text)) {
    const block = withoutIds(text);
    facts.add(parsePlain(block.text), { ...block, start: from + start });
    for (const link of tagLinks(text, from + start)) facts.links.push(link);
  }
  return unread(problem, facts);
}

function problemAt({ reason, start, end }: SyntaxProblem, from: number): BodyProblem {
  return { kind: "syntax", reason, start: from + start, end: from + end };
}

function unread(problem: ReadBlocks["problem"], facts: BodyFacts): ReadBlocks {
  facts.isOpen = true;
  return { used: 1, isRead: false, problem };
}

/** Why a block is not parsed: parsing it would take too long. */
function refusal(text: string): string | undefined {
  const { blockCharacters, statementCharacters } = readingLimits.body;
  const most = /^(?:import|export)\b/.test(text) ? statementCharacters : blockCharacters;
  if (text.length > most) return `a line is longer than ${most} characters`;
  return deepContainers.test(text) ? "its lists and quotes are nested too deeply" : undefined;
}

interface JoinedBlocks {
  readonly parsed: ParsedBlock;
  readonly block: Omit<BlockContext, "start">;
  readonly used: number;
}

/** Parses a block together with the blocks after it, as long as that could make it valid: an expression may hold blank lines. */
function parseJoined(body: string, blocks: readonly TextBlock[], index: number, mayJoin: boolean): JoinedBlocks {
  const { blockCharacters, joinedBlocks } = readingLimits.body;
  const { start } = blocks[index]!;
  let first: JoinedBlocks | undefined;
  for (let wanted = 1; wanted <= joinedBlocks; wanted *= 2) {
    const used = Math.min(wanted, blocks.length - index);
    const { end } = blocks[index + used - 1]!;
    if (first !== undefined && end - start > blockCharacters) break;
    const block = withoutIds(body.slice(start, end));
    const parsed = parseMdx(block.text);
    first ??= { parsed, block, used };
    if (parsed.ok) return { parsed, block, used };
    if (!mayJoin || !parsed.isUnfinished || used < wanted) break;
  }
  return { ...first!, used: 1 };
}

const attribute = /<[A-Za-z][\w.]*\s[^<>]{0,2000}?\bhref=(["'])([^"'\n{}]{1,2048})\1/g;

/** The links of tags in a text that can't be parsed. */
function tagLinks(text: string, start: number): readonly BodyLink[] {
  return [...text.matchAll(attribute)].map((found) => {
    const address = found[2]!;
    const end = start + found.index + found[0].length - 1;
    return { kind: "link", address, start: end - address.length, end };
  });
}
