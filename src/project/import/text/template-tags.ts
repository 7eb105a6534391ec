// Names the tags of templates in a text, which programs of its old site ran.
import type { InlineRule } from "./text-rules.ts";

/** `{% … %}`; braces in it may be those of objects or texts, nested or not closed. */
export function templateTags(reason: string): InlineRule {
  return {
    match: /\{%(?:(?!\{%|%\})[^])*%\}/g,
    to: ([tag], place) => {
      place.note(`"${tag.slice(0, 40)}"`, `${reason}, so it stays text`);
      return undefined;
    },
  };
}
