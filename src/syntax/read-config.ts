// What does docs.json say about navigation, as a typed tree?
import { fileAt } from "../diagnostics/place.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { placeOf, plainValue, type ConfigFields, type ConfigValue } from "./config-value.ts";
import type { ConfigDivision, ConfigSite, ConfigTree } from "./config-tree.ts";
import type { LoadedConfig } from "./load-config.ts";
import { readFields, type DivisionReader } from "./read-division.ts";
import { readBoolean, readString, wrongType } from "./read-fields.ts";
import { readSpecs } from "./read-specs.ts";
import { unknownFields } from "./unknown-fields.ts";

/** Reads docs.json into a typed tree; undefined, with a report, when it is no object. Unknown fields are told and kept aside. */
export function readConfig({ root, open }: LoadedConfig, report: Report): ConfigTree | undefined {
  const reader: DivisionReader = { open, report, unknown: unknownFields(report) };
  const opened = open(root);
  if (opened.kind !== "object") {
    report("config-syntax", fileAt(root.file), {
      file: root.file,
      problem: `it has to hold an object with "navigation"`,
    });
    return undefined;
  }
  const tree = { root: readNavigation(root, opened.fields, reader), site: readSite(opened.fields, reader) };
  reader.unknown.tell();
  return tree;
}

function readNavigation(root: ConfigValue, fields: ConfigFields, reader: DivisionReader): ConfigDivision {
  const navigation = fields.get("navigation");
  const empty: ConfigDivision = {
    kind: "root",
    label: "",
    lists: [],
    children: [],
    source: { file: root.file, pointer: "/navigation" },
  };
  if (navigation === undefined) {
    reader.report("missing-field", placeOf(root), {
      owner: root.file,
      field: "navigation",
      meaning: "which says what pages the site has",
    });
    return empty;
  }
  const opened = reader.open(navigation);
  if (opened.kind === "object") return readFields("root", navigation, opened.fields, reader);
  if (opened.kind !== "lost")
    wrongType(navigation, `an object with one of "tabs", "groups", "pages" and so on`, reader);
  return empty;
}

function readSite(fields: ConfigFields, reader: DivisionReader): ConfigSite {
  const { open } = reader;
  const name = fields.get("name");
  const api = part(fields, "api", reader);
  const specs = (kind: "openapi" | "asyncapi"): ConfigSite["openapi"] => {
    const at = api.get(kind) ?? fields.get(kind);
    return at === undefined ? [] : readSpecs(at, kind, reader);
  };
  const redirects = fields.get("redirects");
  return {
    name: name === undefined ? "" : (readString(name, reader) ?? ""),
    eyebrows: readEyebrows(part(fields, "styling", reader).get("eyebrows"), reader),
    drilldown: readDrilldown(part(fields, "interaction", reader).get("drilldown"), reader),
    openapi: specs("openapi"),
    asyncapi: specs("asyncapi"),
    redirects: redirects === undefined ? undefined : plainValue(redirects, open),
  };
}

const none: ConfigFields = new Map();

function part(fields: ConfigFields, name: string, { open }: DivisionReader): ConfigFields {
  const at = fields.get(name);
  const opened = at === undefined ? undefined : open(at);
  return opened?.kind === "object" ? opened.fields : none;
}

function readEyebrows(at: ConfigValue | undefined, reader: DivisionReader): ConfigSite["eyebrows"] {
  if (at === undefined) return null;
  if (at.value === "breadcrumbs" || at.value === "section") return at.value;
  wrongType(at, `"breadcrumbs" or "section"`, reader);
  return null;
}

function readDrilldown(at: ConfigValue | undefined, reader: DivisionReader): boolean | null {
  return at === undefined ? null : (readBoolean(at, reader) ?? null);
}
