// Finds the addresses that a change gives to pages, and those that it takes from them.
import { addressedHref, withoutBasePath } from "../../compiler/contract/href.ts";
import { isPageFileName, pageHref, routeOf, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { FoundRedirect, Redirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import type { Page } from "../../compiler/site/page.ts";
import { readRedirectSource } from "../../compiler/links/redirect-source.ts";
import { folderOf } from "../../compiler/text/resolve-path.ts";
import { withoutCommittedAddress } from "./committed-addresses.ts";
import type { OpenedSite, SiteToChange } from "./opened-site.ts";
import { redirectsInside } from "./hosts/redirect-inside.ts";
import { indexAddress } from "./index-address.ts";
import type { AddressChanges, IndexAddresses } from "./led-elsewhere.ts";
import { redirectEnds } from "./redirect-ends.ts";
import type { ResolvedChange } from "./resolved-change.ts";

/** What is known of the commits of a site. */
export type CommitHistory = Pick<SiteToChange, "neverCommitted" | "lastCommit">;

/** The file of a host in which redirects are written. */
export interface ReadHostFile {
  readonly file: string;
  readonly text: string;
}

/** The addresses of pages before and after; `hostFile` if redirects are not written into docs.json. */
export function addressChanges(
  { navigation, names, diagnostics }: OpenedSite,
  resolved: ResolvedChange,
  history: CommitHistory = {},
  hostFile?: ReadHostFile,
): AddressChanges {
  const { moves, removed, generated, created, folderAfter, patterns, redirects, leftOut, listed = [] } = resolved;
  const { basePath, dialect } = navigation.site;
  const wanted = new Map(redirects.map(({ source, destination }) => [source, destination]));
  const sentTo = new Map<string, string>();
  // A page that is listed is for readers, and its redirect would hide it.
  const made = [...created.keys(), ...listed];
  const taken = new Set(made.map(addressOfFile));
  const gone = new Set(leftOut);
  const find = redirectFinder(names.redirects);
  const stillHidden = hiddenAfter(navigation, resolved, find);
  for (const { file, path } of Object.values(navigation.pages)) {
    const before = pageHref(path, "");
    if (file === null) {
      const instead = generated.get(path);
      if (instead !== undefined) sentTo.set(before, instead);
      continue;
    }
    const to = moves.get(file);
    const after = to === undefined || !isPageFileName(to) ? undefined : addressOfFile(to);
    if (after !== undefined && after !== before) {
      // Readers never had an address from which a redirect leads them away.
      if (find(before)?.plain !== true) sentTo.set(before, after);
      if (!stillHidden.has(file)) taken.add(after);
    }
    const instead = removed.get(file);
    if (instead !== undefined) sentTo.set(before, instead);
    else if (removed.has(file)) gone.add(before);
  }
  // Without a chain: what hides a page after its move leads its readers on.
  for (const [file, end] of stillHidden)
    if (sentTo.has(addressOfFile(file))) sentTo.set(addressOfFile(file), sentTo.get(end) ?? end);
  const unpublished = unpublishedAddresses(
    { moves, stillHidden, redirects: names.redirects, hostFile, config: names.configFiles[0]!, basePath },
    history,
  );
  const emptied = emptiedFolders(navigation, resolved, taken);
  for (const [source, destination] of wanted) sentTo.set(source, destination);
  const ledOn = redirectEnds(gone, names.redirects, basePath);
  const withIndex = dialect === "mintlify" ? indexAddresses(navigation, { moves, removed, made }) : undefined;
  const missing = missingDestinations(diagnostics);
  const stays = staysAt(navigation, resolved);
  const isPage = (address: string): boolean => taken.has(address) || stays(address);
  const ofFolders = { folderAfter, emptied, patterns };
  return { basePath, sentTo, ledOn, wanted, taken, isPage, missing, unpublished, ...ofFolders, withIndex };
}

/** Whether a page is at an address and stays there. */
function staysAt(
  { pages, site: { basePath } }: OpenedSite["navigation"],
  { moves, removed, generated }: Pick<ResolvedChange, "moves" | "removed" | "generated">,
): (address: string) => boolean {
  return (address) => {
    const page = pages[basePath + address];
    if (page === undefined || page.missing === true) return false;
    const { file, path } = page;
    return file === null ? !generated.has(path) : !moves.has(file) && !removed.has(file);
  };
}

function missingDestinations(problems: OpenedSite["diagnostics"]): ReadonlySet<string> {
  return new Set(problems.flatMap(({ code, subject }) => (code === "redirect-target-missing" ? [subject] : [])));
}

/** Finds where the readers of the pages of a folder go that loses all of them, and gets none. */
function emptiedFolders(
  { pages }: OpenedSite["navigation"],
  { moves, removed, generated }: Pick<ResolvedChange, "moves" | "removed" | "generated">,
  taken: AddressChanges["taken"],
): AddressChanges["emptied"] {
  return (folder) => {
    const isInside = (path: string): boolean => `${path}/`.startsWith(`${folder}/`);
    if (moves.size + removed.size + generated.size === 0) return undefined;
    if ([...taken].some((address) => isInside(address.slice(1)))) return undefined;
    const inside = Object.values(pages).filter(({ path }) => isInside(path));
    const isLeft = ({ file, path }: Page): boolean =>
      file === null ? generated.has(path) : moves.has(file) || removed.has(file);
    if (inside.length === 0 || !inside.every(isLeft)) return undefined;
    const sentTo = ({ file, path }: Page): string | undefined => {
      if (file === null) return generated.get(path);
      const to = moves.get(file);
      return to === undefined || !isPageFileName(to) ? removed.get(file) : addressOfFile(to);
    };
    return inside.map((page) => ({ address: pageHref(page.path, ""), to: sentTo(page) }));
  };
}

/** What leads from an address. */
type FindRedirect = (path: string) => FoundRedirect | undefined;

/**
 * The files in no list that move with their folder to an address from which a redirect leads elsewhere, each with where that leads: nobody has
 * asked for these pages to be opened, so their redirects stay. (D489)
 */
function hiddenAfter(
  { pages, site: { basePath } }: OpenedSite["navigation"],
  { moves, files }: Pick<ResolvedChange, "moves" | "files">,
  find: FindRedirect,
): ReadonlyMap<string, string> {
  const hidden = Object.values(pages).flatMap(({ file, placements }) => {
    const to = file === null ? undefined : moves.get(file);
    if (file === null || to === undefined || !isPageFileName(to)) return [];
    if (placements.some(({ node }) => node !== null) || files.pathAfter(folderOf(file)) !== folderOf(to)) return [];
    const found = folderOf(file) === folderOf(to) ? undefined : find(addressOfFile(to));
    if (found?.plain !== true) return [];
    const end = withoutBasePath(found.destination.trim(), basePath);
    return end === addressOfFile(file) ? [] : [[file, end] as const];
  });
  return new Map(hidden);
}

interface MovesBack {
  readonly moves: ReadonlyMap<string, string>;
  readonly stillHidden: ReadonlyMap<string, string>;
  readonly redirects: readonly Redirect[];
  readonly hostFile: ReadHostFile | undefined;
  readonly config: string;
  readonly basePath: string;
}

/** The old addresses of pages that move back where a redirect comes from, before anybody has committed that they moved. (D512) */
function unpublishedAddresses(
  { moves, stillHidden, redirects, hostFile, config, basePath }: MovesBack,
  { neverCommitted, lastCommit }: CommitHistory,
): ReadonlySet<string> {
  if (neverCommitted === undefined) return new Set();
  const onHost = hostFile === undefined ? [] : redirectsInside(hostFile.file, hostFile.text, basePath);
  const all = [...redirects, ...onHost];
  const find = redirectFinder(all);
  const back = [...moves].filter(([from, to]) => {
    const found = isPageFileName(from) && isPageFileName(to) ? find(addressOfFile(to)) : undefined;
    if (stillHidden.has(from) || found?.certain !== true) return stillHidden.has(from);
    return addressedHref(withoutBasePath(found.destination.trim(), basePath), "") === addressOfFile(from);
  });
  const found = back.length === 0 ? new Set<string>() : neverCommitted(new Map(back));
  const commit = found.size === 0 ? undefined : lastCommit?.();
  if (commit === undefined) return new Set();
  const returned = back.flatMap(([from, to]) =>
    found.has(from) ? foldersLedTo(addressOfFile(from), to, all, basePath) : [],
  );
  const files = new Set([...found, ...returned.map((folder) => `${folder}.mdx`)]);
  return new Set(
    [...withoutCommittedAddress(files, { config, hostFile: hostFile?.file, basePath }, commit)].map(addressOfFile),
  );
}

/** The folders of a file from whose addresses redirects lead to the page that moves there. */
function foldersLedTo(
  address: string,
  file: string,
  redirects: readonly Redirect[],
  basePath: string,
): readonly string[] {
  return redirects.flatMap(({ source, destination }) => {
    const folder = readRedirectSource(source)?.exact;
    if (folder === undefined || folder === "" || !file.startsWith(`${folder}/`)) return [];
    return addressedHref(withoutBasePath(destination.trim(), basePath), "") === address ? [folder] : [];
  });
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
