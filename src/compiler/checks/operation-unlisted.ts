// Finds operations that no page shows, although the site shows other operations of their spec. (D41)
import { boundDivisions } from "../bind/bound-divisions.ts";
import { placeOf, valueAt, type Place } from "../diagnostics/place.ts";
import type { PageOperationFact } from "../expand/expanded-tree.ts";
import { usesOf } from "../routes/spec-uses.ts";
import type { Operation, SpecDocument } from "../specs/spec-catalog.ts";
import { perObject } from "../text/per-object.ts";
import { pageOperations } from "./page-entries.ts";
import type { Check, CheckedSite } from "./check.ts";
import { entryOf, placeInSpec } from "./operation-place.ts";
import { operationsWithoutPage, stoppedSpecs, unknownOperationsOf } from "./operations-without-page.ts";

/**
 * Reports each spec with such operations once, at the first place where `navigation` attaches it, else at `openapi` of
 * docs.json, else at the front matter that shows an operation of it.
 */
export const operationUnlisted: Check = {
  code: "operation-unlisted",
  needs: [],
  run: (site, report, leave) => {
    const { bound, specs, expanded } = site;
    const seen = new Set(stoppedSpecs(site).map(({ document }) => document));
    const attachments = boundDivisions(site.bound).flatMap(({ ownSpecs }) => ownSpecs);
    const ofConfig = usesOf([...attachments, ...bound.site.openapi, ...bound.site.asyncapi], specs);
    const uses = ofConfig.map(({ document, at }) => ({ document, place: placeOf(at), isOfPages: false }));
    for (const { document, place, isOfPages } of [...uses, ...usesOfPages(site)]) {
      if (seen.has(document)) continue;
      seen.add(document);
      const without = operationsWithoutPage(document, site);
      const left = specs.found.includes(document) ? without.filter((each) => !isNamed(each, site)) : without;
      // A spec of which nothing is shown is there for something else, such as a playground.
      if (left.length === 0 || !document.operations.some((each) => expanded.shownOperations.has(each))) continue;
      const unknown = unknownOperationsOf(document, site);
      const { source: spec, kind } = document;
      if (unknown !== undefined) {
        leave(unknown, { at: [{ file: place.file, subject: [spec, kind] }] });
        continue;
      }
      const examples = left.slice(0, 3).map(entryOf);
      // docs.json names it too, but misspelt.
      const causedBy = [{ code: "spec-not-found", suggests: spec }] as const;
      const webhooks = left.filter((each) => each.kind === "webhook").length;
      const isByPages = isOfPages || pageOperations(site).some((each) => showsOneOf(document, each.named));
      const args = { spec, kind, left: left.length, webhooks, examples, isOfPages, isByPages };
      const related = left.map((each) => ({
        message: `no page for "${entryOf(each)}"`,
        place: placeInSpec(each) ?? place,
      }));
      report("operation-unlisted", place, args, { related, causedBy });
    }
  },
};

/** Whether a page shows an operation of this name: which spec of several it means may not be certain where none is named. */
function isNamed(operation: Operation, site: CheckedSite): boolean {
  return shownNames(site).has(entryOf(operation));
}

const shownNames: (site: CheckedSite) => ReadonlySet<string> = perObject(
  ({ expanded }) => new Set([...expanded.shownOperations].map(entryOf)),
);

/** Whether the front matter of a page shows an operation of a document. */
function showsOneOf({ operations }: SpecDocument, named: PageOperationFact["named"]): boolean {
  return named.kind === "found" && operations.includes(named.operation);
}

interface SpecUse {
  readonly document: SpecDocument;
  readonly place: Place;
  /** Whether only front matter shows operations of it. */
  readonly isOfPages: boolean;
}

/** The specs whose operations front matter names, with the spec or without it, each at the first page that shows one of them. */
function usesOfPages(site: CheckedSite): readonly SpecUse[] {
  const firstPages = new Map<Operation, Place>();
  for (const { page, named } of pageOperations(site))
    if (named.kind === "found" && !firstPages.has(named.operation))
      firstPages.set(named.operation, valueAt(page.file, `/${named.entry.field}`));
  if (firstPages.size === 0) return [];
  return [...site.specs.named, ...site.specs.found].flatMap((document) => {
    const shown = document.operations.find((operation) => firstPages.has(operation));
    return shown === undefined ? [] : [{ document, place: firstPages.get(shown)!, isOfPages: true }];
  });
}
