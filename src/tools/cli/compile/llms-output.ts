// Makes what `navc compile` prints of llms.txt and llms-full.txt.
import { dirname, join } from "node:path";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { llmsFullOf } from "../llms-full-of.ts";
import type { PrintedSite } from "../printed-site.ts";
import type { CompileCommandOptions } from "./command-options.ts";
import type { FormattedOutput } from "./output-files.ts";

const longest = 100_000;

/** The form of llms.txt; that of the platform is the default in its dialect. */
export async function llmsOutput(
  navigation: ResolvedNavigation,
  options: CompileCommandOptions,
  { settings }: Pick<PrintedSite, "settings">,
): Promise<FormattedOutput> {
  const given = givenOptions(navigation, options);
  const form = options.llmsForm ?? (settings.compile.dialect === "mintlify" ? "mintlify" : "plain");
  if (form === "plain") {
    const { llmsText } = await import("../../../outputs/feeds/llms-text.ts");
    return { text: [llmsText(navigation, given)], furtherFiles: [], notes: [] };
  }
  const { llmsFiles } = await import("../../../outputs/feeds/llms-files.ts");
  const { output } = options;
  const [first, ...others] = llmsFiles(navigation, { ...given, longest: output === undefined ? Infinity : longest });
  const folder = dirname(output ?? "");
  return {
    text: [first.text],
    furtherFiles: others.map(({ path, text }) => ({ file: join(folder, path), text, below: folder })),
    notes:
      output === undefined && first.text.length > longest
        ? [
            "llms.txt has more than 100,000 characters. With -o llms.txt its longest parts are written into files of their own.",
          ]
        : [],
  };
}

/** llms-full.txt, which has the texts of the pages. */
export async function llmsFullOutput(
  navigation: ResolvedNavigation,
  options: CompileCommandOptions,
  { host, settings }: Pick<PrintedSite, "host" | "settings">,
): Promise<FormattedOutput> {
  const given = givenOptions(navigation, options);
  const { text, notes } = await llmsFullOf(navigation, host, given, settings.compile.limits);
  return { text: [text], furtherFiles: [], notes };
}

function givenOptions(
  navigation: ResolvedNavigation,
  { siteUrl, edition, protectedPages }: CompileCommandOptions,
): { readonly siteUrl?: string; readonly edition?: string; readonly protectedPages?: boolean } {
  return withoutUndefined({
    siteUrl,
    edition: edition === undefined ? undefined : editionCalled(edition, navigation),
    protectedPages,
  });
}

/** The id of the only edition of that name; it may be the id, a language or a version. */
function editionCalled(name: string, { editions }: ResolvedNavigation): string {
  const called = editions.filter(({ id, language, version }) => [id, language, version].includes(name));
  const [found, ...others] = called.map(({ id }) => id);
  if (found !== undefined && others.length === 0) return found;
  if (found !== undefined)
    throw new UsageError(
      `Several editions are called "${name}", and a file has one: ${[found, ...others].join(", ")}.`,
    );
  const ids = editions.map(({ id }) => id);
  throw new UsageError(`There is no edition "${name}". The editions are ${ids.join(", ")}.`);
}
