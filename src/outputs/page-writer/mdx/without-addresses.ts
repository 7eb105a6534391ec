// Keeps parsers of GitHub's Markdown from making links from addresses in texts.
import type { MdxNode } from "../source/mdx-tree.ts";

const splitPoint = /(?<=https?)(?=:\/\/)|(?<=www)(?=\.)|(?=@)/i;

/** The same nodes, with `between` inside each address. */
export function withoutAddresses<Node extends MdxNode>(nodes: readonly Node[], between: MdxNode): Node[] {
  return nodes.flatMap((node) => {
    if ("children" in node) return [{ ...node, children: withoutAddresses<MdxNode>(node.children, between) }];
    if (node.type !== "text") return [node];
    return node.value
      .split(splitPoint)
      .flatMap((value, index): MdxNode[] => [...(index === 0 ? [] : [between]), { type: "text", value }]);
  }) as Node[];
}

/** Matches what a parser of GitHub's Markdown would make a link. */
const address = /(?:https?:\/\/|www\.)[^ \t\r\n]+/gi;
/** Characters that do not belong to an address at its end. */
const marks: ReadonlySet<string | undefined> = new Set("!\"&'),.:;<>?]}");

/** The same nodes. If a text has an invalid address, `between` is put inside all its addresses, because a host would stop at an invalid one. */
export function withoutBrokenAddresses(nodes: readonly MdxNode[], between: MdxNode): readonly MdxNode[] {
  const joined: MdxNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    // For a host they are one text.
    if (node.type === "text" && last?.type === "text")
      joined.splice(-1, 1, { type: "text", value: last.value + node.value });
    else joined.push(node);
  }
  return joined.flatMap((node) =>
    node.type === "text" && hasBrokenAddress(node.value) ? withoutAddresses<MdxNode>([node], between) : [node],
  );
}

function hasBrokenAddress(text: string): boolean {
  return [...text.matchAll(address)].some(([found]) => {
    const whole = /^www/i.test(found) ? `http://${found}` : found;
    let end = whole.length;
    while (marks.has(whole[end - 1])) end -= 1;
    return !URL.canParse(whole) || !URL.canParse(whole.slice(0, end));
  });
}
