// Says in lines why a plan is not written, and with which command it would be.
import { count, inWords } from "../../../compiler/diagnostics/codes.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { visible } from "../../../compiler/text/visible.ts";
import type { EditPlan, Refusal } from "../../../project/change/edit-plan.ts";
import type { SiteChange } from "../../../project/change/site-change.ts";
import { openRemovals, type OpenRemoval } from "../../../project/change/open-removals.ts";
import { operationCommand } from "../../../project/change/operation-command.ts";
import { leftLines, type LeftWords } from "../../../project/change/left-lines.ts";

/** What was asked for. */
export interface RefusedChange extends LeftWords {
  readonly operations: SiteChange["operations"];
  readonly root: string;
  /** False if it is written all the same. */
  readonly isRefused: boolean;
  /** Whether what was left is listed, too: it can be the reason. */
  readonly withLeft: boolean;
}

const mostShown = 20;
/** So many addresses with pages of their own are one line. */
const fewest = 3;
/** More addresses than this are counted. */
const mostNamed = 5;

/** Why a plan should not be written, a line for each reason; none without one. */
export function refusalLines(plan: EditPlan, change: RefusedChange): readonly string[] {
  const { refusals } = plan;
  if (refusals.length === 0) return [];
  const head = change.isRefused
    ? "navc: nothing was written, because this would be lost or broken:"
    : "navc: this change loses or breaks:";
  const lines = reasonLines(refusals, change.all === true);
  const most = change.all === true ? lines.length : mostShown;
  const shown = lines.slice(0, most).map((line) => `  ${visible(line)}`);
  const more = lines.length > most ? [`  … and ${lines.length - most} more`] : [];
  const left = change.isRefused && change.withLeft ? leftLines(plan, change) : [];
  const advice = change.isRefused ? [...editionLines(refusals, change.root), ...adviceFor(plan, change)] : [];
  return [head, ...shown, ...more, ...left, ...advice];
}

/** A sentence for each refusal, and one for all addresses with the same proposal, or with one reason for proposals of their own. */
function reasonLines(refusals: EditPlan["refusals"], all: boolean): readonly string[] {
  const reasons = groupBy(refusals, sharedReason);
  const keyOf = ([index, refusal]: readonly [number, Refusal]): string | number => {
    const reason = sharedReason(refusal);
    if (reason === undefined || refusal.kind !== "address") return index;
    const alike = reasons.get(reason)!;
    const targets = new Set(alike.map((each) => (each.kind === "address" ? each.proposal?.to : undefined)));
    // Each leads to a page of its own, for one reason.
    return targets.size === alike.length && alike.length >= fewest ? reason : `${refusal.proposal!.to} ${reason}`;
  };
  const groups = groupBy([...refusals.entries()], keyOf);
  return [...groups.values()].map((members) => {
    const group = members.map(([, refusal]) => refusal);
    if (group.length === 1 || sharedReason(group[0]!) === undefined) return group[0]!.message;
    const advice = adviceOfAll(group);
    const addresses = group.flatMap((refusal) => (refusal.kind === "address" ? [refusal.address] : []));
    const named = all ? addresses : addresses.slice(0, mostNamed);
    const more = addresses.length > named.length ? [`${addresses.length - named.length} more`] : [];
    return `${count(addresses.length, "address", "addresses")} would lead nowhere: ${inWords([...named, ...more])}.${advice}`;
  });
}

/** The reason for the pages that readers could be sent to, which is the same for many. */
function sharedReason(refusal: Refusal): string | undefined {
  if (refusal.kind !== "address" || refusal.proposal === undefined) return undefined;
  const { to, reason } = refusal.proposal;
  return refusal.message.endsWith(` Readers could be sent to ${to}: ${reason}.`) ? reason : undefined;
}

function adviceOfAll(group: EditPlan["refusals"]): string {
  const [first, ...others] = group.flatMap((each) => (each.kind === "address" ? (each.proposal ?? []) : []));
  if (first === undefined) return "";
  return others.every(({ to }) => to === first.to)
    ? ` Readers could be sent to ${first.to}: ${first.reason}.`
    : ` Each has a page that its readers could be sent to, such as ${first.to}: ${first.reason}.`;
}

