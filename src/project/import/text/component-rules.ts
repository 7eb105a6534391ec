// Makes the rules for components that several generators have.
import type { ComponentRule, PlatformElement, OldElement } from "./text-rules.ts";

/** A component of another name, with these attributes under their new names; others are lost. */
export function renamed(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  dropped: readonly string[] = [],
): ComponentRule {
  return ({ name: old, attributes: written, place }) => {
    const shown: Record<string, string | true> = {};
    for (const [key, value] of written) {
      const to = Object.hasOwn(attributes, key) ? attributes[key] : undefined;
      if (to !== undefined) shown[to] ??= value;
      else if (!dropped.includes(key)) place.note(`the attribute "${key}" of <${old}>`, "it is left out");
    }
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

/** The value of an attribute, if it is a text. */
export function textAttribute({ attributes }: OldElement, name: string): string | undefined {
  const value = attributes.get(name);
  return typeof value === "string" ? value : undefined;
}

/** A tab, which has a title. */
export function tabRule(titles: readonly string[]): ComponentRule {
  return (element): PlatformElement => {
    const title = titles.map((name) => textAttribute(element, name)).find((each) => each !== undefined);
    return { name: "Tab", attributes: { title: title ?? "Tab", icon: textAttribute(element, "icon") } };
  };
}

/** `<Files>` of Fern and Fumadocs. */
export const fileTree: Readonly<Record<string, ComponentRule>> = {
  Files: () => ({ name: "Tree" }),
  Folder: renamed("Tree.Folder", { name: "name", defaultOpen: "defaultOpen" }, ["icon"]),
  File: renamed("Tree.File", { name: "name" }, ["icon"]),
};
