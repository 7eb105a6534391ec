// Lists the libraries of a site: those that docs.json names, and those that only front matter names (D236).
import { boundDivisions } from "../bind/bound-divisions.ts";
import type { BoundDivision, BoundPage, BoundTree } from "../bind/bound-tree.ts";
import { collectReferences } from "../bind/collect-references.ts";
import { sdkOfTarget } from "../contract/sdk-symbol.ts";
import { sdkTargetOf, type PageCatalog } from "../pages/page-catalog.ts";

type AttachedSdk = NonNullable<BoundDivision["sdk"]>;

/** Each mention of a library: first those of docs.json, then those of listed pages in reading order. */
export function namedSdks(tree: BoundTree, catalog: PageCatalog): readonly AttachedSdk[] {
  const ofPages = boundDivisions(tree).flatMap((division) =>
    pagesIn(division).flatMap(({ path, inForce }): readonly AttachedSdk[] => {
      const page = catalog.find(path)?.page;
      const read = page && sdkTargetOf(page.frontMatter);
      if (page === undefined || read?.kind !== "read" || read.target.source === undefined) return [];
      const sdk = sdkOfTarget(read.target, inForce.sdk);
      return sdk === undefined ? [] : [{ kind: "sdk", ...sdk, file: page.file, pointer: "/sdk" }];
    }),
  );
  return [...collectReferences(tree).sdk, ...ofPages];
}

function pagesIn({ root, children }: BoundDivision): readonly BoundPage[] {
  const pages = children.filter((child) => child.kind === "page");
  return root === undefined ? pages : [root, ...pages];
}
