// Makes the rules for components that several generators have.
import { noteComputed } from "./component-tag.ts";
import type { ComponentRule, PlatformElement, OldElement } from "./text-rules.ts";

/** A component of another name, with these attributes under their new names; others are lost. */
export function renamed(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  dropped: readonly string[] = [],
): ComponentRule {
  return ({ name: old, attributes: written, computed, place }) => {
    const shown: Record<string, string | true> = {};
    for (const [key, value] of written) {
      const to = Object.hasOwn(attributes, key) ? attributes[key] : undefined;
      if (to !== undefined) shown[to] ??= value;
      else if (!dropped.includes(key)) place.note(`the attribute "${key}" of <${old}>`, "it is left out");
    }
    for (const key of computed) if (!dropped.includes(key)) noteComputed(place, old, key);
    return { name, attributes: shown };
  };
}

/** Only what is in the component is kept. */
export function unwrapped(reason: string): ComponentRule {
  return ({ name, place }) => {
    place.note(`<${name}>`, reason);
    return undefined;
  };
}

/** The value of an attribute, if it is a text. One that is computed is lost. */
export function textAttribute(
  { attributes, computed, name: old, place }: OldElement,
  name: string,
): string | undefined {
  if (computed.has(name)) noteComputed(place, old, name);
  const value = attributes.get(name);
  return typeof value === "string" ? value : undefined;
}

/** A tab, which has a title. `iconOf` names its icon as the platform does. */
export function tabRule(
  titles: readonly string[],
  iconOf: (element: OldElement) => string | undefined = (element) => textAttribute(element, "icon"),
): ComponentRule {
  return (element): PlatformElement => {
    const named =
      titles.find((name) => typeof element.attributes.get(name) === "string") ??
      titles.find((name) => element.computed.has(name));
    const title = named === undefined ? undefined : textAttribute(element, named);
    return { name: "Tab", attributes: { title: title ?? "Tab", icon: iconOf(element) } };
  };
}

/** `<Files>` of Fern and Fumadocs. */
export const fileTree: Readonly<Record<string, ComponentRule>> = {
  Files: () => ({ name: "Tree" }),
  Folder: renamed("Tree.Folder", { name: "name", defaultOpen: "defaultOpen" }, ["icon"]),
  File: renamed("Tree.File", { name: "name" }, ["icon"]),
};
