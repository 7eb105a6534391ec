// Which operations were forgotten: no page shows them, though the site shows others of their spec?
import type { BoundDivision, BoundTree } from "../bind/bound-tree.ts";
import type { SpecAttachment } from "../contract/spec-source.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { entryText } from "../contract/endpoint-entry.ts";
import { valueAt } from "../diagnostics/place.ts";
import { entryMethod } from "../specs/find-operation.ts";
import type { Operation, SpecCatalog, SpecDocument } from "../specs/spec-catalog.ts";
import { isGenerated } from "./generated-groups.ts";
import { usesOf } from "../routes/spec-uses.ts";

/** What tells a forgotten operation. */
export interface UnlistedInput {
  readonly tree: BoundTree;
  readonly specs: SpecCatalog;
  /** Documents of which it was told already why operations have no page. */
  readonly told: ReadonlySet<SpecDocument>;
  /** Knows every page of the site. */
  readonly hasPage: (operation: Operation) => boolean;
  readonly report: Report;
}

/** Tells each spec that docs.json attaches and of which some operations have a page and others have none: once, where it is first attached. */
export function tellUnlisted({ tree, specs, told, hasPage, report }: UnlistedInput): void {
  const seen = new Set(told);
  for (const { document, at } of usesOf(attachments(tree), specs)) {
    if (seen.has(document)) continue;
    seen.add(document);
    const shown = document.operations.filter(isGenerated);
    const left = shown.filter((operation) => !hasPage(operation));
    // A spec of which nothing is shown is there for something else, such as a playground.
    if (left.length === 0 || !document.operations.some(hasPage)) continue;
    report("operation-unlisted", valueAt(at.file, at.pointer), {
      spec: document.source,
      kind: document.kind,
      left: left.length,
      examples: left.slice(0, 3).map((operation) => entryText(entryMethod(operation), operation.target)),
    });
  }
}

/** Every attachment of docs.json in reading order; those of the site as a whole last. */
function attachments({ root, site }: BoundTree): readonly SpecAttachment[] {
  const all: SpecAttachment[] = [];
  const walk = ({ ownSpecs, children }: BoundDivision): void => {
    for (const spec of ownSpecs) all.push(spec);
    for (const child of children) if (child.kind !== "page" && child.kind !== "endpoint") walk(child);
  };
  walk(root);
  return [...all, ...site.openapi, ...site.asyncapi];
}
