// Applies overlays to the specs of a site: those that docs.json names, else those that extend the spec (D234).
import type { AttachedOverlay } from "../contract/spec-attachment.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { OverlaidDocument, type RecordedChange } from "../overlays/overlaid-document.ts";
import type { OverlayDocument } from "../overlays/overlay-document.ts";
import { overlayWork, stepsOfCompile, stepsOfQuery, type TakeSteps } from "../overlays/overlay-work.ts";
import { countValues } from "../text/count-values.ts";
import type { JsonValue } from "../text/json-value.ts";
import { madeOnce } from "../text/per-object.ts";
import { findOverlays } from "./find-overlays.ts";
import { namedFile } from "./named-file.ts";
import { placeInOverlay, readOverlayFile, type OverlayName, type OverlayRoom } from "./read-overlay-file.ts";
import type { SpecFile } from "./spec-files.ts";

/** A spec with its overlays. */
export interface OverlaidSpec {
  readonly file: SpecFile;
  /** The paths and addresses of the overlays that were applied, in order. */
  readonly applied: readonly string[];
  readonly changes: readonly RecordedChange[];
  /** The files in which it was reported that an overlay can't be applied: what it would change is not known. */
  readonly lost: readonly string[];
}

/** Gives each spec with its overlays, which are applied once. Never rejects. */
export type OverlaySpec = (spec: SpecFile, report: Report) => Promise<OverlaidSpec>;

/** What overlays are read from. */
export interface OverlaySources extends OverlayRoom {
  /** The lists that docs.json has, by the path or address of their spec. */
  readonly lists: ReadonlyMap<string, readonly AttachedOverlay[]>;
  /** All files of the docs folder that could be overlays. */
  readonly listing: () => readonly string[];
}

/** A function that applies the overlays of a site. */
export function specOverlays(sources: OverlaySources): OverlaySpec {
  const { lists, listing, host, files } = sources;
  const work = overlayWork();
  const specs = new Map<string, Promise<OverlaidSpec>>();
  const overlays = new Map<string, Promise<OverlayDocument | undefined>>();
  let extending: ReturnType<typeof findOverlays> | undefined;
  const namesOf = (spec: string): readonly OverlayName[] => {
    const list = lists.get(spec);
    if (list !== undefined) return list.map((named) => ({ ...namedFile(named.source, named.file, host), named }));
    extending ??= findOverlays(listing(), host, files);
    return (extending.get(spec) ?? []).map((found) => ({ kind: "file", path: found.path, found }));
  };
  const apply = async (spec: SpecFile, report: Report): Promise<OverlaidSpec> => {
    const names = namesOf(spec.source);
    if (names.length === 0) return { file: spec, applied: [], changes: [], lost: [] };
    // A site without overlays loads no library for their expressions.
    const { applyOverlay } = await import("../overlays/apply-overlay.ts");
    const document = new OverlaidDocument(spec.source, spec.value as JsonValue, stepsOfCompile(work));
    const values = countValues(spec.value);
    const applied: string[] = [];
    const lost: string[] = [];
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- each overlay sees what those before it changed
      const overlay = await madeOnce(overlays, name.path, () => readOverlayFile(name, sources, report));
      const stepsOf = (): TakeSteps => stepsOfQuery(work, values);
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
  };
  return (spec, report) => madeOnce(specs, spec.source, () => apply(spec, report));
}
