// Lists the operations of an OpenAPI or Swagger document in the order of their pages (D8).
import { groupsOf, isSet, mintOf, textOf, textsOf, usableKeys } from "./operation-fields.ts";
import { writtenOperations, type PathItem } from "./path-item.ts";
import type { Operation } from "./spec-catalog.ts";
import { childOf, fieldOf, isUsable, wholeFile, type SpecReading, type SpecValue } from "./spec-value.ts";
import { tagUses, type TagUse } from "./tag-groups.ts";

/** The operations in file order, within a path by method, then the webhooks; if there are too many, one more than the limit, so that the caller can report it. */
export function openApiOperations(reading: SpecReading): readonly Operation[] {
  const root = wholeFile(reading.spec);
  const usesOf = tagUses(root, reading);
  const operations: Operation[] = [];
  // Path items may share one long map of values that are none.
  let unusable = 0;
  for (const item of pathItems(root, reading)) {
    for (const { method, written } of writtenOperations(item, reading)) {
      if (Math.max(operations.length, unusable) > reading.limits.operations) return operations;
      const layers = reading.follow(written);
      if (isUsable(layers, reading)) operations.push(operationOf(item, method, layers, usesOf, reading));
      else unusable += 1;
    }
  }
  return operations;
}

function* pathItems(root: SpecValue, reading: SpecReading): Generator<PathItem> {
  for (const [field, kind] of [
    ["paths", "path"],
    ["webhooks", "webhook"],
  ] as const) {
    const written = childOf(root, field);
    if (written === undefined || written.value === null) continue;
    const map = reading.follow(written);
    if (!isUsable(map, reading)) continue;
    for (const target of usableKeys(map, reading)) {
      // Beside its paths a document may hold extensions of any form.
      if (kind === "path" && target.startsWith("x-")) continue;
      const layers = reading.follow(fieldOf(map, target)!);
      if (isUsable(layers, reading)) yield { kind, target, layers };
    }
  }
}

function operationOf(
  { kind, target, layers: item }: PathItem,
  method: string,
  layers: readonly SpecValue[],
  usesOf: (tags: readonly string[]) => TagUse,
  reading: SpecReading,
): Operation {
  const tags = textsOf(layers, "tags", reading);
  const { group, badge } = usesOf(tags);
  const { file, pointer } = layers.at(-1)!;
  return {
    spec: reading.spec.source,
    kind,
    method,
    target,
    operationId: textOf(layers, "operationId", reading),
    summary: textOf(layers, "summary", reading),
    description: textOf(layers, "description", reading, Infinity),
    deprecated: isSet(layers, "deprecated", reading),
    tags,
    group,
    badge,
    hidden: isSet(layers, "x-hidden", reading) || isSet(item, "x-hidden", reading),
    excluded: isSet(layers, "x-excluded", reading) || isSet(item, "x-excluded", reading),
    mint: mintOf(layers, reading),
    ...groupsOf([item, layers], reading),
    file: file.source,
    pointer,
  };
}
