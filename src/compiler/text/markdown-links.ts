// Finds the links in a short text of Markdown, such as that of a banner, and gives them other addresses.

/** In the text of a link a picture may stand, and no other link. */
const textOfLink = String.raw`(?<![!\\])\[(?:[^[\]]|!\[[^[\]]*\]\([^()]*\))*\]`;
/** An address between angle brackets may have spaces; in others parentheses stand in pairs. */
const address = String.raw`<[^<>\n]+(?=>)|(?:[^\s()<]|\([^\s()]*\))(?:[^\s()]|\([^\s()]*\))*(?=[\s)])`;
const tag = String.raw`<a\s[^<>]{0,1000}?\bhref=["']`;

/** Code, or a link: what is before its address, the address of Markdown, what is before that of a tag, and that. */
const codeOrLink = new RegExp(String.raw`\`[^\`]*\`|(${textOfLink}\()(${address})|(${tag})([^"'<>{}]+)(?=["'])`, "g");

/** The text with other addresses of its links; links in code stay. */
export function replaceMarkdownLinks(text: string, replace: (link: string) => string): string {
  return text.replaceAll(
    codeOrLink,
    (whole: string, start: string, link?: string, tagStart?: string, attribute?: string) => {
      if (link?.startsWith("<") === true) return `${start}<${replace(link.slice(1))}`;
      if (link !== undefined) return start + replace(link);
      return attribute === undefined ? whole : `${tagStart ?? ""}${replace(attribute)}`;
    },
  );
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
