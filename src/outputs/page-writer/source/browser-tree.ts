// Changes what browsers would change: a page that is not the one that React or Vue has built is built again, or stays dead.
import { withBlocksApart } from "./blocks-apart.ts";
import { withDrawingsWhole } from "./drawings-whole.ts";
import { withLinksApart } from "./links-apart.ts";
import type { MdxRoot } from "./mdx-tree.ts";
import { withTableBodies } from "./table-bodies.ts";
import { withoutTextForAgents } from "./without-text-for-agents.ts";

/** Changes a tree: nothing in it is for agents alone, each drawing is whole, no paragraph has a block in it, no link another link, and no table rows outside of a body. */
export function browserTree(root: MdxRoot): MdxRoot {
  return withTableBodies(withLinksApart(withBlocksApart(withDrawingsWhole(withoutTextForAgents(root)))));
}
