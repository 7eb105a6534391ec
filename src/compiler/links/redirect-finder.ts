// Finds the redirect that matches a path, in a time that does not depend on the number of redirects (D44).
import { findRedirects, type FoundRedirect, type Redirect } from "./find-redirect.ts";
import { sourcesByForm } from "./sources-by-form.ts";

/** `findRedirects` for any number of redirects with wildcards. */
export function redirectFinder<Kind extends Redirect>(
  redirects: readonly Kind[],
): (path: string) => FoundRedirect<Kind> | undefined {
  return findRedirects(redirects, sourcesByForm());
}
