// Adds the options that the commands for changes share.
import { Option, type Command } from "commander";
import type { EntryTarget, RedirectPlace } from "../../../project/change/site-change.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { addCacheOptions, addSiteOptions } from "../add-site-options.ts";

/** What `--redirects` takes. */
export const redirectPlaces = "docs.json, host (the file of your host), host:<file>, or none";

/** Adds the options of a compile, and those of all commands for changes. */
export function addChangeOptions(command: Command): Command {
  return addCacheOptions(addSiteOptions(command))
    .option("--all-languages", "do the same to the same page in all languages")
    .option("--all-versions", "do the same to the same page in all versions")
    .option("--redirects <place>", redirectPlaces, "docs.json")
    .option("--dry-run", "write nothing; print a patch for git apply, and what would be done")
    .option("-y, --yes", "write without asking")
    .option("--force", "write even if an address is lost, or a link is broken")
    .option("--all", "print a line for each thing that is changed, lost or left, however many these are")
    .addOption(new Option("--reporter <name>", "how the plan is printed").choices(["text", "json"]).default("text"));
}

/** Where redirects are written, by the value of `--redirects`. Throws `UsageError` for another one. */
export function redirectPlaceOf(written: string): RedirectPlace {
  if (written === "docs.json" || written === "none" || written === "host") return { kind: written };
  const [, file] = /^host:(.+)$/s.exec(written) ?? [];
  if (file !== undefined) return { kind: "host", file };
  throw new UsageError(`--redirects has to be docs.json, host, host:<file> or none, and not "${written}".`);
}

/** Where an entry goes, as the command line says it. */
export interface PlaceOptions {
  readonly before?: string;
  readonly after?: string;
  readonly into?: string;
}

/** Adds the options for the place of an entry. */
export function addPlaceOptions(command: Command): Command {
  return command
    .option("--after <page>", "put its entry after that of another page, or after a division")
    .option("--before <page>", "put its entry before that of another page, or before a division")
    .option("--into <labels>", 'put its entry at the end of a division: "Group", or "Tab > Group"');
}

/** The place that the options name; undefined without one. Throws `UsageError` for two of them. */
export function entryTargetOf({ before, after, into }: PlaceOptions): EntryTarget | undefined {
  const targets = [
    ...(before === undefined ? [] : [{ kind: "before", page: before } as const]),
    ...(after === undefined ? [] : [{ kind: "after", page: after } as const]),
    ...(into === undefined ? [] : [{ kind: "into", labels: labelsIn(into) } as const]),
  ];
  if (targets.length > 1) throw new UsageError("An entry has one place: use only one of --after, --before and --into.");
  return targets[0];
}

/** The labels in `Tab > Group`. */
export function labelsIn(text: string): readonly string[] {
  const labels = text.split(" > ").map((label) => label.trim());
  if (labels.includes(""))
    throw new UsageError(`"${text}" has an empty label. Write labels with " > " between them: "Tab > Group".`);
  return labels;
}
