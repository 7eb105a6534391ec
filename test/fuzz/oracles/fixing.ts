// Does --fix change nothing but strings, once and for all, and make no error?
import type { CompileResult, Diagnostic } from "../../../src/index.ts";
import type { SiteFixes } from "../../../src/project/fix/fix-texts.ts";
import { childPointer } from "../../../src/compiler/text/json-pointer.ts";
import { fixedSite, fixesOf, lookAt, type FuzzedSite } from "../fuzzed-site.ts";
import { structureOf } from "../structured-file.ts";
import { valueAt } from "../../support/value-at.ts";

const strings = /"(?:[^"\\]|\\.)*"/g;
/** What a link of Markdown leads to: in parentheses, after the name of a reference, and in angle brackets. */
const targets = /(?<=\]\()[^)\s]*|(?<=^\s*\[[^\]\n]*\]:\s*)\S+|(?<=<)[^\s<>]*(?=>)/gm;

/** The name of a field of front matter: a fix may change its capitals. */
const fieldNames = /(?<=^["']?)[\w:-]+(?=["']?:(?:\s|$))/gm;

/** Fixes the site, then fixes and compiles what came of it. */
export async function fixing({ after: site }: FuzzedSite): Promise<readonly string[]> {
  const fixes = await fixesOf(site);
  if (fixes.files.length === 0) return [];
  const fixed = fixedSite(site, fixes);
  const [then, now] = [await lookAt(site), await lookAt(fixed)];
  // Of a corrected text nothing was known before.
  const broken = new Map([...syntaxFaults(then)].filter(([file]) => fixes.files.some((each) => each.file === file)));
  const problems = fixes.files
    .filter(({ file, before, after }) => !broken.has(file) && emptied(file, before) !== emptied(file, after))
    .map(({ file }) => `changes more than strings: ${file}`);
  if ((await fixesOf(fixed)).files.length > 0) problems.push("has something to fix a second time");
  for (const [file, faults] of broken)
    if ((syntaxFaults(now).get(file) ?? 0) >= faults) problems.push(`corrects no fault of syntax: ${file}`);
  if (broken.size > 0) return problems;
  const before = errorsOf(then, fixes, "before");
  // Of several places with one fault the first may be fixed, and then it is reported at another.
  const known = new Set(
    before.flatMap(({ error, place, alsoAt }) => [place, ...alsoAt].map((at) => `${error.code} ${at}`)),
  );
  const faulty = new Set(before.flatMap(({ place, alsoAt }) => [place, ...alsoAt]));
  const more = errorsOf(now, fixes, "after").filter(({ name }) => !known.has(name));
  if (more.length !== fixes.uncovered) problems.push(`says ${fixes.uncovered} of ${more.length} errors were hidden`);
  const isHidden = hiddenBefore(fixes, then);
  // Nesting is reported at the first place where it is too deep, and fixing may show that to be none.
  const isCut = then.diagnostics.some(({ code }) => code === "limit-exceeded");
  // What could not be used at all is looked up only now; and one message may be about the whole that was about a part, or
  // about a part that was about the whole.
  const isWider = ({ file, pointer }: Diagnostic): boolean =>
    before.some(({ error }) => error.file === file && error.pointer.startsWith(`${pointer}/`));
  const isPart = ({ code, file, pointer }: Diagnostic): boolean =>
    code === "wrong-type" &&
    before.some(({ error }) => error.code === code && error.file === file && pointer.startsWith(`${error.pointer}/`));
  const isNew = ({ place, error }: PlacedError): boolean => !faulty.has(place) && !isWider(error) && !isPart(error);
  for (const { place, error } of more.filter(isNew))
    if (!isHidden(error) && !(isCut && error.code === "limit-exceeded"))
      problems.push(`makes ${error.code} at ${place} ${error.pointer}: ${error.message}`);
  return problems;
}

/** The number of syntax errors by file. */
function syntaxFaults({ diagnostics }: CompileResult): ReadonlyMap<string, number> {
  const faults = new Map<string, number>();
  for (const { code, file } of diagnostics) if (code === "config-syntax") faults.set(file, (faults.get(file) ?? 0) + 1);
  return faults;
}

function emptied(file: string, text: string): string {
  const withoutStrings = text.replaceAll(strings, '""');
  if (!/\.mdx?$/.test(file)) return withoutStrings;
  return withoutStrings.replaceAll(targets, "").replaceAll(fieldNames, (name) => name.toLowerCase());
}

interface PlacedError {
  /** The file and an offset that does not depend on the length of strings. */
  readonly place: string;
  /** The other places of the same fault. */
  readonly alsoAt: readonly string[];
  /** Code and place. */
  readonly name: string;
  readonly error: Diagnostic;
}

function errorsOf(
  { diagnostics }: CompileResult,
  { files }: SiteFixes,
  side: "before" | "after",
): readonly PlacedError[] {
  const texts = new Map(files.map((each) => [each.file, each[side]]));
  const placeOf = ({ file, range: { start } }: Pick<Diagnostic, "file" | "range">): string => {
    const text = texts.get(file);
    return `${file} ${text === undefined ? start.offset : emptied(file, text.slice(0, start.offset)).length}`;
  };
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .map((error) => {
      const place = placeOf(error);
      return { place, alsoAt: error.related.map(placeOf), name: `${error.code} ${place}`, error };
    });
}

// They compare with all pages, and wait while an unknown number of pages is lost (D49).
const waiting = /^(redirect-|href-target-|operation-unlisted|generation-stopped)/;

/** An error was hidden where nobody read: under a field that had another name, or in a file that no field named. */
function hiddenBefore({ files }: SiteFixes, then: CompileResult): (error: Diagnostic) => boolean {
  const documents = new Map(
    files.map((each) => [each.file, [each.before, each.after].map((text) => structureOf(each.file, text)?.document)]),
  );
  const renamed = [...documents].flatMap(([file, [old, found]]) =>
    renamedKeys(old, found, "").map((pointer) => ({ file, pointer })),
  );
  const isChanged = (file: string, pointer: string): boolean => {
    const [old, found] = (documents.get(file) ?? []).map((document) => JSON.stringify(valueAt(document, pointer)));
    return old !== found;
  };
  const read = new Set(then.inputs.map(({ file }) => file));
  // Entries are looked up only where there is a spec.
  const isSpecNew = renamed.some(({ pointer }) => /\/(openapi|asyncapi|source)$/.test(pointer));
  // A link to a page that is listed and missing is the fault of its entry, until that names another page.
  const lacksPages = then.diagnostics.some(({ code }) => code === "page-not-found");
  return ({ code, file, pointer }) =>
    (lacksPages && code === "link-not-found") ||
    renamed.some((key) => key.file === file && `${pointer}/`.startsWith(`${key.pointer}/`)) ||
    // An entry that found its page shows what is wrong in that, also which endpoint its front matter names.
    code.startsWith("front-matter-") ||
    (isOfSeveral(code) && isChanged(file, above(pointer, code === "refused-field" ? 1 : 2))) ||
    (lacksPages && /^(endpoint-|spec-not-found$)/.test(code) && /\.mdx?$/.test(file)) ||
    (isSpecNew && code.startsWith("endpoint-")) ||
    (renamed.length > 0 && (waiting.test(code) || !documents.has(file) || !read.has(file)));
}

/** True for an error about several fields or elements: it shows once all of them can be read. */
function isOfSeveral(code: string): boolean {
  return code === "refused-field" || code === "repeated-value";
}

/** The pointer without its last segments. */
function above(pointer: string, segments: number): string {
  return pointer.split("/").slice(0, -segments).join("/");
}

/** Pointers into `found` of the keys that are others in `old`; both have one shape. */
function renamedKeys(old: unknown, found: unknown, pointer: string): readonly string[] {
  if (typeof old !== "object" || typeof found !== "object" || old === null || found === null) return [];
  const before = Object.entries(old);
  return Object.entries(found).flatMap(([key, value], index): readonly string[] => {
    const [name, was] = before[index] ?? [key, undefined];
    const below = childPointer(pointer, key);
    return [...(name === key ? [] : [below]), ...renamedKeys(was, value, below)];
  });
}
