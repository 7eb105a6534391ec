// Writes the preview of a site as one file.
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import { configFile } from "../../../compiler/options.ts";
import type { PageExplanation } from "../../../outputs/explain/explanation.ts";
import { usedIcons } from "../model/used-icons.ts";
import { previewSummary } from "../model/preview-summary.ts";
import { fileParts } from "../model/file-parts.ts";
import { withData } from "../model/preview-document.ts";
import type { PreviewFile } from "../model/preview-data.ts";
import { publishedSite } from "../../../project/comparison/published-site.ts";
import { navigationIndex } from "../../../outputs/split/split-navigation.ts";
import { changedTexts, type ChangedTexts } from "../../../project/comparison/changed-texts.ts";
import { compareOpened, type SidesCompared } from "../../../project/comparison/compare-sides.ts";
import {
  comparedSite,
  openComparedSite,
  readSideWords,
  settingsFolder,
  type SideWord,
} from "../../../project/comparison/diff-side.ts";
import type { WrittenSite } from "../../../project/preview-program.ts";
import { packageFile } from "../../../project/package-file.ts";
import { shownComparison } from "./against.ts";
import type { RecordedSite } from "../../../project/load-compiler.ts";
import type { SiteSettings } from "../../../project/settings/site-settings.ts";
import { judgedProblems } from "./site-problems.ts";
import { drawnTexts } from "./drawn-texts.ts";
import { iconDrawings } from "../../../project/icon-drawings.ts";
import { coverageOf, explanationsOf, linesOf, placesOf } from "./recorded-site.ts";

/** A compared site, with what changed. */
interface SiteCompared {
  readonly sides: readonly [SideWord, SideWord];
  readonly compared: SidesCompared;
}

/** What a file is made from. */
interface PreviewFileInput {
  readonly root: string;
  /** The name for a site without a name. */
  readonly folder: string;
  readonly settings: SiteSettings;
  /** Compiled with `discover`. */
  readonly recorded: RecordedSite;
  /** Undefined if the site is not compared. */
  readonly against: SiteCompared | undefined;
}

/** A larger site has explanations only of the pages with problems, because those of all pages would be most of the file. */
const mostExplained = 2000;

/** The page of the preview, without data. */
export function previewDocument(): string {
  return readFileSync(packageFile("dist/preview.html"), "utf8");
}

/** The HTML file with a site; it shows the same anywhere, and loads nothing. Rejects with `UsageError` if there is no site to compare with. */
export async function fileOf({ root, settings, recorded, compiler, against }: WrittenSite): Promise<string> {
  const compared =
    against === undefined ? undefined : await comparedWith(against, { root, settings, recorded, compiler });
  return previewFile({ root, folder: root, settings, recorded, against: compared });
}

/** The HTML file for two compared sides; the second one was compiled, and what its stages recorded was kept. */
export async function comparedFile(
  sides: readonly [SideWord, SideWord],
  compared: SidesCompared,
  settings: SiteSettings,
): Promise<string> {
  const { recorded } = compared.after;
  if (recorded === undefined) throw new Error("the second side of a comparison has no record of its stages");
  const root = settingsFolder(sides);
  return previewFile({ root, folder: sides[1].word, settings, recorded, against: { sides, compared } });
}

async function comparedWith(
  word: string,
  { root, settings, recorded, compiler }: Pick<WrittenSite, "root" | "settings" | "recorded" | "compiler">,
): Promise<SiteCompared> {
  const sides = readSideWords([word, root]);
  // Neither images nor links of the other site have a part in what is shown.
  const how = { compiler: await compiler(), options: { ...settings.compile, assets: false, links: false } };
  const before = await openComparedSite(sides[0], how);
  const { navigation } = recorded.result;
  const isFile = sides[0].kind === "file";
  const after =
    isFile || navigation === null
      ? await openComparedSite(sides[1], { ...how, other: isFile ? before.navigation : undefined })
      : comparedSite(navigation, recorded);
  return { sides, compared: await compareOpened(before, after) };
}

async function previewFile({ root, folder, settings, recorded, against }: PreviewFileInput): Promise<string> {
  const { result, record, host } = recorded;
  const { navigation } = result;
  const { diagnostics: found, accepted } = await judgedProblems(root, { result, settings }, result.diagnostics);
  const config = configFile(settings.compile.config);
  const summary = previewSummary({
    navigation,
    published: navigation === null || record === undefined ? undefined : publishedSite(navigation, record),
    // Nothing asks for the hashes of parts here.
    index: navigation === null ? null : navigationIndex(navigation, () => ""),
    revision: 0,
    treeRevision: 0,
    folder,
    config,
    stale: false,
    diagnostics: found,
    texts: settings.compile.links === true ? "checked" : "unchecked",
    accepted,
    // Paths of this computer are of no use on another.
    editor: null,
    against: against?.sides[0].word ?? null,
  });
  const changed = against === undefined ? null : await changedTexts(against.compared);
  const drawn = navigation === null ? {} : await drawnTexts(hrefsOf(changed), navigation, host);
  const data: PreviewFile = {
    summary,
    navigation,
    lines: navigation === null ? {} : linesOf(navigation.editions, config, host),
    problemPlaces: placesOf(found, navigation?.editions ?? [], config, host),
    coverage: coverageOf(recorded),
    explanations: explanations(found, recorded),
    comparison: against === undefined ? null : shownComparison(against.sides, against.compared),
    changedTexts: changed,
    texts: drawn,
    links: record?.links?.() ?? null,
    icons: navigation === null ? {} : iconDrawings(usedIcons(navigation, Object.values(drawn))),
  };
  return withData(previewDocument(), fileParts(data), (text) => deflateRawSync(text).toString("base64"));
}

/** The pages whose texts are in the file. */
function hrefsOf(changed: ChangedTexts | null): readonly string[] {
  return (changed?.texts ?? []).flatMap(({ change, href }) => (change === "removed" || href === "" ? [] : href));
}

function explanations(
  found: readonly Diagnostic[],
  recorded: RecordedSite,
): { readonly [href: string]: PageExplanation } {
  const pages = Object.values(recorded.result.navigation?.pages ?? {});
  const withProblems = new Set(found.map(({ file }) => file));
  const chosen =
    pages.length <= mostExplained ? pages : pages.filter(({ file }) => file !== null && withProblems.has(file));
  const hrefs = chosen.slice(0, mostExplained).map(({ href }) => href);
  return Object.fromEntries(explanationsOf(hrefs, recorded, found).map((each) => [each.href, each]));
}
