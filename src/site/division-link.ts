// Where does a division lead? (D15)
import { hrefProblem, isExternalHref, localHref } from "../contract/href.ts";

/** The link of a division: nothing when it has no page and no usable `href`. */
export interface DivisionLink {
  readonly href?: string;
  readonly external?: true;
}

/** Own external `href`; else the page inside; else the own relative `href`. */
export function divisionLink(own: string | undefined, inside: string | undefined, basePath: string): DivisionLink {
  const usable = own !== undefined && hrefProblem(own) === undefined ? own.trim() : undefined;
  if (usable !== undefined && isExternalHref(usable)) return { href: usable, external: true };
  const href = inside ?? (usable === undefined ? undefined : localHref(usable, basePath));
  return href === undefined ? {} : { href };
}
