// Plans a change of a site: which files move, and every text that has to follow. Nothing is written. (D263)
import type { SiteName } from "../../compiler/checks/site-names.ts";
import { isPageFileName, pageHref, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Host } from "../../compiler/host/host.ts";
import { compareText } from "../../compiler/text/compare-text.ts";
import type { JsonObject } from "../../compiler/text/json-value.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { indexLines } from "../../compiler/text/line-index.ts";
import { configReferences } from "./config-references.ts";
import type { EditPlan, LeftName, PlanCounts, PlannedFile } from "./edit-plan.ts";
import { elementAt } from "./entry-edits.ts";
import { judgePlan } from "./judge-plan.ts";
import { fieldRemovals, listEdits, type ListEdit } from "../../compiler/text/list-edits.ts";
import { movedName } from "./moved-name.ts";
import { namePieces, type NewName } from "./name-pieces.ts";
import { openSite, type OpenedSite, type SiteToChange } from "./opened-site.ts";
import { planRedirects, type AddressChanges, type PlannedRedirects } from "./plan-redirects.ts";
import { renamedWords } from "./renamed-words.ts";
import { redirectList, usable, type RedirectList } from "./redirect-list.ts";
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
  const resolved = resolveChange(change, opened, site);
  const { files, counts, left } = planTexts(opened, resolved, site);
  const refusals = files.length === 0 ? [] : await judgePlan({ site, opened, files, resolved });
  return { files, counts, left, refusals };
}

interface PlannedTexts {
  readonly files: readonly PlannedFile[];
  readonly counts: PlanCounts;
  readonly left: readonly LeftName[];
}

/** Every text that changes, and every file that moves. */
function planTexts(opened: OpenedSite, resolved: ResolvedChange, { host, baseline }: SiteToChange): PlannedTexts {
  const { names, navigation } = opened;
  const { files, moves, removed, created, entries } = resolved;
  const config = names.configFiles[0]!;
  const all = [...names.names, ...names.configFiles.flatMap((file) => configReferences(file, host))];
  const { renamed, left } = renamedNames(all, resolved, host);
  const redirects = planRedirects(names.redirects, addressChanges(opened, resolved));
  const changedRedirects = redirects.changed.map(({ redirect, destination }): NewName => ({
    name: namedDestination(redirect),
    text: destination,
  }));
  const settings = settingsNames({ host, baseline, files: resolved.files, rename: renamedWords(moves) });
  const byFile = groupBy(
    [...renamed, ...changedRedirects, ...resolved.texts, ...settings],
    ({ name }) => name.place.file,
  );
  const redirectLists = redirectEdits(redirects, redirectList(config, host), names.redirects);
  const listsOf = (file: string): readonly TextPiece[] => {
    const edits = [...entries.of(file), ...(redirectLists.get(file) ?? [])];
    const fields = entries.fieldsOf(file);
    const text = host.readText(file) ?? "";
    return [
      ...(edits.length === 0 ? [] : listEdits(text, edits)),
      ...(fields.length === 0 ? [] : fieldRemovals(text, fields)),
    ];
  };
  const changed = [...new Set([...byFile.keys(), ...names.configFiles, ...redirectLists.keys()])].filter(
    (file) => !removed.has(file),
  );
  const texts = new Map<string, { before: string; after: string }>();
  for (const file of changed) {
    const before = host.readText(file);
    if (before === undefined) continue;
    const { pieces, lost } = namePieces(file, before, byFile.get(file) ?? []);
    for (const { name } of lost) left.push(leftName(name, before, "its text could not be found in the file"));
    const lists = listsOf(file);
    // What is in a removed element is removed with it.
    const inside = pieces.filter((piece) => !lists.some(({ start, end }) => start <= piece.start && piece.end <= end));
    const after = withPieces(before, [...lists, ...inside]);
    if (after !== before) texts.set(file, { before, after });
  }
  const links = renamed.filter(({ name }) => isPageFileName(name.place.file) && !removed.has(name.place.file));
  return {
    files: plannedFiles({ texts, moves, removed, created }, host),
    counts: {
      entries: entries.count + renamed.filter(({ name }) => name.form.kind === "entry").length,
      links: links.length,
      linkFiles: new Set(links.map(({ name }) => name.place.file)).size,
      redirectsAdded: redirects.added.length,
      redirectsChanged: redirects.changed.length,
      redirectsRemoved: redirects.removed.length,
    },
    left: [
      ...left,
      ...leftPartLinks(opened, files.after, navigation.pages),
      ...resolved.unplaced.map((file) => ({ file, line: 1, written: file, reason: "no page of its folder is listed" })),
    ],
  };
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
  return { sentTo, taken, folderAfter };
}

function addressOfFile(file: string): string {
  return pageHref(withoutPageExtension(file), "");
}

/** The edits of lists of redirects, by file. */
function redirectEdits(
  { added, removed }: PlannedRedirects,
  list: RedirectList | undefined,
  all: OpenedSite["names"]["redirects"],
): ReadonlyMap<string, readonly ListEdit[]> {
  const elements = all.map(({ sourceAt }) => {
    const { pointer } = sourceAt;
    return { file: sourceAt.file, ...elementAt(pointer.slice(0, pointer.lastIndexOf("/"))) };
  });
  const indexes = new Map(all.map((redirect, index) => [redirect, index]));
  const last = elements.at(-1);
  const end = (): RedirectList => last ?? usable(list);
  const places = added.map(({ redirect: { source, destination }, before }) => ({
    ...(before === undefined ? { ...end(), index: Number.MAX_SAFE_INTEGER } : elements[before]!),
    value: { source, destination },
  }));
  const gone = removed.map((redirect) => ({ ...elements[indexes.get(redirect)!]!, value: undefined }));
  const byFile = groupBy([...places, ...gone], ({ file }) => file);
  return new Map(
    [...byFile].map(([file, inFile]) => [
      file,
      [...groupBy(inFile, (each) => each.list)].map(([pointer, each]) => listEdit(pointer, each)),
    ]),
  );
}

interface RedirectElement {
  readonly index: number;
  /** Undefined for an element that is removed. */
  readonly value: JsonObject | undefined;
}

function listEdit(pointer: string, elements: readonly RedirectElement[]): ListEdit {
  return {
    pointer,
    removed: new Set(elements.flatMap(({ index, value }) => (value === undefined ? [index] : []))),
    added: elements.flatMap(({ index, value }) => (value === undefined ? [] : [{ before: index, value }])),
  };
}

interface FilesOfPlan extends Pick<ResolvedChange, "moves" | "removed" | "created"> {
  readonly texts: ReadonlyMap<string, { readonly before: string; readonly after: string }>;
}

function plannedFiles({ texts, moves, removed, created }: FilesOfPlan, host: Host): readonly PlannedFile[] {
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
