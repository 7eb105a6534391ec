// Writes the id of a heading at its end, if the host would make another.
import { nodesIn, type MdxNode } from "../source/mdx-tree.ts";
import type { PageIds } from "../source/page-ids.ts";
import type { MdxHost } from "./mdx-host.ts";
import { inlineElement } from "./safe-elements.ts";

type Heading = Extract<MdxNode, { readonly type: "heading" }>;
type Inline = Heading["children"][number];

/** What stands behind the content of a heading, so that it has the id of the platform. */
// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
export function headingMark(content: readonly Inline[], ids: PageIds, { headingId }: MdxHost): readonly Inline[] {
  const title = content.map(titleOf).join("").trim();
  if (title === "") return [];
  const id = ids.ofHeading(title);
  if (id === simpleSlug(title)) return [];
  switch (headingId) {
    case "comment":
      return [
        { type: "text", value: " " },
        { type: "mdxTextExpression", value: `/* #${id} */` },
      ];
    case "brackets":
      return [{ type: "text", value: ` [#${id}]` }];
    case "element":
      return [inlineElement("span", { id }, [])];
  }
}

/** The text in which hosts look for marks: that of pictures counts. */
export function markedText(heading: Heading): string {
  return [...nodesIn(heading)]
    .map((node) => ("value" in node ? node.value : node.type === "image" ? (node.alt ?? "") : ""))
    .join("");
}

function titleOf(node: Inline): string {
  return [node, ...nodesIn(node)]
    .map((each) => (each.type === "text" || each.type === "inlineCode" ? each.value : ""))
    .join("");
}

/** The id that all hosts make of a title with only letters, digits and single spaces or hyphens; undefined for any other. */
function simpleSlug(title: string): string | undefined {
  return /^[a-z\d]+(?:[ -][a-z\d]+)*$/i.test(title) ? title.toLowerCase().replaceAll(" ", "-") : undefined;
}
