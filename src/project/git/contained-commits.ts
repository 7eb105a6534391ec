// Finds which commits some commits contain: those from which they were made, through all parents. (D387)

/** The parents of each commit, by their places in a list in which each commit is before its parents. */
export type CommitParents = readonly (readonly number[])[];

/** A test for places of commits: whether one of these commits contains it. Each contains itself. */
export function containedCommits(tips: readonly number[], parents: CommitParents): (at: number) => boolean {
  const found = new Uint8Array(parents.length);
  for (const at of tips) found[at] = 1;
  // Whatever contains a commit is before it in the list.
  const first = tips.reduce((least, at) => Math.min(least, at), parents.length);
  for (let at = first; at < parents.length; at += 1)
    if (found[at] === 1) for (const parent of parents[at]!) found[parent] = 1;
  return (at) => found[at] === 1;
}
