// Which page stands behind an entry, an endpoint or a link? One object a page, whatever the number of places.
import type { BoundPage, Inherited } from "../bind/bound-tree.ts";
import type { PagePath } from "../contract/page-path.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { valueAt } from "../diagnostics/place.ts";
import type { FoundPage, PageCatalog } from "../pages/page-catalog.ts";
import type { Operation } from "../specs/spec-catalog.ts";
import type { ExpandedPage } from "./expanded-tree.ts";
import type { EndpointLookup } from "./find-endpoint.ts";
import { filePage, generatedPage, missingPage, operationKey } from "./page-facts.ts";
import { pageOperation } from "./page-operation.ts";
import type { RoutePlan } from "./plan-routes.ts";
import { missingPages, type NearestPage } from "./missing-pages.ts";

/** What the registry looks pages up in. */
export interface RegistryInput {
  readonly pages: PageCatalog;
  readonly lookup: EndpointLookup;
  readonly routes: RoutePlan;
  readonly nearestPage: NearestPage;
  readonly report: Report;
}

/** Every page of the site, made when first asked for. */
export interface PageRegistry {
  /** The page of a page path entry or root (D3); a missing one when it has no file and is not generated. */
  readonly entry: (entry: BoundPage) => ExpandedPage;
  /** The page of an operation at its planned path; an own file there wins (D8). */
  readonly endpoint: (path: string, operation: Operation) => ExpandedPage;
  /** The page a link names; undefined when there is none. */
  readonly linked: (path: PagePath) => ExpandedPage | undefined;
  /** Tells what is missing, once a page. */
  readonly tell: () => void;
}

/** An empty registry. */
export function pageRegistry({ pages, lookup, routes, nearestPage, report }: RegistryInput): PageRegistry {
  const byPath = new Map<string, ExpandedPage>();
  const byRoute = new Map<string, ExpandedPage>();
  const missing = missingPages(nearestPage, report);

  const keep = (page: ExpandedPage): ExpandedPage => {
    byPath.set(page.path, page);
    return page;
  };
  const withFile = (found: FoundPage, inForce: Inherited | undefined): ExpandedPage =>
    byPath.get(found.page.path) ?? keep(filePage(found.page, pageOperation(found.page, inForce, lookup), undefined));
  // Two files can lead to one address: `guides.mdx` and `guides/index.mdx` (D4).
  const settled = (page: ExpandedPage, entry: BoundPage): ExpandedPage => {
    const route = page.path.replace(/(^|\/)index$/, "");
    const first = byRoute.get(route);
    if (first === undefined) byRoute.set(route, page);
    if (first === undefined || first === page) return page;
    if (first.file !== null && page.file !== null) {
      report("route-collision", valueAt(entry.source.file, entry.source.pointer), {
        href: `/${route}`,
        first: first.file,
        second: page.file,
      });
    }
    return first;
  };
  const generated = (path: string): ExpandedPage | undefined => {
    const slot = routes.operationAt(path);
    return slot === undefined ? undefined : endpoint(path, slot.operation);
  };
  const endpoint = (path: string, operation: Operation): ExpandedPage => {
    const known = byPath.get(path);
    if (known !== undefined) return known;
    const own = pages.find(path as PagePath);
    return keep(
      own?.by === "path" ? filePage(own.page, operation, operationKey(operation)) : generatedPage(path, operation),
    );
  };
  return {
    entry: (entry) => {
      const found = pages.find(entry.path);
      if (found !== undefined) {
        tellDetour(entry, found, report);
        return settled(generated(found.page.path) ?? withFile(found, entry.inForce), entry);
      }
      const made = generated(entry.path);
      if (made !== undefined) return made;
      missing.add(entry);
      return byPath.get(entry.path) ?? keep(missingPage(entry.path));
    },
    endpoint,
    linked: (path) => {
      const found = pages.find(path);
      return found === undefined ? generated(path) : (generated(found.page.path) ?? withFile(found, undefined));
    },
    tell: missing.tell,
  };
}

function tellDetour({ written, source }: BoundPage, { by, page }: FoundPage, report: Report): void {
  if (by === "path") return;
  const code = by === "index" ? "page-index" : "page-extension";
  report(code, valueAt(source.file, source.pointer), { written, path: page.path }, { suggestion: page.path });
}
