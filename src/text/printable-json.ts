// How is JSON printed where a terminal or the log of a job reads it?
import { withoutSteering } from "./visible.ts";

/**
 * The same JSON data, with escapes for what a terminal or a runner would obey: JSON itself escapes only the controls
 * below U+0020. `json` is JSON text, whole or cut between strings.
 */
export function printableJson(json: string): string {
  const escaped = withoutSteering(json, (character) => (character === "\n" ? "\n" : escapesOf(character)));
  return escaped.replaceAll(/(##\w*)\[/g, `$1${escapesOf("[")}`);
}

/** One escape for each UTF-16 unit. */
function escapesOf(character: string): string {
  const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}
