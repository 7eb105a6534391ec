// Does to the same division in other languages and versions what a change does to one of them. (D306)
import type { Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { UsageError } from "../settings/usage-error.ts";
import { ChangeError } from "./change-error.ts";
import {
  sameDivisions,
  type SameDivision,
  type SameDivisions,
  type UnclearDivision,
  type WantedEditions,
} from "./same-divisions.ts";
import { targetIn } from "./same-target.ts";
import type { EntryTarget, NamedChange } from "./site-change.ts";

/** An operation that names a division. */
export type DivisionOperation = Extract<NamedChange, { readonly labels: readonly string[] }>;

/** What the divisions are found in. */
export interface ParallelSearch {
  readonly navigation: ResolvedNavigation;
  readonly wanted: WantedEditions;
  /** The file of a page that a user named; undefined for what is none. */
  readonly fileOf: (page: string) => string | undefined;
}

/** The operations for other editions; throws `UsageError` if one has no such division or place, because then it would be done in some only. */
export function parallelDivisionChanges(operation: DivisionOperation, search: ParallelSearch): readonly NamedChange[] {
  const same = sameDivisions(operation.labels, search.navigation, search.wanted);
  if (same === undefined) return sameVersions(operation, search);
  const name = operation.labels.join(" > ");
  const [lacking] = same.lacking;
  const [unclear] = same.unclear;
  if (unclear !== undefined) throw new UsageError(noneSuch(severalSuch(name, unclear)));
  if (lacking !== undefined)
    throw new UsageError(noneSuch(`No division of ${lacking.id} has the same pages as "${name}"`));
  if (operation.kind === "relabel") return relabels(operation, same);
  return same.found.map((other) => {
    const changed = divisionChangeIn(operation, other, search);
    if (changed !== undefined) return changed;
    const target = operation.kind === "place-division" ? operation.target : undefined;
    const place = target === undefined ? "" : placeText(target);
    const several = target === undefined ? undefined : unclearPlace(target, other.edition, search);
    if (several !== undefined) throw new UsageError(noneSuch(severalSuch(place, several)));
    throw new UsageError(noneSuch(`${other.edition.id} has no page or division that stands for "${place}"`));
  });
}

/** What an operation on one division is on the same one of another edition; undefined if its place is not there. */
export function divisionChangeIn(
  operation: Exclude<DivisionOperation, { kind: "relabel" }>,
  { edition, labels }: SameDivision,
  { navigation, fileOf }: Omit<ParallelSearch, "wanted">,
): NamedChange | undefined {
  if (operation.kind === "remove-division") {
    const { redirect } = operation;
    return { ...operation, labels, redirect: redirectIn(redirect, edition, { navigation, fileOf }) };
  }
  const target = targetIn(operation.target, edition, navigation, fileOf);
  return target === undefined ? undefined : { ...operation, labels, target };
}

/** Where the readers in another edition are sent: to the same page in it, if there is one. */
export function redirectIn(
  redirect: string | null | undefined,
  edition: Edition,
  { navigation, fileOf }: Omit<ParallelSearch, "wanted">,
): string | null | undefined {
  if (typeof redirect !== "string" || fileOf(redirect) === undefined) return redirect;
  const target = targetIn({ kind: "after", page: redirect }, edition, navigation, fileOf);
  return target?.kind === "after" ? target.page : redirect;
}

/** The divisions of an edition of which each may be the place; undefined if there is none. */
function unclearPlace(
  target: EntryTarget,
  edition: Edition,
  { navigation, fileOf }: ParallelSearch,
): UnclearDivision | undefined {
  if (target.kind !== "into" && fileOf(target.page) !== undefined) return undefined;
  const labels = target.kind === "into" ? target.labels : [target.page];
  const same = sameDivisions(labels, navigation, { languages: true, versions: true });
  return same?.unclear.find((each) => each.edition === edition);
}

/** Why the counterpart of a division is not known, with all that it may be. */
export function severalSuch(name: string, unclear: UnclearDivision): string {
  return `Which division of ${unclear.edition.id} stands for "${name}" is not known, because these have its pages: ${candidateNames(unclear)}`;
}

/** The divisions that another one may be. */
export function candidateNames({ candidates }: UnclearDivision): string {
  return candidates.map((labels) => `"${labels.join(" > ")}"`).join(", ");
}

function placeText(target: EntryTarget): string {
  return target.kind === "into" ? target.labels.join(" > ") : target.page;
}

/** A label is the same in all versions of a language, although they may write it in other capitals or words now; those of languages are translated. */
function relabels(
  operation: Extract<DivisionOperation, { kind: "relabel" }>,
  { own, found }: SameDivisions,
): readonly NamedChange[] {
  const isSame = ({ edition }: SameDivision): boolean => edition.language === own.edition.language;
  if (found.every(isSame)) return found.map(({ labels }) => ({ ...operation, labels }));
  const operations = [
    operation,
    ...found.map((each) => ({ ...operation, labels: each.labels, label: isSame(each) ? operation.label : "…" })),
  ];
  throw new ChangeError("Labels are translated, so each division gets its own.", { kind: "each", operations });
}

/** A version as a whole is removed in each language. */
function sameVersions(operation: DivisionOperation, { navigation, wanted }: ParallelSearch): readonly NamedChange[] {
  const label = operation.labels.at(-1);
  // What names nothing, or several, is refused where it is resolved.
  if (!navigation.editions.some(({ language, version }) => [language, version].includes(label!))) return [];
  const languages = navigation.editions.filter(({ version }) => version === label).map(({ language }) => language!);
  if (operation.kind !== "remove-division" || !wanted.languages || languages.length === 0)
    throw new UsageError(
      noneSuch(`"${operation.labels.join(" > ")}" is a language or a version, and has no counterpart`),
    );
  const own = operation.labels.length > 1 ? operation.labels[0] : undefined;
  return languages.filter((each) => each !== own).map((language) => ({ ...operation, labels: [language, label!] }));
}

function noneSuch(reason: string): string {
  return `${reason}. Change each division by itself, without --all-languages and --all-versions.`;
}
