// Which pages does a program list, and do two programs list the same ones?

/** The pages of navc's result in reading order: { trail, title, href }. */
export function pagesOfNavc({ editions, pages }) {
  const visit = (node, trail) => {
    if (node.kind === "page") return [{ trail, title: pages[node.href]?.title ?? node.label, href: node.href }];
    const below = node.kind === "root" ? trail : [...trail, node.label];
    const root = node.root === undefined ? [] : [{ trail: below, title: pages[node.root]?.title, href: node.root }];
    return [...root, ...node.children.flatMap((child) => visit(child, below))];
  };
  return editions.flatMap(({ tree }) => visit(tree, []));
}

/** How two lists of pages differ; a program without a tree lists pages without a trail. */
export function compareListed(navc, peer) {
  const mine = byHref(navc);
  const theirs = byHref(peer);
  const both = [...mine.keys()].filter((href) => theirs.has(href));
  const hasTree = peer.some(({ trail }) => trail.length > 0);
  const differing = (field) => both.filter((href) => field(mine.get(href)) !== field(theirs.get(href))).length;
  return {
    pages: mine.size,
    onlyNavc: mine.size - both.length,
    onlyPeer: theirs.size - both.length,
    titlesDiffer: differing(({ title }) => title),
    trailsDiffer: hasTree ? differing(({ trail }) => JSON.stringify(trail)) : null,
    sameOrder: hasTree
      ? [...theirs.keys()].filter((href) => mine.has(href)).every((href, i) => href === both[i])
      : null,
  };
}

/** The first place of each page. */
function byHref(pages) {
  const found = new Map();
  for (const page of pages) {
    const href = decodeURI(page.href).replace(/(?<=.)\/$/, "");
    if (!found.has(href)) found.set(href, page);
  }
  return found;
}
