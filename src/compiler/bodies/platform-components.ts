// The components that the platform offers to every page. All their anchors are known.

const names: ReadonlySet<string> = new Set(
  (
    "Accordion AccordionGroup Badge Callout Card CardGroup Check CodeBlock CodeGroup Color Column Columns Danger " +
    "Expandable FileTree Frame Heading Icon Image Info Latex Mermaid Note Panel Param ParamField Prompt " +
    "RequestExample ResponseExample ResponseField Snippet SnippetGroup Step Steps Tab Table Tabs Tile Tip Tooltip " +
    "Tree Update Video View Visibility Warning ZoomImage"
  ).split(" "),
);

/** True for a component of the platform, including one that belongs to another: `Tree.File`. */
export function isPlatformComponent(name: string): boolean {
  return names.has(name.split(".", 1)[0]!);
}

/** Components that give an `id` to an element of the page, so that a link can lead there. */
const withId: ReadonlySet<string> = new Set(
  "Accordion CodeBlock Heading Image Param ParamField ResponseField Snippet Step Tab Table Update Video View".split(
    " ",
  ),
);

/** True for a component of the platform that ignores its `id`. */
export function dropsId(name: string): boolean {
  return isPlatformComponent(name) && !withId.has(name);
}
