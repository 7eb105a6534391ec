// Decides which names of moved files were forgotten, and which of them lead to the right file already. (D280)
import type { SiteName } from "../../compiler/checks/site-names.ts";
import { localTarget, writtenPath } from "../../compiler/contract/href.ts";
import { isPageFileName, routeOf, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Place } from "../../compiler/diagnostics/place.ts";
import { isWildcard, segmentsOf } from "../../compiler/links/redirect-source.ts";
import type { ConfigRedirect } from "../../compiler/syntax/config-tree.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { pointerSegments } from "../../compiler/text/json-pointer.ts";
import type { MovedFiles } from "../change/moved-files.ts";
import { movedName } from "../change/moved-name.ts";
import type { NewName } from "../change/name-pieces.ts";
import type { OpenedSite } from "../change/opened-site.ts";
import { alignedNames } from "./aligned-names.ts";
import { decidedRedirects } from "./decided-redirects.ts";

/** What the names of a moved site are compared with. */
export interface RepairedSites {
  /** The site as it was. */
  readonly before: OpenedSite;
  /** The current texts, with each moved file where it was. */
  readonly restored: OpenedSite;
  /** The site as it is; undefined if its docs.json can't be read with a file missing. */
  readonly now: OpenedSite | undefined;
  readonly moves: ReadonlyMap<string, string>;
  readonly files: MovedFiles;
}

/**
 * A test for a planned new text of a name. A name was forgotten if it leads to its file only from the old place of that file. If it leads to
 * a file from either place, or from none, it was forgotten if the earlier text had it as it is now.
 */
export function forgottenNames(sites: RepairedSites): (name: NewName) => boolean {
  const { before, restored, now, moves, files } = sites;
  const [leadsBefore, leadsNow] = [leader(restored), now === undefined ? () => false : leader(now)];
  const namesNow = new Map(
    [...groupBy(now?.names.names ?? [], ({ place }) => place.file)].map(([file, names]) => [file, byKey(names)]),
  );
  const isExchanged = [...moves.keys()].some((file) => now?.host.stat(file) !== undefined);
  const inFile = filesOfNames(sites);
  const isDecided = decidedRedirects(before, undefined);
  const redirects = new Map(
    restored.names.redirects.map((each) => [placeKey({ kind: "pointer", at: "value", ...each.destinationAt }), each]),
  );
  return ({ name, isRedirected = false, isSection = false }) => {
    // Its page lacks the anchor now.
    if (isSection) return true;
    if (!isSiteName(name)) {
      const redirect = redirects.get(placeKey(name.place));
      if (redirect !== undefined) {
        const path = fixedPath(redirect);
        const isTaken = path !== undefined && (leadsNow(path) || now?.host.stat(path)?.kind === "folder");
        return !isTaken || !isDecided(redirect);
      }
      const { file } = name.place;
      return !isExchanged || before.host.readText(file) === restored.host.readText(file);
    }
    const { file } = name.place;
    const found = namesNow.get(moves.get(file) ?? file)?.get(keyOf(name));
    const isRight = found !== undefined && leadsNow(found.target) && !isLostIndex(found, now!);
    if (!isRedirected && isRight && found.target === files.after(name.target)) return false;
    const wasRight = leadsBefore(name.target);
    if (wasRight !== isRight) return wasRight;
    return inFile(file).get(keyOf(name))?.part === name.part;
  };
}

/** On the platform a page has an address with `/index` only while its file is called so. (D459) */
function isLostIndex({ part, form, target }: SiteName, { navigation }: OpenedSite): boolean {
  if (navigation.site.dialect !== "mintlify" || form.kind !== "address" || !isPageFileName(target)) return false;
  const path = withoutPageExtension(target);
  return routeOf(path) === path && /(?:^|\/)index\/?$/.test(writtenPath(part.trim()));
}

function isSiteName(name: NewName["name"]): name is SiteName {
  return "target" in name;
}

/** A test for paths at which a site has a page or a file. */
function leader({ navigation, host }: OpenedSite): (path: string) => boolean {
  const pages = new Set(
    Object.values(navigation.pages).flatMap((page) => (page.missing === true ? [] : routeOf(page.path))),
  );
  return (path) => host.stat(path)?.kind === "file" || pages.has(routeOf(path));
}

/** The path of the destination of a redirect, up to its first wildcard. */
function fixedPath({ destination }: ConfigRedirect): string | undefined {
  const segments = segmentsOf(destination.trim());
  const first = segments.findIndex(isWildcard);
  return localTarget(`/${(first === -1 ? segments : segments.slice(0, first)).join("/")}`);
}

/** Returns, for a file at its earlier path, the earlier name that each of its names is. */
function filesOfNames({
  before,
  restored,
  now,
  moves,
  files,
}: RepairedSites): (file: string) => ReadonlyMap<string, { readonly part: string }> {
  const [earlier, current, moved] = [before, restored, now].map((site) =>
    groupBy(site?.names.names ?? [], ({ place }) => place.file),
  ) as [ByFile, ByFile, ByFile];
  const known = new Map<string, ReadonlyMap<string, { readonly part: string }>>();
  const read = (file: string): ReadonlyMap<string, { readonly part: string }> => {
    const path = moves.get(file) ?? file;
    const old = inOrder(byKey(earlier.get(file) ?? []).values());
    const names = inOrder(byKey([...(current.get(file) ?? []), ...(moved.get(path) ?? [])]).values());
    const found = alignedNames(
      old.map((name) => ({ part: name.part, expected: expectedText(name, path, files) })),
      names.map(({ part }) => part),
    );
    return new Map(names.flatMap((name, index) => (found[index] === undefined ? [] : [[keyOf(name), found[index]]])));
  };
  return (file) => {
    const found = known.get(file) ?? read(file);
    known.set(file, found);
    return found;
  };
}

type ByFile = ReadonlyMap<string, readonly SiteName[]>;

function expectedText(name: SiteName, path: string, files: MovedFiles): string {
  const moved = movedName(name, path, files);
  return moved.kind === "moved" ? moved.text : name.part;
}

/** The file is left out: it has another path before and after a move. */
function keyOf({ place, part }: SiteName): string {
  return `${placeKey({ ...place, file: "" })} ${part}`;
}

function placeKey(place: Place): string {
  return place.kind === "text"
    ? `${place.file} ${place.start}`
    : `${place.file} ${place.kind === "pointer" ? place.pointer : ""}`;
}

function byKey(names: readonly SiteName[]): ReadonlyMap<string, SiteName> {
  return new Map(names.map((name) => [keyOf(name), name]));
}

/** In the order of the text; values of one file by their pointers. */
function inOrder(names: Iterable<SiteName>): readonly SiteName[] {
  return [...names].toSorted((one, other) => comparePlaces(one.place, other.place));
}

function comparePlaces(one: Place, other: Place): number {
  if (one.kind === "text" && other.kind === "text") return one.start - other.start;
  if (one.kind !== "pointer" || other.kind !== "pointer") return one.kind === "pointer" ? -1 : 1;
  const [segments, others] = [pointerSegments(one.pointer), pointerSegments(other.pointer)];
  const index = segments.findIndex((segment, at) => segment !== others[at]);
  if (index === -1) return segments.length - others.length;
  const [segment = "", against = ""] = [segments[index], others[index]];
  const difference = Number(segment) - Number(against);
  return Number.isNaN(difference) ? (segment < against ? -1 : 1) : difference;
}
