// Finds which choices a change has, and applies them.
import type { ActionWork } from "../../../project/actions/action-work.ts";
import type { ChangeOperation } from "../../../project/change/site-change.ts";
import type { SiteOverview } from "./preview-data.ts";
import type { WantedChange } from "./wanted-change.ts";

/** What somebody has chosen for a change. */
export interface ChangeChoices {
  readonly languages?: boolean;
  readonly versions?: boolean;
  /** Where the readers of removed pages are sent; null for nowhere; absent: as navc proposes. */
  readonly readers?: string | null;
}

/** In which other editions a change can be done, too. */
export interface EditionChoices {
  readonly languages: boolean;
  readonly versions: boolean;
}

/** Operations that mean something in other languages and versions. */
const forAll: ReadonlySet<ChangeOperation["kind"]> = new Set<ChangeOperation["kind"]>([
  "move",
  "remove",
  "remove-division",
  "add",
  "place",
  "place-division",
  "place-element",
  "hide",
  "hide-division",
]);

const removals: ReadonlySet<ChangeOperation["kind"]> = new Set<ChangeOperation["kind"]>(["remove", "remove-division"]);

/** Which of these choices a change has in a site. */
export function allEditionsFor(wanted: WantedChange, overview: SiteOverview | null): EditionChoices {
  const isForAll = wanted.kind === "operations" && wanted.operations.every(({ kind }) => forAll.has(kind));
  return {
    languages: isForAll && (overview?.languages.length ?? 0) > 1,
    versions: isForAll && (overview?.versions.length ?? 0) > 1,
  };
}

/** What an action asks for. A removal has the choices that all removals have. */
export function wantedOf(work: ActionWork): WantedChange {
  return work.kind === "change" && removals.has(work.operation.kind)
    ? { kind: "operations", operations: [work.operation] }
    : { kind: "action", work };
}

/** Whether pages are removed, so that somebody has to decide where their readers are sent. */
export function asksReaders(wanted: WantedChange): boolean {
  return wanted.kind === "operations" && wanted.operations.some(({ kind }) => removals.has(kind));
}

/** The change with what was chosen. */
export function withChoices(wanted: WantedChange, { languages, versions, readers }: ChangeChoices): WantedChange {
  if (wanted.kind !== "operations") return wanted;
  const operations =
    readers === undefined
      ? wanted.operations
      : wanted.operations.map((operation) =>
          operation.kind === "remove" || operation.kind === "remove-division"
            ? { ...operation, redirect: readers }
            : operation,
        );
  return {
    ...wanted,
    operations,
    ...(languages === true ? { languages } : {}),
    ...(versions === true ? { versions } : {}),
  };
}
