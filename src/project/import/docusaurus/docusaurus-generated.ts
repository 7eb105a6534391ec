// Makes the items of a sidebar that Docusaurus generates from a folder.
import { isJsonObject, withoutUndefined, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { baseName, resolvePath } from "../../../compiler/text/resolve-path.ts";
import type { OldFolder } from "../old-folder.ts";
import { objectIn, wordsIn } from "../json-fields.ts";
import type { DocusaurusDoc } from "./docusaurus-docs.ts";
import { splitNumber } from "./docusaurus-names.ts";

/** The folder of which a sidebar is made. */
export interface GeneratedFrom {
  readonly docs: ReadonlyMap<string, DocusaurusDoc>;
  readonly source: OldFolder;
  /** The folder of the version. */
  readonly folder: string;
  /** A folder in it; "." for all. */
  readonly dirName: string;
  /** Whether a number before a name is its place. */
  readonly hasNumbers: boolean;
}

interface Folder {
  readonly path: string;
  readonly folders: Map<string, Folder>;
  readonly docs: DocusaurusDoc[];
}

/** An item with what decides its place. */
interface PlacedItem {
  readonly item: JsonObject;
  readonly position: number | undefined;
  readonly source: string;
}

/** The items, in their order. */
export function generatedItems({ docs, source, folder, dirName, hasNumbers }: GeneratedFrom): readonly JsonObject[] {
  const start = resolvePath("", dirName) ?? "";
  const top: Folder = { path: start, folders: new Map(), docs: [] };
  for (const [path, doc] of docs) {
    if (start !== "" && doc.folder !== start && !doc.folder.startsWith(`${start}/`)) continue;
    let at = top;
    const below = doc.folder.slice(start === "" ? 0 : start.length + 1);
    for (const name of below === "" ? [] : below.split("/")) {
      const inside = at.folders.get(name) ?? {
        path: at.path === "" ? name : `${at.path}/${name}`,
        folders: new Map(),
        docs: [],
      };
      at.folders.set(name, inside);
      at = inside;
    }
    if (docs.get(path) === doc) at.docs.push(doc);
  }
  const byId = new Map([...docs.values()].map((doc) => [doc.id, doc]));
  return itemsIn(top, { categoryOf: (path) => categoryFile(source, `${folder}/${path}`), byId, hasNumbers });
}

/** What the items of all folders are made with. */
interface ItemRules {
  readonly categoryOf: (path: string) => JsonObject;
  readonly byId: ReadonlyMap<string, DocusaurusDoc>;
  readonly hasNumbers: boolean;
}

function itemsIn({ docs, folders }: Folder, rules: ItemRules, without?: string): readonly JsonObject[] {
  const placed = [
    ...docs
      .filter(({ id }) => id !== without)
      .map(({ id, position, name }): PlacedItem => ({ item: { type: "doc", id }, position, source: name })),
    ...[...folders].map(([name, inside]) => categoryItem(name, inside, rules)),
  ];
  return placed.toSorted(comparePlaces).map(({ item }) => item);
}

/** By position; those without one come last. Then by name. */
function comparePlaces(one: PlacedItem, other: PlacedItem): number {
  const [a, b] = [one.position ?? Infinity, other.position ?? Infinity];
  if (a !== b) return a < b ? -1 : 1;
  return one.source < other.source ? -1 : Number(one.source > other.source);
}

function categoryItem(name: string, inside: Folder, rules: ItemRules): PlacedItem {
  const category = rules.categoryOf(inside.path);
  const hasLink = Object.hasOwn(category, "link");
  const link = objectIn(category, "link");
  const wanted = wordsIn(link, "id") ?? "";
  const linked =
    link["type"] === "doc"
      ? (inside.docs.find(({ id }) => baseName(id) === wanted) ?? rules.byId.get(wanted))
      : hasLink
        ? undefined
        : inside.docs.find(({ isIndex }) => isIndex);
  const { name: plain, number } = rules.hasNumbers ? splitNumber(name) : { name, number: undefined };
  const given = category["position"];
  const position = typeof given === "number" ? given : (linked?.position ?? number);
  const target: JsonValue | undefined = linked === undefined ? category["link"] : { type: "doc", id: linked.id };
  const item = withoutUndefined({
    type: "category",
    label: wordsIn(category, "label") ?? linked?.label ?? plain,
    key: wordsIn(category, "key"),
    collapsed: category["collapsed"],
    collapsible: category["collapsible"],
    link: target,
    items: itemsIn(inside, rules, linked?.id),
  });
  return { item, position, source: name };
}

function categoryFile(source: OldFolder, folder: string): JsonObject {
  const value =
    source.json(`${folder}/_category_.json`) ??
    source.yaml(`${folder}/_category_.yml`) ??
    source.yaml(`${folder}/_category_.yaml`);
  return isJsonObject(value) ? value : {};
}
