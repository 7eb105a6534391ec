// Reads docs.json into a typed tree, with the parts that navigation depends on.
import type { Report } from "../diagnostics/diagnostic.ts";
import { longTexts } from "../diagnostics/long-texts.ts";
import { type ConfigFields, type ConfigValue, type OpenedObject } from "./config-value.ts";
import type { ConfigDivision, ConfigSite, ConfigTree } from "./config-tree.ts";
import type { LoadedConfig } from "./load-config.ts";
import { reportMisspeltSpec } from "./lacking-fields.ts";
import { readFields, type DivisionReader } from "./read-division.ts";
import { misspeltField, readBoolean, readString, reportMissingField, wrongType } from "./read-fields.ts";
import { readRedirects } from "./read-redirects.ts";
import type { SpecKind } from "../contract/spec-attachment.ts";
import { readHeader, readInstructions, readSeo, readSiteAddress } from "./read-site-links.ts";
import { readSpecs, type ReadSpecs } from "./read-specs.ts";
import { reportedPlaces } from "../diagnostics/reported-places.ts";
import type { ValueChecker } from "./value-checker.ts";
import { perObject } from "../text/per-object.ts";
import { unknownFields } from "./unknown-fields.ts";
import { distinctParts, unknownParts } from "./unknown-parts.ts";
import { nearestName } from "../hints/nearest-name.ts";

/** Checks all of docs.json after it was read. */
export type SiteCheck = (config: OpenedObject, checker: ValueChecker) => void;

/** Reads docs.json into a typed tree; undefined, with a report, if it is not an object. Unknown fields are reported and kept separately. */
export function readConfig(
  { root, lost, sources, ...loaded }: LoadedConfig,
  givenReport: Report,
  check: SiteCheck | undefined,
): ConfigTree | undefined {
  const noted = check === undefined ? undefined : reportedPlaces(givenReport);
  const report = noted?.report ?? givenReport;
  // What is read and then checked counts once as read.
  const open = noted === undefined ? loaded.open : perObject(loaded.open);
  const reader: DivisionReader = {
    open,
    report,
    lost,
    unknown: unknownFields(report, lost),
    languageLinks: [],
    languageAddresses: [],
    sources,
    long: longTexts(report),
  };
  const opened = open(root);
  if (opened.kind !== "object") return wrongType(root.file, opened, `an object with "navigation"`, reader);
  const navigation = readNavigation(opened, reader);
  const site = readSite(opened, navigation, reader);
  reader.unknown.report();
  sources.reportUnused(root.file);
  if (noted !== undefined) check?.(opened, { ...reader, ...noted });
  reader.long.report();
  const parts = distinctParts(lost);
  return {
    root: navigation,
    site,
    unknown: unknownParts(navigation, parts),
    lost: parts,
    elsewhere: sources.elsewhere,
  };
}

const patterns = `an object with one of "tabs", "groups", "pages" and so on`;

function readNavigation(config: OpenedObject, reader: DivisionReader): ConfigDivision {
  const { fields, at } = config;
  const navigation = fields.get("navigation");
  if (navigation !== undefined) {
    const opened = reader.open(navigation);
    if (opened.kind === "object") return readFields("root", opened, reader);
    reader.lost.push({ hides: "pages", at: navigation });
    wrongType(`"navigation"`, opened, patterns, reader);
  } else if (config.partial !== true) reportMissingNavigation(config, reader);
  return {
    kind: "root",
    label: "",
    lists: [],
    children: [],
    source: { file: at.file, pointer: "/navigation" },
    unread: new Set(["navigation"]),
  };
}

function reportMissingNavigation({ fields, at }: OpenedObject, reader: DivisionReader): void {
  const misspelt = misspeltField("navigation", fields);
  if (misspelt !== undefined) reader.lost.push({ hides: "pages", at: misspelt.value });
  const meaning = "which says what pages the site has";
  reportMissingField({ owner: at.file, field: "navigation", meaning }, at, misspelt, reader);
}

function readSite({ fields, at }: OpenedObject, navigation: ConfigDivision, reader: DivisionReader): ConfigSite {
  const name = fields.get("name");
  const { fields: api, isLost } = part(fields, "api", reader);
  const specs = (kind: SpecKind): ReadSpecs => {
    const read = (written: ConfigValue | undefined): ReadSpecs | undefined =>
      written === undefined ? undefined : readSpecs(written, kind, reader);
    const [inApi, atTop] = [read(api.get(kind)), read(fields.get(kind))];
    if (inApi !== undefined) return inApi;
    return { specs: atTop?.specs ?? [], isComplete: !isLost && atTop?.isComplete !== false };
  };
  const [openapi, asyncapi] = [specs("openapi"), specs("asyncapi")];
  const places = [
    { owner: `"api"`, fields: api },
    { owner: at.file, fields },
  ];
  const isMisspelt = reportMisspeltSpec(navigation, places, reader);
  const unread = new Set<SpecKind>();
  if (!openapi.isComplete || isMisspelt) unread.add("openapi");
  if (!asyncapi.isComplete) unread.add("asyncapi");
  const redirects = fields.get("redirects");
  const description = fields.get("description");
  const { header, links, addresses, pictures } = readHeader(fields, reader.open);
  return {
    name: name === undefined ? "" : (readString(name, reader) ?? ""),
    description: description === undefined ? undefined : readString(description, reader),
    instructions: readInstructions(fields, reader.open),
    eyebrows: readEyebrows(part(fields, "styling", reader).fields, reader),
    drilldown: readDrilldown(part(fields, "interaction", reader).fields, reader),
    openapi: openapi.specs,
    asyncapi: asyncapi.specs,
    unread,
    redirects: redirects === undefined ? [] : readRedirects(redirects, reader),
    header,
    links: [...links, ...reader.languageLinks],
    headerAddresses: [...addresses, ...reader.languageAddresses],
    pictures,
    address: readSiteAddress(fields, reader.open),
    seo: readSeo(fields, reader.open),
  };
}

/** What an object outside `navigation` says; `isLost` if a part of it could not be read; that was reported. */
interface SitePart {
  readonly fields: ConfigFields;
  readonly isLost: boolean;
}

function part(fields: ConfigFields, name: string, reader: DivisionReader): SitePart {
  const written = fields.get(name);
  if (written === undefined) return { fields: new Map(), isLost: false };
  const opened = reader.open(written);
  if (opened.kind === "object") return { fields: opened.fields, isLost: opened.partial === true };
  wrongType(`"${name}"`, opened, "an object", reader);
  return { fields: new Map(), isLost: true };
}

function readEyebrows(styling: ConfigFields, reader: DivisionReader): ConfigSite["eyebrows"] {
  const written = styling.get("eyebrows");
  if (written === undefined) return null;
  const opened = reader.open(written);
  if (opened.kind === "scalar" && (opened.value === "breadcrumbs" || opened.value === "section")) return opened.value;
  const text = opened.kind === "scalar" && typeof opened.value === "string" ? opened.value : "";
  const meant = nearestName(text, ["breadcrumbs", "section"]);
  wrongType(`"eyebrows"`, opened, `"breadcrumbs" or "section"`, reader, meant);
  return null;
}

function readDrilldown(interaction: ConfigFields, reader: DivisionReader): boolean | null {
  const written = interaction.get("drilldown");
  return written === undefined ? null : (readBoolean(written, reader) ?? null);
}
