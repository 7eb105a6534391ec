// Prints the outline of a site.
import pc from "picocolors";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { didYouMean } from "../../../compiler/diagnostics/codes.ts";
import { configFile } from "../../../compiler/options.ts";
import { outline } from "../../../outputs/render/outline.ts";
import type { TreeStyle } from "../../../outputs/render/tree-text.ts";
import { firstOf } from "../../../outputs/render/text-layout.ts";
import { nearest } from "../../../compiler/text/nearest.ts";
import type { CommandContext } from "../command-context.ts";
import { compileForOutput, outputOptions, siteForOutput, type SiteForOutput } from "../site-for-output.ts";
import type { SiteOptions } from "../../../project/settings/site-options.ts";
import { wantsColor } from "../../../outputs/render/wants-color.ts";
import { columnsOf, writeJson } from "../io/streams.ts";
import { indentedJson, type JsonObject } from "../../../compiler/text/json-value.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";

/** The options of `navc tree`. */
export interface TreeCommandOptions extends SiteOptions {
  readonly depth?: number;
  readonly edition?: string;
  readonly under?: string;
  readonly problems?: boolean;
  readonly watch?: boolean;
  readonly reporter?: "text" | "json";
}

const editionsNamed = 10;

/** Runs `navc tree`. */
export async function tree(root: string, options: TreeCommandOptions, context: CommandContext): Promise<void> {
  if (options.watch === true) {
    const { watchSite } = await import("../watch-site.ts");
    return watchSite(root, options, context, outputOptions, {
      show: async (site) => print(await siteForOutput(site, root, options, context), options, context),
    });
  }
  context.exitWith(await print(await compileForOutput(root, options, context), options, context));
}

/** Prints the tree and its problems; returns the exit code. */
async function print(compiled: SiteForOutput, options: TreeCommandOptions, context: CommandContext): Promise<number> {
  const { streams } = context;
  const { report, code } = compiled;
  const { navigation } = compiled.site.result;
  if (options.reporter === "json") {
    writeJson(streams.stdout, indentedJson(await treeJson(compiled, options)));
    return code;
  }
  if (navigation !== null) streams.stdout.write(await treeOf(navigation, compiled, options, context));
  if (report !== "" && (navigation === null || options.problems !== true)) streams.stderr.write(report);
  return code;
}

/** The lines with their depths, and the problems. */
async function treeJson({ site, found, code }: SiteForOutput, options: TreeCommandOptions): Promise<JsonObject> {
  const { navigation } = site.result;
  const { outlineLines } = await import("../../../outputs/render/outline-lines.ts");
  const lines = navigation === null ? [] : outlineLines(await chosenPart(navigation, options));
  return {
    ok: code === 0,
    lines: lines
      .filter(({ depth }) => depth <= (options.depth ?? Infinity))
      .map(({ depth, words, page }) => ({
        depth,
        text: words.map(({ text }) => text).join(""),
        ...(page === undefined ? {} : { page }),
      })),
    diagnostics: found.map(({ severity, code: name, file, range, message }) => ({
      severity,
      code: name,
      file,
      line: range.start.line,
      message,
    })),
  };
}

async function treeOf(
  navigation: ResolvedNavigation,
  { site, found }: SiteForOutput,
  options: TreeCommandOptions,
  { streams }: CommandContext,
): Promise<string> {
  const { depth, edition, under, problems } = options;
  const isWhole = [depth, edition, under, problems].every((option) => option === undefined);
  const isTerminal = streams.stdout.isTTY === true;
  const color = wantsColor(streams.stdout, streams, options.color);
  // Piped output stays the same for snapshots, and needs no other module.
  if (isWhole && !isTerminal && !color) return outline(navigation);
  const { treeText } = await import("../../../outputs/render/tree-text.ts");
  return treeText(await chosenPart(navigation, options), {
    paint: paintIn(color),
    guides: isTerminal,
    depth: depth ?? Infinity,
    problems: problems === true ? found : [],
    config: configFile(site.settings.compile.config),
    columns: columnsOf(streams.stdout),
  });
}

async function chosenPart(navigation: ResolvedNavigation, part: TreeCommandOptions): Promise<ResolvedNavigation> {
  if (part.edition === undefined && part.under === undefined) return navigation;
  const { partOfSite, divisionLabels } = await import("../../../outputs/render/part-of-site.ts");
  const inEditions = partOfSite(navigation, { edition: part.edition });
  if (inEditions.editions.length === 0) throw new UsageError(noEdition(part.edition ?? "", navigation));
  const chosen = partOfSite(inEditions, { under: part.under });
  if (chosen.editions.length > 0) return chosen;
  const { under = "" } = part;
  const { namedDivisions } = await import("../../../project/change/division-at.ts");
  const [named, ...others] = namedDivisions([under], inEditions);
  if (named !== undefined && others.length === 0)
    return partOfSite(inEditions, { edition: named.edition.id, under: named.division.id });
  const meant = didYouMean(nearest(under, divisionLabels(inEditions)));
  throw new UsageError(`--under takes the label, id or address of a division, and none has "${under}".${meant}`);
}

function noEdition(name: string, { editions }: ResolvedNavigation): string {
  const ids = editions.map(({ id }) => id);
  const { shown, left } = firstOf(ids, editionsNamed);
  const more = left === 0 ? "" : ` and ${left} more`;
  return `No edition, language or version is called "${name}". The editions are ${shown.join(", ")}${more}.`;
}

/** Paints labels bold, and kinds and addresses dim. */
function paintIn(color: boolean): TreeStyle["paint"] {
  const { bold, dim, red, yellow, cyan } = pc.createColors(color);
  const inks = {
    label: bold,
    kind: dim,
    address: dim,
    mark: cyan,
    guide: dim,
    error: red,
    warning: yellow,
    info: cyan,
  };
  return (role, text) => (text === "" ? "" : inks[role](text));
}
