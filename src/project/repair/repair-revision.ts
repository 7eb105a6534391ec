// Finds the revision since which pages have moved that a site still names at their old paths.
import { localTarget, withoutBasePath } from "../../compiler/contract/href.ts";
import { isPageFileName, possiblePageFiles } from "../../compiler/contract/page-path.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Host } from "../../compiler/host/host.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { findCommit, findRepository, askGit } from "../git/git-repository.ts";
import { gitHost, type RevisionHost } from "../git/git-host.ts";
import { movedSince } from "./moved-since.ts";

/** More are not searched: the first ones show whether pages have moved. */
const mostPages = 100;

/** A site as it is, with its pages in no list. */
export interface SiteNow {
  readonly navigation: ResolvedNavigation;
  readonly host: Host;
}

/** A revision since which pages have moved. */
export interface RepairRevision {
  readonly revision: string;
  readonly host: RevisionHost;
}

/** One for links that lead nowhere. */
export interface LinkRevision extends RepairRevision {
  /** Whether a page has moved from where one of the links leads: its old address is known, or gets a redirect. */
  readonly isOfLink: boolean;
}

/**
 * A revision that has the text of a page that is missing now, where a page in no list has this text: since then it has moved. The
 * last commit, or the one before that which moved the page; undefined if the folder is in no repository, or if no page has moved.
 */
export function repairRevision(root: string, { navigation, host }: SiteNow): string | undefined {
  const pages = Object.values(navigation.pages);
  const missing = pages.flatMap(({ missing: isMissing, path }) => (isMissing === true ? possiblePageFiles(path) : []));
  const unlisted = pages.flatMap(({ file, placements }) =>
    file !== null && placements.every(({ node }) => node === null) ? [file] : [],
  );
  if (missing.length === 0 || unlisted.length === 0) return undefined;
  const wanted = missing.slice(0, 2 * mostPages);
  return revisionBefore(root, wanted, (earlier) => {
    const files = new Set(wanted.filter((file) => earlier.stat(file)?.kind === "file"));
    return movesBetween({ host: earlier, files }, { host, files: new Set(unlisted) }).size > 0;
  })?.revision;
}

/** The same where lists have the new paths already, and links lead nowhere, because of whatever page files have moved. */
export function revisionOfLinks(
  root: string,
  { navigation, host }: SiteNow,
  broken: readonly Diagnostic[],
): LinkRevision | undefined {
  const files = Object.values(navigation.pages).flatMap(({ file }) => file ?? []);
  const wanted = broken
    .flatMap(({ target }) => (target?.kind === "missing" ? target.address : []))
    .flatMap((address) => localTarget(withoutBasePath(address, navigation.site.basePath)) ?? [])
    .slice(0, mostPages)
    .flatMap((path) => [...possiblePageFiles(path), ...possiblePageFiles(`${path}/index`)]);
  let isOfLink = false;
  const found = revisionBefore(root, wanted, (earlier) => {
    const old = new Set(earlier.files().filter(isPageFileName));
    const named = wanted.filter((file) => old.has(file));
    const gone = [...new Set([...named, ...old])].filter((file) => host.stat(file) === undefined);
    const made = files.filter((file) => !old.has(file));
    const moves = movesBetween(
      { host: earlier, files: new Set(gone.slice(0, 2 * mostPages)) },
      { host, files: new Set(made) },
    );
    isOfLink = named.some((file) => moves.has(file));
    return moves.size > 0;
  });
  return found && { ...found, isOfLink };
}

interface FilesOfHost {
  readonly host: Host;
  readonly files: ReadonlySet<string>;
}

function movesBetween(before: FilesOfHost, now: FilesOfHost): ReadonlyMap<string, string> {
  if (before.files.size === 0 || now.files.size === 0) return new Map();
  return movedSince({ ...before, navigation: undefined }, { ...now, navigation: undefined });
}

/** The last commit, or the one before that which last changed one of these files, if `isBefore` of its files is true. */
function revisionBefore(
  root: string,
  wanted: readonly string[],
  isBefore: (host: RevisionHost) => boolean,
): RepairRevision | undefined {
  const opened = (revision: string): RepairRevision | undefined => {
    const found = gitHost({ folder: root, revision, path: "" });
    return found.ok && isBefore(found.host) ? { revision, host: found.host } : undefined;
  };
  const last = opened("HEAD");
  if (last !== undefined || wanted.length === 0) return last;
  const commit = lastCommitOf(root, wanted);
  return commit === undefined ? undefined : opened(`${commit.slice(0, 10)}~1`);
}

/** The last commit that changed one of these files; undefined if there is none. */
function lastCommitOf(folder: string, files: readonly string[]): string | undefined {
  const repository = findRepository(folder);
  const head = repository.ok ? findCommit(repository.top, "HEAD") : undefined;
  if (!repository.ok || head?.ok !== true) return undefined;
  const { top, pathBelowTop } = repository;
  const paths = files.map((file) => `:(literal)${pathBelowTop === "" ? "" : `${pathBelowTop}/`}${file}`);
  const found = askGit(top, ["rev-list", "--max-count=1", head.name, "--", ...paths]);
  const name = found.ok ? found.output.toString("utf8").trim() : "";
  return name === "" ? undefined : name;
}
