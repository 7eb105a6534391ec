// Finds the new folder of each moved folder, by the addresses of pages that moved.
import type { Page } from "../../compiler/site/page.ts";
import type { Pairing } from "./pairing.ts";
import type { Side } from "./side.ts";

/** An address or the beginning of one, before and after. */
export interface AddressChange {
  readonly from: string;
  readonly to: string;
}

/** The shortest prefixes that differ: `/guides` and `/learn` for `/guides/a/b` that is now `/learn/a/b`. */
export function prefixChange({ from, to }: AddressChange): AddressChange {
  let [fromEnd, toEnd] = [from.length, to.length];
  for (;;) {
    const [fromSlash, toSlash] = [from.lastIndexOf("/", fromEnd - 1), to.lastIndexOf("/", toEnd - 1)];
    if (fromSlash < 0 || toSlash < 0 || fromEnd <= 0 || toEnd <= 0) break;
    if (from.slice(fromSlash, fromEnd) !== to.slice(toSlash, toEnd)) break;
    [fromEnd, toEnd] = [fromSlash, toSlash];
  }
  return { from: from.slice(0, fromEnd), to: to.slice(0, toEnd) };
}

/** The folder from which several addresses moved and the one to which they moved: the longest common ones. */
export function folderChange(moves: readonly AddressChange[]): AddressChange {
  const [first] = moves;
  if (first === undefined) return { from: "", to: "" };
  let { from, to } = prefixChange(first);
  const folders = first.from.slice(from.length).split("/").slice(1, -1);
  for (const folder of folders) {
    if (!moves.every((move) => move.from.startsWith(`${from}/${folder}/`))) break;
    [from, to] = [`${from}/${folder}`, `${to}/${folder}`];
  }
  return { from, to };
}

/** Every leading part of an address, the longest first: `/a/b/c`, `/a/b`, `/a`, and "" for the whole site. */
export function prefixesOf(address: string): readonly string[] {
  const prefixes: string[] = [];
  for (let end = address === "/" ? 0 : address.length; end > 0; end = address.lastIndexOf("/", end - 1))
    prefixes.push(address.slice(0, end));
  return [...prefixes, ""];
}

/** The end of an address, `count` segments long; the whole address if it is shorter. */
export function lastSegments(address: string, count: number): string {
  return address.split("/").slice(-count).join("/");
}

/** Pairs pages that moved in the same way as pages beside them: if they have the same title, or if two others moved in this way. */
export function pairMovedFolders(before: Side, after: Side, pairing: Pairing<Page>): void {
  const changes = changesSoFar(before, after, pairing);
  if (changes.size === 0) return;
  for (const [address, page] of before.pages) {
    if (pairing.to.has(page)) continue;
    const moved = movedWith(page, address, changes, { after, pairing });
    if (moved !== undefined) pairing.pair(page, moved);
  }
}

/** For each prefix: its new forms, and the number of pages of each. */
type Changes = ReadonlyMap<string, ReadonlyMap<string, number>>;

function changesSoFar(before: Side, after: Side, { to }: Pairing<Page>): Changes {
  const changes = new Map<string, Map<string, number>>();
  for (const [address, page] of before.pages) {
    const moved = to.get(page);
    const target = moved === undefined ? address : after.addressOf(moved.href);
    if (target === address) continue;
    const change = prefixChange({ from: address, to: target });
    const known = changes.get(change.from) ?? new Map<string, number>();
    changes.set(change.from, known.set(change.to, (known.get(change.to) ?? 0) + 1));
  }
  return changes;
}

interface Candidates {
  readonly after: Side;
  readonly pairing: Pairing<Page>;
}

function movedWith(page: Page, address: string, changes: Changes, { after, pairing }: Candidates): Page | undefined {
  for (const prefix of prefixesOf(address)) {
    for (const [to, votes] of changes.get(prefix) ?? []) {
      const candidate = after.pages.get(to + address.slice(prefix.length));
      if (candidate === undefined || pairing.from.has(candidate)) continue;
      if (votes > 1 || candidate.title === page.title) return candidate;
    }
  }
  return undefined;
}
