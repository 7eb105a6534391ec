// Writes the redirects of a site for a host (D141).
import { requireNavigation } from "../../compiler/site/require-navigation.ts";
import { fillDestination, matchSource, readRedirectSource, segmentsOf } from "../../compiler/links/redirect-source.ts";
import { sourcesByForm } from "../../compiler/links/sources-by-form.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";
import { visible } from "../../compiler/text/visible.ts";
import { nginxRewrite } from "./nginx-redirect.ts";
import { redirectHosts, type RedirectHost } from "./redirect-host.ts";
import { loopSizes } from "./loop-sizes.ts";
import { NotWritten, readRule, type RedirectRule } from "./redirect-rule.ts";
import { cloudflareFile, cloudflareLimits, netlifyFile, redirectsLine, type RedirectsLine } from "./redirects-file.ts";
import { reachedPages, siteRedirects } from "./site-redirects.ts";
import { vercelLimits, vercelRedirect } from "./vercel-redirect.ts";

/** The redirects of a site for one host. */
export interface HostRedirects {
  /** The text of `_redirects`, of a part of vercel.json, of a file for nginx, or the list for docs.json. */
  readonly text: string;
  /** The redirects that are not in it, in order. */
  readonly notWritten: readonly RedirectNotWritten[];
}

/** A redirect that a host can't have. */
export interface RedirectNotWritten {
  /** The redirect, as in docs.json. */
  readonly redirect: Redirect;
  /** Why, as the end of a sentence. */
  readonly reason: string;
}

/**
 * Writes the redirects of a site for a host, with its base path: those of docs.json in order, those of pages that forward to a
 * `url`, and that of the root of the site, if it has no page. Compile with `discover: true`, so that no wildcard hides a page
 * that no entry names. A redirect that the host can't have is in `notWritten`, and in a
 * comment if the file may have comments. For `docs.json` it writes only those of docs.json, unchanged. Throws a `TypeError` for
 * an unknown host.
 */
export function hostRedirects(navigation: ResolvedNavigation, host: RedirectHost): HostRedirects {
  requireNavigation(navigation, "hostRedirects: its first argument");
  if (host === "docs.json") return { text: `${JSON.stringify(navigation.redirects, null, 2)}\n`, notWritten: [] };
  const reached = reachedPages(navigation);
  return redirectsFor(host, {
    redirects: siteRedirects(navigation, reached),
    basePath: navigation.site.basePath,
    pages: new Set(reached.flatMap(({ url, href }) => (url === undefined ? [href] : []))),
  });
}

/** What is written for a host. */
interface RedirectedSite {
  readonly redirects: readonly Redirect[];
  readonly basePath: string;
  /** The addresses that it answers with a page. */
  readonly pages: ReadonlySet<string>;
}

function redirectsFor(host: Exclude<RedirectHost, "docs.json">, site: RedirectedSite): HostRedirects {
  switch (host) {
    case "netlify": {
      const all = translated(site, (rule) => redirectsLine(rule, netlifyFile));
      return linesOf(all, ({ line }) => line);
    }
    case "cloudflare":
      // Lines without a wildcard come first, so none of them is behind one.
      return cloudflareRedirects(
        translated(site, (rule) => redirectsLine(rule, cloudflareFile), {
          leadsElsewhere: () => undefined,
          add: () => undefined,
        }),
      );
    case "nginx":
      return linesOf(translated(site, nginxRewrite), (line) => line);
    case "vercel": {
      const all = limited(translated(site, vercelRedirect), () => true, {
        most: vercelLimits.redirects,
        reason: `vercel.json can have ${String(vercelLimits.redirects)} redirects`,
      });
      const written = all.flatMap(({ result }) => (result instanceof NotWritten ? [] : [result]));
      return { text: `${JSON.stringify({ redirects: written }, null, 2)}\n`, notWritten: notWrittenIn(all) };
    }
    default:
      throw new TypeError(
        `There is no host "${String(host satisfies never)}". Use one of ${redirectHosts.join(", ")}.`,
      );
  }
}

/** A redirect, and its translation. */
interface Translated<Written> {
  readonly redirect: Redirect;
  readonly result: Written | NotWritten;
}

