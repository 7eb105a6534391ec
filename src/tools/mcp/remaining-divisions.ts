// Finds what remains to do in other languages after a division was changed in one, as calls of tools. (D312)
import { writtenPath } from "../../compiler/contract/href.ts";
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import {
  divisionChangeIn,
  type DivisionOperation,
  type ParallelSearch,
} from "../../project/change/parallel-division-changes.ts";
import { sameDivisions, type SameDivision, type WantedEditions } from "../../project/change/same-divisions.ts";
import { operationCall } from "./tool-call.ts";

const otherLanguages: WantedEditions = { languages: true, versions: false };

/** A line for each language in which the same is not done yet. */
export function remainingDivisions(
  operation: DivisionOperation,
  before: ResolvedNavigation,
  after: ResolvedNavigation,
): readonly string[] {
  const same = sameDivisions(operation.labels, before, otherLanguages);
  if (same === undefined) return remainingVersions(operation, before);
  const search = { navigation: before, fileOf: filesIn(before) };
  // Translations follow the default language, and not the other way round.
  if (operation.kind === "relabel" && !same.own.edition.default) return [];
  return same.found.flatMap((other) => {
    if (operation.kind === "relabel") {
      const call = operationCall({ ...operation, labels: other.labels, label: "…" });
      return other.labels.at(-1) === operation.label
        ? []
        : [`translate the new label for ${other.edition.id}: ${call}`];
    }
    if (operation.kind === "place-division" && isInStep(operation.labels.at(-1)!, other, after)) return [];
    const change = divisionChangeIn(operation, other, search);
    const verb = operation.kind === "place-division" ? "follow" : "go, too";
    const call =
      change === undefined
        ? `its place in ${other.edition.id} is not known; find it with outline {"edition":"${other.edition.id}"}`
        : operationCall(change);
    return [`if the same division in ${other.edition.id} should ${verb}: ${call}`];
  });
}

/** Whether the division of another edition is already in the counterpart of the new parent. */
function isInStep(label: string, other: SameDivision, after: ResolvedNavigation): boolean {
  const now = sameDivisions(other.labels, after, otherLanguages);
  const above = now?.own.labels.slice(0, -1) ?? [];
  if (now === undefined || above.length <= now.own.above) return false;
  const parents = sameDivisions(above, after, otherLanguages)?.found.map(({ labels }) => labels.join(" > ")) ?? [];
  return now.found.some(({ labels }) => labels.at(-1) === label && parents.includes(labels.slice(0, -1).join(" > ")));
}

/** A version that was removed in one language may go in the others, too. */
function remainingVersions({ kind, labels }: DivisionOperation, { editions }: ResolvedNavigation): readonly string[] {
  if (kind !== "remove-division" || labels.length < 2) return [];
  return editions
    .filter(({ language, version }) => version === labels.at(-1) && language !== null && language !== labels[0])
    .map(({ language, version }) => {
      const call = operationCall({ kind, labels: [language!, version!] });
      return `if the same version in ${language!} should go, too: ${call}`;
    });
}

/** The file of a page that a call names by its path or address, also with an anchor. */
export function filesIn({ pages }: ResolvedNavigation): ParallelSearch["fileOf"] {
  const files = new Map(
    Object.values(pages).flatMap(({ file, href }) =>
      file === null
        ? []
        : [file, withoutPageExtension(file), `/${withoutPageExtension(file)}`, href].map(
            (name) => [name, file] as const,
          ),
    ),
  );
  return (page) => files.get(writtenPath(page));
}
