// Defines what is known of a docs folder while people edit it.
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Host } from "../../compiler/host/host.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { SiteRecord } from "../../compiler/site-record.ts";
import type { CompiledSite } from "../compiled-site.ts";

/** The last tree that could be made of a site. */
export interface SiteTree {
  readonly navigation: ResolvedNavigation;
  readonly record: SiteRecord;
  /** The files that it was made from. */
  readonly host: Host;
  /** True while docs.json can't be read: then the tree is that of an earlier docs.json. */
  readonly isStale?: boolean;
}

/** A docs folder with its open documents, at one moment. */
export interface EditedState {
  /** The number of the last change that it includes. */
  readonly version: number;
  /** The compiled site; undefined if it could not be compiled with its settings. */
  readonly site: CompiledSite | undefined;
  /** Undefined if no docs.json could be read so far. */
  readonly tree: SiteTree | undefined;
  /** The findings that count: neither ignored by the settings nor accepted by the baseline. */
  readonly found: readonly Diagnostic[];
  /** Why the settings, the baseline or the disk could not be used, as a sentence. */
  readonly problem: string | undefined;
}
