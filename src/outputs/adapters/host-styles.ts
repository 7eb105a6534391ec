// Makes the style sheet that a host gets.
import type { SiteHeader } from "../../compiler/site/site-header.ts";
import { lookStyles } from "./header/look-styles.ts";
import type { AdapterHost } from "./host-name.ts";
import type { DrawnIcons } from "./icons/drawn-icons.ts";

/** The style sheet with the colors, fonts and icons of a site; undefined if it has none of them. */
export function hostStyles(host: AdapterHost, site: SiteHeader, icons: DrawnIcons): string | undefined {
  const parts = [lookStyles(host, site), icons.styles(host)].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join("\n");
}
