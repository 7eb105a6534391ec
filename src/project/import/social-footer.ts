// Keeps the social links that docs.json can have in its footer.
import type { JsonObject } from "../../compiler/text/json-value.ts";

/** Names that docs.json shares with the icons of other generators. */
const known = new Set(["discord", "facebook", "github", "instagram", "linkedin", "slack", "x", "youtube"]);

/** The footer with the links of known names; undefined if there are none. */
export function socialFooter(
  links: readonly (readonly [name: string | undefined, href: string | undefined])[],
): JsonObject | undefined {
  const socials = Object.fromEntries(
    links.flatMap(([name, href]) =>
      name !== undefined && known.has(name) && href?.startsWith("https://") === true ? [[name, href]] : [],
    ),
  );
  return Object.keys(socials).length === 0 ? undefined : { socials };
}
