// Which languages and versions came, went, or are called otherwise?
import { groupBy } from "../text/group-by.ts";
import type { Edition } from "../site/navigation.ts";
import { pagesOfEditions, type Alone } from "./came-or-went.ts";
import type { EditionMatches, EditionPair } from "./match-editions.ts";
import type { Change, EditionCameOrWent, EditionRenamed } from "./navigation-diff.ts";
import { rollUp } from "./roll-up.ts";

/** The changes of editions: those that went, that came, that have another name, and another default. */
export function editionChanges({ pairs, removed, added }: EditionMatches, gone: Alone, come: Alone): readonly Change[] {
  return [
    ...cameOrWent(
      "edition-removed",
      removed,
      pairs.map(({ before }) => before),
      gone,
    ),
    ...cameOrWent(
      "edition-added",
      added,
      pairs.map(({ after }) => after),
      come,
    ),
    ...renamed(pairs),
    ...otherDefault(pairs, gone.side.editions[0], come.side.editions[0]),
  ];
}

/** A language or version that is new in all its editions is told once. */
function cameOrWent(
  kind: EditionCameOrWent["kind"],
  editions: readonly Edition[],
  there: readonly Edition[],
  alone: Alone,
): readonly EditionCameOrWent[] {
  const languages = new Set(there.map(({ language }) => language));
  const versions = new Set(there.map(({ version }) => version));
  const ofThese = new Set(editions);
  const inDocumentOrder = alone.side.navigation.editions.filter((edition) => ofThese.has(edition));
  const wholes = groupBy(inDocumentOrder, ({ language, version }) => {
    if (language !== null && !languages.has(language)) return JSON.stringify([language, null]);
    if (version !== null && !versions.has(version)) return JSON.stringify([null, version]);
    return JSON.stringify([language, version]);
  });
  const groupOf = [...wholes].flatMap(([whole, members]) => members.map(({ id }) => [id, whole] as const));
  const pages = pagesOfEditions(alone, new Map(groupOf));
  return [...wholes].map(([whole, members]) => {
    const [language, version] = JSON.parse(whole) as [string | null, string | null];
    const ids = members.map(({ id }) => id);
    return { kind, language, version, pages: pages.get(whole) ?? 0, editions: ids };
  });
}

function renamed(pairs: readonly EditionPair[]): readonly EditionRenamed[] {
  const raws = pairs.flatMap(({ before, after }) =>
    (["language", "version"] as const)
      .filter((axis) => before[axis] !== after[axis])
      .map((axis) => ({
        identity: JSON.stringify([axis, before[axis], after[axis]]),
        editions: [after.id],
        part: { axis, before: before[axis], after: after[axis] },
      })),
  );
  return rollUp(raws).map(({ parts: [part], editions }) => ({ kind: "edition-renamed", ...part, editions }));
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
