// Finds the pages whose texts changed between two sites, and shows each beside its earlier text. (D413)
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Host } from "../../compiler/host/host.ts";
import { defaultLimits } from "../../compiler/contract/limits.ts";
import type { Page } from "../../compiler/site/page.ts";
import { findFrontMatter } from "../../compiler/text/front-matter-block.ts";
import type { SidesCompared } from "./compare-sides.ts";
import { wordRows, type RowPart, type TextRow } from "./word-rows.ts";

/** A page whose text changed. */
export interface ChangedText {
  readonly change: "changed" | "added" | "removed";
  /** Its address now; of a removed page, the earlier one. */
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

/** The texts of pages that changed: first those that both sites have, in the order of the pages. Null if one side has no texts. */
export async function changedTexts(
  { before, after, compared }: SidesCompared,
  limits: ChangedTextsLimits = usualLimits,
): Promise<ChangedTexts | null> {
  if (before.host === undefined || after.host === undefined) return null;
  const texts: ChangedText[] = [];
  let left = limits.all;
  let leftOut = 0;
  for (const { old, now } of pairsOf(compared.sides, compared.pages)) {
    // oxlint-disable-next-line no-await-in-loop -- a server answers others between two pages
    await nextTurn();
    const earlier = old === undefined ? "" : bodyOf(old, before.host);
    const current = now === undefined ? "" : bodyOf(now, after.host);
    if (earlier === current) continue;
    if (left <= 0) {
      leftOut += 1;
      continue;
    }
    const { href, title, file } = now ?? old!;
    const change = old === undefined ? "added" : now === undefined ? "removed" : "changed";
    const all = wordRows(earlier, current);
    const rows = beginning(all, Math.min(limits.page, left));
    // What would not be whole for the others is the last one.
    left = rows.length < all.length && left < limits.page ? 0 : left - sizeOf(rows);
    texts.push({ change, href, title, file: file ?? "", rows, leftOut: all.length - rows.length });
  }
  return { texts, leftOut };
}

interface Pair {
  readonly old?: Page;
  readonly now?: Page;
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

function bodyOf({ file }: Page, host: Host): string {
  if (file === null || (host.stat(file)?.size ?? 0) > defaultLimits.bodyBytes) return "";
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
