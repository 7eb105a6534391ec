// Follows files of today through the history of git, under the names that they had. (D387)
import { groupBy } from "../../../compiler/text/group-by.ts";
import type { HistoryChange, HistoryResult } from "../../git/git-history.ts";

/** A change of a file: which commit made it, and the content before and after, which a rename may leave as it is. */
export interface TextChange {
  /** The place of the commit among those of the history. */
  readonly at: number;
  readonly date: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The history of a folder, and the paths at its last commit of files that were renamed since. */
export type FollowedHistory = Pick<Extract<HistoryResult, { readonly ok: true }>, "commits" | "renamed">;

/** The changes of each file, the newest first. A renamed file has those that it had under its old name. */
export function fileChanges(
  history: FollowedHistory,
  files: ReadonlySet<string>,
): ReadonlyMap<string, readonly TextChange[]> {
  const changes = [...followed(history, files)].map(({ file, at, date, change: { before, after } }) => ({
    file,
    at,
    date,
    before,
    after,
  }));
  return groupBy(changes, ({ file }) => file);
}

/** The names that each file had before, the newest first; none for a file that was not renamed. */
export function formerNames(
  history: FollowedHistory,
  files: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const since = [...files].flatMap((file) => {
    const from = history.renamed.get(file);
    return from === undefined ? [] : [{ file, from }];
  });
  const committed = [...followed(history, files)].flatMap(({ file, change: { from } }) =>
    from === undefined ? [] : [{ file, from }],
  );
  const names = [...since, ...committed];
  return new Map([...groupBy(names, ({ file }) => file)].map(([file, all]) => [file, all.map(({ from }) => from)]));
}

interface FollowedChange {
  /** Its name today. */
  readonly file: string;
  readonly at: number;
  readonly date: string;
  readonly change: HistoryChange;
}

function* followed(
  { commits, renamed: since }: FollowedHistory,
  files: ReadonlySet<string>,
): Generator<FollowedChange> {
  /** The file of today by its path at the commit that is read. */
  const names = new Map([...files].map((file) => [since.get(file) ?? file, file]));
  for (const { at, date, changes } of commits) {
    const renamed: (readonly [string, string])[] = [];
    for (const change of changes) {
      const { path, from, before } = change;
      const file = names.get(path);
      if (file === undefined) continue;
      yield { file, at, date, change };
      if (from === undefined && before !== undefined) continue;
      names.delete(path);
      if (from !== undefined) renamed.push([from, file]);
    }
    for (const [path, file] of renamed) names.set(path, file);
  }
}
