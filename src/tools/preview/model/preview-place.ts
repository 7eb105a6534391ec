// Keeps what the preview shows in the address, so that a reload and a shared link show the same.

/** The views of the preview. */
export const views = ["site", "changes", "map", "problems", "coverage", "editions"] as const;

export type View = (typeof views)[number];

/** What the preview shows. */
export interface PreviewPlace {
  readonly view: View;
  /** The address of the page in the site; "" for the start page. */
  readonly href: string;
  /** The edition in which it is shown; "" for the default one. */
  readonly edition: string;
  /** The id of the division that is inspected instead of the page; "" for none. */
  readonly node: string;
  /** The id of a division or row in which the page is shown, if several sidebars list it; "" for where the reader is. */
  readonly within: string;
}

export const startPlace: PreviewPlace = { view: "site", href: "", edition: "", node: "", within: "" };

/** The place that the hash of an address names; missing parts have their default. */
export function readPlace(hash: string): PreviewPlace {
  const [, name, query] = /^#\/([a-z]*)(?:\?(.*))?$/s.exec(hash) ?? [];
  const words = new URLSearchParams(query);
  return {
    view: views.find((view) => view === name) ?? startPlace.view,
    href: words.get("page") ?? "",
    edition: words.get("edition") ?? "",
    node: words.get("node") ?? "",
    within: words.get("within") ?? "",
  };
}

/** The hash that names a place: `#/site?page=/guides/auth&edition=fr@v2`. */
export function writePlace({ view, href, edition, node, within }: PreviewPlace): string {
  const words = Object.entries({ page: href, edition, node, within }).filter(([, value]) => value !== "");
  const query = words.map(([name, value]) => `${name}=${readable(value)}`).join("&");
  return `#/${view}${query === "" ? "" : `?${query}`}`;
}

/** Encodes only what is necessary, so that people can read the address. */
function readable(value: string): string {
  // JSON may have half of a surrogate pair, which an address can't have.
  return encodeURIComponent(value.toWellFormed()).replaceAll("%2F", "/").replaceAll("%40", "@").replaceAll("%3A", ":");
}
