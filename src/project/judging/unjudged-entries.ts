// Finds the entries of a baseline about which a run says nothing, because it did not look for their problems. (D400)
import type { CompileResult } from "../../compiler/compile-result.ts";
import type { UnknownFact } from "../../compiler/contract/unknown-fact.ts";
import type { DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import { isAmongLeft, subjectSeparator } from "../../compiler/diagnostics/not-judged.ts";
import { writtenPath } from "../../compiler/contract/href.ts";
import { isPageFileName, pageHref, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { CompileOptions } from "../../compiler/options.ts";
import { ownValue } from "../../compiler/text/json-value.ts";
import type { BaselineIdentity } from "../baseline/baseline.ts";

/** The options of a compile that ask for something to be read or checked. */
export type AskingOption = "discover" | "links" | "assets" | "specs" | "remoteSpecs" | "lock";

/** The options without which a problem of a code can be there and is not reported. */
const needs: { readonly [Code in DiagnosticCode]?: readonly AskingOption[] } = {
  "anchor-not-found": ["links"],
  "asset-not-found": ["links", "assets"],
  "asset-not-published": ["links", "assets"],
  "body-syntax": ["links"],
  "import-not-found": ["links"],
  "link-base-path": ["links"],
  "link-not-found": ["links"],
  "link-redirected": ["links"],
  "link-relative": ["links", "discover"],
  "link-to-hidden": ["links"],
  "link-to-other-edition": ["links"],
  "lock-syntax": ["lock"],
  "page-unlisted": ["discover"],
  "page-untranslated": ["discover"],
  "spec-unreachable": ["remoteSpecs"],
  "spec-validation": ["specs"],
  "spec-validation-failed": ["specs"],
  "spec-validation-skipped": ["specs"],
};

const needsByCode: ReadonlyMap<string, readonly AskingOption[]> = new Map(Object.entries(needs));

/** The options that are needed to look for all problems of a code; none for a code that navc does not have. */
export function neededFor(code: string): readonly AskingOption[] {
  return needsByCode.get(code) ?? [];
}

/** The codes whose problems are only looked for with an option. */
export function codesNeeding(option: AskingOption): readonly string[] {
  return [...needsByCode].flatMap(([code, options]) => (options.includes(option) ? [code] : []));
}

/** A compile, with what was asked for. */
export interface JudgedRun {
  readonly result: Pick<CompileResult, "diagnostics" | "inputs" | "notJudged" | "unknown">;
  readonly asked: CompileOptions;
}

/** Whether a run says nothing about an entry: a problem that it does not report may be there all the same. */
export function isUnjudgedBy({ result, asked }: JudgedRun): (entry: BaselineIdentity) => boolean {
  const { diagnostics, notJudged, unknown } = result;
  let read: ReadonlySet<string> | undefined;
  const isRead = (file: string): boolean => {
    read ??= new Set(result.inputs.flatMap(({ file: each, kind }) => (kind === "absent" ? [] : [each])));
    return read.has(file);
  };
  const lost = unknown.filter(({ kind }) => lostFiles.has(kind));
  const filesWith = (codes: ReadonlySet<DiagnosticCode>): readonly string[] =>
    diagnostics.flatMap(({ code, file }) => (codes.has(code) ? [file] : []));
  const cut = new Set([...lost.map(({ file }) => file), ...filesWith(unreadCodes)]);
  const cutBodies = new Set(filesWith(new Set(["body-syntax"])));
  // Then nothing is in a page file that was not read, because it is not there.
  const isAllRead = asked.discover === true && !isPartElsewhere({ result, asked }) && !unknown.some(isOfOthers);
  const specs = unknown.flatMap(({ area }) => (area.kind === "spec" ? [area.spec] : []));
  const isHidden = hiddenByMissingPages(diagnostics);
  return ({ code, file, subject }) => {
    const needed = neededFor(code);
    if (isOff(code, asked) || needed.some((option) => !wasAsked(option, asked))) return true;
    if (isPageFileName(file) && !cut.has(file) && !isRead(file))
      return !isAllRead || isHidden(pageHref(withoutPageExtension(file), ""));
    if (cut.has(file) || (needed.includes("links") && cutBodies.has(file))) return true;
    if (specs.some((spec) => file === spec || subject.includes(spec))) return true;
    if (needed.includes("links") && isHidden(subject)) return true;
    // Where the places are not known, the problem may be at any of them.
    return notJudged.some((left) => left.code === code && (isAmongLeft(left, { file, subject }) ?? true));
  };
}

/** Whether the site has pages of a repository that was not given. */
function isPartElsewhere({ result: { diagnostics }, asked }: JudgedRun): boolean {
  const code: DiagnosticCode = "source-not-given";
  return isOff(code, asked) || diagnostics.some((each) => each.code === code);
}

/** Whether a fact stands for others, so that their files are not known. */
function isOfOthers({ kind }: UnknownFact): boolean {
  return kind === "more";
}

/** Kinds of facts about files of which a part was not read. */
const lostFiles: ReadonlySet<UnknownFact["kind"]> = new Set<UnknownFact["kind"]>(["config", "spec", "limit", "more"]);

/** Codes that say that the rest of a file was not read. */
const unreadCodes: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "config-syntax",
  "front-matter-syntax",
  "limit-exceeded",
]);

/** Whether a problem is that of a page that is missing, or of a link to it: then that is the problem that is reported. */
function hiddenByMissingPages(diagnostics: CompileResult["diagnostics"]): (subject: string) => boolean {
  const missing = diagnostics.flatMap(({ code, subject }) => {
    // The first word is a path, or a folder of which all pages are missing.
    if (code === "page-not-found") return [pageHref(subject.split(subjectSeparator)[0]!, "")];
    return code === "link-not-found" ? [writtenPath(subject)] : [];
  });
  return (subject) => {
    const addresses = missing.length === 0 ? [] : subject.split(subjectSeparator).map(writtenPath);
    return addresses.some((each) => missing.some((gone) => each === gone || each.startsWith(`${gone}/`)));
  };
}

function isOff(code: string, { rules = {} }: CompileOptions): boolean {
  return ownValue<unknown>(rules, code) === "off";
}

function wasAsked(option: AskingOption, asked: CompileOptions): boolean {
  if (option === "links") return asked.links === true || asked.assets === true;
  return asked[option] !== undefined && asked[option] !== false;
}
