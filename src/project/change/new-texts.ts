// Makes the new text of each file of a change.
import type { Host } from "../../compiler/host/host.ts";
import {
  cutElement,
  elementRanges,
  fieldRemovals,
  fieldSettings,
  listEdits,
  type ListEdit,
} from "../../compiler/text/list-edits.ts";
import { indexLines } from "../../compiler/text/line-index.ts";
import { withPieces, type TextPiece } from "../../compiler/text/text-pieces.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { UsageError } from "../settings/usage-error.ts";
import type { LeftName } from "./edit-plan.ts";
import type { EntryEdit, EntryRegion, MovedElement } from "./entry-edits.ts";
import { namePieces, type NewName } from "./name-pieces.ts";
import type { ResolvedChange } from "./resolved-change.ts";

/** A text before and after. */
export interface NewText {
  readonly before: string;
  readonly after: string;
}

/** What changes in texts. */
export interface TextInput {
  readonly names: readonly NewName[];
  /** The edits of lists of redirects, by file. */
  readonly lists: ReadonlyMap<string, readonly ListEdit[]>;
  readonly configFiles: readonly string[];
  readonly resolved: Pick<ResolvedChange, "entries" | "removed" | "pieces">;
  readonly host: Host;
}

/** The texts that change, by file, and the names that were not found in them. */
export interface NewTexts {
  readonly texts: ReadonlyMap<string, NewText>;
  readonly lost: readonly LeftName[];
}

/** Makes the new texts. Throws `UsageError` if a division would be moved into one that is in it, or that is removed. */
export function newTexts(input: TextInput): NewTexts {
  const { names, lists, configFiles, resolved, host } = input;
  const writer = new RegionWriter(input);
  const texts = new Map<string, NewText>();
  for (const file of new Set([
    ...names.map(({ name }) => name.place.file),
    ...configFiles,
    ...lists.keys(),
    ...(resolved.pieces?.keys() ?? []),
  ])) {
    const before = resolved.removed.has(file) ? undefined : host.readText(file);
    if (before === undefined) continue;
    const after = withPieces(before, writer.pieces({ file }, before));
    if (after !== before) texts.set(file, { before, after });
  }
  writer.requireAllWritten();
  return { texts, lost: writer.lost };
}

class RegionWriter {
  readonly lost: LeftName[] = [];
  readonly #input: TextInput;
  /** By file, and by the element that moves with them; without one, those that stay. */
  readonly #names: ReadonlyMap<string, ReadonlyMap<MovedElement | undefined, readonly NewName[]>>;
  readonly #written = new Set<MovedElement>();
  readonly #ranges = new Map<string, ReturnType<typeof elementRanges>>();

  constructor(input: TextInput) {
    this.#input = input;
    const byFile = groupBy(input.names, ({ name }) => name.place.file);
    this.#names = new Map([...byFile].map(([file, names]) => [file, byElement(names, input.resolved.entries)]));
  }

  /** The pieces of the text of a file that change a region of it. */
  pieces(region: EntryRegion, text: string): readonly TextPiece[] {
    const { entries } = this.#input.resolved;
    const { file, element } = region;
    const redirects = element === undefined ? (this.#input.lists.get(file) ?? []) : [];
    const lists = [...entries.editsIn(region).map((edit) => this.#listEdit(edit)), ...redirects];
    const fields = entries.fieldsIn(region);
    const structure = [
      ...(lists.length === 0 ? [] : listEdits(text, lists)),
      ...(fields.length === 0 ? [] : fieldRemovals(text, fields)),
      ...fieldSettings(text, entries.settingsIn(region)),
      ...(element === undefined ? (this.#input.resolved.pieces?.get(file) ?? []) : []),
    ];
    const found = namePieces(file, text, this.#namesIn(region));
    for (const { name, at, reason } of found.lost)
      this.lost.push({ file, line: indexLines(text).position(at).line, written: name.written, reason });
    // What is in a removed element is removed with it.
    const kept = found.pieces.filter(
      (piece) => !structure.some(({ start, end }) => start <= piece.start && piece.end <= end),
    );
    return [...structure, ...kept];
  }

  /** Throws `UsageError` unless each moved element is in a text again. */
  requireAllWritten(): void {
    const lost = this.#input.resolved.entries.moved.find((element) => !this.#written.has(element));
    if (lost === undefined) return;
    const { file, pointer } = lost.from;
    throw new UsageError(
      `The element at ${pointer} in ${file} can't be moved into one that is inside it or is removed.`,
    );
  }

  #namesIn({ file, element }: EntryRegion): readonly NewName[] {
    return this.#names.get(file)?.get(element) ?? [];
  }

  #listEdit({ pointer, removed, added }: EntryEdit): ListEdit {
    const additions = added.map((each) =>
      "value" in each ? each : { before: each.before, cut: this.#cut(each.moved) },
    );
    return { pointer, removed, added: additions };
  }

  #rangesIn(file: string, source: string): ReturnType<typeof elementRanges> {
    const known = this.#ranges.get(file) ?? elementRanges(source);
    this.#ranges.set(file, known);
    return known;
  }

  /** An element as it is put in at its new place. */
  #cut(element: MovedElement): ReturnType<typeof cutElement> {
    const { file, pointer } = element.from;
    const source = this.#input.host.readText(file) ?? "";
    const range = this.#rangesIn(file, source)(pointer);
    if (range === undefined) throw new UsageError(`What moves could not be found in ${file}.`);
    this.#written.add(element);
    const { start, end } = range;
    const pieces = this.pieces({ file, element }, source).map((piece) => ({
      start: piece.start - start,
      end: piece.end - start,
      text: piece.text,
    }));
    return cutElement(withPieces(source.slice(start, end), pieces), source, start);
  }
}

/** The names that are not in what is removed. */
function byElement(
  names: readonly NewName[],
  entries: TextInput["resolved"]["entries"],
): ReadonlyMap<MovedElement | undefined, readonly NewName[]> {
  const placed = names.flatMap((each) => {
    const { place } = each.name;
    const region = place.kind === "pointer" ? entries.regionOf(place) : { file: place.file };
    return region === undefined ? [] : [{ each, element: region.element }];
  });
  const grouped = groupBy(placed, ({ element }) => element);
  return new Map([...grouped].map(([element, same]) => [element, same.map(({ each }) => each)]));
}
