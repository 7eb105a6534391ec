// Finds the links in a short text of Markdown, such as that of a banner.

/** The addresses of the links in a text, in order; links in code do not count. */
export function markdownLinks(text: string): readonly string[] {
  const links = text
    .replaceAll(/`[^`]*`/g, "")
    .matchAll(/(?<!!)\[[^[\]]*\]\(([^\s()]+)(?=[\s)])|<a\s[^<>]{0,1000}?\bhref=["']([^"'<>{}]+)["']/g);
  return [...links].map(([, link, attribute]) => (link ?? attribute)!);
}
