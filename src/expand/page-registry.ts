// Which page stands behind an entry, an endpoint or a link? One object a page, whatever the number of places.
import type { BoundPage, Inherited, NodeSource } from "../bind/bound-tree.ts";
import type { PagePath } from "../contract/page-path.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import type { MovedPages } from "../hints/moved-pages.ts";
import type { FoundPage, PageCatalog, PageFile } from "../pages/page-catalog.ts";
import type { Operation } from "../specs/spec-catalog.ts";
import type { ExpandedPage } from "./expanded-tree.ts";
import type { EndpointLookup } from "../routes/find-endpoint.ts";
import type { NearestPage } from "../hints/nearest-page.ts";
import { missingPages, type MissingPagesInput } from "./missing-pages.ts";
import { filePage, generatedPage, missingPage } from "./page-facts.ts";
import { operationKey } from "../specs/find-operation.ts";
import { pageDetours } from "./page-detours.ts";
import { pageOperation } from "../routes/page-operation.ts";
import type { PlannedPage, RoutePlan } from "../routes/plan-routes.ts";
import { routeOf } from "../routes/route-of.ts";

/** What the registry looks pages up in. */
export interface RegistryInput {
  readonly pages: PageCatalog;
  readonly lookup: EndpointLookup;
  readonly routes: RoutePlan;
  readonly nearestPage: NearestPage;
  readonly movedPages: MovedPages;
  readonly sentOn: MissingPagesInput["sentOn"];
  readonly report: Report;
}

/** Every page of the site, made when first asked for. */
export interface PageRegistry {
  /** The page of a page path entry or root (D3); a missing one when it has no file and is not generated. */
  readonly entry: (entry: BoundPage) => ExpandedPage;
  /** The page of an operation at its planned path; an own file there wins (D8). */
  readonly endpoint: (planned: PlannedPage, inForce: Inherited | undefined) => ExpandedPage;
  /** The page a link names; undefined when there is none. */
  readonly linked: (path: PagePath) => ExpandedPage | undefined;
  /** The page at the address of a file that was discovered: of another file, where two have that address. */
  readonly discovered: (path: PagePath) => { readonly page: ExpandedPage; readonly file: PageFile } | undefined;
  /** Whether a page made so far shows this operation. */
  readonly shows: (operation: Operation) => boolean;
  /** Whether the file of the entry at a place has the address of another file, which was told. */
  readonly collides: (source: NodeSource) => boolean;
  /** Tells what is missing, once a page, and what is named in another way than by its path. */
  readonly tell: () => void;
}

/** An empty registry. */
export function pageRegistry({
  pages,
  lookup,
  routes,
  nearestPage,
  movedPages,
  sentOn,
  report,
}: RegistryInput): PageRegistry {
  // By address, not by path: `guides.mdx` and `guides/index.mdx` can't both be a page (D4).
  const byRoute = new Map<string, ExpandedPage>();
  const shown = new Set<Operation>();
  const listed = new Set<string>();
  const collided = new Set<NodeSource>();
  const detours = pageDetours(report);
  const missing = missingPages({ nearestPage, movedPages, sentOn }, (path) => listed.has(routeOf(path)), report);

  const keep = (page: ExpandedPage, operation: Operation | undefined): ExpandedPage => {
    byRoute.set(routeOf(page.path), page);
    if (operation !== undefined) shown.add(operation);
    return page;
  };
  const endpoint = ({ path, operation }: PlannedPage, inForce: Inherited | undefined): ExpandedPage => {
    const known = byRoute.get(routeOf(path));
    if (known !== undefined && known.missing !== true) return known;
    const own = ownFile(path, pages);
    if (own === undefined) return keep(generatedPage(path, operation), operation);
    // What the file says of itself goes before what its address says.
    const named = pageOperation(own, inForce, lookup) ?? operation;
    return keep(filePage(own, named, operationKey(operation)), named);
  };
  // What a file that nothing names does wrong is no part of a fault at other places.
  const quiet: EndpointLookup = { ...lookup, repeated: { add: () => {}, tell: () => {} } };
  const withFile = (
    { page: file }: FoundPage,
    place: Place | undefined,
    inForce?: Inherited,
    by: EndpointLookup = lookup,
  ): ExpandedPage => {
    const planned = routes.pageAt(file.path);
    const known = planned === undefined ? byRoute.get(routeOf(file.path)) : endpoint(planned, inForce);
    if (known === undefined || known.missing === true) {
      const operation = pageOperation(file, inForce, by);
      return keep(filePage(file, operation, undefined), operation);
    }
    if (known.file !== null && known.file !== file.file && place !== undefined)
      report("route-collision", place, { href: `/${routeOf(file.path)}`, first: known.file, second: file.file });
    return known;
  };
  const generated = (path: string, inForce?: Inherited): ExpandedPage | undefined => {
    const planned = routes.pageAt(path);
    return planned === undefined ? undefined : endpoint(planned, inForce);
  };
  return {
    entry: (entry) => {
      const place = valueAt(entry.source.file, entry.source.pointer);
      const found = pages.find(entry.path);
      if (found !== undefined) {
        detours.add(entry, found);
        listed.add(routeOf(found.page.path));
        const page = withFile(found, place, entry.inForce);
        if (page.file !== null && page.file !== found.page.file) collided.add(entry.source);
        return page;
      }
      const made = generated(entry.path, entry.inForce);
      if (made !== undefined) return made;
      missing.add(entry);
      const known = byRoute.get(routeOf(entry.path));
      if (known !== undefined) return known;
      // Another file of its address is what readers see there; two pages of one address would have two keys (D4, D26).
      const shown = ownFile(entry.path, pages);
      return shown === undefined
        ? keep(missingPage(entry.path), undefined)
        : withFile({ page: shown, by: "path" }, undefined, entry.inForce);
    },
    endpoint,
    linked: (path) => {
      const found = pages.find(path);
      return found === undefined ? generated(path) : withFile(found, undefined);
    },
    discovered: (path) => {
      const found = pages.find(path);
      const by = found?.page.frontMatter.hidden === true ? lookup : quiet;
      return found && { page: withFile(found, undefined, undefined, by), file: found.page };
    },
    shows: (operation) => shown.has(operation),
    collides: (source) => collided.has(source),
    tell: () => {
      detours.tell();
      missing.tell();
    },
  };
}

/** The file that has the address of a generated page. */
function ownFile(path: string, pages: PageCatalog): PageFile | undefined {
  for (const candidate of [path, routeOf(path)]) {
    const found = pages.find(candidate as PagePath);
    if (found !== undefined && found.by !== "extension") return found.page;
  }
  return undefined;
}
