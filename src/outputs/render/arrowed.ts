// Writes a redirect in a sentence.
import type { Redirect } from "../../compiler/links/find-redirect.ts";

/** `/old → /new`. */
export function arrowed({ source, destination }: Redirect): string {
  return `${source} → ${destination}`;
}
