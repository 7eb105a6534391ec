// A site that is open for changes.
import type { SiteNames } from "../../compiler/checks/site-names.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Host } from "../../compiler/host/host.ts";
import { visibleHost } from "../../compiler/host/visible-host.ts";
import { configFile, type CompileOptions } from "../../compiler/options.ts";
import type { KeptRecord } from "../../compiler/site-record.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { withAllFindings } from "../compiled-site.ts";
import type { CompilerProgram } from "../load-compiler.ts";
import type { EditionChoices } from "./edition-choices.ts";
import type { KnownBodies } from "../../compiler/bodies/known-bodies.ts";
import type { ParsedBefore } from "../../compiler/specs/spec-files.ts";
import { faultsIn } from "../fix/apply-edits.ts";
import { fixedOnce } from "../fix/fix-texts.ts";
import { UsageError } from "../settings/usage-error.ts";
import { ChangeError } from "./change-error.ts";

/** A site to change. */
export interface SiteToChange {
  readonly compiler: CompilerProgram;
  /** The options of the site. */
  readonly options: CompileOptions;
  readonly host: Host;
  /** Every file of the site, from its root; hidden ones and packages are left out. */
  readonly files: () => readonly string[];
  readonly bodies?: KnownBodies | undefined;
  /** The specs that were parsed for an earlier compile. */
  readonly specs?: ParsedBefore | undefined;
  /** Gets the languages and versions in which the change can be done, too. */
  readonly onChoices?: ((choices: EditionChoices) => void) | undefined;
  /** Gets the navigation as it would be after a change; the last call has the final plan. */
  readonly onPlanned?: ((after: ResolvedNavigation) => void) | undefined;
  /** Those of these files that no commit has had, though one has had the other file that each is named with; absent if that is not known. */
  readonly neverCommitted?: ((others: ReadonlyMap<string, string>) => ReadonlySet<string>) | undefined;
  /** The files of the last commit; absent, or undefined, if there is none. */
  readonly lastCommit?: (() => Pick<Host, "readText" | "stat"> | undefined) | undefined;
  /** Those of these files whose texts would be lost with them, because no commit has them; absent if that is not known. */
  readonly uncommitted?: ((files: readonly string[]) => readonly string[]) | undefined;
  /** Where the file of the baseline is, from the docs root; absent without one. */
  readonly baseline?: string | undefined;
}

/** A site with everything that a change has to know. */
export interface OpenedSite {
  readonly host: Host;
  readonly navigation: ResolvedNavigation;
  readonly names: SiteNames;
  /** Whether `.mintignore` leaves out a file. */
  readonly isLeftOut: (file: string) => boolean;
  readonly diagnostics: readonly Diagnostic[];
  /** Those that are not reported only because no list has their page. (D415) */
  readonly ofUnlisted: readonly Diagnostic[];
}

/** Compiles the site of a host, with all its links. Rejects with `UsageError` if it has no navigation. */
export async function openSite({ compiler, options, bodies, specs }: SiteToChange, files: Host): Promise<OpenedSite> {
  const host = visibleHost(files, configFile(options.config));
  let record: KeptRecord | undefined;
  const { navigation, diagnostics } = await compiler.compile(
    { ...withAllFindings(options), host, discover: true, links: true, assets: true },
    (kept) => (record = kept),
    { bodies, specs },
  );
  if (navigation === null || record?.names === undefined)
    throw unreadable(
      unreadableSite(configFile(options.config), ", so nothing was changed.", diagnostics),
      diagnostics,
      host,
    );
  const { ignoredAt } = record;
  const isLeftOut = (file: string): boolean => ignoredAt?.(file) !== undefined;
  const [names, ofUnlisted] = [await record.names(), await record.ofUnlisted()];
  return { host, navigation, names, isLeftOut, diagnostics, ofUnlisted };
}

/** The error for files of docs.json that can't be read, with the command that repairs them if it repairs all of it. */
export function unreadable(reason: string, diagnostics: readonly Diagnostic[], host: Host): UsageError {
  const faults = diagnostics.filter(({ code }) => code === "config-syntax");
  const files = new Set(faults.map(({ file }) => file));
  // A fault may have edits that are not made, because they may be wrong beside another one.
  const repaired = fixedOnce(faults, (file) => host.readText(file)).filter(({ after }) => faultsIn(after) === 0);
  return files.size > 0 && repaired.length === files.size
    ? new ChangeError(reason, { kind: "fix" })
    : new UsageError(reason);
}

/** A sentence about a docs.json without a tree, its consequence, and the first error. */
export function unreadableSite(config: string, consequence: string, diagnostics: readonly Diagnostic[]): string {
  const first = diagnostics.find(({ severity }) => severity === "error");
  const place = first === undefined ? "" : ` ${first.file}:${first.range.start.line}: ${first.message}`;
  return `${config} can't be read${consequence}${place}`;
}
