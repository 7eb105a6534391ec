// Makes what the preview knows about a site before an edition is loaded.
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import { worstFirst } from "../../../outputs/render/report-words.ts";
import { parity } from "../../../outputs/render/parity.ts";
import type { NavigationIndex } from "../../../compiler/site/edition-part.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { PreviewSummary, ShownProblem } from "./preview-data.ts";

/** What a summary is made from. */
export interface SummaryInput extends Omit<PreviewSummary, "overview" | "problems"> {
  readonly navigation: ResolvedNavigation | null;
  /** Empty if there is no navigation. */
  readonly index: NavigationIndex | null;
  /** The number of the state of the tree. */
  readonly treeRevision: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** The summary of a compiled site. */
export function previewSummary({
  navigation,
  index,
  treeRevision,
  diagnostics,
  ...given
}: SummaryInput): PreviewSummary {
  const overview =
    navigation === null || index === null
      ? null
      : {
          revision: treeRevision,
          site: navigation.site,
          languages: navigation.languages,
          versions: navigation.versions,
          index,
          parity: parity(navigation),
        };
  return { ...given, overview, problems: worstFirst(diagnostics).map(shownProblem) };
}

function shownProblem({
  severity,
  code,
  message,
  file,
  pointer,
  range,
  subject,
  suggestion,
}: Diagnostic): ShownProblem {
  const { line, column } = range.start;
  const shown = { severity, code, message, file, pointer, line, column, subject };
  return suggestion === undefined ? shown : { ...shown, suggestion };
}
