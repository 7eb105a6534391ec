// Reads the file or address of an overlay, and reports one that can't be used (D234).
import type { AttachedOverlay } from "../contract/spec-attachment.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { placeOf, valueAt, type Place } from "../diagnostics/place.ts";
import type { Host } from "../host/host.ts";
import type { ReadBudget } from "../host/recording-host.ts";
import { isOverlay, readOverlay, type OverlayDocument } from "../overlays/overlay-document.ts";
import { reasonOf } from "../text/reason-of.ts";
import type { ExtendingFile } from "./find-overlays.ts";
import type { NamedFile } from "./named-file.ts";
import type { OpenedSpec, SpecFiles } from "./spec-files.ts";

/** The file of an overlay, and where docs.json names it, or how it was found. */
export interface OverlayName extends NamedFile {
  readonly named?: AttachedOverlay;
  readonly found?: ExtendingFile;
}

/** Where overlays are read from. */
export interface OverlayRoom {
  readonly files: SpecFiles;
  readonly host: Host;
  readonly budget: ReadBudget;
  /** Fetches an address; undefined: the network is off limits. */
  readonly remote: ((url: string) => Promise<string>) | undefined;
}

/** The overlay; undefined, with a report, for one that can't be used. Never rejects. */
export async function readOverlayFile(
  name: OverlayName,
  room: OverlayRoom,
  report: Report,
): Promise<OverlayDocument | undefined> {
  const { path } = name;
  const refuse = (problem: string, place: Place): undefined => {
    report("overlay-invalid", place, { overlay: path, problem });
    return undefined;
  };
  const opened = await openOverlay(name, room, report);
  if (opened.kind === "absent" && name.named !== undefined)
    return refuse(
      name.kind === "outside" ? "it is not in the docs folder" : "there is no such file",
      placeOf(name.named),
    );
  if (opened.kind !== "file") return undefined;
  const { value } = opened.file;
  if (!isOverlay(value)) return refuse(`it lacks "overlay", the version of its format`, placeInOverlay(name, ""));
  const reading = readOverlay(value);
  return reading.kind === "read" ? reading.overlay : refuse(reading.problem, placeInOverlay(name, reading.pointer));
}

/** A place in an overlay. What is fetched is no file of the site, so its place is where it is named. */
export function placeInOverlay({ kind, path, named }: OverlayName, pointer: string): Place {
  return kind === "remote" && named !== undefined ? placeOf(named) : valueAt(path, pointer);
}

async function openOverlay(
  { kind, path, named, found }: OverlayName,
  { files, budget, remote }: OverlayRoom,
  report: Report,
): Promise<OpenedSpec> {
  found?.reportProblems(report);
  if (kind === "file") return files.open(path, report);
  if (kind !== "remote" || named === undefined) return { kind: "absent" };
  const place = placeOf(named);
  if (remote === undefined) {
    report("spec-remote", place, { url: path, uses: 1, isOverlay: true });
    return { kind: "broken" };
  }
  try {
    const text = await remote(path);
    if (!budget.take(text.length, path)) return { kind: "broken" };
    return files.adopt(path, text, (code, _place, args, details) => report(code, place, args, details));
  } catch (error) {
    report("spec-unreachable", place, { url: path, problem: reasonOf(error) });
    return { kind: "broken" };
  }
}
