// Finds the languages and versions of which only a part gets another label. (D584)
import { isSelectorKind, type SelectorKind } from "../../compiler/contract/divisions.ts";
import { count } from "../../compiler/diagnostics/codes.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { placeKey } from "../../compiler/syntax/config-value.ts";
import { otherParts } from "./branch-at.ts";
import type { ConfigValues } from "./config-values.ts";
import { hrefsOf } from "./division-counterparts.ts";
import type { LeftName } from "./edit-plan.ts";
import type { NamedElement } from "./named-elements.ts";
import type { SeparatedPage } from "./separated-page.ts";

/** What is said of such a change. */
export interface PartedEditions {
  /** The parts that keep their label. */
  readonly left: readonly LeftName[];
  /** The separated pages of other parts of the site. */
  readonly separated: readonly SeparatedPage[];
}

interface RelabelledSite {
  readonly named: readonly NamedElement[];
  readonly after: ResolvedNavigation;
  readonly config: string;
  readonly values: ConfigValues;
}

/** Tabs may have the same versions. If one of them gets another label, there are two versions, and a `key` in each page is not what brings them together. */
export function partedEditions(
  separated: readonly SeparatedPage[],
  { named, after, config, values }: RelabelledSite,
): PartedEditions {
  const relabelled = new Set(
    named.flatMap(({ operation, source }) =>
      operation.kind === "relabel" ? [JSON.stringify([placeKey(source), operation.label])] : [],
    ),
  );
  let rest = separated;
  const left = named.flatMap(({ operation, kind, label, source }): readonly LeftName[] => {
    if (operation.kind !== "relabel" || !isSelectorKind(kind) || operation.label === label) return [];
    const parts = otherParts(source, config, values).filter(
      (part) => !relabelled.has(JSON.stringify([placeKey(part.source), operation.label])),
    );
    const [first] = parts;
    if (first === undefined) return [];
    const files = filesIn(after, kind, [label, operation.label]);
    const said = rest.filter(({ file }) => files.has(file));
    rest = rest.filter(({ file }) => !files.has(file));
    const more = parts.length > 1 ? `, as ${count(parts.length - 1, "other")} of it,` : "";
    const pages =
      said.length === 0
        ? ""
        : `, and ${said.length === 1 ? "1 page is" : `${said.length} pages are`} no longer the same in other ${kind}s`;
    return [
      {
        file: first.source.file,
        line: values.lineOf(first.source),
        written: first.labels.join(" > "),
        reason: `this part of the ${kind}${more} keeps the label "${label}", so that "${label}" and "${operation.label}" are two ${kind}s${pages}`,
        next: {
          kind: "each",
          operations: parts.map(({ labels }) => ({ kind: "relabel", labels, label: operation.label })),
        },
      },
    ];
  });
  return { left, separated: rest };
}

/** The files of all pages in the languages or versions with these labels. */
function filesIn({ editions, pages }: ResolvedNavigation, axis: SelectorKind, labels: readonly string[]): Set<string> {
  const hrefs = editions.flatMap((edition) => (labels.includes(edition[axis] ?? "") ? hrefsOf(edition.tree) : []));
  return new Set(hrefs.flatMap((href) => pages[href]?.file ?? []));
}
