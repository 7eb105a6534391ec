// Explains a word that names no page: what is at the address, and which page may be meant.
import { parseEntry } from "../../compiler/contract/endpoint-entry.ts";
import { decodeSegment } from "../../compiler/contract/href.ts";
import { pageHref, possiblePageFiles, toPagePath, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Host } from "../../compiler/host/host.ts";
import { catalog } from "../../compiler/diagnostics/catalog.ts";
import type { Page } from "../../compiler/site/page.ts";
import { nearest } from "../../compiler/text/nearest.ts";
import { areSameName } from "../../compiler/text/unicode-forms.ts";
import type { ExplainedSite } from "./explained-site.ts";
import { operationName } from "./operation-name.ts";
import type { PageName, RedirectFacts } from "./facts.ts";
import type { NothingFound, UnlistedFacts } from "./nothing-found.ts";
import { entranceAt } from "./explain-address.ts";
import { namedOperationsWithoutPage } from "./named-operations-without-page.ts";
import { pagesBelowAddress, redirectFacts } from "./redirect-facts.ts";

/** What is at the address, and which pages are similar. */
export function explainNothing(words: readonly string[], site: ExplainedSite): NothingFound {
  const [what = ""] = words;
  const href = site.addressOf(what);
  const file = unlistedFile(words, site);
  const redirect = file?.redirect ?? (href === undefined ? undefined : redirectFacts(href, site));
  const entrance = href === undefined ? undefined : entranceAt(href, site);
  const operations = file === undefined && entrance === undefined ? namedOperationsWithoutPage(what, site) : [];
  site.locateAll();
  const below = href === undefined || file !== undefined || entrance !== undefined ? [] : pagesBelowAddress(href, site);
  const [first] = below;
  const code = nearestCode(what);
  const arrives =
    entrance !== undefined || (file === undefined && redirect !== undefined && leadsToSomething(redirect));
  const isExplained = operations.length > 0 || arrives || file !== undefined || first !== undefined;
  return {
    kind: "nothing",
    what,
    arrives,
    ...(redirect === undefined ? {} : { redirect }),
    ...(entrance === undefined ? {} : { entrance }),
    ...(file === undefined ? {} : { file: file.facts }),
    ...(first === undefined ? {} : { folder: { pages: below.length, first } }),
    ...(operations.length === 0 ? {} : { operations }),
    nearest: isExplained ? [] : nearPages(what, href, site),
    ...(code === undefined ? {} : { nearestCode: code }),
  };
}

function leadsToSomething({ redirected, target, other }: RedirectFacts): boolean {
  return redirected && isSomething(target) && (other === undefined || isSomething(other.target));
}

function isSomething(target: RedirectFacts["target"]): boolean {
  return target !== "nothing" && target !== "loop" && target !== "folder";
}

/** The diagnostic code that a similar word most likely means. */
export function nearestCode(word: string): string | undefined {
  return /^[a-z]+(-[a-z]+)+$/.test(word) ? nearest(word, Object.keys(catalog)) : undefined;
}

interface UnlistedFile {
  readonly facts: UnlistedFacts;
  readonly redirect: RedirectFacts | undefined;
}

/** The page file that one of the words names, if no entry lists it. */
function unlistedFile(words: readonly string[], site: ExplainedSite): UnlistedFile | undefined {
  for (const path of words.flatMap((word) => site.pathsOf(word))) {
    const file = fileOfPage(path, site.host);
    if (file === undefined) continue;
    const href = pageHref(withoutPageExtension(file), site.navigation.site.basePath);
    const redirect = redirectFacts(href, site);
    return { facts: { file, href, state: stateOf(file, redirect, site.record) }, redirect };
  }
  return undefined;
}

/** The file of the page with a path, or of the first page of a folder; undefined if there is none. */
export function fileOfPage(written: string, host: Pick<Host, "stat">): string | undefined {
  const named = toPagePath(written);
  if (!named.ok) return undefined;
  const path = withoutPageExtension(named.path);
  const files = [...possiblePageFiles(path), ...possiblePageFiles(`${path}/index`)];
  return files.find((name) => host.stat(name)?.kind === "file");
}

function stateOf(
  file: string,
  redirect: RedirectFacts | undefined,
  { ignoredAt, isPage }: ExplainedSite["record"],
): UnlistedFacts["state"] {
  if (ignoredAt?.(file) !== undefined) return "ignored";
  if (!isPage(withoutPageExtension(file))) return "part";
  return redirect?.redirected === true ? "redirected" : "published";
}

const shownAtMost = 5;

function nearPages(what: string, href: string | undefined, { navigation }: ExplainedSite): readonly PageName[] {
  // A page that is missing is nowhere to send a reader.
  const all = Object.values(navigation.pages).filter((page) => page.missing !== true);
  if (parseEntry(what).kind === "endpoint") return nearEndpoints(what, all);
  // Every short word is near "/", and nobody misspells that.
  const pages = all.filter((page) => lastOf(page.href) !== "");
  const wanted = href ?? what;
  const name = lastOf(wanted);
  const alike = pages.filter((page) => areSameName(decodeSegment(lastOf(page.href)), decodeSegment(name)));
  const hrefs = pages.map((page) => page.href);
  const near = nearest(wanted, hrefs, Math.max(2, Math.floor(name.length / 3)));
  const nearName =
    alike.length > 0 || near !== undefined
      ? undefined
      : nearest(
          name,
          pages.map((page) => lastOf(page.href)),
        );
  const named = pages.filter((page) => nearName !== undefined && lastOf(page.href) === nearName);
  const found = new Set([...pages.filter((page) => page.href === near), ...alike, ...named]);
  return [...found].slice(0, shownAtMost).map(nameOf);
}

function nearEndpoints(what: string, pages: readonly Page[]): readonly PageName[] {
  const named = pages.flatMap((page) => {
    const { operation } = page;
    return operation === undefined ? [] : [{ page, name: operationName(operation) }];
  });
  const target = what.split(/\s+/).at(-1);
  const samePath = named.filter(({ page: { operation } }) => operation?.path === target);
  const near = nearest(
    what,
    named.map(({ name }) => name),
  );
  const found = [...named.filter(({ name }) => name === near), ...samePath].map(({ page }) => page);
  return [...new Set(found)].slice(0, shownAtMost).map(nameOf);
}

function lastOf(href: string): string {
  return href.slice(href.lastIndexOf("/") + 1);
}

function nameOf({ href, title }: Page): PageName {
  return { href, title };
}
