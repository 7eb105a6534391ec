// Reports what of a whole site Docusaurus can't express.
import type { Division, Edition, ResolvedNavigation, Source } from "../../../compiler/site/navigation.ts";
import { reportRedirects } from "../exact-redirects.ts";
import { redirectPages } from "../redirect-pages.ts";
import { headerLosses } from "../header/header-losses.ts";
import type { NotExpressedList } from "../not-expressed.ts";
import type { DocsPlan } from "./docs-plan.ts";

/** Reports the editions that have no folder of their own. */
export function reportJoined({ joined, locales }: DocsPlan, notExpressed: NotExpressedList): void {
  const editions = locales.flatMap(({ versions }) => versions.flatMap((version) => version.editions));
  for (const { edition, axis } of joined) {
    const reason =
      axis === "language"
        ? "Docusaurus builds each language below a path of its own, and these pages have none; they are built with the default language"
        : "Docusaurus serves each version below a path of its own, and these pages have none; they are in the docs of the default version, and the search finds those of both";
    notExpressed.add(`a ${axis} whose pages are in no folder of their own`, reason, {
      what: `${axis} "${(axis === "language" ? edition.language : edition.version) ?? edition.id}"`,
      source: sourceOf(edition, axis, editions),
      edition: edition.id,
    });
  }
}

/** Where a language or version is first written: a part of its tree that no other edition has, and around it the selector. */
function sourceOf(edition: Edition, axis: "language" | "version", editions: readonly Edition[]): Source {
  const others = new Set(
    editions.filter((other) => other !== edition).flatMap(({ tree }) => sourcesIn(tree).map(keyOf)),
  );
  const own = sourcesIn(edition.tree).find((source) => !others.has(keyOf(source))) ?? edition.tree.source;
  const pointer = new RegExp(`^.*?/${axis}s/\\d+`).exec(own.pointer)?.[0] ?? own.pointer;
  return { ...own, pointer };
}

function keyOf({ file, pointer }: Source): string {
  return JSON.stringify([file, pointer]);
}

function sourcesIn(division: Division): readonly Source[] {
  const inside = division.children.flatMap((node) => (node.kind === "page" ? [node.source] : sourcesIn(node)));
  return [division.source, ...inside];
}

/** Reports redirects, breadcrumbs, and fields of languages that Docusaurus has no place for. */
export function reportSite(navigation: ResolvedNavigation, notExpressed: NotExpressedList): void {
  const { languages, site, editions } = navigation;
  for (const { feature, reason, place } of headerLosses(navigation)) notExpressed.add(feature, reason, place);
  for (const { code, tag } of languages)
    if (tag !== undefined)
      notExpressed.add("the tag of a language", "it is not exported", { what: `language "${code}"` });
  reportRedirects(redirectPages(navigation).notWritten, notExpressed);
  if (site.eyebrows !== "breadcrumbs") return;
  for (const { id, tree } of editions)
    for (const child of tree.children) {
      if (child.kind === "page" || child.kind === "group") continue;
      const place = { what: `${child.kind} "${child.label}"`, source: child.source, edition: id };
      const reason = "the breadcrumbs of Docusaurus begin with the groups of the sidebar";
      notExpressed.add("tabs, products and the like in breadcrumbs", reason, place);
    }
}
