// The parts of docs.json that were not read, each with what it may contain. (D189)
import { toPagePath, routeOf, type PagePath } from "../contract/page-path.ts";
import { redirectFinder } from "../links/redirect-finder.ts";
import type { LostPart } from "../syntax/config-tree.ts";
import { isJsonObject, type JsonValue } from "../text/json-value.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { heldTexts, type HeldTexts } from "./held-texts.ts";

/** A part of docs.json that was not read. */
export interface UnreadPart extends HeldTexts {
  readonly part: LostPart;
  /** Why something is not known, as a sentence without a full stop. */
  readonly reason: string;
}

/** The parts that may list pages or decide where pages are made. */
export const unreadLists: (site: CheckedSite) => readonly UnreadPart[] = perObject((site) => {
  const { lost, unknown, root } = site.config;
  const parts = lost.filter(({ hides }) => hides === "pages").map(unreadPart);
  const isEmpty = lost.length === 0 && unknown.some(({ kind }) => kind === "config");
  const nothing = { texts: new Set<string>(), isOpen: true, makesPages: true };
  const part = { hides: "pages" as const, at: root.source };
  return isEmpty ? [{ ...nothing, part, reason: `${root.source.file} lists no pages` }] : parts;
});

const unreadRedirects: (site: CheckedSite) => readonly UnreadPart[] = perObject(({ config }) =>
  config.lost.filter(({ hides }) => hides === "redirects").map(unreadPart),
);

function unreadPart(part: LostPart): UnreadPart {
  const { file, pointer } = part.at;
  const where = pointer === "" ? file : `"${pointer}" of ${file}`;
  return { ...heldTexts(part), part, reason: `${where} could not be read` };
}

/** Why it is not known whether a list names a page; undefined if every list that may have it is known. */
export function unreadListOf(path: string, site: CheckedSite): string | undefined {
  const { open, byRoute } = listsByRoute(site);
  return byRoute.get(routeOf(path)) ?? open;
}

/** Why an unread redirect may apply to a path; undefined if none names the path. */
export function unreadRedirectOf(path: string, site: CheckedSite): string | undefined {
  return redirectsByText(site).find(path)?.redirect.reason;
}

interface ListsByRoute {
  readonly open: string | undefined;
  readonly byRoute: ReadonlyMap<string, string>;
}

const listsByRoute: (site: CheckedSite) => ListsByRoute = perObject((site) => {
  const byRoute = new Map<string, string>();
  for (const { texts, reason } of unreadLists(site))
    for (const path of pathsIn(texts)) byRoute.set(routeOf(path), reason);
  return { open: unreadLists(site).find(({ isOpen }) => isOpen)?.reason, byRoute };
});

/** Why it is not known whether a path is redirected; undefined if every redirect that may apply is known. */
export function unreadRedirectAt(path: string, site: CheckedSite): string | undefined {
  return unreadRedirectOf(path, site) ?? redirectsByText(site).open;
}

/** A redirect that may have been intended. */
interface MeantRedirect {
  readonly source: string;
  readonly destination: string;
  readonly reason: string;
}

interface RedirectsByText {
  readonly open: string | undefined;
  readonly find: ReturnType<typeof redirectFinder<MeantRedirect>>;
}

const redirectsByText: (site: CheckedSite) => RedirectsByText = perObject((site) => {
  const parts = unreadRedirects(site);
  const meant = parts.flatMap(({ part, texts, reason }) =>
    [...texts]
      .filter((text) => text.includes("/") && text !== destinationOf(part))
      .map((source): MeantRedirect => ({ source, destination: "/", reason })),
  );
  return { open: parts.find(({ isOpen }) => isOpen)?.reason, find: redirectFinder(meant) };
});

function destinationOf({ at: { value } }: LostPart): JsonValue | undefined {
  return isJsonObject(value) ? value["destination"] : undefined;
}

/** The texts that can be page paths. */
export function pathsIn(texts: ReadonlySet<string>): readonly PagePath[] {
  return [...texts].flatMap((text) => {
    const read = toPagePath(text);
    return read.ok ? [read.path] : [];
  });
}
