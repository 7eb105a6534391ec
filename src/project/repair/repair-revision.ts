// Finds the revision since which pages have moved that docs.json still names at their old paths.
import { findCommit, findRepository, askGit } from "../git/git-repository.ts";
import { gitHost } from "../git/git-host.ts";
import type { Host } from "../../compiler/host/host.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { movedSince } from "./moved-since.ts";

/** More are not searched: the first ones show whether pages have moved. */
const mostPages = 100;

/**
 * A revision that has the text of a page that is missing now, where a page in no list has this text: since then it has moved. The
 * last commit, or the one before that which moved the page; undefined if the folder is in no repository, or if no page has moved.
 */
export function repairRevision(
  root: string,
  { navigation, host }: { readonly navigation: ResolvedNavigation; readonly host: Host },
): string | undefined {
  const pages = Object.values(navigation.pages);
  const missing = pages.flatMap(({ missing, path }) => (missing === true ? [`${path}.mdx`, `${path}.md`] : []));
  const unlisted = pages.flatMap(({ file, placements }) =>
    file !== null && placements.every(({ node }) => node === null) ? [file] : [],
  );
  if (missing.length === 0 || unlisted.length === 0) return undefined;
  const wanted = missing.slice(0, 2 * mostPages);
  const hasMoved = (revision: string): boolean => {
    const opened = gitHost({ folder: root, revision, path: "" });
    if (!opened.ok) return false;
    const files = new Set(wanted.filter((file) => opened.host.stat(file)?.kind === "file"));
    const before = { host: opened.host, files, navigation: undefined };
    return movedSince(before, { host, files: new Set(unlisted), navigation: undefined }).size > 0;
  };
  if (hasMoved("HEAD")) return "HEAD";
  const commit = lastCommitOf(root, wanted);
  const earlier = commit === undefined ? undefined : `${commit.slice(0, 10)}~1`;
  return earlier !== undefined && hasMoved(earlier) ? earlier : undefined;
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
