// Decides which addresses of a site a click may open.

const opened: ReadonlySet<string> = new Set(["http:", "https:", "mailto:", "tel:"]);

/** An external address that is safe to open; undefined for any that could run as script or open a file. */
export function safeHref(href: string): string | undefined {
  const address = href.startsWith("//") ? `https:${href}` : href;
  return URL.canParse(address) && opened.has(new URL(address).protocol) ? address : undefined;
}
