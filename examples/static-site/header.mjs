// What is at the top of every page? The banner, and a bar with the name, the search, the languages, and light or dark.
import { barLinks } from "./bar-links.mjs";
import { html } from "./html.mjs";
import { themeIcon } from "./icons.mjs";
import { inline } from "./markdown.mjs";
import { languages } from "./menus.mjs";
import { assetAddress, textContext } from "./text-context.mjs";

/** What the language says above everything, for example that there is a new version. */
export function banner(view) {
  const { language, words } = view;
  const { content, dismissible } = language?.banner ?? {};
  if (typeof content !== "string") return undefined;
  return html`<aside class="banner" aria-label="${words.announcement}">
    <p>${inline(content, textContext(view))}</p>
    ${
      dismissible &&
      html`<button class="plain" data-dismiss aria-label="${words.dismiss}" hidden>${themeIcon("x")}</button>`
    }
  </aside>`;
}

/** One row at every width. What needs a script is hidden until it runs. */
export function header(view) {
  const { edition, navigation, words } = view;
  const number = navigation.editions.indexOf(edition);
  const index = `${navigation.site.basePath}/_site/search-${number}.json`;
  return html`<header>
    <div class="bar">
      <button class="plain drawer" popovertarget="_sidebar" aria-label="${words.menu}">${themeIcon("menu")}</button>
      <a class="name" href="${edition.href ?? "/"}">${logo(view) ?? navigation.site.name}</a>
      <button class="search" data-search="${index}" data-empty="${words.noResults}" hidden aria-label="${words.search}">
        ${themeIcon("search")}<span>${words.search}</span><kbd>/</kbd>
      </button>
      ${barLinks(view)} ${languages(view)}
      <button class="plain" data-theme-toggle aria-label="${words.theme}" hidden>
        ${themeIcon("sun")}${themeIcon("moon")}
      </button>
    </div>
  </header>`;
}

function logo(view) {
  const { settings, navigation } = view;
  if (settings.logo === undefined) return undefined;
  const { light, dark } = settings.logo;
  const image = (path, look) =>
    html`<img src="${assetAddress(view, `/${path}`)}" alt="${navigation.site.name}" class="${look}" />`;
  return html`${image(light, "only-light")}${image(dark, "only-dark")}`;
}
