// Languages and versions that were added, removed or renamed.
import { groupBy } from "../text/group-by.ts";
import type { Edition } from "../site/navigation.ts";
import { pagesOfEditions, type Unmatched } from "./added-removed.ts";
import type { EditionMatches, EditionPair } from "./match-editions.ts";
import type { Change, EditionAddedOrRemoved, EditionRenamed } from "./navigation-diff.ts";
import { mergeEditions } from "./merge-editions.ts";

/** The changes of editions: removed, added and renamed ones, and another default. */
export function editionChanges(
  { pairs, removed, added }: EditionMatches,
  unmatchedBefore: Unmatched,
  unmatchedAfter: Unmatched,
): readonly Change[] {
  return [
    ...addedOrRemoved(
      "edition-removed",
      removed,
      pairs.map(({ before }) => before),
      unmatchedBefore,
    ),
    ...addedOrRemoved(
      "edition-added",
      added,
      pairs.map(({ after }) => after),
      unmatchedAfter,
    ),
    ...renamed(pairs),
    ...otherDefault(pairs, unmatchedBefore.side.editions[0], unmatchedAfter.side.editions[0]),
  ];
}

/** A language or version that is new in all its editions is reported once. */
function addedOrRemoved(
  kind: EditionAddedOrRemoved["kind"],
  editions: readonly Edition[],
  there: readonly Edition[],
  unmatched: Unmatched,
): readonly EditionAddedOrRemoved[] {
  const languages = new Set(there.map(({ language }) => language));
  const versions = new Set(there.map(({ version }) => version));
  const ofThese = new Set(editions);
  const inDocumentOrder = unmatched.side.navigation.editions.filter((edition) => ofThese.has(edition));
  const wholes = groupBy(inDocumentOrder, ({ language, version }) => {
    if (language !== null && !languages.has(language)) return JSON.stringify([language, null]);
    if (version !== null && !versions.has(version)) return JSON.stringify([null, version]);
    return JSON.stringify([language, version]);
  });
  const groupOf = [...wholes].flatMap(([whole, members]) => members.map(({ id }) => [id, whole] as const));
  const pages = pagesOfEditions(unmatched, new Map(groupOf));
  return [...wholes].map(([whole, members]) => {
    const [language, version] = JSON.parse(whole) as [string | null, string | null];
    const ids = members.map(({ id }) => id);
    return { kind, language, version, pages: pages.get(whole) ?? 0, editions: ids };
  });
}

function renamed(pairs: readonly EditionPair[]): readonly EditionRenamed[] {
  const changes = pairs.flatMap(({ before, after }) =>
    (["language", "version"] as const)
      .filter((axis) => before[axis] !== after[axis])
      .map((axis) => ({
        identity: JSON.stringify([axis, before[axis], after[axis]]),
        editions: [after.id],
        part: { axis, before: before[axis], after: after[axis] },
      })),
  );
  return mergeEditions(changes).map(({ parts: [part], editions }) => ({ kind: "edition-renamed", ...part, editions }));
}

function otherDefault(
  pairs: readonly EditionPair[],
  before: Edition | undefined,
  after: Edition | undefined,
): readonly Change[] {
  if (before === undefined || after === undefined) return [];
  if (pairs.some((pair) => pair.before === before && pair.after === after)) return [];
  return [{ kind: "edition-default", before: before.id, after: after.id, editions: [after.id] }];
}
