// Writes the id of a heading at its end, if the host would make another.
import { nodesIn, type MdxNode } from "../source/mdx-tree.ts";
import type { PageIds } from "../source/page-ids.ts";
import type { MdxHost } from "./mdx-host.ts";
import { inlineElement } from "./safe-elements.ts";

type Heading = Extract<MdxNode, { readonly type: "heading" }>;
type Inline = Heading["children"][number];

/** A heading as a host reads it. */
interface MarkedHeading {
  readonly content: readonly Inline[];
  /** What stands behind the content. */
  readonly mark: readonly Inline[];
}

/** The content of a heading, and the mark by which it has the id of the platform. */
export function markedHeading(content: readonly Inline[], ids: PageIds, host: MdxHost): MarkedHeading {
  const title = content.map(titleOf).join("").trim();
  const own = ids.behindTitle(content);
  if (own !== undefined) return { content: withoutLast(content), mark: markOf(own, title, host) };
  return { content, mark: title === "" ? [] : markOf(ids.ofHeading(title), title, host) };
}

/** Empty if the host makes the same id. */
// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function markOf(id: string, title: string, { headingId }: MdxHost): readonly Inline[] {
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

/** The content without the id behind it, and without the spaces between them. */
function withoutLast(content: readonly Inline[]): readonly Inline[] {
  const rest = content.slice(0, -1);
  const last = rest.at(-1);
  return last?.type === "text" ? [...rest.slice(0, -1), { ...last, value: last.value.trimEnd() }] : rest;
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
