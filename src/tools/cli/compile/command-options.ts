// The options of `navc compile`.
import type { RedirectHost } from "../../../outputs/feeds/redirect-host.ts";
import type { CompileFormat, LlmsForm } from "../output-formats.ts";
import type { SiteOptions } from "../../../project/settings/site-options.ts";

/** The options of `navc compile`. */
export interface CompileCommandOptions extends SiteOptions {
  readonly output?: string;
  readonly lines?: boolean;
  readonly without?: "source";
  readonly split?: string;
  readonly inputs?: string;
  readonly exitZero?: boolean;
  readonly format?: CompileFormat;
  readonly siteUrl?: string;
  readonly edition?: string;
  readonly llmsForm?: LlmsForm;
  readonly protectedPages?: boolean;
  readonly for?: RedirectHost;
}
