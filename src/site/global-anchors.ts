// Which anchors stand on every page of an edition? (§2.9, D20)
import { hrefProblem, isExternalHref, localHref, localTarget } from "../contract/href.ts";
import type { EditionPlan } from "../bind/bound-tree.ts";
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import type { JsonObject } from "../text/json-value.ts";
import type { Division, Edition } from "./navigation.ts";
import { isBranch } from "./page-listings.ts";
import type { SiteInput } from "./site-input.ts";

type GlobalAnchor = NonNullable<ExpandedDivision["global"]>["anchors"][number];

/** Returns the divisions whose `global` counts in an edition: the root, then its languages and versions from outside in. */
export function globalOwners(
  root: ExpandedDivision,
): (edition: EditionPlan, input: SiteInput) => readonly ExpandedDivision[] {
  const chains: (readonly ExpandedDivision[])[] = [];
  const walk = (division: ExpandedDivision, above: readonly ExpandedDivision[]): void => {
    const chain = isBranch(division) ? [...above, division] : above;
    if (division.global !== undefined && isBranch(division)) chains.push(chain);
    for (const child of division.children) if (child.kind !== "page") walk(child, chain);
  };
  walk(root, []);
  return (edition, { agrees }) => [
    root,
    ...chains.filter((chain) => chain.every((branch) => agrees(branch, edition))).map((chain) => chain.at(-1)!),
  ];
}

/** The root's anchors, then those of the languages and versions on the way. */
export function globalAnchors(owners: readonly ExpandedDivision[], input: SiteInput): Edition["global"] {
  const all = owners.flatMap((owner) => (owner.global === undefined ? [] : [owner.global]));
  const extra: JsonObject = Object.assign({}, ...all.map((each) => each.extra ?? {}));
  const taken = new Map<string, number>();
  const anchors = all.flatMap((each) => each.anchors).map((anchor) => anchorNode(anchor, taken, input));
  return { anchors, ...(Object.keys(extra).length === 0 ? {} : { extra }) };
}

function anchorNode(anchor: GlobalAnchor, taken: Map<string, number>, { basePath, sourceOf }: SiteInput): Division {
  const { label, icon, tag, description, hidden, extra } = anchor;
  const href = anchor.href === undefined || hrefProblem(anchor.href) !== undefined ? undefined : anchor.href.trim();
  const external = href !== undefined && isExternalHref(href);
  return {
    id: anchorId(label, taken),
    kind: "anchor",
    label,
    ...(href === undefined ? {} : { href: external ? href : localHref(href, basePath) }),
    ...(icon === undefined ? {} : { icon }),
    ...(tag === undefined ? {} : { tag }),
    ...(description === undefined ? {} : { description }),
    ...(hidden === true ? { hidden: true } : {}),
    ...(external ? { external: true } : {}),
    ...keyField(external ? undefined : href),
    ...(extra === undefined ? {} : { extra }),
    source: sourceOf(anchor.source),
    children: [],
  };
}

function keyField(href: string | undefined): { readonly key?: string } {
  const target = href === undefined ? undefined : localTarget(href);
  return target === undefined ? {} : { key: target };
}

// Apart from an anchor of the tree with the same label.
function anchorId(label: string, taken: Map<string, number>): string {
  const plain = `global/anchor:${label.trim().replaceAll("~", "~0").replaceAll("/", "~1")}`;
  const uses = (taken.get(plain) ?? 0) + 1;
  taken.set(plain, uses);
  return uses === 1 ? plain : `${plain}~${uses}`;
}
