// Writes a text as a YAML string.
import { dump } from "js-yaml";

/**
 * A YAML string on one line that is valid at any place, even in a list in brackets. It has quotes if YAML 1.1 or 1.2 would read
 * something else without them.
 */
export function yamlText(text: string): string {
  // A list, because a text alone is written as it may stand outside of brackets.
  const list = dump([text], { flowLevel: 0, lineWidth: -1, quotingType: '"' });
  return list.trimEnd().slice(1, -1);
}
