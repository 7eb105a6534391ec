// Plans a change of a site: which files move, and every text that has to follow. Nothing is written. (D263)
import type { SiteName } from "../../compiler/checks/site-names.ts";
import { isPageFileName, pageHref, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Host } from "../../compiler/host/host.ts";
import { compareText } from "../../compiler/text/compare-text.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { indexLines } from "../../compiler/text/line-index.ts";
import { allNames } from "./all-names.ts";
import type { EditPlan, LeftName, PlanCounts, PlannedFile } from "./edit-plan.ts";
import { judgePlan } from "./judge-plan.ts";
import { fieldRemovals, listEdits, type ListEdit } from "../../compiler/text/list-edits.ts";
import { movedName } from "./moved-name.ts";
import { namePieces, type NewName } from "./name-pieces.ts";
import { openSite, type OpenedSite, type SiteToChange } from "./opened-site.ts";
import { planRedirects, type AddressChanges } from "./plan-redirects.ts";
import { requireReadable } from "./require-readable.ts";
import { renamedWords } from "./renamed-words.ts";
import { redirectEdits } from "./redirect-edits.ts";
import { resolveChange, type ResolvedChange } from "./resolve-change.ts";
import { settingsNames } from "./settings-names.ts";
import type { SiteChange } from "./site-change.ts";
import { withPieces, type TextPiece } from "../../compiler/text/text-pieces.ts";

/**
 * Plans a change, and compiles the site as it would be. The plan says which files move, are made and removed, each edit of a text,
 * what was left, and in `refusals` which addresses would be lost and which problems would be new. Rejects with `UsageError` if
 * the site has no navigation, and for an operation that names nothing.
 */
export async function planChange(site: SiteToChange, change: SiteChange): Promise<EditPlan> {
  const opened = await openSite(site, site.host);
  requireReadable(opened);
  const resolved = resolveChange(change, opened, site);
  const { files, counts, left } = planTexts(opened, resolved, site);
  const refusals = files.length === 0 ? [] : await judgePlan({ site, opened, files, resolved });
  return { files, counts, left, refusals };
}

/** What a change does to texts and files. */
export interface PlannedTexts {
  readonly files: readonly PlannedFile[];
  readonly counts: PlanCounts;
  readonly left: readonly LeftName[];
}

/** Every text that changes, and every file that moves. Names for which `isWanted` is false stay. */
export function planTexts(
  opened: OpenedSite,
  resolved: ResolvedChange,
  { host, baseline, files: filesOf }: Pick<SiteToChange, "host" | "baseline" | "files">,
  isWanted: (name: NewName) => boolean = () => true,
): PlannedTexts {
  const { names, navigation } = opened;
  const { files, moves, entries } = resolved;
  const config = names.configFiles[0]!;
  const { renamed: found, left } = renamedNames(allNames(opened, filesOf, moves), resolved, host);
  const renamed = found.filter(isWanted);
  const redirects = planRedirects(names.redirects, addressChanges(opened, resolved));
  const ledOn = redirects.changed
    .map(({ redirect, destination }): NewName => ({ name: namedDestination(redirect), text: destination }))
    .filter(isWanted);
  const settings = settingsNames({ host, baseline, files, rename: renamedWords(moves) }).filter(isWanted);
  const { texts, lost } = newTexts({
    names: [...renamed, ...ledOn, ...resolved.texts, ...settings],
    lists: redirectEdits(redirects, names.redirects, config, host),
    configFiles: names.configFiles,
    resolved,
    host,
  });
  const links = renamed.filter(({ name }) => isPageFileName(name.place.file));
  return {
    files: plannedFiles(texts, resolved, host),
    counts: {
      entries: entries.count + renamed.filter(({ name }) => name.form.kind === "entry").length,
      links: links.length,
      linkFiles: new Set(links.map(({ name }) => name.place.file)).size,
      redirectsAdded: redirects.added.length,
      redirectsChanged: ledOn.length,
      redirectsRemoved: redirects.removed.length,
    },
    left: [
      ...left,
      ...lost,
      ...leftPartLinks(opened, files.after, navigation.pages),
      ...resolved.unplaced.map((file) => ({ file, line: 1, written: file, reason: "no page of its folder is listed" })),
    ],
  };
}

/** A text before and after. */
interface NewText {
  readonly before: string;
  readonly after: string;
}

interface TextInput {
  readonly names: readonly NewName[];
  /** The edits of lists of redirects, by file. */
  readonly lists: ReadonlyMap<string, readonly ListEdit[]>;
  readonly configFiles: readonly string[];
  readonly resolved: ResolvedChange;
  readonly host: Host;
}

/** The texts that change, by file, and the names that were not found in them. */
function newTexts({ names, lists, configFiles, resolved: { entries, removed }, host }: TextInput): {
  readonly texts: ReadonlyMap<string, NewText>;
  readonly lost: readonly LeftName[];
} {
  const byFile = groupBy(names, ({ name }) => name.place.file);
  const texts = new Map<string, NewText>();
  const lost: LeftName[] = [];
  for (const file of new Set([...byFile.keys(), ...configFiles, ...lists.keys()])) {
    const before = removed.has(file) ? undefined : host.readText(file);
    if (before === undefined) continue;
    const found = namePieces(file, before, byFile.get(file) ?? []);
    for (const { name, at, reason } of found.lost)
      lost.push({ file, line: indexLines(before).position(at).line, written: name.written, reason });
    const structure = structurePieces(
      before,
      [...entries.of(file), ...(lists.get(file) ?? [])],
      entries.fieldsOf(file),
    );
    // What is in a removed element is removed with it.
    const kept = found.pieces.filter(
      (piece) => !structure.some(({ start, end }) => start <= piece.start && piece.end <= end),
    );
    const after = withPieces(before, [...structure, ...kept]);
    if (after !== before) texts.set(file, { before, after });
  }
  return { texts, lost };
}

