// Finds in which folders VitePress shows another language or another top bar.
import { routeOf } from "../../../compiler/contract/page-path.ts";
import type { PageView } from "../../runtime/view-page.ts";
import type { Edition } from "../../../compiler/site/navigation.ts";
import { isUnlisted } from "../../../compiler/site/unlisted-page.ts";
import { fewestFolders } from "./folder-prefixes.ts";

/** The edition of each folder that has one of its own, by the key of its locale; `root` has all other folders. */
export type LocalePlan = ReadonlyMap<string, Edition>;

/** Finds the folders in which most listed pages belong to another edition than the pages around the folder. VitePress tries them in this order. */
export function planLocales(views: readonly PageView[]): LocalePlan {
  const listed = views.filter(({ page }) => !isUnlisted(page));
  const routes = listed.map(({ page }) => routeOf(page.path));
  const folders = new Set(routes.flatMap((route) => outerFolders(route)));
  // A page with the address of a folder may be put into it.
  const values = listed.map(({ edition }, index): [string, Edition] => {
    const route = routes[index]!;
    return [folders.has(route) ? `${route}/index` : route, edition];
  });
  const plan = fewestFolders(new Map(values));
  return new Map(plan.map(({ path, value }) => [path === "" ? "root" : localeKey(path.slice(0, -1)), value]));
}

/** The key of the locale that VitePress finds for a path. */
export function foundLocale(plan: LocalePlan, path: string): string {
  const found = [...plan.keys()].find((key) => key !== "root" && new RegExp(`/${key}/`).test(`/${path}`));
  return found ?? "root";
}

/** The folders of a plan, without slashes. */
export function localeFolders(plan: LocalePlan): ReadonlySet<string> {
  return new Set([...plan.keys()].filter((key) => key !== "root").map((key) => key.replaceAll(/\\(.)/g, "$1")));
}

/** VitePress reads the key as an expression. */
function localeKey(folder: string): string {
  return folder.replaceAll(/[|\\{}()[\]^$+*?]/g, String.raw`\$&`);
}

function outerFolders(route: string): readonly string[] {
  const segments = route.split("/").slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
