// Makes the docs.json of the imported site.
import { setOwn, type JsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import type { ImportedEntry, ImportedNavigation, ImportedSite } from "./imported-site.ts";
import type { NewRedirect } from "./make-redirects.ts";

const schema = "https://mintlify.com/docs.json";
const defaultLooks = { theme: "mint", colors: { primary: "#16A34A" } } as const;
const defaultName = "Documentation";

/** The fields that docs.json has to have and that no source of the old site names, each with the value that it gets. */
export function defaultFields({ name, fields }: ImportedSite): JsonObject {
  return {
    ...("colors" in fields ? {} : { "colors.primary": defaultLooks.colors.primary }),
    ...(name === undefined ? { name: defaultName } : {}),
  };
}

/** The value of docs.json. */
export function makeConfig({ name, fields, navigation }: ImportedSite, redirects: readonly NewRedirect[]): JsonObject {
  const { theme, colors, ...others } = { ...defaultLooks, ...fields };
  return {
    $schema: schema,
    theme,
    name: name ?? defaultName,
    colors,
    ...others,
    navigation: navigationValue(navigation),
    ...(redirects.length === 0 ? {} : { redirects: redirects.map((each) => ({ ...each })) }),
  };
}

const branchLabels = { tabs: "tab", languages: "language", versions: "version", products: "product" } as const;

function navigationValue(navigation: ImportedNavigation): JsonObject {
  if (navigation.kind === "config") return navigation.value;
  if (navigation.kind === "entries") return entryFields(navigation.entries);
  const { kind, branches } = navigation;
  return {
    [kind]: branches.map(({ label, fields = {}, holds }) => ({
      [branchLabels[kind]]: label,
      ...fields,
      ...("href" in fields ? {} : navigationValue(holds)),
    })),
  };
}

/** The list of a division: `groups` if it has only groups, because all forms of divisions have that. */
function entryFields(entries: readonly ImportedEntry[]): JsonObject {
  const list = entries.map(outermostValue);
  return entries.length > 0 && entries.every(({ kind }) => kind === "group") ? { groups: list } : { pages: list };
}

/** A group that is in no other is always open (§3). */
function outermostValue(entry: ImportedEntry): JsonValue {
  if (entry.kind === "page") return entryValue(entry);
  const { expanded: _expanded, ...fields } = entry.fields ?? {};
  return entryValue({ ...entry, fields });
}

function entryValue(entry: ImportedEntry): JsonValue {
  if (entry.kind === "page") return entry.page.path;
  const { label, root, fields = {}, entries } = entry;
  const group: Record<string, JsonValue> = { group: label };
  for (const [name, value] of Object.entries(fields)) setOwn(group, name, value);
  if (root !== undefined) group["root"] = root.path;
  if (entries.length > 0 || !("openapi" in fields)) group["pages"] = entries.map(entryValue);
  return group;
}
