// What an explanation is made from.
import type { Redirect } from "../links/redirects.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Host } from "../host/host.ts";
import type { ResolvedNavigation } from "../site/navigation.ts";

/** A compiled site and its files. */
export interface ExplainInput {
  readonly navigation: ResolvedNavigation;
  readonly diagnostics: readonly Diagnostic[];
  readonly redirects: readonly Redirect[];
  readonly host: Host;
  /** The file that places without a file are in. */
  readonly config: string;
  /** The addresses that were kept, by spec and operation; absent without a lock. */
  readonly locked?: { readonly [spec: string]: { readonly [operation: string]: unknown } };
}
