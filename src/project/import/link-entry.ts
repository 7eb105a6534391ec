// Makes an entry that leads out of the site.
import type { TextDialect } from "./import-kind.ts";
import type { ImportedEntry } from "./imported-site.ts";
import type { PageList } from "./page-list.ts";

/** A link of a sidebar. */
export interface SidebarLink {
  readonly label: string;
  readonly href: string;
  readonly dialect: TextDialect;
  /** The beginning of its address, such as that of a language. */
  readonly start?: string;
}

/** An entry with a page that only forwards. */
export function linkEntry(pages: PageList, { label, href, dialect, start = "" }: SidebarLink): ImportedEntry {
  const name = label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
  const fields = { title: label, url: href };
  const address = `${start}/${name === "" ? "link" : name}`;
  return { kind: "page", page: pages.add({ address, isOld: false, fields, dialect }) };
}
