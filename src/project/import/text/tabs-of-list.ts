// Finds the tabs of a list of tabs in a text of MDX.

/** The opening tag of a tab, with its place. */
export interface TabTag {
  readonly start: number;
  readonly tag: string;
}

/** The tabs between the end of `<Tabs …>` and its closing tag: tabs inside of one have a list of their own. */
export function tabsOfList(text: string, from: number, name: "Tab" | "TabItem"): readonly TabTag[] {
  const found: TabTag[] = [];
  const tag = new RegExp(String.raw`<(/?)Tabs\b|<${name}\b[^<>]{0,2000}`, "g");
  tag.lastIndex = from;
  let depth = 0;
  for (let at = tag.exec(text); at !== null; at = tag.exec(text)) {
    const [whole, slash] = at;
    if (slash === "/" && depth === 0) break;
    if (slash !== undefined) depth += slash === "/" ? -1 : 1;
    else if (depth === 0) found.push({ start: at.index, tag: whole });
  }
  return found;
}
