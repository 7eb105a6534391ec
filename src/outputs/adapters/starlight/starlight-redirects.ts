// Makes the redirects of a Starlight site. Only redirects of single addresses are possible, because a static site of Astro has no patterns.
import { NotWritten, readRule, type RedirectRule } from "../../feeds/redirect-rule.ts";
import { siteRedirects } from "../../feeds/site-redirects.ts";
import type { Redirect } from "../../../compiler/links/find-redirect.ts";
import { certainHops, firstHop, followRedirects, type NextHop } from "../../../compiler/links/follow-redirects.ts";
import { redirectFinder } from "../../../compiler/links/redirect-finder.ts";
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
  const next = certainHops(redirectFinder(navigation.redirects));
  for (const redirect of siteRedirects(navigation)) {
    const rule = readRule(redirect, "");
    const path = rule instanceof NotWritten ? rule : exactPath(rule);
    if (path instanceof NotWritten) notWritten.push({ redirect, reason: path.reason });
    else if (!redirects.has(path)) redirects.set(path, redirectTo(followed(redirect, next), navigation));
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

/** A redirect that needs one with wildcards, as one to where both lead. */
function followed(redirect: Redirect, next: NextHop<Redirect>): Redirect {
  const { hops, end } = followRedirects(firstHop(redirect), next, () => false);
  const [, ...others] = hops;
  if (end.kind !== "address" || others.every(({ plain }) => plain)) return redirect;
  const isTemporary = hops.some((hop) => hop.redirect.permanent === false);
  return { ...redirect, destination: others.at(-1)!.to, ...(isTemporary ? { permanent: false } : {}) };
}

function redirectTo(redirect: Redirect, { site }: ResolvedNavigation): StarlightRedirect {
  const rule = readRule(redirect, site.basePath);
  const destination =
    rule instanceof NotWritten
      ? redirect.destination
      : rule.destination.map((part) => (part.kind === "text" ? part.text : `:${part.name}`)).join("");
  return { status: redirect.permanent === false ? 302 : 301, destination };
}
