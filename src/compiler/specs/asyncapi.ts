// Lists the channels of an AsyncAPI document, which have a page each (D8).
import { kindOfJson } from "../text/json-value.ts";
import { readingLimits } from "../text/reading-limits.ts";
import { groupsOf, isSet, itemsOf, mintOf, textOf, usableKeys } from "./operation-fields.ts";
import type { Operation } from "./spec-catalog.ts";
import { flatGroup } from "./tag-groups.ts";
import {
  childOf,
  fieldOf,
  isObject,
  isUsable,
  keysOf,
  wholeFile,
  type SpecReading,
  type SpecValue,
} from "./spec-value.ts";

/** The channels of AsyncAPI 2 or 3 in file order; if there are too many, one more than the limit, so that the caller can report it. */
export function asyncApiOperations(reading: SpecReading): readonly Operation[] {
  const written = childOf(wholeFile(reading.spec), "channels");
  if (written === undefined || written.value === null) return [];
  const map = reading.follow(written);
  if (!isUsable(map, reading)) return [];
  const channels: Operation[] = [];
  for (const key of usableKeys(map, reading)) {
    if (channels.length > reading.limits.operations) break;
    const layers = reading.follow(fieldOf(map, key)!);
    // A channel whose only field is a `$ref` that leads nowhere has nothing left; that was reported.
    if (keysOf(layers).length === 0 && childOf(layers.at(-1)!, "$ref") !== undefined) continue;
    if (isUsable(layers, reading)) channels.push(channelOf(key, layers, reading));
  }
  return channels;
}

/** Why navc may read a version of AsyncAPI wrongly, as a clause; undefined for 2 and 3. */
export function asyncApiProblem(version: unknown): string | undefined {
  if (typeof version === "string")
    return /^[23]\.\d/.test(version)
      ? undefined
      : `"asyncapi" is "${version.slice(0, 100)}", and navc knows AsyncAPI 2 and 3`;
  return `"asyncapi" is ${kindOfJson(version)}, and has to be a version such as "3.0.0", in quotes`;
}

/** True for AsyncAPI 2, which the platform does not read. */
export function isAsyncApi2(version: unknown): boolean {
  return typeof version === "string" && version.startsWith("2.");
}

function channelOf(key: string, layers: readonly SpecValue[], reading: SpecReading): Operation {
  const tags = tagsOf(layers, reading);
  const address = textOf(layers, "address", reading);
  const { file, pointer } = layers.at(-1)!;
  return {
    spec: reading.spec.source,
    kind: "channel",
    method: "",
    target: key,
    ...(address !== undefined && address !== key && { address }),
    operationId: undefined,
    summary: textOf(layers, "title", reading),
    description: textOf(layers, "description", reading, Infinity) ?? textOf(layers, "summary", reading, Infinity),
    deprecated: isSet(layers, "deprecated", reading) || isSet(layers, "x-deprecated", reading),
    tags,
    group: tags[0] === undefined ? undefined : flatGroup(tags[0]),
    badge: undefined,
    hidden: isSet(layers, "x-hidden", reading),
    excluded: isSet(layers, "x-excluded", reading),
    mint: mintOf(layers, reading),
    ...groupsOf([layers], reading),
    file: file.source,
    pointer,
  };
}

/** The names of a channel's tags; in AsyncAPI 2 they are at its two operations. */
function tagsOf(layers: readonly SpecValue[], reading: SpecReading): readonly string[] {
  const holders = [
    layers,
    ...["subscribe", "publish"].flatMap((key) => fieldOf(layers, key) ?? []).map(reading.follow),
  ];
  const names = holders.flatMap((holder) =>
    itemsOf(holder, "tags", reading, readingLimits.spec.tags).flatMap((tag) => {
      const tagLayers = reading.follow(tag);
      return (isObject(tagLayers, reading) ? textOf(tagLayers, "name", reading) : undefined) ?? [];
    }),
  );
  return [...new Set(names)];
}
