// Writes planned redirects into their lists.
import type { Host } from "../../compiler/host/host.ts";
import type { ConfigRedirect, ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { isJsonObject, type JsonObject } from "../../compiler/text/json-value.ts";
import type { CutElement, ListAddition } from "../../compiler/text/element-text.ts";
import { cutElement, elementRanges, fieldSettings, type ListEdit } from "../../compiler/text/list-edits.ts";
import { withPieces } from "../../compiler/text/text-pieces.ts";
import { folderOf, resolvePath } from "../../compiler/text/resolve-path.ts";
import { UsageError } from "../settings/usage-error.ts";
import { withReferredFiles } from "./config-references.ts";
import { ConfigValues } from "./config-values.ts";
import { elementAt } from "./entry-edits.ts";
import { jsonFile } from "./json-file.ts";
import type { PlannedRedirects } from "./plan-redirects.ts";

/** The edits of lists of redirects, by file. Throws `UsageError` if a redirect is added and there is no list for it. */
export function redirectEdits(
  { added, removed, moved }: PlannedRedirects<ConfigRedirect>,
  all: readonly ConfigRedirect[],
  config: string,
  host: Pick<Host, "readText" | "stat">,
): ReadonlyMap<string, readonly ListEdit[]> {
  const elements = added.length + removed.length + moved.length === 0 ? [] : redirectElements(all, config, host);
  const indexes = new Map(all.map((redirect, index) => [redirect, index]));
  const isAtEnd = added.some(({ before }) => before === undefined);
  const end = isAtEnd
    ? { ...(elements.at(-1) ?? redirectList(config, host)), index: Number.MAX_SAFE_INTEGER }
    : undefined;
  const places = added.map(({ redirect: { source, destination, permanent }, before }) => ({
    ...(before === undefined ? end! : elements[before]!),
    value: { source, destination, ...(permanent === undefined ? {} : { permanent }) },
  }));
  const cuts = moved.map(({ redirect, destination, before }) => ({
    ...elements[before]!,
    cut: cutRedirect(elements[indexes.get(redirect)!]!, { redirect, destination }, host),
  }));
  const gone = [...removed, ...moved.map(({ redirect }) => redirect)].map((redirect) => ({
    ...elements[indexes.get(redirect)!]!,
    value: undefined,
  }));
  const byFile = groupBy([...cuts, ...places, ...gone], ({ file }) => file);
  return new Map(
    [...byFile].map(([file, inFile]) => [
      file,
      [...groupBy(inFile, (each) => each.list)].map(([pointer, each]) => listEdit(pointer, each)),
    ]),
  );
}

/** The elements of the lists. One that refers to a file is where the reference is; a file that two elements refer to is that of both, in order. */
function redirectElements(
  all: readonly ConfigRedirect[],
  config: string,
  host: Pick<Host, "readText" | "stat">,
): readonly ElementInFile[] {
  const values = new ConfigValues(withReferredFiles([config], host), host);
  const found = new Set<string>();
  return all.map(({ sourceAt: { file, pointer } }) => {
    const places = values.elementsOf({ file, pointer: pointer.slice(0, pointer.lastIndexOf("/")) });
    const place = places.find((each) => !found.has(placeName(each)));
    if (place === undefined)
      throw new UsageError(
        `${file} has a redirect that no element of "redirects" in ${config} refers to. Write it into that list.`,
      );
    found.add(placeName(place));
    return { file: place.file, ...elementAt(place.pointer) };
  });
}

function placeName({ file, pointer }: ConfigSource): string {
  return `${file}#${pointer}`;
}

interface ElementInFile extends RedirectList {
  readonly index: number;
}

type RedirectElement =
  | { readonly index: number; readonly cut: CutElement }
  /** Undefined for an element that is removed. */
  | { readonly index: number; readonly value: JsonObject | undefined };

/** The text of a redirect as it is at its new place. The destination of one in a file of its own is edited there. */
function cutRedirect(
  { file, list, index }: ElementInFile,
  { redirect, destination }: Pick<PlannedRedirects<ConfigRedirect>["moved"][number], "redirect" | "destination">,
  host: Pick<Host, "readText">,
): CutElement {
  const source = host.readText(file) ?? "";
  const range = elementRanges(source)(`${list}/${index}`);
  if (range === undefined)
    throw new UsageError(`The redirect from "${redirect.source}" could not be found in ${file}.`);
  const text = source.slice(range.start, range.end);
  const isHere = redirect.destinationAt.file === file && destination !== redirect.destination;
  const pieces = isHere ? fieldSettings(text, new Map([["/destination", destination]])) : [];
  return cutElement(withPieces(text, pieces), source, range.start);
}

function listEdit(pointer: string, elements: readonly RedirectElement[]): ListEdit {
  return {
    pointer,
    removed: new Set(elements.flatMap((each) => ("value" in each && each.value === undefined ? [each.index] : []))),
    added: elements.flatMap((each): readonly ListAddition[] => {
      if ("cut" in each) return [{ before: each.index, cut: each.cut }];
      return each.value === undefined ? [] : [{ before: each.index, value: each.value }];
    }),
    isOptional: true,
  };
}

/** The list of redirects: its file, and the pointer to it. */
interface RedirectList {
  readonly file: string;
  readonly list: string;
}

/** Where the list is or will be. Throws `UsageError` if there is something else in its place. */
function redirectList(config: string, host: Pick<Host, "readText">): RedirectList {
  const site = jsonFile(config, host);
  const written = isJsonObject(site) ? site["redirects"] : undefined;
  if (written === undefined || Array.isArray(written)) return { file: config, list: "/redirects" };
  const target = isJsonObject(written) ? written["$ref"] : undefined;
  const file =
    typeof target === "string" ? resolvePath(target.startsWith("/") ? "" : folderOf(config), target) : undefined;
  if (file !== undefined && Array.isArray(jsonFile(file, host))) return { file, list: "" };
  throw new UsageError(
    '"redirects" of docs.json is no list, so no redirect can be added. Make it a list first: "redirects": []',
  );
}
