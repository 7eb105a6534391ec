// Which page of one side is which page of the other?
import { titleFromPath } from "../contract/page-path.ts";
import type { Page } from "../site/navigation.ts";
import { languagesNow, type EditionPair } from "./match-editions.ts";
import { lastSegments, pairMovedFolders } from "./moved-folders.ts";
import { pairUnique, startPairing, type Pairing, type Pairs } from "./pairing.ts";
import { pairReplaced } from "./replaced-pages.ts";
import type { Side } from "./side.ts";

/** Pages that are the same on both sides. */
export interface PageMatches extends Pairs<Page> {
  /** Of a page that went: the page that stands where it stood. */
  readonly successors: ReadonlyMap<Page, Page>;
}

/**
 * Matches in passes, the surest first: the same address in the same language and version; then the same operation, key,
 * address or file; then the same end of the address and title; then the same folder that moved; then the same title.
 */
export function matchPages(before: Side, after: Side, editions: readonly EditionPair[]): PageMatches {
  const pairing = startPairing<Page>();
  const scopes = { before: scopeBefore(editions), after: scopeOf };
  const pass = (signatureOf: Signature): void => {
    const [olds, news] = [alone(before, pairing.to), alone(after, pairing.from)];
    const signatures = {
      before: (page: Page) => inScope(scopes.before(page), signatureOf(page, before)),
      after: (page: Page) => inScope(scopes.after(page), signatureOf(page, after)),
    };
    pairUnique(olds, news, signatures, pairing);
  };
  pass((page, side) => side.addressOf(page.href));
  pass(operationOf);
  pass(({ key }) => key);
  pairAddresses(before, after, pairing);
  pass(({ file }) => file ?? undefined);
  pass((page, side) => side.addressOf(page.href).toLowerCase());
  pass((page) => operationOf(page)?.replace(/^.*?\0/, ""));
  for (const length of [3, 2, 1])
    pass((page, side) => `${lastSegments(side.addressOf(page.href), length)}\0${page.title}`);
  pairMovedFolders(before, after, pairing);
  pass(titleSignature);
  return { ...pairing, successors: pairReplaced(before, after, pairing) };
}

type Signature = (page: Page, side: Side) => string | undefined;

function inScope(scope: string, signature: string | undefined): string | undefined {
  return signature === undefined ? undefined : `${scope}\0${signature}`;
}

function alone({ pages }: Side, paired: ReadonlyMap<Page, Page>): readonly Page[] {
  return [...pages.values()].filter((page) => !paired.has(page));
}

/** The language and version a page is under. */
function scopeOf({ language, version }: Page): string {
  return `${language ?? ""}\0${version ?? ""}`;
}

/** The same, in the words of the other side. */
function scopeBefore(editions: readonly EditionPair[]): (page: Page) => string {
  const languages = languagesNow(editions);
  const versions = new Map<string | null, string | null>();
  for (const { before, after } of editions) {
    if (!versions.has(before.version)) versions.set(before.version, after.version);
  }
  return ({ language, version }) => `${word(languages, language)}\0${word(versions, version)}`;
}

/** What the other side calls a language or version. */
function word(words: ReadonlyMap<string | null, string | null>, written: string | null): string {
  return (written === null ? null : (words.get(written) ?? written)) ?? "";
}

function operationOf({ operation }: Page): string | undefined {
  if (operation === undefined) return undefined;
  const { spec, method, path, webhook } = operation;
  const channel = "channel" in operation ? operation.channel : undefined;
  return [spec, method, path ?? "", webhook ?? "", channel ?? ""].join("\0");
}

/** Whatever language or version it is under now. */
function pairAddresses(before: Side, after: Side, pairing: Pairing<Page>): void {
  for (const [address, page] of before.pages) {
    const same = after.pages.get(address);
    if (same !== undefined && !pairing.to.has(page) && !pairing.from.has(same)) pairing.pair(page, same);
  }
}

/** A title somebody wrote, in the same folder: many pages of a site are called "Overview". */
function titleSignature({ title, path }: Page): string | undefined {
  return title === titleFromPath(path) ? undefined : `${path.slice(0, path.lastIndexOf("/") + 1)}\0${title}`;
}
