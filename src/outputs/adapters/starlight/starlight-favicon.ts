// Finds the favicon in the form of Starlight's option.
import { isExternalHref, withoutBasePath, writtenPath } from "../../../compiler/contract/href.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";

/** The address below the base path; undefined if Starlight would refuse it, which ends the build. */
export function starlightFavicon({ site }: ResolvedNavigation): string | undefined {
  const address = site.favicon?.light;
  if (address === undefined || isExternalHref(address)) return undefined;
  return /\.(?:ico|gif|jpe?g|png|svg)$/.test(writtenPath(address))
    ? withoutBasePath(address, site.basePath)
    : undefined;
}
