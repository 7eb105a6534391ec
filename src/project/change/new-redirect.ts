// Checks a redirect that somebody asks for, and finds the addresses that it has. (D310)
import { addressedHref, isExternalHref, withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import { isPageFileName, pageHref, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { wordPaths } from "../../compiler/contract/word-paths.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import { readRedirectSource, segmentsOf, wildcardInDestination } from "../../compiler/links/redirect-source.ts";
import { readAskedSource } from "../../compiler/links/unasked-path.ts";
import { resolvePath } from "../../compiler/text/resolve-path.ts";
import { exactRedirect } from "../../outputs/diff/redirects-for.ts";
import { UsageError } from "../settings/usage-error.ts";
import { ChangeError } from "./change-error.ts";
import type { OpenedSite } from "./opened-site.ts";
import { readersTarget, type ChangedPages } from "./readers-target.ts";
import { pageOrFile } from "./resolve-moves.ts";
import type { ChangeOperation } from "./site-change.ts";

/**
 * The redirect without the base path, its destination at the end of the redirects that lead on from there. Throws `UsageError` if it
 * would hide a page or lead to itself, and if there is nothing at its destination.
 */
export function newRedirect(
  { from, to }: Omit<Extract<ChangeOperation, { kind: "redirect" }>, "kind">,
  opened: OpenedSite,
  changed: ChangedPages & { readonly newFiles: readonly string[] },
): Redirect {
  const source = sourceOf(from, opened);
  requireHidesNoPage({ source, to }, opened, changed);
  const destination =
    to.includes(":") && !isExternalHref(to) ? patternTarget(to, source) : plainTarget(to, opened, changed);
  if (addressOf(destination) === addressOf(source))
    throw new UsageError(
      `${source} would lead to itself: ${to.trim()} leads there. Name another page, or change that redirect first.`,
    );
  return { source, destination };
}

/** The address of a page in the form in which redirects have it. */
export function addressOf(written: string): string {
  return addressedHref(written, "");
}

function sourceOf(from: string, { navigation }: OpenedSite): string {
  const written = from.trim();
  const source = readAskedSource(written);
  if (source === undefined)
    throw new UsageError(
      `"${from}" is not an address that could be redirected. Write its path, as "/guides/old" or "/guides/:slug*".`,
    );
  const inside = withoutBasePath(written.startsWith("/") ? written : `/${written}`, navigation.site.basePath);
  if (source.exact === undefined) return `/${segmentsOf(inside).join("/")}`;
  const address = addressOf(inside);
  if (address === "/") throw new UsageError("The address / is the home of the site, and can't be redirected.");
  return exactRedirect({ from: address, to: "" }).source;
}

function requireHidesNoPage(
  { source, to }: { readonly source: string; readonly to: string },
  opened: OpenedSite,
  { isRemoved, after, newFiles }: Parameters<typeof newRedirect>[2],
): void {
  const find = redirectFinder([{ source, destination: "/" }]);
  const kept = Object.values(opened.navigation.pages).filter(
    ({ file }) => file === null || (!isRemoved(file) && after(file) === file),
  );
  const hidden = (path: string): boolean => find(pageHref(path, ""))?.certain === true;
  const lacking = kept.find(({ missing, path }) => missing === true && hidden(path));
  const [first, ...others] = [
    ...kept.flatMap(({ missing, path }) => (missing === true ? [] : path)),
    ...newFiles.filter(isPageFileName).map(withoutPageExtension),
  ].filter(hidden);
  if (first === undefined && lacking === undefined) return;
  if (first === undefined)
    throw new ChangeError(
      `A redirect from ${source} would not repair the entry "${lacking!.path}", which names a page without a file.`,
      { kind: "entry", page: lacking!.path, redirect: to, moved: unlistedPage(to, opened) },
    );
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  const hides = `A redirect from ${source} would hide the page ${pageHref(first, "")}${more}`;
  // Pages that a pattern happens to match are good, and the advice to remove one would be wrong.
  if (readAskedSource(source)?.exact === undefined)
    throw patternError(hides, source, withoutBasePath(to.trim(), opened.navigation.site.basePath));
  throw new ChangeError(`${hides}.`, {
    kind: "replace",
    page: first,
    redirect: to,
  });
}

/** Why a pattern can't be used that matches pages, and what to do in place of it. Both addresses are without the base path. (D476) */
function patternError(hides: string, source: string, to: string): UsageError {
  const folder = source.slice(0, source.search(/\/[^/]*[:*(]/));
  const why = `${hides}: it matches their addresses, and a host redirects before it looks for a page.`;
  const instead = ` Name addresses that have no page: one redirect for each, or a pattern for a folder without pages.`;
  if (folder === "" || !`/${segmentsOf(to).join("/")}/`.startsWith(`${folder}/`)) return new UsageError(why + instead);
  return new ChangeError(`${why} It also matches where it leads, so readers would be redirected again.${instead}`, {
    kind: "links",
    below: folder,
  });
}

/** The page in no list that a target names, by its path; undefined if it names none. */
function unlistedPage(to: string, { names, host, navigation }: OpenedSite): string | undefined {
  const paths = isExternalHref(to) ? [] : wordPaths(writtenPath(to), navigation.site.basePath);
  const [file] = paths.flatMap((path) => pageOrFile(resolvePath("", path) ?? "", host) ?? []);
  const isUnlisted = file !== undefined && isPageFileName(file) && !names.entries.some(({ page }) => page === file);
  return isUnlisted ? withoutPageExtension(file) : undefined;
}

/** A destination with the wildcards of the source. */
function patternTarget(to: string, source: string): string {
  const destination = to.trim().startsWith("/") ? to.trim() : `/${to.trim()}`;
  const names = new Set(readRedirectSource(source)!.parts.flatMap((part) => ("name" in part ? [part.name] : [])));
  const unknown = [...destination.matchAll(wildcardInDestination)].find(([, name]) => !names.has(name!));
  if (unknown !== undefined)
    throw new UsageError(`"${to}" has ${unknown[0]}, and ${source} does not, so nothing stands for it.`);
  return destination;
}

/** The address of a page, or where the redirects from there end. */
function plainTarget(to: string, opened: OpenedSite, changed: ChangedPages): string {
  const { names, navigation } = opened;
  const find = redirectFinder(names.redirects);
  let target = to;
  for (const passed = new Set<string>(); ;) {
    const isOutside = isExternalHref(target);
    const address = addressOf(withoutBasePath(writtenPath(target), navigation.site.basePath));
    const isPage = Object.values(navigation.pages).some(({ path }) => pageHref(path, "") === address);
    const next = isOutside || isPage || passed.has(address) ? undefined : find(address);
    if (next?.certain !== true) return readersTarget(target, opened, changed);
    passed.add(address);
    target = next.destination;
  }
}
