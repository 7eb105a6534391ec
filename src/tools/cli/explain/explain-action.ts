// Explains why a page is where it is, and what a code means.
import { join } from "node:path";
import { catalog, type DiagnosticCode } from "../../../compiler/diagnostics/catalog.ts";
import type { SiteRecord } from "../../../compiler/site-record.ts";
import type { Explanation } from "../../../outputs/explain/explanation.ts";
import { configFile } from "../../../compiler/options.ts";
import type { TextStyle } from "../../../outputs/render/text-layout.ts";
import { indentedJson } from "../../../compiler/text/json-value.ts";
import { runCompile } from "../printed-site.ts";
import type { ExplainFormat } from "../output-formats.ts";
import type { CommandContext } from "../command-context.ts";
import type { SiteOptions } from "../../../project/settings/site-options.ts";
import { colorsOf } from "../io/colors-of.ts";
import { columnsOf, writeJson } from "../io/streams.ts";
import { errorsFound, noErrors } from "../io/exit-codes.ts";
import { pathOnDisk } from "../../../project/settings/source-settings.ts";
import { pathFromRoot } from "../../../project/settings/repository-path.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";

/** The options of `navc explain`. */
export interface ExplainCommandOptions extends SiteOptions {
  readonly format: ExplainFormat;
  readonly reporter?: "text" | "json";
}

/** Runs `navc explain`. */
export async function explain(
  what: string,
  root: string,
  options: ExplainCommandOptions,
  context: CommandContext,
): Promise<void> {
  const { explained, fileName } = isCode(what)
    ? { explained: await codeExplanation(what), fileName: (file: string) => file }
    : await explainPage(what, root, options, context);
  await print(explained, fileName, options, context);
  context.exitWith(explained.kind === "nothing" && !explained.arrives ? errorsFound : noErrors);
}

async function print(
  explained: Explanation | CodeExplanation,
  fileName: TextStyle["fileName"],
  options: ExplainCommandOptions,
  context: CommandContext,
): Promise<void> {
  const { stdout } = context.streams;
  switch (options.format) {
    case "json":
      return writeJson(stdout, indentedJson(explained));
    case "text":
      return void stdout.write(await textOf(explained, styleFor(fileName, options, context)));
  }
}

function isCode(word: string): word is DiagnosticCode {
  return Object.hasOwn(catalog, word);
}

/** What a code means. */
interface CodeExplanation {
  readonly kind: "code";
  readonly code: DiagnosticCode;
  readonly severity: string;
  /** Its page of the documentation; null if the package has none. */
  readonly page: string | null;
}

async function codeExplanation(code: DiagnosticCode): Promise<CodeExplanation> {
  const { severity } = catalog[code];
  const { diagnosticPage } = await import("./diagnostic-pages.ts");
  return {
    kind: "code",
    code,
    severity: typeof severity === "string" ? severity : "by the case",
    page: diagnosticPage(code),
  };
}

/** Explains a page. Throws `UsageError` if the site could not be read at all. */
async function explainPage(
  what: string,
  root: string,
  options: SiteOptions,
  context: CommandContext,
): Promise<{ readonly explained: Explanation } & Pick<TextStyle, "fileName">> {
  let record: SiteRecord | undefined;
  const keep = (kept: SiteRecord): void => void (record = kept);
  const { result, settings, host } = await runCompile(root, options, context, undefined, keep);
  const [{ explain }, { nearestCode }] = await Promise.all([
    import("../../../outputs/explain/explain.ts"),
    import("../../../outputs/explain/explain-nothing.ts"),
  ]);
  const { navigation, diagnostics } = result;
  if (navigation === null || record === undefined)
    throw new UsageError(unreadable(configFile(settings.compile.config), nearestCode(what)));
  const onDisk = pathOnDisk(root, settings.compile.sources);
  return {
    explained: explain(wordsFor(what, root), { navigation, diagnostics, record, host }),
    // A path from the current folder opens in an editor with one click.
    fileName: (file) => join(root, onDisk(file)),
  };
}

/** The given words, and for a path from the current folder also the path from the docs folder. */
function wordsFor(what: string, root: string): readonly string[] {
  const path = pathFromRoot(root, what);
  return path !== undefined && path !== what && !/\s|:\/\//.test(what) ? [what, path] : [what];
}

function unreadable(config: string, code: string | undefined): string {
  const meant = code === undefined ? "" : ` Did you mean the code ${code}?`;
  return `${config} could not be read, so there is no site to explain; navc check says why.${meant}`;
}

async function textOf(explained: Explanation | CodeExplanation, style: TextStyle): Promise<string> {
  if (explained.kind !== "code")
    return (await import("../../../outputs/render/explanation-text.ts")).explanationText(explained, style);
  const { code, severity, page } = explained;
  if (page !== null) return (await import("../../../outputs/render/code-page-text.ts")).codePageText(page, style);
  return `${style.heading(code)}\n\nSeverity: ${severity}. This package has no page about it.\n`;
}

function styleFor(fileName: TextStyle["fileName"], { color }: SiteOptions, { streams }: CommandContext): TextStyle {
  const colors = colorsOf(streams, color);
  return {
    columns: columnsOf(streams.stdout),
    heading: colors.bold,
    faint: colors.dim,
    place: colors.cyan,
    fileName,
  };
}
