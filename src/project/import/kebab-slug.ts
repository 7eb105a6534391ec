// Makes a part of an address of a title, as generators do that use lodash.
import kebabCase from "lodash-es/kebabCase.js";

/** The longest title that a slug is made of, in UTF-16 units. */
const longest = 1000;

/** The words of a title as lodash's `kebabCase` joins them. */
export function kebabSlug(title: string): string {
  return kebabCase(title.slice(0, longest));
}
