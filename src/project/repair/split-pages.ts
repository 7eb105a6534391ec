// Decides where links to a page lead whose text is in several pages now, and finds those whose anchor is in none. (D583)
import { inWords } from "../../compiler/diagnostics/codes.ts";
import { locatePlaces } from "../../compiler/diagnostics/locate-places.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";
import { addressOfFile } from "../change/address-changes.ts";
import type { LeftName } from "../change/edit-plan.ts";
import type { MovedFiles } from "../change/moved-files.ts";
import type { OpenedSite } from "../change/opened-site.ts";
import type { FindSection } from "./moved-sections.ts";
import type { FoundFiles } from "./moved-since.ts";

/** Finds the only part, or the page with the section, that has the anchor of a link. A page that moved has its links where no other page is certain. */
export function partOfLink(
  { moves, parts }: FoundFiles,
  now: OpenedSite,
  findSection: FindSection,
): NonNullable<MovedFiles["part"]> {
  return (file, anchor) => {
    const files = parts.get(file);
    const section = files === undefined ? findSection(file, anchor) : undefined;
    if (section !== undefined) return { kind: "found", file: section, isSection: true };
    if (files === undefined) return undefined;
    const moved = moves.get(file);
    const holders = anchor === "" ? [] : files.filter((each) => now.names.hasAnchor(each, anchor) === true);
    if (moved !== undefined && (holders.length !== 1 || holders.includes(moved))) return undefined;
    const [holder, ...others] = holders;
    if (holder !== undefined && others.length === 0) return { kind: "found", file: holder };
    if (moved !== undefined) return undefined;
    const [only, ...rest] = files.map(addressOfFile);
    if (only !== undefined && rest.length === 0) {
      const lacks = anchor === "" ? "" : `, but no "#${anchor}"`;
      return { kind: "left", reason: `its page is gone, and ${only} has its text${lacks}` };
    }
    const where = `its page was split into ${inWords(files.map(addressOfFile))}`;
    if (anchor === "") return { kind: "left", reason: `${where}; choose one` };
    const which = holder === undefined ? "none of them has" : "more than one of them has";
    return { kind: "left", reason: `${where}, and ${which} "#${anchor}"` };
  };
}

/** The links after a repair whose anchor the old page had, and that its page now, or the part that they are in, lacks. A page that lost sections is a part of itself. */
export function brokenAnchors(
  { moves, parts }: FoundFiles,
  before: OpenedSite,
  after: OpenedSite,
): readonly LeftName[] {
  const olds = new Map<string, Set<string>>();
  const note = (from: string, files: readonly string[]): void => {
    for (const file of files) madeOnce(olds, file, () => new Set<string>()).add(from);
  };
  for (const [from, to] of moves) note(from, [to]);
  for (const [from, files] of parts) note(from, files);
  if (olds.size === 0) return [];
  const broken = after.names
    .missingAnchors()
    .filter(({ hash, found }) =>
      [...(olds.get(found.body.file) ?? [])].some((old) => before.names.hasAnchor(old, hash) === true),
    );
  const places = broken.map(({ place }) => place);
  const rangeOf = locatePlaces(places, (file) => after.host.readText(file));
  return broken.map(({ hash, found, place }) => ({
    file: place.file,
    line: rangeOf(place).start.line,
    written: `#${hash}`,
    reason: `${addressOfFile(found.body.file)} has no heading or id of this name any more`,
  }));
}
