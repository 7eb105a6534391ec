// Reads the tree of a SUMMARY.md, as GitBook and mdBook have it. (D328)
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { gfmTree, type MarkdownRoot } from "../../../outputs/page-writer/source/gfm-tree.ts";
import { UsageError } from "../../settings/usage-error.ts";
import type { OldFolder } from "../old-folder.ts";
import { noPlace, withRule } from "../text/inline-rules.ts";
import type { InlineRule } from "../text/text-rules.ts";
import type { TreeLimits } from "../tree-limits.ts";

/** An entry of a SUMMARY.md. */
export interface SummaryEntry {
  readonly title: string;
  /** The other title that GitBook shows in the sidebar. */
  readonly sidebarTitle: string | undefined;
  /** Where it leads, as written; undefined for an entry without a link. */
  readonly target: string | undefined;
  /** From 1. */
  readonly line: number;
  readonly entries: readonly SummaryEntry[];
}

/** The entries below a heading; those before the first one, and behind a line or a list, have no title. */
export interface SummaryPart {
  readonly title: string | undefined;
  readonly entries: readonly SummaryEntry[];
}

type Block = MarkdownRoot["children"][number];

/** Reads a SUMMARY.md, in which `rule` changes parts of the text. Throws `UsageError` if there is none, or if it is too large. */
export function readSummary(
  file: string,
  source: OldFolder,
  limits: TreeLimits,
  rule?: InlineRule,
): readonly SummaryPart[] {
  const text = source.text(file, defaultLimits.bodyBytes);
  if (text === undefined)
    throw new UsageError(`${file} is not in this folder, or is larger than ${defaultLimits.bodyBytes} bytes.`);
  const parts: { title: string | undefined; entries: SummaryEntry[] }[] = [{ title: undefined, entries: [] }];
  const blocks = gfmTree(rule === undefined ? text : withRule(text, rule, noPlace, (mdx) => mdx)).children;
  const isTooDeep: IsTooDeep = (level, line) => limits.isTooDeep(level, { file, line });
  // Comments between blocks mean nothing.
  let above: Block | undefined;
  for (const block of blocks) {
    if (block.type === "html") continue;
    // The first heading is the title of the table itself.
    const isTitle = block.type === "heading" && above === undefined;
    if (block.type === "heading" && !isTitle) parts.push({ title: textOf(block).trim(), entries: [] });
    const entries = entriesOf(block, 0, isTooDeep);
    const isBehindList = block.type === "paragraph" && entries.length > 0 && above?.type === "list";
    if (isBehindList || (block.type === "thematicBreak" && parts.at(-1)!.entries.length > 0))
      parts.push({ title: undefined, entries: [] });
    for (const entry of entries) parts.at(-1)!.entries.push(entry);
    above = block;
  }
  return parts.filter(({ entries }) => entries.length > 0);
}

type IsTooDeep = (level: number, line: number) => boolean;

function entriesOf(block: Block, level: number, isTooDeep: IsTooDeep): readonly SummaryEntry[] {
  if (isTooDeep(level, lineOf(block))) return [];
  // mdBook's chapters before and after the list are links, also without a blank line between them.
  if (block.type === "paragraph") return linksOf(block).map((link) => entryOf(block, link, []));
  if (block.type !== "list") return [];
  return block.children.flatMap(({ children }) => {
    const [first, ...others] = children;
    if (first?.type !== "paragraph") return children.flatMap((each) => entriesOf(each, level + 1, isTooDeep));
    const inside = others.flatMap((each) => entriesOf(each, level + 1, isTooDeep));
    return [entryOf(first, linksOf(first)[0], inside)];
  });
}

function entryOf(block: Block, link: Link | undefined, entries: readonly SummaryEntry[]): SummaryEntry {
  const target = link?.url === "" ? undefined : link?.url;
  const sidebarTitle = link?.title?.trim() || undefined;
  const shown = link ?? block;
  return { title: textOf(shown).trim(), sidebarTitle, target, line: lineOf(shown), entries };
}

function lineOf(node: Placed): number {
  return node.position?.start.line ?? 1;
}

type Placed = Pick<Block, "position">;

interface Link extends Placed {
  readonly url: string;
  readonly title?: string | null | undefined;
  readonly children?: readonly unknown[];
}

function linksOf(block: Block): readonly Link[] {
  return block.type === "paragraph" ? block.children.filter((each) => each.type === "link") : [];
}

/** Without tags: GitBook writes the id of a heading as one. */
function textOf(node: unknown): string {
  const { type, value, children } = node as {
    readonly type?: unknown;
    readonly value?: unknown;
    readonly children?: readonly unknown[];
  };
  if (type === "html") return "";
  if (typeof value === "string") return value;
  return (children ?? []).map(textOf).join("");
}
