// Says which redirects are pages that lead on, for hosts that have no redirects of their own. (D478)
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { routeOf } from "../../compiler/contract/page-path.ts";
import {
  exactRedirects,
  type ExactRedirect,
  type ExactRedirects,
  type RedirectNotExpressed,
} from "./exact-redirects.ts";

/**
 * The redirects of addresses where a file can be that no page has. `segments` are those of the page, which hosts write to a file with the ending
 * `.html`. The way from the top of the site is not among them: hosts have it already.
 */
export function redirectPages(navigation: ResolvedNavigation): ExactRedirects {
  const { redirects, notWritten } = exactRedirects(navigation);
  const pages: ExactRedirect[] = [];
  const others: RedirectNotExpressed[] = [...notWritten];
  const taken = new Map<string, { readonly file: string; readonly href: string }>();
  for (const { path, href, missing, url } of Object.values(navigation.pages))
    if (!missing && url === undefined) taken.set(nameOf(routeOf(path)), { file: routeOf(path), href });
  for (const each of redirects) {
    const segments = withoutEnding(each.segments);
    if (segments.length === 0) continue;
    const file = segments.join("/");
    const there = taken.get(nameOf(file));
    // The file of that page is at the address with the ending, too.
    if (there?.file === file && there.href === each.destination) continue;
    const reason = there === undefined ? reasonAgainst(segments) : "a page or another redirect has the same file";
    if (reason !== undefined) others.push({ redirect: each.redirect, reason });
    else {
      taken.set(nameOf(file), { file, href: each.destination });
      pages.push({ ...each, segments });
    }
  }
  return { redirects: pages, notWritten: others };
}

/** Some disks do not distinguish capital letters. */
function nameOf(file: string): string {
  return file.toLowerCase();
}

function withoutEnding(segments: readonly string[]): readonly string[] {
  const last = segments.at(-1);
  return last === undefined ? [] : [...segments.slice(0, -1), last.replace(/(?<=.)\.html?$/i, "")];
}

function reasonAgainst(segments: readonly string[]): string | undefined {
  if (segments.at(-1) === "index") return "servers show the file of that name for its folder";
  return segments.join("/") === "404" ? "the file of that name is what servers show for a missing page" : undefined;
}
