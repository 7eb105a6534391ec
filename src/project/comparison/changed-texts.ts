// Finds the pages and snippets whose texts changed between two sites, and shows each beside its earlier text. (D413)
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Host } from "../../compiler/host/host.ts";
import { defaultLimits } from "../../compiler/contract/limits.ts";
import type { Page } from "../../compiler/site/page.ts";
import { findFrontMatter } from "../../compiler/text/front-matter-block.ts";
import type { SidesCompared } from "./compare-sides.ts";
import { ShownSnippets } from "./shown-snippets.ts";
import { wordRows, type RowPart, type TextRow } from "./word-rows.ts";

/** A page or snippet whose text changed. */
export interface ChangedText {
  readonly change: "changed" | "added" | "removed";
  /** The address of a page now; of a removed page, the earlier one. "" for a snippet. */
  readonly href: string;
  readonly title: string;
  readonly file: string;
  readonly rows: readonly TextRow[];
  /** How many rows are left out at the end. */
  readonly leftOut: number;
}

/** The texts that changed. */
export interface ChangedTexts {
  readonly texts: readonly ChangedText[];
  /** How many pages with other texts are left out. */
  readonly leftOut: number;
}

/** How much is shown, in UTF-16 units. */
export interface ChangedTextsLimits {
  readonly page: number;
  readonly all: number;
}

const usualLimits: ChangedTextsLimits = { page: 60_000, all: 1_500_000 };

/** The texts of pages that changed: first those that both sites have, in the order of the pages, and last the snippets. Null if one side has no texts. */
export async function changedTexts(
  { before, after, compared }: SidesCompared,
  limits: ChangedTextsLimits = usualLimits,
): Promise<ChangedTexts | null> {
  if (before.host === undefined || after.host === undefined) return null;
  const texts: ChangedText[] = [];
  let left = limits.all;
  let leftOut = 0;
  const sides = { old: new SideTexts(before.host), now: new SideTexts(after.host) };
  const compare = ({ old, now }: Pair): void => {
    const earlier = old === undefined ? "" : sides.old.read(old.file);
    const current = now === undefined ? "" : sides.now.read(now.file);
    if (earlier === current) return;
    if (left <= 0) {
      leftOut += 1;
      return;
    }
    const { href, title, file } = now ?? old!;
    const change = old === undefined ? "added" : now === undefined ? "removed" : "changed";
    const all = wordRows(earlier, current);
    const rows = beginning(all, Math.min(limits.page, left));
    // What would not be whole for the others is the last one.
    left = rows.length < all.length && left < limits.page ? 0 : left - sizeOf(rows);
    texts.push({ change, href, title, file: file ?? "", rows, leftOut: all.length - rows.length });
  };
  for (const pair of pairsOf(compared.sides, compared.pages)) {
    // oxlint-disable-next-line no-await-in-loop -- a server answers others between two pages
    await nextTurn();
    compare(pair);
  }
  for (const pair of snippetPairs(sides)) compare(pair);
  return { texts, leftOut };
}

type ComparedFile = Pick<Page, "href" | "title" | "file">;

interface Pair {
  readonly old?: ComparedFile;
  readonly now?: ComparedFile;
}

/** The texts of a side. */
class SideTexts {
  readonly #host: Host;
  readonly #pages = new Set<string>();
  readonly #snippets: ShownSnippets;

  constructor(host: Host) {
    this.#host = host;
    this.#snippets = new ShownSnippets(host, (file) => bodyOf(file, host));
  }

  /** The text of a file; its snippets are noted. */
  read(file: string | null): string {
    if (file === null) return "";
    this.#pages.add(file);
    const text = bodyOf(file, this.#host);
    this.#snippets.read(text, file);
    return text;
  }

  /** The snippets of the files that were read. */
  get snippets(): readonly string[] {
    return [...this.#snippets.files].filter((file) => !this.#pages.has(file));
  }
}

/** The snippets by their files: one is known by nothing else. */
function snippetPairs({ old, now }: { readonly old: SideTexts; readonly now: SideTexts }): readonly Pair[] {
  const [earlier, current] = [new Set(old.snippets), new Set(now.snippets)];
  const files = [...new Set([...current, ...earlier])].toSorted();
  return files.map((file) => {
    const snippet = { href: "", title: file, file };
    return { ...(earlier.has(file) && { old: snippet }), ...(current.has(file) && { now: snippet }) };
  });
}

function pairsOf(
  [before, after]: SidesCompared["compared"]["sides"],
  pages: SidesCompared["compared"]["pages"],
): readonly Pair[] {
  const now = [...after.pages.values()];
  return [
    ...now.flatMap((page) => (pages.from.has(page) ? [{ old: pages.from.get(page)!, now: page }] : [])),
    ...now.flatMap((page) => (pages.from.has(page) ? [] : [{ now: page }])),
    ...[...before.pages.values()].flatMap((page) => (pages.to.has(page) ? [] : [{ old: page }])),
  ];
}

function bodyOf(file: string, host: Host): string {
  if ((host.stat(file)?.size ?? 0) > defaultLimits.bodyBytes) return "";
  const text = (host.readText(file) ?? "").replace(/^\uFEFF/, "");
  const block = findFrontMatter(text, true);
  return (block.kind === "block" ? text.slice(block.close) : text).trim();
}

function beginning(rows: readonly TextRow[], most: number): readonly TextRow[] {
  let size = 0;
  const end = rows.findIndex((row) => (size += rowSize(row)) > most);
  return end === -1 ? rows : rows.slice(0, end);
}

function sizeOf(rows: readonly TextRow[]): number {
  return rows.reduce((sum, row) => sum + rowSize(row), 0);
}

function lengthOf(parts: readonly RowPart[] | null): number {
  return parts === null ? 0 : parts.flat().join("").length;
}

// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function rowSize(row: TextRow): number {
  switch (row.kind) {
    case "same":
      return row.text.length + 10;
    case "gap":
      return 10;
    case "changed":
      return lengthOf(row.before) + lengthOf(row.after) + 20;
  }
}
