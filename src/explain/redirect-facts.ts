// The redirect that catches an address, and where it leads.
import { localHref, isExternalHref } from "../contract/href.ts";
import { redirectFinder, type Redirect } from "../links/redirects.ts";
import { isJsonObject } from "../text/json-value.ts";
import type { ExplainInput } from "./explain-input.ts";
import type { PageName, RedirectFacts, WrittenAt } from "./explanation.ts";
import { pageName } from "./page-entries.ts";
import type { SourceBook } from "./source-book.ts";

/** The redirect that catches an href; undefined when none does. */
export function redirectFacts(href: string, input: ExplainInput, sources: SourceBook): RedirectFacts | undefined {
  const { basePath } = input.navigation.site;
  const path = href.startsWith(basePath) ? href.slice(basePath.length) : href;
  const found = redirectFinder(input.redirects)(path);
  if (found === undefined) return undefined;
  const { redirect, destination } = found;
  const at = placeOf(redirect, input, sources);
  const page = pageAt(destination, input);
  return { source: redirect.source, destination, ...(at === undefined ? {} : { at }), page };
}

function pageAt(destination: string, { navigation }: ExplainInput): PageName | null {
  if (isExternalHref(destination)) return null;
  const href = localHref(destination.split(/[?#]/, 1)[0]!, navigation.site.basePath);
  return Object.hasOwn(navigation.pages, href) ? pageName(href, navigation) : null;
}

// A redirect behind a `$ref` is not found here, and is shown without its place.
function placeOf({ source }: Redirect, { config }: ExplainInput, sources: SourceBook): WrittenAt | undefined {
  const list = sources.value(config, "/redirects");
  if (!Array.isArray(list)) return undefined;
  const index = list.findIndex((one) => isJsonObject(one) && isText(one["source"], source));
  return index === -1 ? undefined : sources.at(config, `/redirects/${index}/source`);
}

function isText(value: unknown, text: string): boolean {
  return typeof value === "string" && value.trim() === text;
}
