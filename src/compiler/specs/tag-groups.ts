// Finds the group and the badge that the tags of an operation give its page (D8, D108).
import { isOpenApi32 } from "./openapi-version.ts";
import { itemsOf, textOf } from "./operation-fields.ts";
import type { TagGroup } from "./spec-catalog.ts";
import { isObject, fieldOf, type SpecReading, type SpecValue } from "./spec-value.ts";
import { reportDoubledTags, tagTree, type DeclaredTag } from "./tag-tree.ts";
import { madeOnce } from "../text/per-object.ts";

/** What tags say about the page of an operation. */
export interface TagUse {
  /** The group of its navigation tag; undefined if it has none. */
  readonly group: TagGroup | undefined;
  /** The text of its first tag that is a badge. */
  readonly badge: string | undefined;
}

/** Reads the document's list of tags, and says what the tags of an operation mean. Reports faults of nested tags. */
export function tagUses(root: SpecValue, reading: SpecReading): (tags: readonly string[]) => TagUse {
  return isOpenApi32(reading.spec.value) ? usesOfTree(root, reading) : usesOfList(root, reading);
}

/** The group of a tag outside all other groups; all tags with the same label share it. */
export function flatGroup(tag: string, label: string = tag): TagGroup {
  return { tag, label, parent: undefined, sharedBy: "label" };
}

/** Before OpenAPI 3.2 the first tag decides, and only `x-group` renames its group. */
function usesOfList(root: SpecValue, reading: SpecReading): (tags: readonly string[]) => TagUse {
  const labels = new Map<string, string>();
  for (const layers of tagObjects(root, reading)) {
    const name = textOf(layers, "name", reading);
    const label = textOf(layers, "x-group", reading);
    if (name !== undefined && label !== undefined && !labels.has(name)) labels.set(name, label);
  }
  const groups = new Map<string, TagGroup>();
  return ([tag]) => ({
    group: tag === undefined ? undefined : madeOnce(groups, tag, () => flatGroup(tag, labels.get(tag))),
    badge: undefined,
  });
}

function usesOfTree(root: SpecValue, reading: SpecReading): (tags: readonly string[]) => TagUse {
  const tags = declaredTags(root, reading);
  const tree = tagTree(tags, reading);
  const undeclared = new Map<string, TagGroup>();
  const groupOf = (tag: string): TagGroup =>
    tree.get(tag) ?? madeOnce(undeclared, tag, () => ({ tag, label: tag, parent: undefined, sharedBy: "tag" }));
  return (names) => {
    const badge = names.find((name) => tags.get(name)?.kind === "badge");
    const navigation =
      names.find((name) => tags.get(name)?.kind === "nav") ??
      names.find((name) => tags.has(name) && tags.get(name)!.kind === undefined) ??
      names.find((name) => !tags.has(name));
    return {
      group: navigation === undefined ? undefined : groupOf(navigation),
      badge: badge === undefined ? undefined : (tags.get(badge)!.summary ?? badge),
    };
  };
}

/** The tags of a document by name. If several have one name, the first is used. */
function declaredTags(root: SpecValue, reading: SpecReading): ReadonlyMap<string, DeclaredTag> {
  // Nothing of a tag but its name is in an address.
  const texts: SpecReading = { ...reading, lose: () => undefined };
  const tags = new Map<string, DeclaredTag>();
  const doubled = new Map<string, SpecValue[]>();
  for (const layers of tagObjects(root, reading)) {
    const name = textOf(layers, "name", reading);
    if (name === undefined) continue;
    const at = fieldOf(layers, "name")!;
    if (tags.has(name)) {
      madeOnce(doubled, name, (): SpecValue[] => []).push(at);
      continue;
    }
    const summary = textOf(layers, "summary", texts);
    const parent = textOf(layers, "parent", texts);
    tags.set(name, {
      name,
      at,
      order: tags.size,
      summary,
      label: textOf(layers, "x-group", texts) ?? summary ?? name,
      kind: textOf(layers, "kind", texts),
      parent: parent === undefined ? undefined : { name: parent, at: fieldOf(layers, "parent")! },
    });
  }
  reportDoubledTags(tags, doubled, reading);
  return tags;
}

function tagObjects(root: SpecValue, reading: SpecReading): readonly (readonly SpecValue[])[] {
  return itemsOf([root], "tags", reading)
    .map((item) => reading.follow(item))
    .filter((layers) => isObject(layers, reading));
}
