// Reads the docs.json of the repositories that elements with `sourceRef` name. (D250)
import { divisionRow, divisions, listRow, type ListField } from "../contract/divisions.ts";
import { sourceReference } from "../contract/fields.ts";
import { sourceFolderOf, type SourceNames } from "../contract/source-names.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { fileAt } from "../diagnostics/place.ts";
import type { Host } from "../host/host.ts";
import { nearestName } from "../hints/nearest-name.ts";
import { isJsonObject } from "../text/json-value.ts";
import type { ElsewherePart, LostPart } from "./config-tree.ts";
import {
  causedByRefusal,
  placeOfKey,
  sourceOf,
  valuePlace,
  type ConfigFields,
  type ConfigValue,
  type OpenedObject,
  type OpenValue,
} from "./config-value.ts";
import type { ReadJson } from "./open-config.ts";
import { meantLabel } from "./meant-label.ts";
import { sourceReferenceIn, withoutSource, type NavigationOf } from "./source-fields.ts";

/** What reading other repositories depends on. */
interface SourceInput {
  readonly sources: SourceNames;
  readonly host: Pick<Host, "refusal">;
  readonly open: OpenValue;
  readonly readFile: (file: string) => ReadJson;
  readonly report: Report;
  readonly lost: LostPart[];
}

type ListOwner = "navigation" | "global";

/** The navigation of the other repositories of a site. */
export interface SourceConfigs {
  /**
   * The elements in the place of a list, with those of other repositories. `owner` is the object in which a source has its list.
   * Each is opened when its turn comes, so a limit leaves out what is last.
   */
  readonly elementsOf: (items: readonly ConfigValue[], list: ListField, owner: ListOwner) => Iterable<ConfigValue>;
  readonly navigationOf: NavigationOf;
  /** The folder of the repository that a value is from; "" for the site itself. */
  readonly folderOf: (value: Pick<ConfigValue, "file">) => string;
  /** The elements whose repository was not given. */
  readonly elsewhere: readonly ElsewherePart[];
  /** Reports the repositories that no element names. */
  readonly reportUnused: (file: string) => void;
}

/** The other repositories of a site, each read when an element names it. */
export function sourceConfigs(input: SourceInput): SourceConfigs {
  const { sources, open, report } = input;
  const elsewhere: ElsewherePart[] = [];
  const used = new Set<string>();

  const fail = (reference: ConfigValue, problem: string): undefined => {
    input.lost.push({ hides: "pages", at: sourceOf(reference) });
    report("source-invalid", valuePlace(reference), { source: nameIn(reference), problem });
  };
  const navigationOf = (reference: ConfigValue): OpenedObject | undefined => {
    const source = nameIn(reference);
    const folder = sources.get(source);
    if (folder === undefined) {
      elsewhere.push({ source, at: sourceOf(reference) });
      const nearest = nearestName(source, [...sources.keys()]);
      report("source-not-given", valuePlace(reference), { source, nearest }, { suggestion: nearest });
      return undefined;
    }
    used.add(source);
    const file = `${folder}/docs.json`;
    if (reference.chain.includes(file)) {
      const chain = [...reference.chain.slice(reference.chain.indexOf(file)), file];
      return fail(reference, `it leads back to itself: ${chain.join(" → ")}`);
    }
    const root = readRoot(file, reference, input);
    if (typeof root === "string") return fail(reference, root);
    const opened = root === undefined ? undefined : open(root);
    if (opened === undefined || opened.kind === "lost") return undefined;
    const navigation = opened.kind === "object" ? opened.fields.get("navigation") : undefined;
    const found = navigation === undefined ? undefined : open(navigation);
    if (found?.kind === "lost") return undefined;
    return found?.kind === "object" ? found : fail(reference, `${file} has no "navigation" that is an object`);
  };

  const listThere = (reference: ConfigValue, list: ListField, owner: ListOwner): readonly ConfigValue[] => {
    const navigation = navigationOf(reference);
    if (navigation === undefined) return [];
    const global = navigation.fields.get("global");
    const holder = owner === "navigation" || global === undefined ? navigation : open(global);
    const found = holder.kind === "object" ? holder.fields.get(list) : undefined;
    const opened = found === undefined ? undefined : open(found);
    if (opened?.kind === "list") return opened.items;
    const lists = [...navigation.fields.keys()].filter((name) => name !== "global").map((name) => `"${name}"`);
    const instead = lists.length === 0 ? "" : `, but ${lists.join(", ")}`;
    fail(reference, `its navigation has no list "${list}"${instead}; an element in "${list}" stands for that list`);
    return [];
  };
  function* elementsOf(items: readonly ConfigValue[], list: ListField, owner: ListOwner): Generator<ConfigValue> {
    for (const item of items) {
      const alone = referenceAlone(item, open);
      if (alone === undefined) yield item;
      else {
        reportOtherFields(alone.others, list, report);
        yield* elementsOf(listThere(alone.reference, list, owner), list, owner);
      }
    }
  }

  return {
    elementsOf,
    navigationOf,
    folderOf: ({ file }) => sourceFolderOf(file, sources),
    elsewhere,
    reportUnused: (file) => {
      const unnamed = elsewhere.map(({ source }) => source);
      for (const source of sources.keys())
        // A misspelt name is reported at the element that has the other one.
        if (!used.has(source) && nearestName(source, unnamed) === undefined)
          report("source-unused", fileAt(file), { source });
    },
  };
}

function nameIn({ value }: ConfigValue): string {
  return typeof value === "string" ? value.trim() : "";
}

/** The `sourceRef` of an element without a label, which stands for a list of another repository, and the fields beside it. */
function referenceAlone(item: ConfigValue, open: OpenValue): SourceElement | undefined {
  const { value } = item;
  if (!isJsonObject(value) || !(Object.hasOwn(value, sourceReference) || Object.hasOwn(value, "$ref")))
    return undefined;
  const opened = open(item);
  // A label may be in the file that a `$ref` does not lead to.
  if (opened.kind !== "object" || opened.partial === true) return undefined;
  const reference = sourceReferenceIn(opened.fields);
  if (reference === undefined || divisions.some(({ label }) => opened.fields.has(label))) return undefined;
  return { reference, others: withoutSource(opened.fields) };
}

interface SourceElement {
  readonly reference: ConfigValue;
  readonly others: ConfigFields;
}

function reportOtherFields(fields: ConfigFields, list: ListField, report: Report): void {
  const owner = `an element with "${sourceReference}" and no label`;
  const { kind, label } = divisionRow(listRow(list)?.kind ?? "group");
  const meant = meantLabel(kind, fields);
  for (const [field, value] of fields) {
    const nearest = field === meant ? label : undefined;
    const args = { field, owner, nearest, uses: 1, platform: "refuses", isDropped: true } as const;
    report("unknown-field", placeOfKey(value), args, { ...causedByRefusal(value), suggestion: nearest });
  }
}

/** The value of the docs.json of a repository, or why there is none; undefined if that was reported. */
function readRoot(
  file: string,
  { chain, depth }: ConfigValue,
  { host, readFile }: SourceInput,
): ConfigValue | string | undefined {
  const reason = host.refusal?.(file);
  if (reason !== undefined) return `${file} ${reason}`;
  const read = readFile(file);
  if (read.kind === "missing") return "the folder that was given for it has no docs.json";
  return read.kind === "read" ? { value: read.value, file, pointer: "", depth, chain: [...chain, file] } : undefined;
}
