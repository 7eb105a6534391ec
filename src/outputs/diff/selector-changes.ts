// Finds changes of the languages and versions that readers choose from: tag, visibility and order.
import type { LanguageOption, VersionOption } from "../../compiler/site/navigation.ts";
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
}

/** The changes of all selectors of one edition. */
export function selectorChanges(
  { after, divisions }: ComparedEdition,
  names: NamesNow,
): readonly EditionChange<ChoiceChange>[] {
  const editions = [after.edition.id];
  return after.nodes.flatMap((node) => {
    const old = divisions.from.get(node);
    if (old === undefined) return [];
    return axes.flatMap((axis) => {
      const [olds, choices] = [choicesOf(old, axis), choicesOf(node, axis)];
      const nameNow = ({ name }: Choice): string => names[axis].get(name) ?? name;
      const byName = new Map(olds.map((each) => [nameNow(each), each]));
      const same = choices.flatMap((choice): readonly SameChoice[] => {
        const found = byName.get(choice.name);
        return found === undefined ? [] : [{ old: found, choice }];
      });
      const common = { axis, division: refOf(node), editions } as const;
      return [...same.flatMap((each) => changesOf(each, common)), ...reordered({ olds, choices, same }, common)].map(
        (change) => ({ identity: identityOf(change, node), change }),
      );
    });
  });
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

interface Choices {
  readonly olds: readonly Choice[];
  readonly choices: readonly Choice[];
  readonly same: readonly SameChoice[];
}

function reordered({ olds, choices, same }: Choices, common: Common): readonly ChoiceReordered[] {
  const positions = new Map(olds.map((each, index) => [each, index]));
  return movedOf(same, ({ old }) => positions.get(old)!).map(({ choice }) => ({
    kind: "edition-reordered",
    ...common,
    name: choice.name,
    follows: choices[choices.indexOf(choice) - 1]?.name ?? null,
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

/** The choices in order; one that is there twice counts once. */
function choicesOf({ division: { languages = [], versions = [] } }: DivisionNode, axis: Axis): readonly Choice[] {
  const all =
    axis === "language"
      ? languages.map((each) => choiceOf(each, each.code))
      : versions.map((each) => choiceOf(each, each.label));
  const byName = new Map<string, Choice>();
  for (const each of all) if (!byName.has(each.name)) byName.set(each.name, each);
  return [...byName.values()];
}

function choiceOf({ tag, hidden }: LanguageOption | VersionOption, name: string): Choice {
  return { name, tag: tag ?? null, hidden: hidden === true };
}
