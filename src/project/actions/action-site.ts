// Defines what is needed of a site to offer and to do what solves its problems. (D397)
import type { NamedEntry } from "../../compiler/checks/site-names.ts";
import type { DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Host } from "../../compiler/host/host.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { EditPlan } from "../change/edit-plan.ts";
import type { SiteChange } from "../change/site-change.ts";
import type { SiteFixes } from "../fix/fix-texts.ts";

/** A site whose problems were found. */
export interface ActionSite {
  readonly found: readonly Diagnostic[];
  /** Undefined if no docs.json could be read so far. */
  readonly navigation: ResolvedNavigation | undefined;
  /** The file of docs.json. */
  readonly config: string;
  /** The pages that the lists of docs.json name; absent if no docs.json could be read so far. */
  readonly entries: () => Promise<readonly NamedEntry[] | undefined>;
  readonly textOf: (file: string) => string | undefined;
  /** Whether something is at a path. */
  readonly has: (file: string) => boolean;
  /** Those of these files that an earlier revision of the site had. */
  readonly pastFiles: (files: readonly string[]) => ReadonlySet<string>;
  /** Whether files can be made. */
  readonly canCreate: boolean;
  /** Whether somebody can be asked where readers are sent: a redirect may have the target "" then. */
  readonly canAsk: boolean;
  /** The name of the baseline, as the configuration has it; absent if none is in use. */
  readonly baseline: string | undefined;
}

/** A site that is changed. */
export interface ChangeableSite extends Pick<ActionSite, "found" | "textOf"> {
  /** What is at a path. */
  readonly stat: Host["stat"];
  /** Rejects with `UsageError` for a change that can't be planned. */
  readonly plan: (change: SiteChange) => Promise<EditPlan>;
  /** The fixes of all findings, or of those of one code. */
  readonly fix: (code?: DiagnosticCode) => Promise<SiteFixes>;
  /** The file of the baseline from the docs root, and its text; undefined if none is in use. */
  readonly baselineFile: () => { readonly file: string; readonly text: string | undefined } | undefined;
}
