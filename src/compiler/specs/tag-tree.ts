// Nests the groups of tags by their parents, and reports parents that can't be used (D108).
import { otherPlaces, valueAt } from "../diagnostics/place.ts";
import { nearestName } from "../hints/nearest-name.ts";
import { readingLimits } from "../text/reading-limits.ts";
import type { TagGroup } from "./spec-catalog.ts";
import type { SpecReading, SpecValue } from "./spec-value.ts";

/** A tag in the list of the document. */
export interface DeclaredTag {
  readonly name: string;
  readonly at: SpecValue;
  /** Its index in the list. */
  readonly order: number;
  readonly summary: string | undefined;
  readonly label: string;
  readonly kind: string | undefined;
  /** As written, and its place. */
  readonly parent: { readonly name: string; readonly at: SpecValue } | undefined;
}

type Tags = ReadonlyMap<string, DeclaredTag>;

/** The parent of each tag that has one. */
type Parents = Map<DeclaredTag, DeclaredTag>;

/** The groups of all tags by name, each in the group of its nearest ancestor that has one. It is not recursive, because a chain may be as long as the list. */
export function tagTree(tags: Tags, reading: SpecReading): ReadonlyMap<string, TagGroup> {
  const parents = knownParents(tags, reading);
  for (const circle of circlesOf(tags, parents)) {
    parents.delete(circle[0]!);
    reportCircle(circle, reading);
  }
  return nestedGroups(tags, parents, reading);
}

function knownParents(tags: Tags, reading: SpecReading): Parents {
  const parents: Parents = new Map();
  const unknown: DeclaredTag[] = [];
  for (const tag of tags.values()) {
    const parent = tag.parent && tags.get(tag.parent.name);
    if (parent !== undefined) parents.set(tag, parent);
    else if (tag.parent !== undefined) unknown.push(tag);
  }
  reportUnknownParents(unknown, tags, reading);
  return parents;
}

/** The circles of parents, each beginning with the tag that is first in the list. */
function circlesOf(tags: Tags, parents: Parents): readonly (readonly DeclaredTag[])[] {
  const circles: DeclaredTag[][] = [];
  const known = new Set<DeclaredTag>();
  for (const tag of tags.values()) {
    const walked = new Set<DeclaredTag>();
    let current: DeclaredTag | undefined = tag;
    while (current !== undefined && !known.has(current) && !walked.has(current)) {
      walked.add(current);
      current = parents.get(current);
    }
    if (current !== undefined && walked.has(current)) circles.push(circleFrom(current, parents));
    for (const each of walked) known.add(each);
  }
  return circles;
}

function circleFrom(start: DeclaredTag, parents: Parents): DeclaredTag[] {
  const members = [start];
  for (let next = parents.get(start)!; next !== start; next = parents.get(next)!) members.push(next);
  let first = 0;
  members.forEach(({ order }, index) => {
    if (order < members[first]!.order) first = index;
  });
  return [...members.slice(first), ...members.slice(0, first)];
}

interface Nested {
  readonly group: TagGroup;
  readonly level: number;
}

/** The own group of a tag, and the group that contains the groups of tags below it. They differ if its kind has no group. */
interface Made {
  readonly own: Nested;
  readonly below: Nested | undefined;
}

function nestedGroups(tags: Tags, parents: Parents, reading: SpecReading): ReadonlyMap<string, TagGroup> {
  const made = new Map<DeclaredTag, Made>();
  const deep: DeclaredTag[] = [];
  const make = (tag: DeclaredTag): void => {
    const parent = parents.get(tag);
    const above = parent && made.get(parent)!.below;
    if (above?.level === readingLimits.spec.tagLevels) deep.push(tag);
    const own = nestedIn(above, tag);
    made.set(tag, { own, below: tag.kind === undefined || tag.kind === "nav" ? own : above });
  };
  for (const tag of tags.values()) {
    const waiting: DeclaredTag[] = [];
    for (let next: DeclaredTag | undefined = tag; next !== undefined && !made.has(next); next = parents.get(next))
      waiting.push(next);
    waiting.toReversed().forEach(make);
  }
  reportDeepTags(deep, reading);
  return new Map([...made].map(([{ name }, { own }]) => [name, own.group]));
}

/** Groups that would be below the deepest level stay at that level. */
function nestedIn(above: Nested | undefined, { name, label }: DeclaredTag): Nested {
  const isTooDeep = above?.level === readingLimits.spec.tagLevels;
  const parent = isTooDeep ? above?.group.parent : above?.group;
  const level = above === undefined ? 1 : isTooDeep ? above.level : above.level + 1;
  return { group: { tag: name, label, parent, sharedBy: "tag" }, level };
}

/** Reports each repeated name of the list, at its second place. */
export function reportDoubledTags(
  tags: Tags,
  doubled: ReadonlyMap<string, readonly SpecValue[]>,
  { spec, report, isRefused }: SpecReading,
): void {
  for (const [tag, [second, ...more]] of doubled) {
    const first = otherPlaces([placeAt(tags.get(tag)!.at)], "the one that is used");
    const related = [...first, ...otherPlaces(more.map(placeAt), "and here")];
    const args = {
      spec: spec.source,
      fault: { kind: "doubled" },
      tag,
      count: more.length + 2,
      isRefused,
    } as const;
    report("spec-tag", placeAt(second!), args, { related });
  }
}

function reportUnknownParents(
  unknown: readonly DeclaredTag[],
  tags: Tags,
  { spec, report, isRefused }: SpecReading,
): void {
  unknown.forEach(({ name, parent }, index) => {
    // To compare each with all tags takes long where both are many, and every other short name is near to a short one.
    const isCompared = index < readingLimits.spec.problems && parent!.name.length > 2;
    const nearest = isCompared ? nearestName(parent!.name, [...tags.keys()]) : undefined;
    const fault = { kind: "unknown parent", parent: parent!.name, nearest } as const;
    const args = { spec: spec.source, fault, tag: name, count: 1, isRefused };
    report("spec-tag", placeAt(parent!.at), args, { suggestion: nearest });
  });
}

function reportCircle(circle: readonly DeclaredTag[], { spec, report, isRefused }: SpecReading): void {
  const [first] = circle;
  const names = circle.slice(0, readingLimits.spec.problems).map(({ name }) => name);
  const fault = { kind: "circle", names } as const;
  const args = { spec: spec.source, fault, tag: first!.name, count: circle.length, isRefused };
  report("spec-tag", placeAt(first!.parent!.at), args);
}

function reportDeepTags(deep: readonly DeclaredTag[], { spec, report }: SpecReading): void {
  const [first] = deep;
  if (first === undefined) return;
  const fault = { kind: "deep", levels: readingLimits.spec.tagLevels } as const;
  report("spec-tag", placeAt(first.parent!.at), { spec: spec.source, fault, tag: first.name, count: deep.length });
}

function placeAt(at: SpecValue): ReturnType<typeof valueAt> {
  return valueAt(at.file.source, at.pointer);
}
