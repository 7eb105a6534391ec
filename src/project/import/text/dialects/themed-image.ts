// Turns `<ThemedImage>` of Docusaurus into two pictures, of which the colors of the site show one. (D326)
import { literal } from "../component-tag.ts";
import { readTag } from "../html-attributes.ts";
import { beginTag } from "../tag-text.ts";
import type { ElementNode, RulePlace } from "../text-rules.ts";

/** A text in quotes, or a call that makes its address. */
const source = String.raw`(?:\w+\(\s*)?(?:"[^"\n]*"|'[^'\n]*'|\x60[^\x60\n]*\x60)(?:\s*\)(?:\.default)?)?`;

/** The classes that the platform names for a picture of each color scheme. */
const shownIn = { light: "block dark:hidden", dark: "hidden dark:block" } as const;

const kept = new Set(["alt", "title", "width", "height"]);

/** The two pictures; undefined if an address of them is computed. */
export function themedImage(_: ElementNode, place: RulePlace, text: string): string | undefined {
  const attributes = new Map(readTag(text)?.attributes.map((each) => [each.name, each]));
  const sources = String(attributes.get("sources")?.value);
  const addressOf = (scheme: keyof typeof shownIn): string | undefined => {
    const written = new RegExp(String.raw`[{,\s]["']?${scheme}["']?\s*:\s*(${source})\s*[,}]`).exec(sources)?.[1];
    return written === undefined ? undefined : literal(`{${written}}`);
  };
  const [light, dark] = [addressOf("light"), addressOf("dark")];
  if (light === undefined || dark === undefined) return undefined;
  const others: Record<string, string | true> = {};
  for (const { name, value, isExpression } of attributes.values()) {
    const plain = isExpression ? literal(String(value)) : value;
    if (kept.has(name) && plain !== undefined) others[name] = plain;
    else if (name !== "sources") place.note(`the attribute "${name}" of <ThemedImage>`, "it is left out");
  }
  const picture = (scheme: keyof typeof shownIn, src: string): string => {
    const tag = beginTag({ name: "img", attributes: { className: shownIn[scheme], src, ...others } });
    return `${tag.slice(0, -1)} />`;
  };
  return `${picture("light", light)}\n${picture("dark", dark)}`;
}
