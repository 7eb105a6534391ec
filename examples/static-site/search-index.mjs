// What does the search find? An index for each edition, made once by the build, which the browser loads when it is wanted.
import MiniSearch from "minisearch";
import { searchOptions } from "./client/search-options.js";

/** The index of one edition, as text. `texts` has what each page says, by href. */
export function searchIndex({ pages }, { id }, texts) {
  const index = new MiniSearch(searchOptions);
  for (const page of Object.values(pages)) {
    const place = page.placements.find(({ editions }) => editions.includes(id));
    if (place !== undefined && isFound(page)) index.add(recordOf(page, place, texts.get(page.href)));
  }
  return JSON.stringify(index);
}

function isFound({ hidden, indexed = !hidden, noindex, missing, url }) {
  return indexed && !noindex && !missing && url === undefined;
}

function recordOf({ href, title, description, operation }, { breadcrumbs }, { headings, text }) {
  return {
    href,
    title,
    path: (breadcrumbs ?? []).map(({ label }) => label).join(" › "),
    about: description ?? text.slice(0, 160),
    endpoint: operation && endpointOf(operation),
    headings: headings.map((heading) => heading.text).join("\n"),
    text,
  };
}

function endpointOf({ method, path, webhook, channel }) {
  if (typeof webhook === "string") return `WEBHOOK ${webhook}`;
  return [method, path ?? channel].filter(Boolean).join(" ");
}
