// Makes the redirects of a Starlight site. Only redirects of single addresses are possible, because a static site of Astro has no patterns.
import { NotWritten, readRule, type RedirectRule } from "../../feeds/redirect-rule.ts";
import { siteRedirects } from "../../feeds/site-redirects.ts";
import type { Redirect } from "../../../compiler/links/find-redirect.ts";
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { sourcesByForm } from "../../../compiler/links/sources-by-form.ts";
import { findPage } from "../../runtime/find-page.ts";
import { openWith, type OpenNavigation } from "../../runtime/open-navigation.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";

/** A redirect, in the form for the option `redirects` of Astro. */
export interface StarlightRedirect {
  /** 302 if docs.json says that it is not permanent. */
  readonly status: 301 | 302;
  /** An address, with the base path of docs.json. */
  readonly destination: string;
}

/** The redirects of a site by the path that readers ask for, without the base path, and those that Astro can't have. */
export interface StarlightRedirects {
  readonly redirects: { readonly [path: string]: StarlightRedirect };
  readonly notWritten: readonly { readonly redirect: Redirect; readonly reason: string }[];
}

/** Makes the redirects of docs.json, those of pages that forward to a `url`, and that of the root of the site, if it has no page. */
export function starlightRedirects(navigation: ResolvedNavigation): StarlightRedirects {
  const redirects = new Map<string, StarlightRedirect>();
  const notWritten: { readonly redirect: Redirect; readonly reason: string }[] = [];
  const site = openWith(navigation, sourcesByForm());
  for (const redirect of siteRedirects(navigation)) {
    const rule = readRule(redirect, "");
    const path = rule instanceof NotWritten ? rule : exactPath(rule);
    if (path instanceof NotWritten) notWritten.push({ redirect, reason: path.reason });
    else if (!redirects.has(path)) redirects.set(path, redirectTo(redirect, site));
  }
  return { redirects: Object.fromEntries(redirects), notWritten };
}

/** The path of a rule. Astro writes a file there: it reads parameters in it, and an address, in which `%2e%2e` is `..` and `?` ends the path. */
function exactPath({ source }: RedirectRule): string | NotWritten {
  const segments: string[] = [];
  for (const part of source) {
    if (part.kind !== "text") return new NotWritten("a static site has no redirects with wildcards");
    segments.push(part.text);
  }
  // oxlint-disable-next-line no-control-regex -- some of them are in no name of a file
  if (segments.some((segment) => /[[\]/\\?#%\0-\x1f\x7f]/.test(segment)))
    return new NotWritten(
      "its source has a character that a name of a file can't have, or that Astro does not read as text",
    );
  return `/${segments.join("/")}`;
}

/** A redirect to where it ends: what is between may be a redirect with wildcards, which Astro can't have. */
function redirectTo(redirect: Redirect, site: OpenNavigation): StarlightRedirect {
  const { basePath } = site.navigation.site;
  const { destination, permanent } = redirect;
  const end = isExternalHref(destination) ? undefined : findPage(site, basePath + destination);
  if (end?.kind === "redirect")
    return { status: permanent === false || !end.permanent ? 302 : 301, destination: end.href };
  const rule = readRule(redirect, basePath);
  const written =
    rule instanceof NotWritten
      ? destination
      : rule.destination.map((part) => (part.kind === "text" ? part.text : `:${part.name}`)).join("");
  return { status: permanent === false ? 302 : 301, destination: written };
}
