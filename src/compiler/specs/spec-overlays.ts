// Finds the overlays of each spec of a site: those that docs.json names, else those that extend the spec (D234).
import type { AttachedOverlay } from "../contract/spec-attachment.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { overlayWork } from "../overlays/overlay-work.ts";
import { madeOnce } from "../text/per-object.ts";
import type { SharedOverlays } from "./apply-overlays.ts";
import { findOverlays } from "./find-overlays.ts";
import { namedFile } from "./named-file.ts";
import type { OverlaidSpec } from "./overlaid-spec.ts";
import type { OverlayName, OverlayRoom } from "./read-overlay-file.ts";
import type { SpecFile } from "./spec-files.ts";

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
  const specs = new Map<string, Promise<OverlaidSpec>>();
  const shared: SharedOverlays = { room: sources, work: overlayWork(), read: new Map() };
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
    const { applyOverlays } = await import("./apply-overlays.ts");
    return applyOverlays(spec, names, shared, report);
  };
  return (spec, report) => madeOnce(specs, spec.source, () => apply(spec, report));
}
