// Finds which choices a change has, and applies them.
import { pageHref, withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import type { ActionWork } from "../../../project/actions/action-work.ts";
import type { ChangeOperation } from "../../../project/change/site-change.ts";
import type { ShownRefusal, WantedChange } from "./wanted-change.ts";

/** What somebody has chosen for a change. */
export interface ChangeChoices {
  /** What was typed into each field of its window. */
  readonly typed?: readonly (string | undefined)[];
  readonly languages?: boolean;
  readonly versions?: boolean;
  /** Where the readers of removed pages, or of one redirect, are sent; null for nowhere; absent: as navc proposes. */
  readonly readers?: string | null;
}

const removals: ReadonlySet<ChangeOperation["kind"]> = new Set<ChangeOperation["kind"]>(["remove", "remove-division"]);

/** What an action asks for. A removal has the choices that all removals have, and a redirect without a target asks for it. */
export function wantedOf(work: ActionWork): WantedChange {
  return work.kind === "change" && (removals.has(work.operation.kind) || targetOf(work.operation) === "")
    ? { kind: "operations", operations: [work.operation] }
    : { kind: "action", work };
}

/** What a change asks about the readers of addresses that lead nowhere after it. */
export interface ReadersQuestion {
  /** Where they are sent if nobody says otherwise; undefined if that is not known yet. */
  readonly proposed: string | undefined;
  /** Whether there is no change before somebody answers. */
  readonly isNeeded: boolean;
  /** Whether they can be sent nowhere. */
  readonly allowsNowhere: boolean;
  /** The addresses that they come from, without the base path, as far as they are known. */
  readonly from: readonly string[];
}

/** The question about readers of a change that removes pages or adds one redirect; undefined for every other one. */
export function readersQuestion(wanted: WantedChange): ReadersQuestion | undefined {
  if (wanted.kind !== "operations") return undefined;
  const targets = wanted.operations.flatMap((operation) => targetOf(operation) ?? []);
  const removes = wanted.operations.some(({ kind }) => removals.has(kind));
  const isOne = wanted.operations.length === 1 && targets.length === 1;
  if (!removes && !isOne) return undefined;
  const [target = ""] = isOne ? targets : [];
  return {
    proposed: target === "" ? undefined : target,
    isNeeded: targets.includes(""),
    allowsNowhere: removes,
    from: wanted.operations.flatMap((operation) => addressOf(operation) ?? []),
  };
}

/** The page to which the readers of all addresses could be sent that a change would lose; undefined if each has another one. */
export function commonGuess(refusals: readonly Pick<ShownRefusal, "to">[]): string | undefined {
  const guesses = new Set(refusals.flatMap(({ to }) => to ?? []));
  return guesses.size === 1 ? [...guesses][0] : undefined;
}

/** Whether a target is still to be chosen, so that nothing can be planned. */
export function lacksTarget(wanted: WantedChange): boolean {
  return wanted.kind === "operations" && wanted.operations.some((operation) => targetOf(operation) === "");
}

function addressOf(operation: ChangeOperation): string | undefined {
  if (operation.kind === "redirect") return operation.from;
  // The page is named by its file.
  return operation.kind === "remove" ? pageHref(withoutPageExtension(operation.page), "") : undefined;
}

function targetOf(operation: ChangeOperation): string | undefined {
  if (operation.kind === "redirect") return operation.to;
  return "redirect" in operation ? (operation.redirect ?? undefined) : undefined;
}

/** The change with what was chosen. */
export function withChoices(wanted: WantedChange, { languages, versions, readers }: ChangeChoices): WantedChange {
  if (wanted.kind !== "operations") return wanted;
  return {
    ...wanted,
    operations: withReaders(wanted.operations, readers?.trim() ?? readers),
    ...(languages === true ? { languages } : {}),
    ...(versions === true ? { versions } : {}),
  };
}

function withReaders(
  operations: readonly ChangeOperation[],
  readers: ChangeChoices["readers"],
): readonly ChangeOperation[] {
  if (readers === undefined) return operations;
  const [first] = operations;
  // Beside a removal, a redirect has a target of its own.
  if (operations.length === 1 && first?.kind === "redirect" && readers !== null) return [{ ...first, to: readers }];
  return operations.map((operation) =>
    operation.kind === "remove" || operation.kind === "remove-division"
      ? { ...operation, redirect: readers }
      : operation,
  );
}
