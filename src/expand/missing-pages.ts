// Which entries lead nowhere? One diagnostic a page, with every place that names it.
import type { BoundPage } from "../bind/bound-tree.ts";
import type { Report, StringEdit } from "../diagnostics/diagnostic.ts";
import { otherPlaces } from "../diagnostics/other-places.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import type { MovedPages } from "../hints/moved-pages.ts";
import type { NearestPage } from "../hints/nearest-page.ts";

/** Where a redirect of docs.json sends the address of a page. */
export interface SentOn {
  readonly to: string;
  readonly place: Place;
  /** The page file it leads to, by its path; undefined when it leads to none. */
  readonly page: string | undefined;
}

/** What a missing page may have become. */
export interface MissingPagesInput {
  readonly nearestPage: NearestPage;
  readonly movedPages: MovedPages;
  readonly sentOn: (path: string) => SentOn | undefined;
}

/** Gathers missing pages, then tells each once. A page that is listed already is not what an entry meant. */
export function missingPages(
  { nearestPage, movedPages, sentOn }: MissingPagesInput,
  isListed: (path: string) => boolean,
  report: Report,
): { readonly add: (entry: BoundPage) => void; readonly tell: () => void } {
  const entries = new Map<string, BoundPage[]>();
  return {
    add: (entry) => {
      const known = entries.get(entry.path);
      if (known === undefined) entries.set(entry.path, [entry]);
      else known.push(entry);
    },
    tell: () => {
      if (entries.size === 0) return;
      const moved = movedPages([...entries.keys()], isListed);
      for (const [path, all] of entries) {
        const sent = sentOn(path);
        // A redirect says where the page went; one that is listed there has an entry already.
        const target = moved.get(path) ?? (sent?.page !== undefined && !isListed(sent.page) ? sent.page : undefined);
        const nearest = target ?? (sent === undefined ? nearestPage(path, isListed) : undefined);
        const [first, ...others] = all.map(({ source }) => valueAt(source.file, source.pointer));
        const related = [
          ...(sent === undefined ? [] : [{ message: "redirected here", place: sent.place }]),
          ...otherPlaces(others, "also listed here"),
        ];
        const suggestion = nearest === undefined ? {} : { suggestion: nearest };
        const details = { related, ...suggestion, edits: rewritten(target, [first!, ...others]) };
        report("page-not-found", first!, { path, nearest, redirected: sent?.to }, details);
      }
    },
  };
}

function rewritten(path: string | undefined, places: readonly Place[]): readonly StringEdit[] {
  return path === undefined ? [] : places.map((place) => ({ place, written: path }));
}
