// Defines the errors of changes for which another change would be right. (D312)
import { UsageError } from "../settings/usage-error.ts";

/** The change that would be right. Paths and addresses are as the user wrote them. */
export type NextStep =
  /** To merge two pages. */
  | { readonly kind: "merge"; readonly page: string; readonly into: string }
  /** To move the entry of a page that is listed. */
  | { readonly kind: "place"; readonly page: string }
  /** To list a page that no list has. */
  | { readonly kind: "list"; readonly page: string }
  /** To send the readers of a page elsewhere. */
  | { readonly kind: "replace"; readonly page: string; readonly redirect: string };

/** A change that can't be made. Its message names the command that would be right; each tool may name it in its own words. */
export class ChangeError extends UsageError {
  readonly reason: string;
  readonly next: NextStep;

  /** `reason` is a sentence. */
  constructor(reason: string, next: NextStep) {
    super(`${reason} ${commandFor(next)}`);
    this.reason = reason;
    this.next = next;
  }
}

function commandFor(next: NextStep): string {
  if (next.kind === "merge") return `To merge the two, use navc rm ${next.page} --to ${next.into}`;
  if (next.kind === "place") return `To move its entry, use navc mv ${next.page} with --before, --after or --into.`;
  if (next.kind === "list") return `To list it, use navc add ${next.page} with --before, --after or --into.`;
  return `To send its readers elsewhere, remove it with navc rm ${next.page} --to ${next.redirect}, or move it.`;
}
