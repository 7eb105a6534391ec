// Makes what the preview knows about a site before an edition is loaded.
import type { Diagnostic, Range } from "../../../compiler/diagnostics/diagnostic.ts";
import { worstFirst } from "../../../outputs/render/report-words.ts";
import { parity } from "../../../outputs/render/parity.ts";
import type { NavigationIndex } from "../../../compiler/site/edition-part.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { firstOf } from "../../../outputs/render/text-layout.ts";
import type { OtherPlaces, PreviewSummary, ShownProblem } from "./preview-data.ts";

/** What a summary is made from. */
export interface SummaryInput extends Omit<PreviewSummary, "overview" | "problems"> {
  readonly navigation: ResolvedNavigation | null;
  /** What readers get of it; absent if that is all. */
  readonly published?: ResolvedNavigation | undefined;
  /** Empty if there is no navigation. */
  readonly index: NavigationIndex | null;
  /** The number of the state of the tree. */
  readonly treeRevision: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** The summary of a compiled site. */
export function previewSummary({
  navigation,
  published,
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
          parity: parity(published ?? navigation),
        };
  return { ...given, overview, problems: worstFirst(diagnostics).map(shownProblem) };
}

/** As many as `navc check` prints; a problem can be at thousands of places. */
const mostPlaces = 10;

function shownProblem(problem: Diagnostic): ShownProblem {
  const { severity, code, message, file, pointer, range, related, subject, suggestion } = problem;
  return {
    severity,
    code,
    message,
    file,
    pointer,
    ...lineAndColumn(range),
    subject,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(related.length === 0 ? {} : { others: otherPlaces(related) }),
  };
}

function otherPlaces(related: Diagnostic["related"]): OtherPlaces {
  const { shown, left } = firstOf(related, mostPlaces);
  return { shown: shown.map(({ message, file, range }) => ({ message, file, ...lineAndColumn(range) })), left };
}

function lineAndColumn({ start: { line, column } }: Range): Pick<ShownProblem, "line" | "column"> {
  return { line, column };
}
