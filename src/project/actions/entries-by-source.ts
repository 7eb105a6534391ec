// Finds the divisions and pages of all editions by the place where docs.json has them.
import type { Division, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { perObject } from "../../compiler/text/per-object.ts";

/** A division in the tree of an edition. */
export interface EditionDivision {
  readonly edition: string;
  /** Its label, after the language and version of the edition and the labels of the divisions above it. */
  readonly labels: readonly string[];
  readonly division: Division;
}

/** What an element of docs.json has become. */
export interface SourcedEntry {
  readonly name: string;
  readonly detail: string;
  readonly isPage: boolean;
  /** A division in each edition that has it; empty for a page. */
  readonly divisions: readonly EditionDivision[];
}

interface GrowingEntry extends SourcedEntry {
  readonly divisions: EditionDivision[];
}

/** The elements of docs.json and its `$ref`s, by `elementKey`. */
export const entriesBySource: (navigation: ResolvedNavigation) => ReadonlyMap<string, SourcedEntry> = perObject(
  ({ editions }) => {
    const found = new Map<string, GrowingEntry>();
    const visit = (division: Division, edition: string, above: readonly string[]): void => {
      const labels = division.kind === "root" ? above : [...above, division.label];
      const { label: name, kind, href, children, source } = division;
      const key = elementKey(source.file, source.pointer);
      const known = found.get(key) ?? { name, detail: href ?? kind, isPage: false, divisions: [] };
      found.set(key, known);
      known.divisions.push({ edition, labels, division });
      for (const child of children)
        if (child.kind !== "page") visit(child, edition, labels);
        else {
          const at = elementKey(child.source.file, child.source.pointer);
          if (!found.has(at)) found.set(at, { name: child.label, detail: child.href, isPage: true, divisions: [] });
        }
    };
    for (const { id, language, version, tree, global } of editions)
      for (const each of [tree, ...global.anchors])
        visit(
          each,
          id,
          [language, version].filter((label) => label !== null),
        );
    return found;
  },
);

/** The key of a place; `file` is undefined for docs.json. */
export function elementKey(file: string | undefined, pointer: string): string {
  return `${file ?? ""}#${pointer}`;
}
