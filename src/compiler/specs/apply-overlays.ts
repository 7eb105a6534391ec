// Applies overlays to a spec, in order (D234). It is loaded when a site has an overlay.
import type { Report } from "../diagnostics/diagnostic.ts";
import { applyOverlay } from "../overlays/apply-overlay.ts";
import { OverlaidDocument } from "../overlays/overlaid-document.ts";
import type { OverlayDocument } from "../overlays/overlay-document.ts";
import { stepsOfQuery, takeFrom, type OverlayWork, type TakeSteps } from "../overlays/overlay-work.ts";
import { countValues } from "../text/count-values.ts";
import type { JsonValue } from "../text/json-value.ts";
import { madeOnce } from "../text/per-object.ts";
import { placeInOverlay, readOverlayFile, type OverlayName, type OverlayRoom } from "./read-overlay-file.ts";
import type { SpecFile } from "./spec-files.ts";
import type { OverlaidSpec } from "./overlaid-spec.ts";

/** What the overlays of all specs of a compile share. */
export interface SharedOverlays {
  readonly room: OverlayRoom;
  readonly work: OverlayWork;
  /** Those that were read, by path or address. */
  readonly read: Map<string, Promise<OverlayDocument | undefined>>;
}

/** The spec with the overlays that can be applied; the others are reported. Never rejects. */
export async function applyOverlays(
  spec: SpecFile,
  names: readonly OverlayName[],
  { room, work, read }: SharedOverlays,
  report: Report,
): Promise<OverlaidSpec> {
  const document = new OverlaidDocument(spec.source, spec.value as JsonValue, takeFrom(work));
  const values = countValues(spec.value);
  const stepsOf = (): TakeSteps => stepsOfQuery(work, values);
  const applied: string[] = [];
  const lost: string[] = [];
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- each overlay sees what those before it changed
    const overlay = await madeOnce(read, name.path, () => readOverlayFile(name, room, report));
    // oxlint-disable-next-line no-await-in-loop -- the same
    const fault = overlay && (await applyOverlay(document, overlay, { source: name.path, stepsOf }));
    if (overlay !== undefined && fault === undefined) applied.push(name.path);
    else lost.push(placeInOverlay(name, "").file, name.named?.file ?? name.path);
    if (fault === undefined) continue;
    const args = { overlay: name.path, problem: fault.problem, spec: spec.source };
    report("overlay-invalid", placeInOverlay(name, fault.pointer), args);
  }
  const { origins, changes, root } = document;
  return { file: changes.length === 0 ? spec : { ...spec, value: root, origins }, applied, changes, lost };
}
