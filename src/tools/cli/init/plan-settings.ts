// Decides which settings navc init writes or adds, and whether a baseline accepts the problems of today. (D369)
import { existsSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { baselineOf, baselineText } from "../../../project/baseline/baseline.ts";
import type { Dialect } from "../../../compiler/contract/dialect.ts";
import { fieldSettings } from "../../../compiler/text/list-edits.ts";
import { indentedJson, type JsonValue } from "../../../compiler/text/json-value.ts";
import { withPieces } from "../../../compiler/text/text-pieces.ts";
import { findDocs } from "../../../project/settings/find-docs.ts";
import { isWithin, pathFromHere, repositoryOf } from "../../../project/settings/repository-path.ts";
import type { ConfigFile } from "../../../project/settings/site-config.ts";
import { slashPath } from "../../../project/slash-path.ts";
import type { InitFile, InitSite } from "./init-plan.ts";

type SettingsSite = Pick<InitSite, "root" | "dialect" | "settings" | "diagnostics">;

/** The settings and, if problems would fail the first run, a baseline with them. What is set already stays. */
export function planSettings(site: SettingsSite): readonly (InitFile | string)[] {
  const { configuration } = site.settings;
  const others = docsWithSameSettings(configuration);
  if (configuration !== undefined && others.length > 1)
    return [
      `No settings: ${pathFromHere(configuration.file)} has those of ${others.length} docs folders. Add there what is to hold for all of them, such as "links": true.`,
    ];
  const baseline = plannedBaseline(site);
  const values = newSettings(site, baseline);
  const kept = configuration === undefined ? [] : [keptNote(site, configuration, Object.keys(values))];
  const file = configuration === undefined ? newFile(site.root, values) : withSettings(configuration, values);
  return [...(file === undefined ? [] : [file]), ...kept, baseline.file ?? baseline.note];
}

/** The docs folders that take their settings from a package.json. */
function docsWithSameSettings(configuration: ConfigFile | undefined): readonly string[] {
  return configuration?.pointer === "/navc" ? findDocs(configuration.folder) : [];
}

interface PlannedBaseline {
  /** Where it is or would be; undefined if none is needed. */
  readonly path: string | undefined;
  readonly file?: InitFile;
  readonly note: string;
}

/** A baseline is made where the settings name one that is not there, else beside docs.json. */
function plannedBaseline({ root, settings, diagnostics }: SettingsSite): PlannedBaseline {
  const path = settings.baseline === undefined ? join(root, "navc.baseline.json") : resolve(settings.baseline.file);
  if (existsSync(path)) return { path, note: `No baseline: ${pathFromHere(path)} is there.` };
  const top = repositoryOf(root);
  if (!isWithin(top, path))
    return { path, note: `No baseline: ${pathFromHere(path)}, which the settings name, lies outside of ${top}.` };
  const isNamed = settings.baseline !== undefined;
  if (!isNamed && !diagnostics.some(({ severity }) => severity !== "info"))
    return { path: undefined, note: "No baseline: there is no error and no warning." };
  const after = baselineText(baselineOf(diagnostics, []));
  return { path, file: { file: path, below: isNamed ? top : root, before: undefined, after }, note: "" };
}

/** What init sets, without what is set already. */
function newSettings(
  { root, dialect, settings: { compile, configuration, baseline: named } }: SettingsSite,
  { path }: PlannedBaseline,
): Readonly<Record<string, JsonValue>> {
  const folder = configuration?.folder ?? root;
  return {
    ...(compile.dialect === undefined && dialect !== defaultDialect ? { dialect } : {}),
    // Without these settings no check of CI reads the texts of pages, and a dead link or a missing picture passes.
    ...(compile.links === undefined ? { links: true, assets: compile.assets ?? true } : {}),
    ...(named === undefined && path !== undefined
      ? { baseline: slashPath(relative(resolve(folder), resolve(path))) }
      : {}),
  };
}

const defaultDialect: Dialect = "contract";

function newFile(root: string, values: Readonly<Record<string, JsonValue>>): InitFile {
  return { file: join(root, "navc.config.json"), below: root, before: undefined, after: indentedJson(values) };
}

/** The file with the new settings after its own, in its layout; undefined if there are none. */
function withSettings(
  { file, folder, text, pointer }: ConfigFile,
  values: Readonly<Record<string, JsonValue>>,
): InitFile | undefined {
  // One after the other, because each new field is put after the last one that the object has then.
  const after = Object.entries(values).reduce(
    (edited, [name, value]) => withPieces(edited, fieldSettings(edited, new Map([[`${pointer}/${name}`, value]]))),
    text,
  );
  return after === text ? undefined : { file, below: repositoryOf(folder), before: text, after };
}

/** What the file sets of all that init would set. */
function keptNote(
  { settings: { compile, baseline } }: SettingsSite,
  { file }: ConfigFile,
  added: readonly string[],
): string {
  const kept = Object.entries({ dialect: compile.dialect, links: compile.links, baseline: baseline?.written })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  const named = kept.length === 0 ? "what it has" : kept.join(", ");
  const without = compile.links === false ? ", so no check reads the links in texts" : "";
  return `${added.length === 0 ? "No settings: " : ""}${pathFromHere(file)} keeps ${named}${without}.`;
}
