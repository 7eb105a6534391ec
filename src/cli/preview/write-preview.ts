// Writes the preview of a site as one file.
import { deflateRawSync } from "node:zlib";
import { configFile } from "../../options.ts";
import type { PageExplanation } from "../../explain/explanation.ts";
import { previewSummary } from "../../preview/preview-summary.ts";
import { withData } from "../../preview/preview-document.ts";
import type { PreviewFile } from "../../preview/preview-data.ts";
import { splitNavigation } from "../../split/split-navigation.ts";
import type { SiteForOutput } from "../compile-for-output.ts";
import { coverageOf, explanationsOf, linesOf, type RecordedSite } from "./recorded-site.ts";

/** A larger site has explanations only of the pages with problems: those of all would be most of the file. */
const mostExplained = 2000;

/** The document with the data of a site: it shows the same anywhere, and loads nothing. */
export function previewFile(document: string, folder: string, shown: SiteForOutput, recorded: RecordedSite): string {
  const { navigation } = recorded.result;
  const config = configFile(shown.site.settings.compile.config);
  const summary = previewSummary({
    navigation,
    index: navigation === null ? null : splitNavigation(navigation).index,
    revision: 0,
    folder,
    config,
    stale: false,
    diagnostics: shown.found,
    // Paths of this computer are of no use on another.
    editor: null,
  });
  const data: PreviewFile = {
    summary,
    navigation,
    lines: navigation === null ? {} : linesOf(navigation.editions, config, recorded.host),
    coverage: coverageOf(recorded),
    explanations: explanations(shown, recorded),
  };
  return withData(document, data, (text) => deflateRawSync(text).toString("base64"));
}

function explanations({ found }: SiteForOutput, recorded: RecordedSite): { readonly [href: string]: PageExplanation } {
  const pages = Object.values(recorded.result.navigation?.pages ?? {});
  const withProblems = new Set(found.map(({ file }) => file));
  const chosen =
    pages.length <= mostExplained ? pages : pages.filter(({ file }) => file !== null && withProblems.has(file));
  const hrefs = chosen.slice(0, mostExplained).map(({ href }) => href);
  return Object.fromEntries(explanationsOf(hrefs, recorded).map((each) => [each.href, each]));
}
