// Has a division lost what it would hold to a fault that was told?
import { contentFields } from "../contract/fields.ts";
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import { isBranch } from "./selectors.ts";

/** A list of a wrong type, a misspelt one, or one behind a broken `$ref`. */
export function hasLostContent({ bound }: ExpandedDivision): boolean {
  const lost = bound?.reported;
  return lost !== undefined && (lost.has("$ref") || contentFields.some((field) => lost.has(field)));
}

/** Nothing at all: told as `empty-children`, as a group without a field, or as a spec that can't be read. */
export function isEmptyLeaf(division: ExpandedDivision): boolean {
  const { kind, children, root, href } = division;
  return kind !== "root" && !isBranch(division) && children.length === 0 && root === undefined && href === undefined;
}

/** The languages in which a spec gave no page: it was not read. */
export function unreadLanguages(root: ExpandedDivision): ReadonlySet<string> {
  const languages = new Set<string>();
  const walk = ({ language, specs, children }: ExpandedDivision): void => {
    if (language !== null && specs.length > 0 && children.length === 0) languages.add(language);
    for (const child of children) if (child.kind !== "page") walk(child);
  };
  walk(root);
  return languages;
}
