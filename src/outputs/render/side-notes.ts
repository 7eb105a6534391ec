// Writes sentences about unknown parts of a compared site, because pages may be missing from it.
import { hidesAddresses, type UnknownFact } from "../../compiler/contract/unknown-fact.ts";
import { count } from "../../compiler/diagnostics/codes.ts";
import type { NavigationDiff } from "../diff/navigation-diff.ts";
import { unreadPart } from "./diff-lost.ts";

/** A side of a difference, as the user wrote it, and what is not known about it. */
export interface NotedSide {
  readonly word: string;
  readonly kind: "folder" | "file" | "git";
  readonly unknown: readonly UnknownFact[];
}

/** One sentence for each; absent if there is nothing to report. */
export interface SideNotes {
  /** What is not known about one side only. */
  readonly cautions: readonly string[];
  /** What is not known about both sides, so that this change neither caused nor fixed it. */
  readonly standing?: string | undefined;
}

/** Says which parts of both sides are not known. */
export function sideNotes(sides: readonly [NotedSide, NotedSide], { lost }: NavigationDiff): SideNotes {
  const [before, after] = sides;
  const { gone, made, both } = partsOf(sides, (fact) => fact.kind !== "unfetched");
  const left = partsOf(sides, (fact) => fact.kind === "unfetched");
  const [first] = both.values();
  const withheld = (facts: Facts): string => withheldClause(lost, facts);
  const missing =
    first && `On both sides ${clause(first, both)}, so pages may be missing here${ending(after, both, withheld(both))}`;
  return {
    cautions: [
      ...sideNote(before, gone, ""),
      ...sideNote(after, made, withheld(made)),
      ...unfetchedNote(`In ${before.word}`, left.gone),
      ...unfetchedNote(`In ${after.word}`, left.made),
    ],
    standing: joined([...(missing === undefined ? [] : [missing]), ...unfetchedNote("On both sides", left.both)]),
  };
}

/** What a result file can't say of pages that it does not have: it knows no file that nothing names. (D511) */
export function resultNotes({ word, kind }: NotedSide, removed: number): readonly string[] {
  if (kind !== "file" || removed === 0) return [];
  const pages = removed === 1 ? "the removed page" : `the ${removed} removed pages`;
  return [
    `${word} is a result and lacks page files that no entry names, so ${pages} may still be published; compare docs folders or revisions of git to know`,
  ];
}

function joined(notes: readonly string[]): string | undefined {
  return notes.length === 0 ? undefined : notes.join(". ");
}

/** Specs on the network that were left out, since nobody asked to fetch them. */
function unfetchedNote(where: string, facts: Facts): readonly string[] {
  const [first] = facts.values();
  if (first === undefined || first.area.kind !== "spec") return [];
  const { size } = facts;
  const what =
    size === 1
      ? `${first.area.spec} was not fetched, so the addresses of its operations are`
      : `${first.area.spec} and ${count(size - 1, "other spec")} were not fetched, so the addresses of their operations are`;
  return [`${where} ${what} not compared; --remote-specs fetches ${size === 1 ? "it" : "them"}`];
}

/** What only the old side, only the new side and both have of facts. */
interface Parts {
  readonly gone: Facts;
  readonly made: Facts;
  readonly both: Facts;
}

function partsOf([before, after]: readonly [NotedSide, NotedSide], isPart: (fact: UnknownFact) => boolean): Parts {
  const [old, found] = [factsOf(before, isPart), factsOf(after, isPart)];
  const made = without(found, old);
  return { gone: without(old, found), made, both: without(found, made) };
}

type Facts = ReadonlyMap<string, UnknownFact>;

function factsOf({ unknown }: NotedSide, isPart: (fact: UnknownFact) => boolean): Facts {
  return new Map(unknown.filter((fact) => hidesAddresses(fact) && isPart(fact)).map((fact) => [nameOf(fact), fact]));
}

/** The name of an unknown part. Only its area counts, because pointers change when other lines or entries change. */
function nameOf({ kind, file, area }: UnknownFact): string {
  return JSON.stringify([kind, file, area]);
}

function without(facts: Facts, others: Facts): Facts {
  return new Map([...facts].filter(([name]) => !others.has(name)));
}

function sideNote(side: NotedSide, facts: Facts, withheld: string): readonly string[] {
  const [first] = facts.values();
  if (first === undefined) return [];
  return [
    `In ${side.word} ${clause(first, facts)}, so pages of it may be missing here${ending(side, facts, withheld)}`,
  ];
}

function clause(first: UnknownFact, { size }: Facts): string {
  const others = size === 1 ? "" : `, and ${count(size - 1, "other part")} can't be read`;
  return `${unreadPart(first)}${others}`;
}

function withheldClause(lost: NavigationDiff["lost"], facts: Facts): string {
  const withheld = lost.filter((each) => each.withheld !== undefined && facts.has(nameOf(each.withheld)));
  if (withheld.length === 0) return "";
  const whom = withheld.length === lost.length ? "" : ` for ${withheld.length} of the lost addresses`;
  return `, and no redirects are proposed${whom} until ${facts.size === 1 ? "it is" : "they are"} fixed`;
}

function ending({ word, kind }: NotedSide, { size }: Facts, withheld: string): string {
  const them = size === 1 ? "it" : "them";
  const shows = kind === "folder" ? `navc check ${word} shows ${them}` : `navc check shows ${them} in that revision`;
  return `${withheld}; ${shows}`;
}
