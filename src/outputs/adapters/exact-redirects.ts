// Makes the redirects of single addresses, the only ones that a static site can have.
import { NotWritten, readRule, type RedirectRule } from "../feeds/redirect-rule.ts";
import { folderPages, type FirstPageBelow } from "../feeds/folder-pages.ts";
import { siteRedirects } from "../feeds/site-redirects.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { isExternalHref, withoutBasePath } from "../../compiler/contract/href.ts";
import { sourcesByForm } from "../../compiler/links/sources-by-form.ts";
import { findPage } from "../runtime/find-page.ts";
import { openWith, type OpenNavigation } from "../runtime/open-navigation.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { NotExpressedList } from "./not-expressed.ts";

/** A redirect of one address. */
export interface ExactRedirect {
  readonly redirect: Redirect;
  /** The decoded segments of the path that readers ask for, without the base path. */
  readonly segments: readonly string[];
  /** An address, with the base path of docs.json. */
  readonly destination: string;
  readonly permanent: boolean;
}

/** A redirect that a static site can't have, and why, as the end of a sentence. */
export interface RedirectNotExpressed {
  readonly redirect: Redirect;
  readonly reason: string;
}

/** The redirects that a static site can have, each path once, and the others. */
export interface ExactRedirects {
  readonly redirects: readonly ExactRedirect[];
  readonly notWritten: readonly RedirectNotExpressed[];
}

/** Makes the redirects of docs.json, those of pages that forward to a `url`, and that of the root of the site, if it has no page. */
export function exactRedirects(navigation: ResolvedNavigation): ExactRedirects {
  const redirects = new Map<string, ExactRedirect>();
  const notWritten: RedirectNotExpressed[] = [];
  const site = openWith(navigation, sourcesByForm());
  const firstPageBelow = folderPages(navigation, site.redirectOf);
  for (const redirect of siteRedirects(navigation)) {
    const rule = readRule(redirect, "");
    const segments = rule instanceof NotWritten ? rule : exactSegments(rule);
    if (segments instanceof NotWritten) {
      notWritten.push({ redirect, reason: segments.reason });
      continue;
    }
    const path = segments.join("/");
    if (!redirects.has(path)) redirects.set(path, { redirect, segments, ...endOf(redirect, site, firstPageBelow) });
  }
  return { redirects: [...redirects.values()], notWritten };
}

/** What browsers do not open as a page. A host may have a file of that name, too, such as `llms.txt`. */
const ofPrograms = /.\.(?:txt|xml|rss|json|ya?ml|png|jpe?g|gif|svg|webp|avif|ico|woff2?)$/i;

/** The path of a rule. It becomes the name of a file; Astro reads parameters in it, and an address, in which `%2e%2e` is `..` and `?` ends the path. */
function exactSegments({ source }: RedirectRule): readonly string[] | NotWritten {
  const segments: string[] = [];
  for (const part of source) {
    if (part.kind !== "text") return new NotWritten("a static site has no redirects with wildcards");
    segments.push(part.text);
  }
  // oxlint-disable-next-line no-control-regex -- some of them are in no name of a file
  if (segments.some((segment) => /[[\]/\\?#%\0-\x1f\x7f]/.test(segment)))
    return new NotWritten("its source has a character that no file of a static site can have in its name");
  if (ofPrograms.test(segments.at(-1) ?? ""))
    return new NotWritten("programs ask for a file of that kind, and follow no page");
  return segments;
}

/** Where a redirect ends: what is between may be a redirect with wildcards, which a static site can't have. */
function endOf(
  redirect: Redirect,
  site: OpenNavigation,
  firstPageBelow: FirstPageBelow,
): Pick<ExactRedirect, "destination" | "permanent"> {
  const { basePath } = site.navigation.site;
  const { destination, permanent } = redirect;
  const end = isExternalHref(destination) ? undefined : findPage(site, basePath + destination);
  if (end?.kind === "redirect") {
    const first = end.external ? undefined : firstPageBelow(withoutBasePath(end.href, basePath));
    const href = first === undefined ? end.href : basePath + first;
    return { permanent: permanent !== false && end.permanent, destination: href };
  }
  const rule = readRule(redirect, basePath);
  const written =
    rule instanceof NotWritten
      ? destination
      : rule.destination.map((part) => (part.kind === "text" ? part.text : `:${part.name}`)).join("");
  return { permanent: permanent !== false, destination: written };
}

/** Names redirects that a host can't have. */
export function reportRedirects(notWritten: readonly RedirectNotExpressed[], notExpressed: NotExpressedList): void {
  for (const { redirect, reason } of notWritten)
    notExpressed.add("a redirect", `${reason}; \`navc compile --format redirects\` writes it for the server`, {
      what: `redirect "${redirect.source}"`,
    });
}
