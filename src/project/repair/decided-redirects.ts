// Tells the redirects that somebody has written since the earlier state of a site. (D623)
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { findHostFile } from "../change/hosts/find-host-file.ts";
import { writtenRedirects } from "../change/hosts/redirect-inside.ts";
import type { OpenedSite } from "../change/opened-site.ts";
import type { RedirectPlace } from "../change/site-change.ts";
import { UsageError } from "../settings/usage-error.ts";

/** A test for redirects of docs.json, and of the file of a host if that is where redirects are written. */
export function decidedRedirects(
  before: OpenedSite,
  place: RedirectPlace | undefined,
): (redirect: Pick<Redirect, "source" | "destination">) => boolean {
  const known = new Set([...before.names.redirects, ...ofHost(before, place)].map(redirectKey));
  return (redirect) => !known.has(redirectKey(redirect));
}

/** Equal for redirects from and to the same address, as they are written. */
function redirectKey({ source, destination }: Pick<Redirect, "source" | "destination">): string {
  return JSON.stringify([source, destination]);
}

/** None if there was no such file, or if it could not be read. */
function ofHost({ host, navigation }: OpenedSite, place: RedirectPlace | undefined): readonly Redirect[] {
  if (place?.kind !== "host") return [];
  try {
    const file = findHostFile(place.file, host);
    return writtenRedirects(file, host.readText(file) ?? "", navigation.site.basePath);
  } catch (error) {
    if (error instanceof UsageError) return [];
    throw error;
  }
}
