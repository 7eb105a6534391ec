// Opens a compiled navigation for a theme: after one pass, every look-up takes constant time.
import type { EditionPart, EditionSummary, PartOfSite } from "../../compiler/site/edition-part.ts";
import type { Division, Edition, LanguageEntry, PageNode, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import {
  findRedirects,
  type FoundRedirect,
  type NumberedSource,
  type PatternIndex,
} from "../../compiler/links/find-redirect.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";
import { inOwnWords } from "./in-own-words.ts";

/** A compiled navigation with its look-ups. Made once for a site by `openNavigation`, and given to all functions of `navc/runtime`. */
export interface OpenNavigation {
  /** The navigation from which it was made, unchanged. */
  readonly navigation: ResolvedNavigation | EditionPart;
  /** All editions of the site in document order, including those whose trees are not loaded. */
  readonly editions: readonly EditionSummary[];
  /** Returns the edition with an id; undefined if the navigation has none, or if only another part of it was loaded. */
  readonly editionOf: (id: string) => Edition | undefined;
  /** Returns the language with a code; undefined for null, and for a code that the site does not have. */
  readonly languageOf: (code: string | null) => LanguageEntry | undefined;
  /** Returns a division or page of the tree of an edition by its id; undefined if the tree has none. */
  readonly nodeOf: (edition: string, id: string) => Division | PageNode | undefined;
  /** Returns the redirect of the site that matches a path without the base path. */
  readonly redirectOf: (path: string) => FoundRedirect | undefined;
}

/** Everything that `openNavigation` returns: what themes read, and what only the functions of the runtime use. */
export interface OpenedNavigation extends OpenNavigation {
  /** What the part of one edition contains about the others; undefined for a whole navigation. */
  readonly part: PartOfSite | undefined;
  /** By two editions and a division: the first counterpart in the division, "" for none; only for divisions that were needed. */
  readonly sections: Map<string, string>;
}

/**
 * Opens a compiled navigation for a theme. The nodes of an edition are read once, when a page of it is first requested.
 *
 * @param navigation - The `navigation` that `compileNavigation` returned, the JSON that `navc compile` wrote, or the part of
 * one edition that `loadEdition` loaded.
 * @returns The object that all other functions of `navc/runtime` need.
 * @example
 * ```js
 * import { findPage, openNavigation, viewPage } from "navc/runtime";
 *
 * const site = openNavigation(navigation);
 * const found = findPage(site, location.href);
 * if (found.kind === "page") render(viewPage(site, found.page));
 * ```
 */
export function openNavigation(navigation: ResolvedNavigation | EditionPart): OpenNavigation {
  const sources: NumberedSource[] = [];
  const patterns = { add: (source: NumberedSource) => sources.push(source), candidatesFor: () => sources };
  return inOwnWords(() => openWith(navigation, patterns));
}

/** The same with an index for the redirects with wildcards, which `openNavigation` asks one after the other, because it has to be small. */
export function openWith(navigation: ResolvedNavigation | EditionPart, patterns: PatternIndex): OpenedNavigation {
  if (navigation.formatVersion !== 1) throw new TypeError();
  const editions = new Map(navigation.editions.map((edition) => [edition.id, edition]));
  const languages = new Map<string | null, LanguageEntry>(
    navigation.languages.map((language) => [language.code, language]),
  );
  const nodes = new Map<string, ReadonlyMap<string, Division | PageNode>>();
  const { part } = navigation as Partial<EditionPart>;
  return {
    navigation,
    part,
    editions: part?.editions ?? navigation.editions,
    editionOf: (id) => editions.get(id),
    languageOf: (code) => languages.get(code),
    nodeOf: (edition, id) => {
      const found = editions.get(edition);
      return found && madeOnce(nodes, edition, () => nodesById(found.tree)).get(id);
    },
    redirectOf: findRedirects(navigation.redirects, patterns),
    sections: new Map(),
  };
}

function nodesById(tree: Division): ReadonlyMap<string, Division | PageNode> {
  const nodes = new Map<string, Division | PageNode>();
  const add = (node: Division | PageNode): void => {
    nodes.set(node.id, node);
    if (node.kind !== "page") node.children.forEach(add);
  };
  add(tree);
  return nodes;
}
