// Decides which elements of a page are written for a host.
import { isPlainElement, isWithoutText } from "../plain-elements.ts";
import type { MdxHost } from "./mdx-host.ts";

const component = /^[A-Z]\w*(?:\.[A-Z]\w*)*$/;

/** What is written of an element: the whole element, only its content, or nothing. */
export type ElementFate = "element" | "content" | "nothing";

/** What is written of an element with this name; null is a fragment. `defined` are the names that the page itself defines. */
export function elementFate(
  name: string | null,
  host: MdxHost,
  defined: ReadonlySet<string>,
  isInHeading = false,
): ElementFate {
  if (name === null) return "content";
  if (isWithoutText(name)) return "nothing";
  if (isPlainElement(name) || name === "textarea") return "element";
  if (isInHeading && !host.hasHeadingComponents) return "content";
  const first = name.split(".", 1)[0]!;
  return component.test(name) && !host.components.has(first) && !defined.has(first) ? "element" : "content";
}

/** True for the name of a component, false for one of HTML. */
export function isComponentName(name: string): boolean {
  return component.test(name);
}

/** Why an element is not written as it is, as the end of a sentence. `words` say what is written; undefined if nothing is. */
export function fateReason(name: string, words: string | undefined, defined: ReadonlySet<string>): string {
  if (words === undefined) return "a host would run it or hide it";
  const isOwn = defined.has(name.split(".", 1)[0]!);
  return isOwn
    ? `${words}, because a program of the site makes it; for Docusaurus and Fumadocs, --trust-scripts keeps it if all that its script uses is there, and the host runs the script`
    : words;
}
