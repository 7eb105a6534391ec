// How do links and pictures get into a text? By the addresses that the page finds for them.
import { html } from "./html.mjs";

/** A link; what leads nowhere is its text alone. */
export function linkOf(url, content, { page }) {
  const href = url === undefined ? undefined : page.linkTo(url);
  return href === undefined ? content : html`<a href="${href}">${content}</a>`;
}

/** A picture that the site has; one that is not there is left out. */
export function imageOf({ src, alt, style }, { page }) {
  const address = typeof src === "string" ? page.assetFor(src) : undefined;
  const look = style && html` class="${style}"`;
  return address && html`<img src="${address}" alt="${alt ?? ""}" loading="lazy" ${look} />`;
}
