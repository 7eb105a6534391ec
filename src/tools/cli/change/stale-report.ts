// Prints the translations whose originals were changed after them: `navc sync --stale`.
import { count, inWords } from "../../../compiler/diagnostics/codes.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import { indentedJson } from "../../../compiler/text/json-value.ts";
import { visible } from "../../../compiler/text/visible.ts";
import type { StaleTranslations } from "../../../project/change/sync/find-stale.ts";
import type { StalePage } from "../../../project/change/sync/stale-pages.ts";
import type { SyncRequest } from "../../../project/change/sync/branch-pairs.ts";
import { openProject } from "../../../project/open-project.ts";
import type { SiteOptions } from "../../../project/settings/site-options.ts";
import { bodyCache } from "../body-cache.ts";
import type { CommandContext } from "../command-context.ts";
import { couldNotRun, errorsFound, noErrors } from "../io/exit-codes.ts";
import { writeJson, writeNote } from "../io/streams.ts";

/** The options that the list depends on. */
interface StaleOptions extends SiteOptions {
  readonly check?: boolean;
  readonly reporter: "text" | "json";
}

/** Prints the list. With `check`, it ends with 1 if there is a page in it, and with 2 if a page may be missing in it. */
export async function reportStale(
  root: string,
  request: SyncRequest,
  options: StaleOptions,
  context: CommandContext,
): Promise<void> {
  const { streams } = context;
  const project = openProject(root, options, { compiler: context.loadCompiler, cache: bodyCache(context) });
  const { pages, compared, withoutCounterpart, isShallow } = await project.findStale(request);
  if (options.reporter === "json") {
    const ok = pages.length === 0 && !isShallow;
    writeJson(streams.stdout, indentedJson({ ok, compared, withoutCounterpart, shallow: isShallow, stale: pages }));
  } else {
    for (const page of pages) streams.stdout.write(`${visible(lineOf(page))}\n`);
    const verb = pages.length === 1 ? "is older than what it translates" : "are older than what they translate";
    writeNote(streams, `${count(pages.length, "page")} of ${compared} ${verb}.`);
    if (withoutCounterpart.length > 0) writeNote(streams, aloneSentence(withoutCounterpart));
    if (isShallow)
      writeNote(
        streams,
        `This clone has only a part of the history, so ${options.check === true && pages.length === 0 ? "--check can't say that none is older" : "pages may be missing"}: clone it whole (fetch-depth: 0 in actions/checkout).`,
      );
  }
  if (options.check !== true) return context.exitWith(noErrors);
  if (pages.length > 0) return context.exitWith(errorsFound);
  context.exitWith(isShallow ? couldNotRun : noErrors);
}

/** Somebody who sees only the pages that were compared would think that all were. */
function aloneSentence(pages: StaleTranslations["withoutCounterpart"]): string {
  const counts = [...groupBy(pages, ({ label }) => label)].map(
    ([label, all]) => `${count(all.length, "page")} in ${visible(label)}`,
  );
  return `not compared, because there is no counterpart: ${inWords(counts)}. navc sync names ${pages.length === 1 ? "it" : "them"}.`;
}

function lineOf({ target, source, written, changed, share }: StalePage): string {
  const part = `${target}: ${Math.max(1, Math.round(share * 100))} % of ${source} changed`;
  if (changed === null) return `${part} since ${dayOf(written)}, it has changes that are not committed`;
  // On two branches, the change that the other one lacks may be the older one.
  if (Date.parse(changed) < Date.parse(written))
    return `${part}, the last on ${dayOf(changed)}, and its own change of ${dayOf(written)} was made without that`;
  return `${part} since ${dayOf(written)}, the last on ${dayOf(changed)}`;
}

function dayOf(date: string): string {
  return date.slice(0, 10);
}