function translated<Written>(
  { redirects, basePath, pages }: RedirectedSite,
  write: (rule: RedirectRule) => Written | NotWritten,
  written: WrittenPatterns = firstMatches(),
): readonly Translated<Written>[] {
  const keys = new Set<string>();
  const rules = redirects.map((redirect) => {
    const rule = readRule(redirect, basePath, pages);
    return { redirect, rule, result: rule instanceof NotWritten ? rule : write(rule) };
  });
  // One that the host can't have breaks no loop of others there.
  const loops = loopSizes(rules.flatMap(({ redirect, result }) => (result instanceof NotWritten ? [] : [redirect])));
  const ahead = new Map<Redirect, Translated<Written>[]>();
  const all = rules.map(({ redirect, rule, result }): Translated<Written> & { readonly isAhead?: boolean } => {
    if (rule instanceof NotWritten || result instanceof NotWritten) return { redirect, result };
    const loop = loops.get(redirect);
    if (loop !== undefined) return { redirect, result: inLoop(loop) };
    if (keys.has(rule.key)) return { redirect, result: new NotWritten("a redirect before it has the same source") };
    keys.add(rule.key);
    const other = written.leadsElsewhere(redirect);
    if (other?.certain === true)
      return {
        redirect,
        result: new NotWritten(
          `${other.redirect.source} before it matches its source, and the host uses the first that matches`,
        ),
      };
    written.add(redirect);
    if (other === undefined) return { redirect, result };
    madeOnce(ahead, other.redirect, () => [] as Translated<Written>[]).push({ redirect, result });
    return { redirect, result, isAhead: true };
  });
  return all.flatMap((each) => (each.isAhead === true ? [] : [...(ahead.get(each.redirect) ?? []), each]));
}

/** The redirects with wildcards that a host has so far. */
interface WrittenPatterns {
  readonly add: (redirect: Redirect) => void;
  /**
   * The one that the host would use in place of a redirect without wildcards, and that leads elsewhere. `certain` is false if it
   * does not match on every platform, as `/a/:slug*` for `/a`: then the one without wildcards has to be used (D484).
   */
  readonly leadsElsewhere: (
    redirect: Redirect,
  ) => { readonly redirect: Redirect; readonly certain: boolean } | undefined;
}

/** Those of a host that uses the first redirect that matches a path. */
function firstMatches(): WrittenPatterns {
  const patterns = sourcesByForm();
  const added: Redirect[] = [];
  return {
    add: (redirect) => {
      const source = readRedirectSource(redirect.source)!;
      if (source.exact === undefined) patterns.add({ source, index: added.push(redirect) - 1 });
    },
    leadsElsewhere: ({ source, destination }) => {
      if (readRedirectSource(source)!.exact === undefined) return undefined;
      const path = segmentsOf(source);
      const found = patterns.candidatesFor(path).flatMap((pattern) => {
        const taken = matchSource(pattern.source, path);
        if (taken === undefined) return [];
        const redirect = added[pattern.index]!;
        const isElsewhere = fillDestination(redirect.destination, taken) !== destination;
        return [{ redirect, certain: taken.certain, isElsewhere }];
      });
      const sure = found.find(({ certain }) => certain);
      return [sure, found[0]].find((each) => each?.isElsewhere);
    },
  };
}

function inLoop(redirects: number): NotWritten {
  if (redirects === 1) return new NotWritten("it leads to paths that it redirects again");
  return new NotWritten(`it is one of ${String(redirects)} redirects that form a loop`);
}

function limited<Written>(
  all: readonly Translated<Written>[],
  counts: (written: Written) => boolean,
  { most, reason }: { readonly most: number; readonly reason: string },
): readonly Translated<Written>[] {
  let counted = 0;
  return all.map((each) => {
    if (each.result instanceof NotWritten || !counts(each.result)) return each;
    counted += 1;
    return counted <= most ? each : { ...each, result: new NotWritten(reason) };
  });
}

/** Cloudflare counts all lines after the first one with a wildcard as lines with wildcards, so lines without come first. */
function cloudflareRedirects(all: readonly Translated<RedirectsLine>[]): HostRedirects {
  const { line: longest, static: plain, dynamic } = cloudflareLimits;
  const short = all.map((each) => {
    if (each.result instanceof NotWritten || each.result.line.length <= longest) return each;
    return { ...each, result: new NotWritten(`its line is longer than ${String(longest)} characters`) };
  });
  const fewPlain = limited(short, ({ isDynamic }) => !isDynamic, {
    most: plain,
    reason: `Cloudflare reads ${String(plain)} redirects without wildcards`,
  });
  const few = limited(fewPlain, ({ isDynamic }) => isDynamic, {
    most: dynamic,
    reason: `Cloudflare reads ${String(dynamic)} redirects with wildcards`,
  });
  const rank = ({ result }: Translated<RedirectsLine>): number =>
    result instanceof NotWritten ? 2 : Number(result.isDynamic);
  const { text } = linesOf(
    few.toSorted((a, b) => rank(a) - rank(b)),
    ({ line }) => line,
  );
  return { text, notWritten: notWrittenIn(few) };
}

function linesOf<Written>(all: readonly Translated<Written>[], lineOf: (written: Written) => string): HostRedirects {
  const lines = all.map(({ redirect, result }) => {
    if (!(result instanceof NotWritten)) return `${lineOf(result)}\n`;
    return `# ${visible(`not written: ${redirect.source} to ${redirect.destination}, because ${result.reason}`)}\n`;
  });
  return { text: lines.join(""), notWritten: notWrittenIn(all) };
}

function notWrittenIn<Written>(all: readonly Translated<Written>[]): readonly RedirectNotWritten[] {
  return all.flatMap(({ redirect, result }) =>
    result instanceof NotWritten ? [{ redirect, reason: result.reason }] : [],
  );
}
