// Which problems are told for another one's sake?
import type { DiagnosticArgs, DiagnosticCode } from "./catalog.ts";
import type { Finding } from "./diagnostic.ts";
import { isLostLanguage, isLostRedirect, isPageLoss } from "./page-losses.ts";
import type { Place } from "./place.ts";

// They compare with all pages of the site, and mean nothing while an unknown number of pages is lost or stands elsewhere.
const aboutWholeSite: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "redirect-target-missing",
  "redirect-shadows-page",
  "redirect-chain",
  "href-target-missing",
  "page-unlisted",
  "page-untranslated",
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
  const isLanguageLost = findings.some(isLostLanguage);
  const isEndpointLost = findings.some(({ code }) => code.startsWith("endpoint-") && code !== "endpoint-collision");
  const isRedirectLost = findings.some(isLostRedirect);
  const merged = mergedBranches(findings);
  const meant = meantPages(findings);
  const unused = unusedLinks(findings);
  return ({ code, args, place }) =>
    (code === "href-target-missing" && place.kind === "pointer" && unused.has(`${place.file}#${place.pointer}`)) ||
    (isLanguageLost && code === "page-untranslated") ||
    (isRedirectLost && code === "page-unlisted") ||
    (code === "page-listed-twice" && isWithin(place, merged)) ||
    (isEndpointLost && aboutAddresses.has(code)) ||
    (code === "page-unlisted" && meant.has(withoutExtension((args as DiagnosticArgs["page-unlisted"]).file)));
}

const aboutAddresses: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "redirect-target-missing",
  "redirect-chain",
  "href-target-missing",
]);

/** Languages and versions that were merged with an earlier one of their name: what both list is listed twice. */
function mergedBranches(findings: readonly Finding[]): readonly Place[] {
  return findings.flatMap(({ code, place }) => (code === "duplicate-selector" ? [place] : []));
}

function isWithin(place: Place, branches: readonly Place[]): boolean {
  return branches.some(
    (branch) =>
      place.kind === "pointer" &&
      branch.kind === "pointer" &&
      place.file === branch.file &&
      place.pointer.startsWith(branch.pointer.slice(0, branch.pointer.lastIndexOf("/") + 1)),
  );
}

/** The pages that wrong entries meant: they are listed, only not well. */
function meantPages(findings: readonly Finding[]): ReadonlySet<string> {
  const entries = findings.filter(({ code }) => code === "page-not-found" || code === "page-outside-root");
  return new Set(entries.flatMap(({ details }) => details.suggestion ?? []));
}

/** Where a link that nobody gets leads does not matter. */
function unusedLinks(findings: readonly Finding[]): ReadonlySet<string> {
  const places = findings.flatMap(({ code, args, place }) =>
    code === "link-with-children" && (args as DiagnosticArgs["link-with-children"]).used !== "href" ? [place] : [],
  );
  return new Set(places.flatMap((place) => (place.kind === "pointer" ? [`${place.file}#${place.pointer}`] : [])));
}

function withoutExtension(file: string): string {
  return file.replace(/\.mdx?$/, "");
}
