// Gives each page the sidebar, neighbors and languages that docs.json gives it.
import { defineRouteMiddleware, type StarlightRouteData } from "@astrojs/starlight/route-data";
import Content from "./Content.astro";
import { home, type NavcPage, pageOf, sidebarOf } from "./navigation.ts";

export const onRequest = defineRouteMiddleware(({ locals, site }) => {
  const route = locals.starlightRoute;
  locals.navcContent = route.Content;
  if (route.Content) route.Content = Content;
  route.head = route.head.filter((tag) => !isAlternate(tag));
  route.siteTitleHref = home;
  const page = pageOf(route.id);
  if (!page) return;
  route.lang = page.lang ?? route.lang;
  route.dir = page.dir;
  route.entryMeta = { ...route.entryMeta, lang: route.lang, dir: route.dir };
  route.siteTitleHref = page.home ?? home;
  route.sidebar = sidebarAt(page);
  route.pagination = { prev: linkTo(page.prev), next: linkTo(page.next) };
  route.head = [...route.head, ...alternates(page, site)];
});

type Entry = StarlightRouteData["sidebar"][number];

/** The sidebar with the groups around the page open, and its link marked. */
function sidebarAt({ sidebar, place }: NavcPage): Entry[] {
  const entries: Entry[] = structuredClone(sidebarOf(sidebar).entries);
  let list = entries;
  for (const index of place) {
    const entry = list[index];
    if (entry?.type === "link") entry.isCurrent = true;
    if (entry?.type !== "group") break;
    entry.collapsed = false;
    list = entry.entries;
  }
  return entries;
}

function linkTo(page: NavcPage["next"]): StarlightRouteData["pagination"]["next"] {
  return page && { type: "link", ...page, isCurrent: false, badge: undefined, attrs: {} };
}

type Tag = StarlightRouteData["head"][number];

function isAlternate({ attrs }: Tag): boolean {
  return attrs?.rel === "alternate" && attrs.hreflang !== undefined;
}

function alternates(page: NavcPage, site: URL | undefined): Tag[] {
  if (!site) return [];
  return page.alternates.map(({ hreflang, href }) => ({
    tag: "link",
    attrs: { rel: "alternate", hreflang, href: new URL(href, site).href },
  }));
}
