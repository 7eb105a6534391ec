// Compares two states of a site and prints what changed.
import { count } from "../../diagnostics/codes.ts";
import { diffNavigation } from "../../diff/diff-navigation.ts";
import type { NavigationDiff } from "../../diff/navigation-diff.ts";
import {
  openComparedSite,
  readSideWords,
  settingsFolder,
  type ComparedSite,
  type SideCompile,
  type SideWord,
} from "../diff-side.ts";
import type { Redirect } from "../../links/find-redirect.ts";
import { arrowed } from "../../render/diff-lost.ts";
import { diffNotes, missingNotes, type DiffNotes } from "../../render/diff-notes.ts";
import { indentedJson } from "../../text/json-value.ts";
import { visible } from "../../text/visible.ts";
import { withProgress, type Progress } from "../progress.ts";
import { withLinks } from "../links-to-lost.ts";
import { readRedirectsFile } from "../result-file.ts";
import type { DiffFormat } from "../output-formats.ts";
import type { CommandContext } from "../command-context.ts";
import type { SiteOptions } from "../site-options.ts";
import { readSettings } from "../site-settings.ts";
import { colorsOf } from "../colors-of.ts";
import { writeJson, writeNote } from "../streams.ts";
import { errorsFound, noErrors } from "../usage-error.ts";

/** The options of `navc diff`. */
export interface DiffCommandOptions extends SiteOptions {
  readonly format: DiffFormat;
  readonly redirects?: string;
  readonly quietWhenSame?: boolean;
}

/** Runs `navc diff`. */
export async function diff(
  words: readonly [string, string],
  options: DiffCommandOptions,
  context: CommandContext,
): Promise<void> {
  const { streams } = context;
  const sides = readSideWords(words);
  const { before, after, changed } = await compare(sides, options, context);
  if (options.quietWhenSame === true && isSame(changed)) return context.exitWith(noErrors);
  const noted = [
    { ...sides[0], unknown: before.unknown },
    { ...sides[1], unknown: after.unknown },
  ] as const;
  const notes = diffNotes(changed, noted, after.navigation.redirects);
  const missing = missingNotes(notes);
  await print(changed, { notes, missing }, options, context);
  for (const note of missing) writeNote(streams, visible(note));
  if (options.format === "redirects") {
    const leftOut = leftOutNote(changed);
    if (leftOut !== undefined) writeNote(streams, leftOut);
    if (notes.chains !== undefined) writeNote(streams, notes.chains);
  }
  context.exitWith(changed.ok ? noErrors : errorsFound);
}

function withRedirects(site: ComparedSite, redirects: readonly Redirect[]): ComparedSite {
  return { ...site, navigation: { ...site.navigation, redirects } };
}

/** Two sites and what changed between them. */
interface Comparison {
  readonly before: ComparedSite;
  readonly after: ComparedSite;
  readonly changed: NavigationDiff;
}

async function compare(
  sides: readonly [SideWord, SideWord],
  options: DiffCommandOptions,
  context: CommandContext,
): Promise<Comparison> {
  const given = options.redirects === undefined ? undefined : readRedirectsFile(options.redirects);
  return withProgress(context.streams, async (progress) => {
    const [before, found] = await openBoth(sides, options, context, progress);
    const after = given === undefined ? found : withRedirects(found, given);
    progress.begin("comparing");
    const compared = diffNavigation(before.navigation, after.navigation, {
      unknown: after.unknown,
      ...(before.host === undefined || after.host === undefined
        ? {}
        : { hosts: { before: before.host, after: after.host } }),
    });
    return { before, after, changed: withLinks(compared, after.links) };
  });
}

function isSame({ ok, changes, before, after }: NavigationDiff): boolean {
  return ok && changes.length === 0 && before.basePath === after.basePath;
}

/** A redirect to the source of another redirect would lead in a circle, or on to another page. */
function leftOutNote({ lost }: NavigationDiff): string | undefined {
  const caughtBy = lost.flatMap(({ proposal }) => proposal?.caughtBy ?? []);
  if (caughtBy.length === 0) return undefined;
  const first = [...new Set(caughtBy.map(arrowed))].map(visible).join(", ");
  return `${count(caughtBy.length, "lost address is", "lost addresses are")} left out, since redirects of docs.json lead away from where they should lead; remove those first: ${first}`;
}

async function openBoth(
  sides: readonly [SideWord, SideWord],
  options: DiffCommandOptions,
  context: CommandContext,
  progress: Progress,
): Promise<readonly [ComparedSite, ComparedSite]> {
  const { compile } = readSettings(settingsFolder(sides), options);
  // Images have no part in a difference, and of the site before no links are shown.
  const settings = { ...compile, assets: false, onProgress: progress.show };
  const how: SideCompile = { compiler: await context.loadCompiler(), options: { ...settings, links: false } };
  const howAfter = { ...how, options: settings };
  const openBefore = (beside?: ComparedSite): Promise<ComparedSite> => {
    progress.begin(`before: ${sides[0].word}`);
    return openComparedSite(sides[0], { ...how, beside: beside?.navigation });
  };
  const openAfter = (beside?: ComparedSite): Promise<ComparedSite> => {
    progress.begin(`after: ${sides[1].word}`);
    return openComparedSite(sides[1], { ...howAfter, beside: beside?.navigation });
  };
  // One after the other: both are busy, and neither waits for anything. A result file limits what the other side may know.
  if (sides[1].kind === "file") {
    const after = await openAfter();
    return [await openBefore(after), after];
  }
  const before = await openBefore();
  return [before, await openAfter(sides[0].kind === "file" ? before : undefined)];
}

async function print(
  diff: NavigationDiff,
  { notes, missing }: { readonly notes: DiffNotes; readonly missing: readonly string[] },
  { format, color }: DiffCommandOptions,
  { streams }: CommandContext,
): Promise<void> {
  const { stdout } = streams;
  switch (format) {
    case "json":
      return writeJson(stdout, indentedJson({ ...diff, ...(missing.length === 0 ? {} : { notes: missing }) }));
    case "redirects":
      return writeJson(stdout, indentedJson(diff.redirects));
    case "markdown":
      return void stdout.write((await import("../../render/diff-markdown.ts")).diffMarkdown(diff, notes));
    case "text":
      return void stdout.write(
        (await import("../../render/diff-text.ts")).diffText(diff, colorsOf(streams, color), notes),
      );
  }
}
