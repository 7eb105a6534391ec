// Finds operations that no page shows, though the site shows others of their spec. (D41)
import { entryText } from "../contract/endpoint-entry.ts";
import { placeOf } from "../diagnostics/place.ts";
import { usesOf } from "../routes/spec-uses.ts";
import { entryMethod } from "../specs/find-operation.ts";
import { boundDivisions } from "./page-entries.ts";
import type { Check } from "./check.ts";
import { documentsInDoubt, operationsWithoutPage, stoppedSpecs } from "./operations-without-page.ts";

/** Reports each spec with such operations once, where docs.json attaches it first; `openapi` beside `navigation` comes last. */
export const operationUnlisted: Check = {
  code: "operation-unlisted",
  needs: ["all pages"],
  run: (site, report) => {
    const { bound, specs, expanded } = site;
    const seen = new Set([...documentsInDoubt(site), ...stoppedSpecs(site).map(({ document }) => document)]);
    const attachments = boundDivisions(site).flatMap(({ ownSpecs }) => ownSpecs);
    for (const { document, at } of usesOf([...attachments, ...bound.site.openapi, ...bound.site.asyncapi], specs)) {
      if (seen.has(document)) continue;
      seen.add(document);
      const left = operationsWithoutPage(document, site);
      // A spec of which nothing is shown is there for something else, such as a playground.
      if (left.length === 0 || !document.operations.some((each) => expanded.shownOperations.has(each))) continue;
      const { source: spec, kind } = document;
      const examples = left.slice(0, 3).map((each) => entryText(entryMethod(each), each.target));
      report("operation-unlisted", placeOf(at), { spec, kind, left: left.length, examples });
    }
  },
};
