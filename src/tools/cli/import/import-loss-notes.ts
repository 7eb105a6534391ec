// Says what an import could not carry over, with the first places of each feature.
import { join } from "node:path";
import { isInYaml, locatePlaces } from "../../../compiler/diagnostics/locate-places.ts";
import { valueAt, type PointerPlace } from "../../../compiler/diagnostics/place.ts";
import type { Host } from "../../../compiler/host/host.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { visible } from "../../../compiler/text/visible.ts";
import { firstOf } from "../../../outputs/render/text-layout.ts";
import type { ImportLoss } from "../../../project/import/import-loss.ts";

const placesNamed = 3;
const settingsNamed = 30;

/** A loss with its line. */
interface PlacedLoss extends Pick<ImportLoss, "feature" | "reason" | "file"> {
  readonly line: number | null;
  readonly what: string | null;
}

/** One line for each feature: what is lost, why, and where the old site has it. */
export async function importLossNotes(
  losses: readonly ImportLoss[],
  root: string,
  host: Host,
): Promise<readonly string[]> {
  const groups = [...groupBy(losses, ({ feature, reason }) => JSON.stringify([feature, reason])).values()];
  const firsts = groups.map((group) => firstOf(group, group[0]?.isNamed === true ? settingsNamed : placesNamed));
  const placed = await placedLosses(
    firsts.flatMap(({ shown }) => shown),
    host,
  );
  const left = [...placed];
  return firsts.map(({ shown, left: others }) => {
    const places = left.splice(0, shown.length);
    const { feature, reason } = places[0]!;
    const more = others === 0 ? "" : ` and ${String(others)} more`;
    return visible(
      `docs.json can't express ${feature}: ${reason}. ${places.map((each) => placeText(each, root)).join(", ")}${more}`,
    );
  });
}

function placeText({ file, line, what }: PlacedLoss, root: string): string {
  const place = line === null ? join(root, file) : `${join(root, file)}:${line}`;
  return what === null ? place : file === "" ? what : `${what} (${place})`;
}

/** The losses with the lines of their places. */
export async function placedLosses(losses: readonly ImportLoss[], host: Host): Promise<readonly PlacedLoss[]> {
  const pointers = new Map<ImportLoss, PointerPlace>();
  for (const loss of losses)
    if (loss.line === undefined && loss.pointer !== undefined) pointers.set(loss, valueAt(loss.file, loss.pointer));
  const textOf = (file: string): string | undefined => host.readText(file);
  const wanted = [...pointers.values()];
  const needsYaml = wanted.some(({ file }) => isInYaml(file, () => textOf(file) ?? ""));
  const yaml = needsYaml ? await import("../../../compiler/text/yaml-places.ts") : undefined;
  const rangeOf = locatePlaces(wanted, textOf, yaml?.locateInYaml);
  return losses.map((loss) => {
    const pointer = pointers.get(loss);
    const line = loss.line ?? (pointer === undefined ? null : rangeOf(pointer).start.line);
    const { feature, reason, file, what = null } = loss;
    return { feature, reason, file, line, what };
  });
}
