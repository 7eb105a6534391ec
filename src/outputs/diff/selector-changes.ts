// Finds changes of the languages and versions that readers choose from: tag, visibility and order.
import type { LanguageOption, VersionOption } from "../../compiler/site/navigation.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";
import { movedOf } from "./longest-increasing.ts";
import type { ComparedEdition } from "./match-divisions.ts";
import type { NamesNow } from "./match-editions.ts";
import type { EditionChange } from "./merge-changes.ts";
import type { ChoiceReordered, ChoiceTagged, ChoiceVisibility } from "./navigation-diff.ts";
import { divisionIdentity, refOf, type DivisionNode } from "./side.ts";

type ChoiceChange = ChoiceTagged | ChoiceVisibility | ChoiceReordered;

type Axis = "language" | "version";
const axes: readonly Axis[] = ["language", "version"];

/** What readers choose: a language by its code, a version by its label. */
interface Choice {
  readonly name: string;
  readonly tag: string | null;
  readonly hidden: boolean;
}

/** A choice of both sides. */
interface SameChoice {
  readonly old: Choice;
  readonly choice: Choice;
  /** The name of the choice before it now. */
  readonly follows: string | null;
}

/** Finds the changes of all selectors of one edition after the other. */
export type SelectorComparison = (compared: ComparedEdition) => readonly EditionChange<ChoiceChange>[];

/** Editions offer the same choices in one selector, so each selector is compared once, however many editions have it. */
export function selectorComparison(names: NamesNow): SelectorComparison {
  const known = new Map<string, readonly EditionChange<ChoiceChange>[]>();
  return ({ before, after, divisions }) => {
    const editions = [after.edition.id];
    return after.nodes.flatMap((node) => {
      const old = divisions.from.get(node);
      if (old === undefined) return [];
      return axes.flatMap((axis) => {
        if (optionsOf(old, axis) === undefined && optionsOf(node, axis) === undefined) return [];
        const other = axis === "language" ? "version" : "language";
        const places = [before.edition[other], divisionIdentity(old), after.edition[other], divisionIdentity(node)];
        const changes = madeOnce(known, JSON.stringify([axis, ...places]), () =>
          changesOfSelector(old, node, { axis, division: refOf(node), editions }, names),
        );
        return changes.map(({ identity, change }) => ({ identity, change: { ...change, editions } }));
      });
    });
  };
}

function changesOfSelector(
  old: DivisionNode,
  node: DivisionNode,
  common: Common,
  names: NamesNow,
): readonly EditionChange<ChoiceChange>[] {
  const { axis } = common;
  const [olds, choices] = [choicesOf(old, axis), choicesOf(node, axis)];
  const byName = new Map(olds.map((each) => [names[axis].get(each.name) ?? each.name, each]));
  const same = choices.flatMap((choice, at): readonly SameChoice[] => {
    const found = byName.get(choice.name);
    return found === undefined ? [] : [{ old: found, choice, follows: choices[at - 1]?.name ?? null }];
  });
  const changes = [...same.flatMap((each) => changesOf(each, common)), ...reordered(olds, same, common)];
  return changes.map((change) => ({ identity: identityOf(change, node), change }));
}

type Common = Pick<ChoiceChange, "axis" | "division" | "editions">;

function changesOf({ old, choice }: SameChoice, common: Common): readonly ChoiceChange[] {
  const named = { ...common, name: choice.name };
  const changes: ChoiceChange[] = [];
  if (old.tag !== choice.tag) changes.push({ kind: "edition-tagged", ...named, before: old.tag, after: choice.tag });
  if (old.hidden !== choice.hidden)
    changes.push({ kind: choice.hidden ? "edition-hidden" : "edition-shown", ...named });
  return changes;
}

function reordered(olds: readonly Choice[], same: readonly SameChoice[], common: Common): readonly ChoiceReordered[] {
  const positions = new Map(olds.map((each, index) => [each, index]));
  return movedOf(same, ({ old }) => positions.get(old)!).map(({ choice, follows }) => ({
    kind: "edition-reordered",
    ...common,
    name: choice.name,
    follows,
  }));
}

function identityOf(change: ChoiceChange, node: DivisionNode): string {
  const texts = change.kind === "edition-tagged" ? [change.before, change.after] : [];
  return JSON.stringify([change.kind, divisionIdentity(node), change.axis, change.name, ...texts]);
}

/** Whether the chosen language or version of a division has become hidden or visible, and all that is in it. */
export function isChoiceToggled(old: DivisionNode, node: DivisionNode): boolean {
  return (["languages", "versions"] as const).some((axis) => {
    const [was, is] = [old, node].map(({ division }) => division[axis]?.find(({ current }) => current));
    return was !== undefined && is !== undefined && was.hidden !== is.hidden;
  });
}

function optionsOf(
  { division: { languages, versions } }: DivisionNode,
  axis: Axis,
): readonly (LanguageOption | VersionOption)[] | undefined {
  return axis === "language" ? languages : versions;
}

/** The choices in order; one that is there twice counts once. */
function choicesOf(node: DivisionNode, axis: Axis): readonly Choice[] {
  const byName = new Map<string, Choice>();
  for (const option of optionsOf(node, axis) ?? []) {
    const name = "code" in option ? option.code : option.label;
    if (!byName.has(name)) byName.set(name, { name, tag: option.tag ?? null, hidden: option.hidden === true });
  }
  return [...byName.values()];
}
