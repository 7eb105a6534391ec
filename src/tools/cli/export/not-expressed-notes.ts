// Says on stderr what a host can't express, with the first places of each feature.
import { join } from "node:path";
import type { NotExpressed, NotExpressedPlace } from "../../../outputs/adapters/not-expressed.ts";
import { isInYaml, locatePlaces } from "../../../compiler/diagnostics/locate-places.ts";
import { valueAt, type PointerPlace } from "../../../compiler/diagnostics/place.ts";
import { configFile } from "../../../compiler/options.ts";
import { firstOf } from "../../../outputs/render/text-layout.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";
import { visible } from "../../../compiler/text/visible.ts";
import type { PrintedSite } from "../printed-site.ts";

const placesNamed = 3;

/** One line for each feature: what the host lacks, why, and where the site has it. */
export async function notExpressedNotes(
  host: string,
  notExpressed: readonly NotExpressed[],
  root: string,
  { result, settings, textOf }: PrintedSite,
): Promise<readonly string[]> {
  const config = configFile(settings.compile.config);
  const pointers = new Map<NotExpressedPlace, PointerPlace>();
  for (const place of notExpressed.flatMap(({ places }) => firstOf(places, placesNamed).shown))
    if (place.source !== undefined) pointers.set(place, valueAt(place.source.file ?? config, place.source.pointer));
  const wanted = [...pointers.values()];
  const needsYaml = wanted.some(({ file }) => isInYaml(file, () => textOf(file) ?? ""));
  const yaml = needsYaml ? await import("../../../compiler/text/yaml-places.ts") : undefined;
  const rangeOf = locatePlaces(wanted, textOf, yaml?.locateInYaml);
  // A file can be opened; a page of a spec has only its address.
  const pageAt = (href: string): string => {
    const file = ownValue(result.navigation?.pages ?? {}, href)?.file ?? null;
    return file === null ? href : join(root, file);
  };
  const written = (place: NotExpressedPlace): string => {
    const pointer = pointers.get(place);
    if (pointer === undefined) return place.href === undefined ? place.what : `${place.what} (${pageAt(place.href)})`;
    const { line, column } = rangeOf(pointer).start;
    return `${place.what} (${join(root, pointer.file)}:${String(line)}:${String(column)})`;
  };
  return notExpressed.map(({ feature, reason, places }) => {
    const { shown, left } = firstOf(places, placesNamed);
    const more = left === 0 ? "" : ` and ${String(left)} more`;
    return visible(`${host} can't express ${feature}: ${reason}. ${shown.map(written).join(", ")}${more}`);
  });
}
