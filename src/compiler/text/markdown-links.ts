// Finds the links in a short text of Markdown, such as that of a banner, and gives them other addresses.

/** Code, or a link: what is before its address, the address of Markdown, what is before that of a tag, and that. */
const codeOrLink =
  /`[^`]*`|((?<!!)\[[^[\]]*\]\()([^\s()]+)(?=[\s)])|(<a\s[^<>]{0,1000}?\bhref=["'])([^"'<>{}]+)(?=["'])/g;

/** The text with other addresses of its links; links in code stay. */
export function replaceMarkdownLinks(text: string, replace: (link: string) => string): string {
  return text.replaceAll(codeOrLink, (whole: string, start = "", link?: string, tag = "", attribute?: string) => {
    if (link !== undefined) return start + replace(link);
    return attribute === undefined ? whole : tag + replace(attribute);
  });
}

/** The addresses of the links in a text, in order; links in code do not count. */
export function markdownLinks(text: string): readonly string[] {
  const links: string[] = [];
  replaceMarkdownLinks(text, (link) => {
    links.push(link);
    return link;
  });
  return links;
}
