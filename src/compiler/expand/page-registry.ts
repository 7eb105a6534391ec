// Finds the page of each entry, endpoint and link: one object per page, even if it has several places.
import type { BoundPage, BoundReference, Inherited } from "../bind/bound-tree.ts";
import { routeOf, type PagePath } from "../contract/page-path.ts";
import type { PageCatalog, PageFile } from "../pages/page-catalog.ts";
import type { GraphqlCatalog } from "../specs/graphql-catalog.ts";
import type { SdkCatalog } from "../specs/sdk-catalog.ts";
import type { SpecCatalog, NamedOperation } from "../specs/spec-catalog.ts";
import type { EntryState, ExpandedPage, PageOperationFact } from "./expanded-tree.ts";
import { filePage, generatedPage, missingPage } from "./page-facts.ts";
import { withSymbol } from "./symbol-facts.ts";
import { referencePage } from "./reference-page.ts";
import { pageOperation, shownOperation, type ShownOperation } from "../routes/page-operation.ts";
import type { ReferencePlan } from "../routes/reference-plan.ts";
import type { RoutePlan } from "../routes/plan-routes.ts";
import type { PlannedRoute } from "../routes/route-allocator.ts";

/** Where the registry looks up pages. */
export interface RegistryInput {
  readonly pages: PageCatalog;
  readonly specs: SpecCatalog;
  readonly graphql: GraphqlCatalog;
  readonly sdk: SdkCatalog;
  readonly routes: RoutePlan;
  readonly references: ReferencePlan;
}

/** All pages of the site; each is made when it is first needed. */
export interface PageRegistry {
  /** The page of a page path entry or root (D3), and how it was found. A page without a file that is not generated is a missing one. */
  readonly entry: (entry: BoundPage) => { readonly page: ExpandedPage; readonly state: EntryState };
  /** The page of an operation at its planned path; a page file there replaces it (D8). */
  readonly endpoint: (route: PlannedRoute, inForce: Inherited | undefined) => ExpandedPage;
  /** The page a link names; undefined if there is none. */
  readonly linked: (path: PagePath) => ExpandedPage | undefined;
  /** The page at the address of a discovered file; it belongs to another file if two files have this address. */
  readonly discovered: (path: PagePath) => { readonly page: ExpandedPage; readonly file: PageFile } | undefined;
  /** The operations that the pages made so far show. */
  readonly shownOperations: ReadonlySet<NamedOperation>;
  /** The pages made so far whose front matter names an operation, and what was found for it. */
  readonly pageOperations: readonly PageOperationFact[];
}

/** A registry without pages. */
export function pageRegistry(input: RegistryInput): PageRegistry {
  const { pages, specs, routes, references } = input;
  // By address, not by path: `guides.mdx` and `guides/index.mdx` can't both be a page (D4).
  const byRoute = new Map<string, ExpandedPage>();
  const shownOperations = new Set<NamedOperation>();
  const pageOperations: PageOperationFact[] = [];

  const keep = (page: ExpandedPage, operation: NamedOperation | undefined): ExpandedPage => {
    byRoute.set(routeOf(page.path), page);
    if (operation !== undefined) shownOperations.add(operation);
    return page;
  };
  const operationOf = (page: PageFile, inForce: Inherited | undefined): ShownOperation | undefined => {
    const named = pageOperation(page, inForce, specs);
    if (named !== undefined) pageOperations.push({ page, named });
    return shownOperation(named);
  };
  const endpoint = (route: PlannedRoute, inForce: Inherited | undefined): ExpandedPage => {
    const known = byRoute.get(routeOf(route.path));
    if (known !== undefined && known.missing !== true) return known;
    const own = ownFile(route.path, pages);
    const { operation } = route.slot;
    if (own === undefined) return keep(generatedPage(route), operation);
    // Front matter takes precedence over the address.
    const named = operationOf(own, inForce);
    return keep(filePage(own, named, route), named?.operation ?? operation);
  };
  const withFile = (file: PageFile, inForce?: Inherited): ExpandedPage => {
    const planned = routes.routeAt(file.path);
    const known = planned === undefined ? byRoute.get(routeOf(file.path)) : endpoint(planned, inForce);
    if (known === undefined || known.missing === true) {
      const named = operationOf(file, inForce);
      return keep(withSymbol(filePage(file, named, undefined), file, inForce?.sdk, input.sdk), named?.operation);
    }
    return known;
  };
  const generated = (path: string, inForce?: Inherited): ExpandedPage | undefined => {
    const planned = routes.routeAt(path);
    return planned === undefined ? undefined : endpoint(planned, inForce);
  };
  // Another file of its address is what readers see there; two pages of one address would have two keys (D4, D26).
  const withoutFile = ({ path, inForce }: BoundPage): ExpandedPage => {
    const known = byRoute.get(routeOf(path));
    if (known !== undefined) return known;
    const shown = ownFile(path, pages);
    return shown === undefined ? keep(missingPage(path), undefined) : withFile(shown, inForce);
  };
  const madeOf = (path: string, reference: BoundReference): ExpandedPage | undefined => {
    const page = referencePage(path, reference, input);
    return page && keep(page, undefined);
  };
  const referenced = (path: string): ExpandedPage | undefined => {
    const known = byRoute.get(routeOf(path));
    const reference = references.at(path);
    return known ?? (reference && madeOf(path, reference));
  };
  const withoutPage = (entry: BoundPage): ReturnType<PageRegistry["entry"]> => {
    const known = byRoute.get(routeOf(entry.path));
    if (known?.file === null && (known.reference ?? known.symbol) !== undefined)
      return { page: known, state: { kind: "generated" } };
    const reference = entry.reference ?? references.at(entry.path);
    const page = reference && madeOf(entry.path, reference);
    if (page === undefined) return { page: withoutFile(entry), state: { kind: "missing" } };
    return { page, state: { kind: "generated" } };
  };
  return {
    entry: (entry) => {
      const found = pages.find(entry.path);
      if (found !== undefined) {
        const page = withFile(found.page, entry.inForce);
        const isShown = page.file === null || page.file === found.page.file;
        return { page, state: isShown ? { kind: "found", found } : { kind: "collided", found, shown: page.file } };
      }
      const made = generated(entry.path, entry.inForce);
      return made === undefined ? withoutPage(entry) : { page: made, state: { kind: "generated" } };
    },
    endpoint,
    linked: (path) => {
      const found = pages.find(path);
      return found === undefined ? (generated(path) ?? referenced(path)) : withFile(found.page);
    },
    discovered: (path) => {
      const found = pages.find(path);
      return found && { page: withFile(found.page), file: found.page };
    },
    shownOperations,
    pageOperations,
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
