// Which links does docs.json add to every page? Those of the top bar, and the columns and profiles of the footer.
import { serviceName } from "navc/adapters";
import { attribute, html } from "./html.mjs";
import { anchorTag } from "./links.mjs";

/** In the bar on wide windows, in the drawer on narrow ones. The button is the last. */
export function barLinks(view) {
  const { links = [], primary } = barsOf(view).navbar ?? {};
  if (links.length === 0 && primary === undefined) return undefined;
  return html`<ul class="bar-links">
    ${links.map((link) => item(view, link))}${primary && item(view, primary, "primary")}
  </ul>`;
}

export function footer(view) {
  const { links = [], socials = {} } = barsOf(view).footer ?? {};
  const profiles = Object.entries(socials);
  if (links.length === 0 && profiles.length === 0) return undefined;
  return html`<footer>
    ${links.map(
      ({ header, items }) =>
        html`<section>
          ${header && html`<h2>${header}</h2>`}
          <ul>
            ${items.map((link) => item(view, link))}
          </ul>
        </section>`,
    )}
    <ul class="profiles">
      ${profiles.map(([service, href]) => html`<li>${profile(view, service, href)}</li>`)}
    </ul>
  </footer>`;
}

/** A language has bars of its own, or those of the site. */
function barsOf({ language, navigation }) {
  return language ?? navigation.site;
}

/** The link of a service has the name of the service where it has no label. */
function item(view, { label, href, external, icon, type }, style) {
  const service = type === "button" ? undefined : type;
  const name = label ?? (service && serviceName(service)) ?? href;
  const content = html`${view.icon(icon ?? service)}<span>${name}</span>`;
  return html`<li${attribute("class", style)}>${anchorTag({ href: opened(href), external }, content)}</li>`;
}

function profile(view, service, href) {
  const icon = view.icon({ name: service === "x" ? "x-twitter" : service, library: "fontawesome" });
  const name = serviceName(service);
  const content = icon ? html`<span title="${name}" role="img" aria-label="${name}">${icon}</span>` : name;
  return anchorTag({ href: opened(href) }, content);
}

/** An address that would run something is not opened. */
function opened(href) {
  return /^(?:https?:|mailto:|tel:|[/#])/i.test(href) ? href : undefined;
}
