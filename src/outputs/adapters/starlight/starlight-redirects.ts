// Makes the redirects of a Starlight site.
import { isExternalHref } from "../../../compiler/contract/href.ts";
import type { ExactRedirect } from "../exact-redirects.ts";

/** A redirect, in the form for the option `redirects` of Astro. */
export interface StarlightRedirect {
  /** 302 if docs.json says that it is not permanent. */
  readonly status: 301 | 302;
  /** An address, with the base path of docs.json; one of the site is decoded, because Astro encodes it. */
  readonly destination: string;
}

/** The redirects of a site by the path that readers ask for, without the base path. */
export function starlightRedirects(redirects: readonly ExactRedirect[]): {
  readonly [path: string]: StarlightRedirect;
} {
  return Object.fromEntries(
    redirects.map(({ segments, destination, permanent }) => [
      `/${segments.join("/")}`,
      { status: permanent ? 301 : 302, destination: isExternalHref(destination) ? destination : decoded(destination) },
    ]),
  );
}

/** As it is if it can't be decoded, and with the signs encoded that have a meaning in an address. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