/** What can be done about refusals. */
function adviceFor({ refusals, files }: EditPlan, change: RefusedChange): readonly string[] {
  const lost = refusals.filter((refusal) => refusal.kind === "address");
  // A generated page has no file that is removed.
  const isRemoval =
    files.some(({ kind }) => kind === "remove") ||
    change.operations.some(({ kind }) => kind === "remove" || kind === "remove-division");
  const isRemoved = isRemoval && lost.length > 0;
  const force = "Add --force to write it all the same.";
  if (!isRemoved) return [...targetLines(refusals, change), ...insteadLines(refusals, change.root), force];
  const open = openRemovals({ files, refusals });
  if (open.length > 0) return [...openLines(open, change), force];
  const [first, ...others] = lost;
  const to = others.length === 0 ? first?.proposal?.to : undefined;
  const command = to === undefined ? undefined : removal(change, to);
  if (command === undefined)
    return [`Name the page that its readers are sent to with --to <page>, or say --no-redirect. ${force}`];
  return [
    `To send its readers to another page:`,
    `  ${visible(command)}`,
    `Or name a page of your choice, or say --no-redirect. ${force}`,
  ];
}

/** Which pages to remove first: a target for all would also take the readers of those that have the same page elsewhere. */
function openLines(open: readonly OpenRemoval[], { operations, root, all = false }: RefusedChange): readonly string[] {
  const [operation] = operations;
  const isWhole = operation?.kind === "remove" || operation?.kind === "remove-division";
  const shown = all ? open : open.slice(0, mostNamed);
  const commands = [...shown, ...(isWhole ? [operation] : [])].map((each) => operationCommand(each, root));
  const more =
    open.length > shown.length ? [`… and ${count(open.length - shown.length, "more page")}, before that`] : [];
  const which = open.length === 1 ? "that page first, with a target" : "these pages first, each with a target";
  return [
    `The readers of the other pages are sent to the same page elsewhere. Remove ${which} of its own:`,
    ...[...commands, ...more].map((line) => `  ${visible(line)}`),
    "Or send the readers of all pages to one with --to <page>, or nowhere with --no-redirect.",
  ];
}

/** What removes a language or version that would lose its last page. */
function editionLines(refusals: EditPlan["refusals"], root: string): readonly string[] {
  return refusals.flatMap((refusal) => {
    if (refusal.kind !== "edition") return [];
    const command = operationCommand({ kind: "remove-division", labels: [refusal.label], redirect: undefined }, root);
    return [`To remove ${visible(refusal.label)} as a whole:`, `  ${visible(command)}`];
  });
}

/** What can be done about links to removed pages that nothing replaces. */
function targetLines(refusals: EditPlan["refusals"], { operations }: RefusedChange): readonly string[] {
  const isWithout = operations.some(
    (each) => (each.kind === "remove" || each.kind === "remove-division") && typeof each.redirect !== "string",
  );
  const isLinked = refusals.some((each) => each.kind === "problem" && each.code === "link-not-found");
  return isWithout && isLinked
    ? ["Name the page that its links lead to then with --to <page>, or correct them first."]
    : [];
}

/** What would be right instead of what makes problems. */
function insteadLines(refusals: EditPlan["refusals"], root: string): readonly string[] {
  const known = refusals.flatMap((refusal) => (refusal.kind === "problem" ? (refusal.instead ?? []) : []));
  const lines = known.flatMap((each) =>
    each.kind === "correct"
      ? [`Correct ${visible(each.file)} first: the problem is in that file, so another place or path does not help.`]
      : ["For a place in its own language:", `  ${visible(operationCommand(each.operation, root))}`],
  );
  return [...new Set(lines)];
}

/** The same command with a target. */
function removal({ operations: [operation], root }: RefusedChange, to: string): string | undefined {
  if (operation?.kind !== "remove" && operation?.kind !== "remove-division") return undefined;
  return operationCommand({ ...operation, redirect: to }, root);
}
