// Reads the text and the links of a banner, which is a line of Markdown.
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { isSafeAddress } from "../safe-address.ts";

/** A text of a banner, or a link in it. */
export interface HostBannerPart {
  /** What is shown, as plain text. */
  readonly text: string;
  /** Where it leads; absent for text. */
  readonly href?: string;
  /** True if `href` leads out of the site. */
  readonly external?: true;
}

/** A link of Markdown, or one that is a tag. */
const link =
  /(?<!!)\[([^[\]]+)\]\(([^\s()]+)[^()]{0,1000}\)|<a\s[^<>]{0,1000}?\bhref=["']([^"'<>]+)["'][^<>]{0,1000}>([^<>]*)<\/a>/g;

/** The parts of a banner, in order. Emphasis, code and other tags become their text. */
export function bannerParts(content: string, linkOf: (href: string) => string): readonly HostBannerPart[] {
  const parts: HostBannerPart[] = [];
  let end = 0;
  for (const match of content.matchAll(link)) {
    const before = textPart(content.slice(end, match.index));
    if (before !== undefined) parts.push(before);
    end = match.index + match[0].length;
    const [, label, address, attribute = "", name = ""] = match;
    const href = address ?? attribute;
    const text = plain(label ?? name);
    const external = isExternalHref(href) ? (true as const) : undefined;
    parts.push(isSafeAddress(href, "link") ? withoutUndefined({ text, href: linkOf(href), external }) : { text });
  }
  const last = textPart(content.slice(end));
  return last === undefined ? parts : [...parts, last];
}

function textPart(markdown: string): HostBannerPart | undefined {
  const text = plain(markdown);
  return text === "" ? undefined : { text };
}

function plain(markdown: string): string {
  return markdown.replaceAll(/<\/?[a-z][^<>]*>|[*`]|__/gi, "").replaceAll(/\s+/g, " ");
}
