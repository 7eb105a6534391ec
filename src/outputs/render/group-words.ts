// Makes the words for a group of problems: what is wrong, where, and how to fix it.
import { isPageFileName } from "../../compiler/contract/page-path.ts";
import { catalog, type DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import { count } from "../../compiler/diagnostics/codes.ts";
import { problemsIn, type Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { ProblemCause } from "../../compiler/diagnostics/problem-cause.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { folderCounts } from "./folder-counts.ts";
import { placesIn, sizeOf, type ProblemGroup } from "./problem-groups.ts";

/** What is wrong with the problems of a group, and how to fix them. */
export function groupSentence(group: ProblemGroup): string {
  const [first] = group.problems;
  if (group.kind === "rest") return `By code: ${codeCounts(group.problems)}.`;
  if (group.kind === "cause" && first.cause !== undefined) return causeSentence(first.cause, group);
  if (group.kind !== "code" && group.kind !== "others") return first.message;
  const { summary } = catalog[first.code];
  return `${summary === undefined ? "" : `${summary(placesIn(group))}. `}For example: ${first.message}`;
}

function codeCounts(problems: readonly Diagnostic[]): string {
  const counts = [...groupBy(problems, ({ code }) => code)].map(([code, same]) => ({ code, number: problemsIn(same) }));
  return counts
    .toSorted((a, b) => b.number - a.number)
    .map(({ code, number }) => `${code} ${number}`)
    .join(", ");
}

/** The noun for the places of a code. */
const placeNouns: { readonly [Code in DiagnosticCode]?: readonly [one: string, several: string] } = {
  "link-not-found": ["link", "links"],
  "anchor-not-found": ["link", "links"],
  "page-not-found": ["entry", "entries"],
  "redirect-target-missing": ["redirect", "redirects"],
};

function causeSentence(cause: ProblemCause, group: ProblemGroup): string {
  const places = placesOf(group);
  const problems = group.problems.length;
  const differs = placesIn(group) !== problems;
  const to = differs ? ` to ${problems} addresses` : "";
  if (cause.kind === "other-start") return `${places}${to} ${startWords(cause, group.problems[0])}`;
  if (cause.kind === "page")
    return `${places} lead to ${differs ? count(problems, "anchor") : "anchors"} that "${cause.page}" does not have, so readers arrive at the top of the page. Correct them, or give headings of the page these ids.`;
  return group.problems[0].code === "asset-not-found"
    ? `${differs ? `${places} show ${count(problems, "file")}` : `These pages show ${count(problems, "file")}`} below "${cause.folder}", a folder that is not there. Add the folder, or correct the paths.`
    : `${places}${to} lead below "${cause.folder}", where the site has neither pages nor files. Correct them, or add a redirect from "${cause.folder}/:slug*".`;
}

function placesOf(group: ProblemGroup): string {
  const [one, several] = placeNouns[group.problems[0].code] ?? ["place", "places"];
  return count(placesIn(group), one, several);
}

function startWords(
  { from, to }: Extract<ProblemCause, { readonly kind: "other-start" }>,
  { subject, suggestion = "" }: Diagnostic,
): string {
  const example = `such as "${suggestion}" for "${withoutDetails(subject)}"`;
  if (from === "") return `lack "${to}" at the start: with it, there is a page for each, ${example}. Add it.`;
  if (to === "") return `start with "${from}": without it, there is a page for each, ${example}. Remove it.`;
  return `start with "${from}", and no page is there; with "${to}" instead, there is a page for each, ${example}. Write "${to}".`;
}

/** The first of the texts that identify a problem, without details. */
function withoutDetails(subject: string): string {
  return subject.split(" · ", 1).join("");
}

/** Codes whose places are all in docs.json, and whose subject is the path of a page. */
const pathIsSubject: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "page-extension",
  "page-index",
  "page-language",
  "page-listed-twice",
  "page-not-found",
]);

/** Where the problems are: `in 40 files: guides/ 30, api/ 10`. The files are those of all places, as a fix counts them. Of pages that only docs.json names, the paths are counted. */
export function whereWords({ problems }: ProblemGroup, fileName: (file: string) => string): string {
  const isBySubject = problems.every(({ code }) => pathIsSubject.has(code));
  const all = problems.flatMap(filesOf);
  // A page that may be meant is named by the problem, and is no place of it.
  const files = [...new Set(all.filter((file) => !isBySubject || !isPageFileName(file)))];
  const [only] = files;
  const isOne = files.length === 1 && only !== undefined;
  const inFiles = isOne ? `in ${fileName(only)}` : `in ${count(files.length, "file")}`;
  if (isOne && !isBySubject) return inFiles;
  const paths = isBySubject ? problems.map(({ subject }) => withoutDetails(subject)) : files;
  const { kind, words } = folderCounts(paths);
  if (words === "") return inFiles;
  if (kind === "several") return `${inFiles}: ${words}`;
  const relation = kind === "below" ? "below" : isBySubject ? "in" : "of";
  return isBySubject ? `${inFiles}: all ${relation} ${words}` : `${inFiles} ${relation} ${words}`;
}

/** The files of all places of a problem. What is related may also be something else. */
function filesOf({ file, files, related, count: places }: Diagnostic): readonly string[] {
  if (files !== undefined) return files;
  return places === related.length + 1 ? [file, ...related.map((other) => other.file)] : [file];
}

/** What distinguishes a problem from the others of its group: its subject and what to write instead, otherwise the fault from its sentence. */
export function rowWords({ subject, suggestion, message, cause }: Diagnostic, { kind }: ProblemGroup): string {
  if (kind === "message") return "";
  if (subject === "") return faultIn(message);
  const what = kind === "cause" && cause?.kind === "page" ? withoutDetails(subject) : subject;
  const isSaid = kind === "cause" && cause?.kind !== "page";
  return suggestion === undefined || isSaid ? what : `${what} → ${suggestion}`;
}

/** The first sentence, without the part before a colon. */
function faultIn(message: string): string {
  const [sentence = ""] = message.split(/\. (?=\p{Lu})/u, 1);
  const colon = sentence.indexOf(": ");
  return colon === -1 ? sentence : sentence.slice(colon + 2);
}

/** The number of places of a group that are named. */
export const firstPlaces = 3;

/** A group as texts, for reports outside a terminal. */
interface GroupTexts {
  /** `51 errors: link-not-found`. */
  readonly title: string;
  /** The sentence, where the problems are, and the first places. */
  readonly rows: readonly string[];
  /** The page that explains the code; "" for several codes. */
  readonly url: string;
}

/** The texts for a group of several problems. */
export function groupTexts(group: ProblemGroup, fileName: (file: string) => string): GroupTexts {
  const { kind, severity, problems } = group;
  const [{ code, url }] = problems;
  const isRest = kind === "rest";
  const number = count(sizeOf(group), kind === "others" || isRest ? `more ${severity}` : severity);
  const places = problems.slice(0, firstPlaces).map(({ file, range }) => `${fileName(file)}:${range.start.line}`);
  const more = problems.length > firstPlaces ? [...places, "…"] : places;
  return {
    title: isRest ? number : `${number}: ${code}`,
    rows: [groupSentence(group), `${number} ${whereWords(group, fileName)} (${more.join(", ")}).`],
    url: isRest ? "" : url,
  };
}
