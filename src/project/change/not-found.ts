// Says what a user may have meant by a name that no page, file or folder has.
import { isPageFileName, pageHref, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { nearestName } from "../../compiler/hints/nearest-name.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { baseName, resolvePath } from "../../compiler/text/resolve-path.ts";
import { formsNote } from "../../compiler/text/unicode-forms.ts";
import { isListedWithoutFile } from "./listed-without-file.ts";

/** What can be named. */
export interface NamedPages {
  /** Every file of the site, from its root. */
  readonly files: () => readonly string[];
  /** Its pages and redirects; absent if they are not known. */
  readonly navigation?: Pick<ResolvedNavigation, "pages" | "redirects"> | undefined;
  /** The labels of divisions; absent where none can be named. */
  readonly labels?: (() => readonly string[]) | undefined;
}

const mostMeant = 3;

/** A sentence about a name with nothing at it: the path, the page with that title, or the division that may be meant. */
export function notFound(written: string, named: NamedPages): string {
  const nothing = named.labels === undefined ? "page, file or folder" : "page and no division";
  const path = resolvePath("", withoutPageExtension(written)) ?? written;
  if (named.navigation !== undefined && isListedWithoutFile(path, named.navigation))
    return `The page "${written}" has an entry, and no file. If it has moved, name its path now; or make its file, or remove its entry.`;
  const redirected = redirectFinder(named.navigation?.redirects ?? [])(pageHref(path, ""));
  if (redirected?.certain === true)
    return `There is no ${nothing} "${written}": ${pageHref(path, "")} redirects to ${redirected.destination}. Was it moved or removed already?`;
  const meant = meantPages(path, written, named);
  const label = meant.length === 0 ? nearestName(written, [...new Set(named.labels?.() ?? [])]) : undefined;
  const all = label === undefined ? meant : [`the division "${label}"`];
  const hint = all.length === 0 ? "" : ` Did you mean ${all.join(", or ")}?${formsNote(`${path} ${all.join(" ")}`)}`;
  return `There is no ${nothing} "${written}".${hint}`;
}

function meantPages(path: string, written: string, { files, navigation }: NamedPages): readonly string[] {
  // What has the name of a page and is none, such as a pipe or a link out of the folder, is not what was meant.
  const paths = files()
    .filter(isPageFileName)
    .map(withoutPageExtension)
    .filter((page) => page !== path);
  const known = new Set(paths);
  const first = [`${path}/index`, `${path}/README`].find((each) => known.has(each));
  if (first !== undefined) return [first];
  const titled = pagesWithTitle(written, navigation?.pages ?? {});
  if (titled.length > 0) return titled.slice(0, mostMeant);
  const sameName = paths.filter((page) => baseName(page) === baseName(path));
  const near = nearestName(path, paths) ?? (sameName.length === 1 ? sameName[0] : undefined);
  return near === undefined ? [] : [near];
}

/** The paths of the pages with a title, without regard to capitals. */
export function pagesWithTitle(written: string, pages: ResolvedNavigation["pages"]): readonly string[] {
  const wanted = written.trim().toLowerCase();
  return Object.values(pages).flatMap(({ file, title, sidebarTitle }) =>
    file !== null && [title, sidebarTitle].some((each) => each?.toLowerCase() === wanted)
      ? [withoutPageExtension(file)]
      : [],
  );
}
