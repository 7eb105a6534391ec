// Finds the addresses that a change gives to pages, and those that it takes from them.
import { isPageFileName, pageHref, routeOf, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import type { OpenedSite, SiteToChange } from "./opened-site.ts";
import { indexAddress, type AddressChanges, type IndexAddresses } from "./plan-redirects.ts";
import { redirectEnds } from "./redirect-ends.ts";
import type { ResolvedChange } from "./resolved-change.ts";

/** The addresses of pages before and after. */
export function addressChanges(
  { navigation, names }: OpenedSite,
  { moves, removed, created, folderAfter, patterns, redirects, leftOut, listed = [] }: ResolvedChange,
  neverCommitted?: SiteToChange["neverCommitted"],
): AddressChanges {
  const wanted = new Map(redirects.map(({ source, destination }) => [source, destination]));
  const sentTo = new Map<string, string>();
  // A page that is listed is for readers, and its redirect would hide it.
  const made = [...created.keys(), ...listed];
  const taken = new Set(made.map(addressOfFile));
  const gone = new Set(leftOut);
  for (const { file, path } of Object.values(navigation.pages)) {
    if (file === null) continue;
    const to = moves.get(file);
    const before = pageHref(path, "");
    const after = to === undefined || !isPageFileName(to) ? undefined : addressOfFile(to);
    if (after !== undefined && after !== before) {
      sentTo.set(before, after);
      taken.add(after);
    }
    const instead = removed.get(file);
    if (instead !== undefined) sentTo.set(before, instead);
    else if (removed.has(file)) gone.add(before);
  }
  const folderSentTo = (folder: string): string | undefined => {
    if (removed.size === 0) return undefined;
    const inside = Object.values(navigation.pages).filter(({ path }) => `${path}/`.startsWith(`${folder}/`));
    const targets = new Set(inside.map(({ file }) => (file === null ? undefined : removed.get(file))));
    return targets.size === 1 ? [...targets][0] : undefined;
  };
  const unpublished = unpublishedAddresses(moves, names.redirects, neverCommitted);
  for (const [source, destination] of wanted) sentTo.set(source, destination);
  const ledOn = redirectEnds(gone, names.redirects, navigation.site.basePath);
  const { basePath, dialect } = navigation.site;
  const withIndex = dialect === "mintlify" ? indexAddresses(navigation, { moves, removed, made }) : undefined;
  return { basePath, sentTo, ledOn, wanted, taken, unpublished, folderAfter, folderSentTo, patterns, withIndex };
}

/** The old addresses of pages that move back where a redirect comes from, before anybody has committed that they moved. (D512) */
function unpublishedAddresses(
  moves: ReadonlyMap<string, string>,
  redirects: readonly Redirect[],
  neverCommitted: SiteToChange["neverCommitted"],
): ReadonlySet<string> {
  if (neverCommitted === undefined || redirects.length === 0) return new Set();
  const find = redirectFinder(redirects);
  const back = [...moves].filter(([from, to]) => {
    const found = isPageFileName(from) && isPageFileName(to) ? find(addressOfFile(to)) : undefined;
    return found?.certain === true && found.destination === addressOfFile(from);
  });
  return new Set(back.length === 0 ? [] : [...neverCommitted(new Map(back))].map(addressOfFile));
}

/** The addresses with `/index` that the platform has beside the others. (D459) */
function indexAddresses(
  { pages }: OpenedSite["navigation"],
  { moves, removed, made }: Pick<ResolvedChange, "moves" | "removed"> & { readonly made: readonly string[] },
): IndexAddresses {
  const taken = new Set([...moves.values(), ...made].flatMap(addressWithIndex));
  const sentTo = Object.values(pages).flatMap(({ file }) => {
    if (file === null) return [];
    const to = moves.get(file);
    const after = to === undefined || !isPageFileName(to) ? removed.get(file) : addressOfFile(to);
    if (after === undefined) return [];
    return addressWithIndex(file).flatMap((before) => (taken.has(before) ? [] : [[before, after] as const]));
  });
  return { sentTo: new Map(sentTo), taken };
}

function addressWithIndex(file: string): readonly string[] {
  const path = withoutPageExtension(file);
  return isPageFileName(file) && routeOf(path) !== path ? [indexAddress(addressOfFile(file))] : [];
}

/** The address of a page file. */
export function addressOfFile(file: string): string {
  return pageHref(withoutPageExtension(file), "");
}
