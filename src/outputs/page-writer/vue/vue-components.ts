// The components of the platform for which the theme has one.

const names: ReadonlySet<string> = new Set(
  (
    "Accordion AccordionGroup Badge Callout Card CardGroup Check Column Columns Danger Expandable Frame Icon Info Latex " +
    "Mermaid Note Panel ParamField Prompt ResponseField Step Steps Tab Tabs Tile Tip Tooltip Update Video View Warning"
  ).split(" "),
);

/** True for a component of the platform that the theme of the guide has. */
export function hasVueComponent(name: string): boolean {
  return names.has(name);
}
