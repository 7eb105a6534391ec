// Writes the preview of a site as one file.
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import { configFile } from "../../../compiler/options.ts";
import type { SiteLinks } from "../../../compiler/links/site-links.ts";
import type { PageExplanation } from "../../../outputs/explain/explanation.ts";
import type { Comparison } from "../model/comparison.ts";
import type { AcceptedProblems, TextsState } from "../model/texts-note.ts";
import { usedIcons } from "../model/used-icons.ts";
import { previewSummary } from "../model/preview-summary.ts";
import { fileParts } from "../model/file-parts.ts";
import { withData } from "../model/preview-document.ts";
import type { PreviewFile } from "../model/preview-data.ts";
import { publishedSite } from "../../../project/comparison/published-site.ts";
import { navigationIndex } from "../../../outputs/split/split-navigation.ts";
import { changedTexts, type ChangedTexts } from "../../../project/comparison/changed-texts.ts";
import type { SidesCompared } from "../../../project/comparison/compare-sides.ts";
import { settingsFolder, type SideWord } from "../../../project/comparison/diff-side.ts";
import { packageFile } from "../../../project/package-file.ts";
import { shownComparison } from "./against.ts";
import type { RecordedSite } from "../../../project/load-compiler.ts";
import type { SiteSettings } from "../../../project/settings/site-settings.ts";
import { judgedProblems } from "./site-problems.ts";
import { drawnTexts } from "./drawn-texts.ts";
import { iconDrawings } from "../../../project/icon-drawings.ts";
import { coverageOf, explanationsOf, linesOf, placesOf } from "./recorded-site.ts";

/** What a file is made from. */
export interface PreviewFileInput {
  /** The page of the preview, without data. */
  readonly document: string;
  /** The name for a site without a name. */
  readonly folder: string;
  readonly config: string;
  readonly found: readonly Diagnostic[];
  readonly texts: TextsState;
  /** What the baseline accepts; undefined without one. */
  readonly accepted: AcceptedProblems | undefined;
  readonly recorded: RecordedSite;
  /** What the site is compared with; both null if it is not compared. */
  readonly against: string | null;
  readonly comparison: Comparison | null;
  /** Null if it is not compared, or with a site without texts. */
  readonly changedTexts: ChangedTexts | null;
  /** Null if the bodies of pages were not read. */
  readonly links: SiteLinks | null;
}

/** A larger site has explanations only of the pages with problems, because those of all pages would be most of the file. */
const mostExplained = 2000;

/** The page of the preview, without data. */
export function previewDocument(): string {
  return readFileSync(packageFile("dist/preview.html"), "utf8");
}

/** The document with the data of a site: it shows the same anywhere, and loads nothing. */
export async function previewFile(input: PreviewFileInput): Promise<string> {
  const { document, folder, config, found, texts, accepted, recorded, against, comparison, changedTexts, links } =
    input;
  const { navigation } = recorded.result;
  const summary = previewSummary({
    navigation,
    published:
      navigation === null || recorded.record === undefined ? undefined : publishedSite(navigation, recorded.record),
    // Nothing asks for the hashes of parts here.
    index: navigation === null ? null : navigationIndex(navigation, () => ""),
    revision: 0,
    treeRevision: 0,
    folder,
    config,
    stale: false,
    diagnostics: found,
    texts,
    accepted,
    // Paths of this computer are of no use on another.
    editor: null,
    against,
  });
  const drawn = navigation === null ? {} : await drawnTexts(hrefsOf(changedTexts), navigation, recorded.host);
  const data: PreviewFile = {
    summary,
    navigation,
    lines: navigation === null ? {} : linesOf(navigation.editions, config, recorded.host),
    problemPlaces: placesOf(found, navigation?.editions ?? [], config, recorded.host),
    coverage: coverageOf(recorded),
    explanations: explanations(found, recorded),
    comparison,
    changedTexts,
    texts: drawn,
    links,
    icons: navigation === null ? {} : iconDrawings(usedIcons(navigation, Object.values(drawn))),
  };
  return withData(document, fileParts(data), (text) => deflateRawSync(text).toString("base64"));
}

/** The file for two compared sides; the second one was compiled, and what its stages recorded was kept. */
export async function comparedFile(
  sides: readonly [SideWord, SideWord],
  compared: SidesCompared,
  settings: SiteSettings,
): Promise<string> {
  const [before, after] = sides;
  const { recorded } = compared.after;
  if (recorded === undefined) throw new Error("the second side of a comparison has no record of its stages");
  const { result } = recorded;
  const { diagnostics, accepted } = await judgedProblems(
    settingsFolder(sides),
    { result, settings },
    result.diagnostics,
  );
  return previewFile({
    document: previewDocument(),
    folder: after.word,
    config: configFile(settings.compile.config),
    found: diagnostics,
    texts: settings.compile.links === true ? "checked" : "unchecked",
    accepted,
    recorded,
    against: before.word,
    comparison: shownComparison(sides, compared),
    changedTexts: await changedTexts(compared),
    links: recorded.record?.links?.() ?? null,
  });
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
