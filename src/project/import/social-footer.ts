// Keeps the social links that docs.json can have in its footer. (D574)
import { footerSocials } from "../../compiler/contract/header-fields.ts";
import type { JsonObject } from "../../compiler/text/json-value.ts";
import type { ImportLoss } from "./import-loss.ts";

/** A link to a profile. */
export interface SocialLink {
  /** The name of its icon; undefined if it has a picture. */
  readonly name: string | undefined;
  readonly href: string | undefined;
  /** What readers hear, if its icon has no name. */
  readonly label?: string | undefined;
  readonly pointer: string;
}

/** Names of other generators for a service that docs.json calls otherwise. */
const otherNames: Readonly<Record<string, string>> = { twitter: "x", "x-twitter": "x", "x.com": "x" };

/** The footer with the links of known names, undefined if there are none; each other link is a loss. */
export function socialFooter(
  links: readonly SocialLink[],
  file: string,
): { readonly footer: JsonObject | undefined; readonly losses: readonly ImportLoss[] } {
  const socials = new Map<string, string>();
  const losses: ImportLoss[] = [];
  for (const { name, href, label, pointer } of links) {
    const lower = name?.toLowerCase() ?? "";
    const key = Object.hasOwn(otherNames, lower) ? otherNames[lower]! : lower;
    const lose = (reason: string): void => {
      const what = name ?? label ?? href;
      const named = what === undefined ? {} : { what };
      losses.push({ feature: "a social link", reason, file, pointer, ...named, isNamed: true });
    };
    if (!footerSocials.includes(key)) lose("the footer of docs.json has no link of this name");
    else if (href?.startsWith("https://") !== true) lose("its address does not begin with https://");
    else if (socials.has(key)) lose("the footer of docs.json has one link of a name");
    else socials.set(key, href);
  }
  return { footer: socials.size === 0 ? undefined : { socials: Object.fromEntries(socials) }, losses };
}
