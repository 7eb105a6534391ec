// Which problems are told for another one's sake?
import type { DiagnosticArgs, DiagnosticCode } from "./catalog.ts";
import type { Finding } from "./diagnostic.ts";
import { isPageLoss } from "./page-losses.ts";

// They compare with all pages of the site, and mean nothing while an unknown number of pages is lost or stands elsewhere.
const aboutWholeSite: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "redirect-target-missing",
  "redirect-shadows-page",
  "redirect-chain",
  "href-target-missing",
  "operation-unlisted",
  "generation-stopped",
]);

// In a file that is no JSON they may be about what nobody wrote: a value is taken for empty where none could be read.
const aboutShape: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "wrong-type",
  "missing-field",
  "unknown-field",
  "empty-label",
  "empty-children",
]);

/** A test for findings that may be no more than the consequence of another of them: they come back once that is mended. */
export function followUpsOf(findings: readonly Finding[]): (finding: Finding) => boolean {
  if (findings.some(isPageLoss)) {
    const broken = new Set(findings.flatMap(({ code, place }) => (code === "config-syntax" ? [place.file] : [])));
    return ({ code, place }) => aboutWholeSite.has(code) || (aboutShape.has(code) && broken.has(place.file));
  }
  const isEndpointLost = findings.some(({ code }) => code.startsWith("endpoint-") && code !== "endpoint-collision");
  const unused = unusedLinks(findings);
  return ({ code, place }) =>
    (code === "href-target-missing" && place.kind === "pointer" && unused.has(`${place.file}#${place.pointer}`)) ||
    (isEndpointLost && aboutAddresses.has(code));
}

const aboutAddresses: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "redirect-target-missing",
  "redirect-chain",
  "href-target-missing",
]);

/** Where a link that nobody gets leads does not matter. */
function unusedLinks(findings: readonly Finding[]): ReadonlySet<string> {
  const places = findings.flatMap(({ code, args, place }) =>
    code === "link-with-children" && (args as DiagnosticArgs["link-with-children"]).used !== "href" ? [place] : [],
  );
  return new Set(places.flatMap((place) => (place.kind === "pointer" ? [`${place.file}#${place.pointer}`] : [])));
}
