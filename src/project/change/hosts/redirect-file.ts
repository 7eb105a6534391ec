// Defines the redirects in the file of a host, and their edits. (D285)
import type { Redirect } from "../../../compiler/links/find-redirect.ts";
import type { TextPiece } from "../../../compiler/text/text-pieces.ts";
import type { NotWritten, RedirectRule } from "../../../outputs/feeds/redirect-rule.ts";

/** A redirect of a host, with its wildcards as in docs.json; addresses have the base path. The source of one that is not for every request is `noSource`. */
export type HostRedirect = Redirect;

/** A source that no path matches. */
export const noSource = "#";

/** What changes in the file of a host. Redirects are those that were read from it, by index. */
export interface HostEdits {
  readonly changed: ReadonlyMap<number, string>;
  readonly removed: ReadonlySet<number>;
  /** Each before the redirect with this index; at the end without one. */
  readonly added: readonly { readonly rule: RedirectRule; readonly before: number | undefined }[];
}

/** The redirects in the file of a host. */
export interface RedirectFile {
  readonly redirects: readonly HostRedirect[];
  /** The pieces that make the edits, and why added ones are not written, by their index. */
  readonly edit: (edits: HostEdits) => HostPieces;
}

/** The pieces of the text of a host file that change. */
export interface HostPieces {
  readonly pieces: readonly TextPiece[];
  readonly notWritten: ReadonlyMap<number, NotWritten>;
}
