// Defines what navc init plans, and for which site.
import type { Dialect } from "../../../compiler/contract/dialect.ts";
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import type { SiteSettings } from "../../../project/settings/site-settings.ts";
import type { CiService } from "./ci-service.ts";

/** A file to write. */
export interface InitFile {
  readonly file: string;
  /** The folder below which it is written; links in it are not followed. */
  readonly below: string;
  /** Undefined for a new file. */
  readonly before: string | undefined;
  readonly after: string;
}

/** What will be written, and what will not. */
export interface InitPlan {
  readonly files: readonly InitFile[];
  /** Why something is not changed, and what to commit beside the files, one sentence for each. */
  readonly notes: readonly string[];
  /** Whether no workflow checks the docs folder, and one could not be written. The notes say why. */
  readonly lacksWorkflow?: boolean;
}

/** Why a workflow that should be there can't be written. */
export interface NoWorkflow {
  readonly noWorkflow: string;
}

/** The site that the plan is for. */
export interface InitSite {
  readonly root: string;
  /** The service that runs the checks; if undefined, the one that the files of the repository are for. */
  readonly ci: CiService | undefined;
  /** The one that is set, else the one that docs.json names. */
  readonly dialect: Dialect;
  readonly settings: SiteSettings;
  /** What navc check finds now with the settings that will be there, without a baseline. */
  readonly diagnostics: readonly Diagnostic[];
}
