// Makes a page that leads out of the site.
import type { TextDialect } from "./import-kind.ts";
import type { ImportedPage } from "./imported-site.ts";
import type { PageList } from "./page-list.ts";

/** A link of a sidebar. */
export interface SidebarLink {
  readonly label: string;
  readonly href: string;
  readonly dialect: TextDialect;
  /** The beginning of its address, such as that of a language. */
  readonly start?: string;
}

/** A page that only forwards. */
export function forwardingPage(pages: PageList, { label, href, dialect, start = "" }: SidebarLink): ImportedPage {
  const name = label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  const fields = { title: label, url: href };
  const address = `${start}/${name === "" ? "link" : name}`;
  return pages.add({ address, isOld: false, fields, dialect });
}
