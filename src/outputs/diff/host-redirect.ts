// Defines a redirect that is in the file of a host and not in docs.json. (D603)
import type { Redirect } from "../../compiler/links/find-redirect.ts";

/** A redirect from one address that no page has, as the host answers it. Addresses are without the base path. */
export interface RedirectOfHost extends Redirect {
  /** The file that it is in, from the docs root. */
  readonly file: string;
}

/** An address that existed, and that a redirect in the file of a host leads on now. */
export interface HostLedHref {
  /** The address, without the base path. */
  readonly href: string;
  /** The title of the page that it led to. */
  readonly title: string;
  /** Where it leads: an address without the base path, or one of another site. */
  readonly to: string;
  /** The file of the host, from the docs root. */
  readonly file: string;
}

/** What hosts do with the addresses that one of two sites has. */
export interface RedirectsOfHosts {
  readonly before: readonly RedirectOfHost[];
  readonly after: readonly RedirectOfHost[];
}

export const noHostRedirects: RedirectsOfHosts = { before: [], after: [] };

/** Whether a redirect is that of a host. */
export function isOfHost(redirect: Redirect | undefined): redirect is RedirectOfHost {
  return redirect !== undefined && "file" in redirect;
}
