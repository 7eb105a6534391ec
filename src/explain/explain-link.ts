// Explains an address that divisions or pages link to.
import type { Division, PageNode } from "../site/navigation.ts";
import { groupBy } from "../text/group-by.ts";
import type { ExplainInput } from "./explain-input.ts";
import type { LinkExplanation, LinkFacts } from "./explanation.ts";
import { divisionFacts } from "./page-entries.ts";
import { redirectFacts } from "./redirect-facts.ts";
import { openSources, type SourceBook } from "./source-book.ts";

interface Leading {
  readonly edition: string;
  readonly node: Division | PageNode;
}

/** Who leads to one of some addresses, as the result writes them; undefined when nobody does. */
export function explainLink(words: readonly string[], input: ExplainInput): LinkExplanation | undefined {
  const leading = leadingTo(words, input);
  const [first] = leading;
  if (first === undefined) return undefined;
  const href = linkOf(first.node)!;
  const sources = openSources(input.host);
  const external = first.node.external === true;
  const redirect = external ? undefined : redirectFacts(href, input, sources);
  const from = linksFrom(leading, input, sources);
  sources.locateAll();
  return {
    kind: "link",
    href,
    external,
    from,
    ...(redirect === undefined ? {} : { redirect }),
    editions: input.navigation.editions.length,
  };
}

/** The divisions and pages that lead to an address. */
export function linksTo(href: string, input: ExplainInput, sources: SourceBook): readonly LinkFacts[] {
  return linksFrom(leadingTo([href], input), input, sources);
}

function leadingTo(words: readonly string[], { navigation }: ExplainInput): readonly Leading[] {
  const wanted = new Set(words.map((word) => word.trim()));
  return navigation.editions.flatMap(({ id, tree, global }) =>
    [tree, ...global.anchors].flatMap((top) => leadingIn(top, wanted).map((node) => ({ edition: id, node }))),
  );
}

function linksFrom(leading: readonly Leading[], input: ExplainInput, sources: SourceBook): readonly LinkFacts[] {
  const bySource = groupBy(leading, ({ node }) => `${node.source.file ?? ""}#${node.source.pointer}`);
  return [...bySource.values()].map((same) => linkFacts(same, input, sources));
}

function linkFacts(same: readonly Leading[], input: ExplainInput, sources: SourceBook): LinkFacts {
  const { node } = same[0]!;
  const { kind, label, hidden = false, source } = node;
  const editions = [...new Set(same.map(({ edition }) => edition))];
  if (kind === "page")
    return Object.assign(sources.at(source.file ?? input.config, source.pointer), { kind, label, editions });
  return Object.assign(divisionFacts({ kind, label, href: undefined, hidden, source }, input, sources), { editions });
}

function leadingIn(node: Division | PageNode, wanted: ReadonlySet<string>): readonly (Division | PageNode)[] {
  const link = linkOf(node);
  const own = link !== undefined && wanted.has(link) ? [node] : [];
  return node.kind === "page" ? own : [...own, ...node.children.flatMap((child) => leadingIn(child, wanted))];
}

function linkOf(node: Division | PageNode): string | undefined {
  return node.kind === "page" ? node.url : node.href;
}
