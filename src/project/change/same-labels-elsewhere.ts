// Finds the divisions of other languages and versions that have the labels of a change, too, and to which nothing is done. (D602)
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { branchesOf, namedDivisions, writtenAt, type DivisionSearch, type LabelledDivision } from "./division-at.ts";
import type { LeftName } from "./edit-plan.ts";
import { placeOfNode } from "./element-places.ts";
import { editionsOfPage } from "./in-own-edition.ts";
import { divisionChangeIn } from "./parallel-division-changes.ts";
import type { ChangeOperation, EntryTarget, NamedChange } from "./site-change.ts";

/** What is changed, and where pages are found. */
export interface LabelsOfChange extends DivisionSearch {
  readonly operations: readonly ChangeOperation[];
  /** The file of a page that a user named; undefined for what is none. */
  readonly fileOf: (page: string) => string | undefined;
}

/** Each of these divisions. Without a language or version, labels mean the default one, and who left it out may not know of the others. */
export function sameLabelsElsewhere(change: LabelsOfChange): readonly LeftName[] {
  const { operations, navigation, config, values } = change;
  const named = operations.flatMap((operation) =>
    labelsOf(operation).map((labels) => ({ operation, labels, found: namedDivisions(labels, navigation) })),
  );
  const known = new Set(named.flatMap(({ found }) => found.map(writtenAt)));
  return named.flatMap(({ operation, labels, found: [own] }) => {
    if (own === undefined) return [];
    return navigation.editions.flatMap((edition): readonly LeftName[] => {
      const [other] = namedDivisions(labels, { editions: [edition] });
      // A page that moves in its own language and version has left no other.
      const isMeant = operation.kind !== "place" || editionsOfPage(operation.page, change).includes(edition);
      if (other === undefined || known.has(writtenAt(other)) || !isMeant) return [];
      known.add(writtenAt(other));
      const { file, pointer } = placeOfNode(other.division, config);
      const same = changeIn(operation, other, change);
      return [
        {
          file,
          line: values.lineOf({ file, pointer }),
          written: other.labels.join(" > "),
          reason: `nothing is done here, because ${whyOwn(labels, own)}`,
          ...(same === undefined ? {} : { next: { kind: "each", operations: [same] } }),
        },
      ];
    });
  });
}

/** Why labels mean a division of one edition: that is the default one, or the only one that writes them so. */
function whyOwn(labels: readonly string[], { edition }: LabelledDivision): string {
  const own = branchesOf(edition).join(" > ");
  return edition.default
    ? `labels without a language or version mean ${own}, unless all are meant`
    : `"${labels.join(" > ")}" is written so in ${own} only`;
}

/** The labels of each division that an operation names. */
function labelsOf(operation: ChangeOperation): readonly (readonly string[])[] {
  switch (operation.kind) {
    case "remove-division":
    case "relabel":
    case "place-division":
      return [operation.labels];
    case "add":
    case "place":
      return operation.target === undefined ? [] : [labelsOfTarget(operation.target)];
    case "list-unlisted":
      return operation.into === undefined ? [] : [operation.into];
    case "move":
    case "remove":
    case "redirect":
    case "place-element":
    case "remove-element":
    case "hide":
    case "hide-division":
    case "retitle":
      break;
  }
  return [];
}

function labelsOfTarget(target: EntryTarget): readonly string[] {
  return target.kind === "into" ? target.labels : [target.page];
}

/** The same change of the other division; undefined where its place, or the path of a new page, is not known. */
function changeIn(
  operation: ChangeOperation,
  { edition, labels }: LabelledDivision,
  search: LabelsOfChange,
): NamedChange | undefined {
  if (operation.kind === "relabel") return { ...operation, labels };
  if (operation.kind === "place")
    return operation.target.kind === "into"
      ? { ...operation, page: withoutPageExtension(operation.page), target: { kind: "into", labels } }
      : undefined;
  if (operation.kind !== "remove-division" && operation.kind !== "place-division") return undefined;
  return divisionChangeIn(operation, { edition, labels }, search);
}
