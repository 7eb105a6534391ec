// Makes the redirects of a VitePress site, which are pages that lead on.
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { ExactRedirect, ExactRedirects } from "../exact-redirects.ts";
import { redirectPages } from "../redirect-pages.ts";
import type { VitePressPaths } from "./vitepress-path.ts";

/** A redirect with the path of its page. */
export interface VitePressRedirect extends ExactRedirect {
  readonly file: string;
}

/** The redirects whose address VitePress can have, and the others. */
export function vitePressRedirects(
  navigation: ResolvedNavigation,
  paths: VitePressPaths,
): Pick<ExactRedirects, "notWritten"> & { readonly redirects: readonly VitePressRedirect[] } {
  const { redirects, notWritten } = redirectPages(navigation);
  const placed = redirects.map((each) => ({ ...each, file: paths.fileAt(each.segments.join("/")) }));
  const others = placed.flatMap(({ file, redirect }) =>
    file === undefined ? [{ redirect, reason: "VitePress can't have a page there" }] : [],
  );
  return {
    redirects: placed.flatMap(({ file, ...each }) => (file === undefined ? [] : [{ ...each, file }])),
    notWritten: [...notWritten, ...others],
  };
}