function structurePieces(text: string, lists: readonly ListEdit[], fields: readonly string[]): readonly TextPiece[] {
  return [
    ...(lists.length === 0 ? [] : listEdits(text, lists)),
    ...(fields.length === 0 ? [] : fieldRemovals(text, fields)),
  ];
}

interface RenamedNames {
  readonly renamed: readonly (NewName & { readonly name: SiteName })[];
  readonly left: LeftName[];
}

/** What each name becomes. */
function renamedNames(names: readonly SiteName[], { files, removed }: ResolvedChange, host: Host): RenamedNames {
  const left: LeftName[] = [];
  const renamed = names.flatMap((name) => {
    const file = files.after(name.place.file);
    if (file === undefined || removed.has(name.place.file)) return [];
    const moved = movedName(name, file, files);
    if (moved.kind === "left") left.push(leftName(name, host.readText(name.place.file) ?? "", moved.reason));
    return moved.kind === "moved" ? [{ name, text: moved.text }] : [];
  });
  return { renamed: [...new Map(renamed.map((each) => [keyOf(each.name), each])).values()], left };
}

/** Two stages may have read one place. */
function keyOf({ place, part }: SiteName): string {
  return JSON.stringify([place, part]);
}

function leftName({ place, written }: Pick<SiteName, "place" | "written">, text: string, reason: string): LeftName {
  const line = place.kind === "text" ? indexLines(text).position(place.start).line : 1;
  return { file: place.file, line, written, reason };
}

/** Relative links in parts of pages, whose page is not known. */
function leftPartLinks(
  { names, host }: OpenedSite,
  after: (file: string) => string | undefined,
  pages: OpenedSite["navigation"]["pages"],
): readonly LeftName[] {
  const moved = Object.values(pages).flatMap(({ file, path }) =>
    file === null || after(file) === file ? [] : [`/${path}`],
  );
  return names.partLinks
    .filter(({ end }) => moved.some((path) => path.endsWith(`/${end}`)))
    .map(({ file, end }) => {
      const at = (host.readText(file) ?? "").indexOf(end);
      const line = at === -1 ? 1 : indexLines(host.readText(file)!).position(at).line;
      return { file, line, written: end, reason: "where it leads depends on the page that shows it" };
    });
}

function namedDestination({ destination, destinationAt }: OpenedSite["names"]["redirects"][number]): NewName["name"] {
  const place = { kind: "pointer", at: "value", ...destinationAt } as const;
  return { place, written: destination, part: destination };
}

/** The addresses of pages before and after. */
function addressChanges(
  { navigation }: OpenedSite,
  { moves, removed, created, folderAfter }: ResolvedChange,
): AddressChanges {
  const sentTo = new Map<string, string>();
  const taken = new Set([...created.keys()].map(addressOfFile));
  for (const { file, path } of Object.values(navigation.pages)) {
    if (file === null) continue;
    const to = moves.get(file);
    const before = pageHref(path, "");
    const after = to === undefined || !isPageFileName(to) ? undefined : addressOfFile(to);
    if (after !== undefined && after !== before) {
      sentTo.set(before, after);
      taken.add(after);
    }
    const instead = removed.get(file);
    if (instead !== undefined) sentTo.set(before, instead);
  }
  const folderSentTo = (folder: string): string | undefined => {
    const inside = Object.values(navigation.pages).filter(({ path }) => `${path}/`.startsWith(`${folder}/`));
    const targets = new Set(inside.map(({ file }) => (file === null ? undefined : removed.get(file))));
    return targets.size === 1 ? [...targets][0] : undefined;
  };
  return { basePath: navigation.site.basePath, sentTo, taken, folderAfter, folderSentTo };
}

function addressOfFile(file: string): string {
  return pageHref(withoutPageExtension(file), "");
}

function plannedFiles(
  texts: ReadonlyMap<string, NewText>,
  { moves, removed, created }: ResolvedChange,
  host: Host,
): readonly PlannedFile[] {
  const moved = [...moves].map(([from, to]): PlannedFile => ({ kind: "move", from, to, ...texts.get(from) }));
  const edited = [...texts].flatMap(([file, text]): PlannedFile[] =>
    moves.has(file) ? [] : [{ kind: "edit", file, ...text }],
  );
  const gone = [...removed.keys()].map((file): PlannedFile => ({
    kind: "remove",
    file,
    before: host.readText(file) ?? "",
  }));
  const made = [...created].map(([file, after]): PlannedFile => ({ kind: "create", file, after }));
  return [...moved, ...edited, ...gone, ...made].toSorted((a, b) => compareText(nameOf(a), nameOf(b)));
}

function nameOf(file: PlannedFile): string {
  return file.kind === "move" ? file.from : file.file;
}
