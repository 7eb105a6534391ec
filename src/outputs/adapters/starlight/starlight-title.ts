// Writes names where Starlight prints them into HTML without escaping them. (D391)
import { escapedHtml } from "../escaped-html.ts";

/**
 * The name of a site for the option `title`. Starlight prints it as text above each page, and as HTML in the `<title>` of its own pages, such as
 * that of a wrong address. So a character without width is put behind each mark that would be read as HTML there.
 */
export function siteTitle(name: string): string {
  return name.replaceAll(/<(?=[a-z/!?])|&(?=#|[a-z][a-z\d]*;)/gi, "$&\u2060");
}

/** The content of `<title>` on a page; undefined if Starlight's own is the same text. */
export function headTitle(title: string, siteName: string): string | undefined {
  const shown = `${title} | ${siteName}`;
  return /[&<]/.test(shown) ? escapedHtml(shown) : undefined;
}
