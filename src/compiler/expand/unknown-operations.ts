// Finds the specs, entries and pages whose operations are not known.
import type { References, SpecReference } from "../bind/collect-references.ts";
import type { BoundDivision, BoundTree } from "../bind/bound-tree.ts";
import type { HiddenArea, UnknownFact } from "../contract/unknown-fact.ts";
import { isRemote } from "../contract/spec-attachment.ts";
import { pathFolder } from "../routes/operation-path.ts";
import type { SpecUses } from "../routes/spec-uses.ts";
import type { SpecCatalog, SpecState } from "../specs/spec-catalog.ts";
import { perObject } from "../text/per-object.ts";
import { foldersAbove } from "../text/resolve-path.ts";
import type { ExpandedTree, PageOperationFact } from "./expanded-tree.ts";
import { isUnlistedFile } from "./unplaced-pages.ts";

/** The specs and entries of docs.json, and what they resolve to. */
export interface UnknownOperationsInput {
  readonly tree: BoundTree;
  readonly references: References;
  readonly specs: SpecCatalog;
  readonly uses: SpecUses;
  readonly expanded: ExpandedTree;
}

/** What is not known about operations. A spec that only front matter names hides nothing, because its pages have files. */
export function unknownOperations(input: UnknownOperationsInput): readonly UnknownFact[] {
  const areaOf = specAreas(input.tree, input.specs);
  const isUsed = usedSpecs(input);
  return [
    ...input.references.specs.filter(isUsed).flatMap((spec) => ofSpec(spec, input.specs, areaOf)),
    ...input.uses.beyondLimit.map(({ document, at }): UnknownFact => ({
      kind: "limit",
      file: at.file,
      pointer: at.pointer,
      hides: ["pages", "operations"],
      area: areaOf(document.source),
    })),
    ...ofEntries(input.uses),
    ...listedPageOperations(input.expanded).flatMap(ofPage),
  ];
}

/** The listed pages whose front matter names an operation. Unlisted files are reported as that only. */
export const listedPageOperations: (tree: ExpandedTree) => readonly PageOperationFact[] = perObject(
  ({ unplaced, pageOperations }) => {
    const left = new Set(unplaced.filter(isUnlistedFile).map(({ file }) => file));
    return pageOperations.filter(({ page }) => !left.has(page.file));
  },
);

type SpecAreas = (spec: string) => HiddenArea;

function ofSpec(spec: SpecReference, specs: SpecCatalog, areaOf: SpecAreas): readonly UnknownFact[] {
  const state = specs.resolve(spec);
  if (state.kind === "read")
    return state.document.lost.map(({ kind, file, pointer }) => ({
      kind,
      file,
      pointer,
      hides: kind === "limit" ? ["pages", "operations"] : ["operations"],
      area: areaOf(state.document.source),
    }));
  const { file, place } = spec;
  const pointer = place.kind === "file" ? "" : place.pointer;
  const kind = isUnfetched(state, specs) ? "unfetched" : "spec";
  return [{ kind, file, pointer, hides: ["operations"], area: areaOf(state.source) }];
}

function isUnfetched(state: SpecState, { unfetched }: SpecCatalog): boolean {
  return state.kind === "remote" && unfetched.length > 0;
}

/** False for a spec beside `navigation` that was not fetched, if no entry names an operation of it: it makes no pages (D9). */
function usedSpecs({ tree: { site }, uses, specs }: UnknownOperationsInput): (spec: SpecReference) => boolean {
  const beside = new Set([...site.openapi, ...site.asyncapi].map(({ file, pointer }) => placeName(file, pointer)));
  const named = new Set(
    [...uses.endpoints.values()].flatMap((use) => (use.kind === "unresolved" ? use.operation.spec : [])),
  );
  return (spec) => {
    const { file, place } = spec;
    const isBeside = place.kind === "pointer" && beside.has(placeName(file, place.pointer));
    const state = specs.resolve(spec);
    return !isBeside || state.kind === "read" || !isUnfetched(state, specs) || named.has(state.source);
  };
}

function placeName(file: string, pointer: string): string {
  return `${file}\n${pointer}`;
}

/** A look-up of the area of a spec by its path or address. */
function specAreas({ root, site }: BoundTree, specs: SpecCatalog): SpecAreas {
  const folders = new Map<string, Set<string>>();
  const add = ({ source, directory, file, kind }: BoundDivision["ownSpecs"][number]): void => {
    const state = specs.resolve({ word: source, file, kind });
    const name = state.kind === "read" ? state.document.source : state.source;
    const inFolder = folders.get(name) ?? new Set();
    folders.set(name, inFolder.add(`/${pathFolder(directory)}`));
    // Addresses that a spec sets by `x-mint.href` are most often those of the folder that it lies in.
    const own = foldersAbove(name).at(-1);
    if (own !== undefined && !isRemote(name)) inFolder.add(`/${own}`);
  };
  const walk = ({ ownSpecs, children }: BoundDivision): void => {
    ownSpecs.forEach(add);
    for (const child of children) if (child.kind !== "page" && child.kind !== "endpoint") walk(child);
  };
  walk(root);
  [...site.openapi, ...site.asyncapi].forEach(add);
  return (spec) => ({ kind: "spec", spec, folders: [...(folders.get(spec) ?? [`/${pathFolder(undefined)}`])] });
}

function ofEntries({ endpoints }: SpecUses): readonly UnknownFact[] {
  return [...endpoints].flatMap(([{ source, target }, { kind }]): readonly UnknownFact[] => {
    if (kind === "found" || kind === "unresolved") return [];
    // Another spec, or another method, would give it another address.
    const isElsewhere = kind === "without-spec" || kind === "unknown-method";
    return [
      {
        kind: "endpoint",
        file: source.file,
        pointer: source.pointer,
        hides: isElsewhere ? ["endpoints", "operations"] : ["endpoints"],
        area: { kind: "operation", target },
      },
    ];
  });
}

function ofPage({ page, named }: PageOperationFact): readonly UnknownFact[] {
  if (named.kind === "found" || named.kind === "unresolved") return [];
  const { entry } = named;
  const target = named.kind === "unknown-method" ? entry.written : entry.target;
  const pointer = `/${entry.field}`;
  return [{ kind: "endpoint", file: page.file, pointer, hides: ["endpoints"], area: { kind: "operation", target } }];
}
