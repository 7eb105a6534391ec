// Records what is known of the links of a site, for those who ask after the compile.
import type { TextPlace } from "../diagnostics/place.ts";
import type { SiteLinks } from "../links/site-links.ts";
import type { CheckedSite } from "./check.ts";
import { linkReader, type LinkReader } from "./link-reader.ts";
import { linksOfSite } from "./links-of-site.ts";
import type { SiteNames } from "./site-names.ts";

/** What is known of links; undefined unless all page files were looked for and their bodies read. */
export interface RecordedLinks {
  /** The links outside the navigation. */
  readonly links: (() => SiteLinks) | undefined;
  /** Where the site names its files. */
  readonly names: (() => Promise<SiteNames>) | undefined;
  /** The places of the links in bodies that lead to each of some addresses, without a base path, and to nothing else. */
  readonly linksTo:
    | ((addresses: ReadonlySet<string>) => Promise<ReadonlyMap<string, readonly TextPlace[]>>)
    | undefined;
  /** Where links lead. */
  readonly reader: LinkReader | undefined;
}

/** The links of a site; `config` is the file of places that do not name one, and `entrance` where the start of the site leads. */
export function recordedLinks(site: CheckedSite, config: string, entrance: string | undefined): RecordedLinks {
  if (site.bodies === undefined || !site.discover)
    return { links: undefined, names: undefined, linksTo: undefined, reader: undefined };
  return {
    links: () => linksOfSite(site, entrance),
    // Only a change needs them.
    async names() {
      const { siteNames } = await import("./site-names.ts");
      return siteNames(site, config);
    },
    // Only a comparison needs them.
    async linksTo(addresses) {
      const { linksToAddresses } = await import("./links-to-addresses.ts");
      return linksToAddresses(addresses, site);
    },
    reader: linkReader(site),
  };
}
