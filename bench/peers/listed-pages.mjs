// Which pages does a program list, and do two programs list the same ones?

/** The pages of navc's result in reading order, one edition after the other: { edition, trail, title, href }. */
export function pagesOfNavc({ editions, pages }) {
  const pageAt = (edition, trail, href, label) => ({ edition, trail, title: pages[href]?.title ?? label, href });
  const visit = (edition, node, trail) => {
    if (node.kind === "page") return [pageAt(edition, trail, node.href, node.label)];
    const below = node.kind === "root" ? trail : [...trail, node.label];
    const root = node.root === undefined ? [] : [pageAt(edition, below, node.root, node.label)];
    return [...root, ...node.children.flatMap((child) => visit(edition, child, below))];
  };
  return editions.flatMap(({ id, tree }) => visit(id, tree, []));
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
    sameOrder: hasTree ? isSameOrder(mine, theirs) : null,
  };
}

/** Compared in each edition, because others list the versions of one tab before the next tab. */
function isSameOrder(mine, theirs) {
  const editions = new Set([...mine.values()].map(({ edition }) => edition));
  return [...editions].every((edition) => {
    const ofEdition = (href) => mine.get(href)?.edition === edition;
    const others = [...theirs.keys()].filter(ofEdition);
    return [...mine.keys()]
      .filter((href) => ofEdition(href) && theirs.has(href))
      .every((href, i) => others[i] === href);
  });
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
