// textDocument/references: every entry, link, redirect and import that leads to a file.
import type { Location } from "vscode-languageserver";
import { placeOf, type Place } from "../../../compiler/diagnostics/place.ts";
import { configReferences } from "../../../project/change/config-references.ts";
import type { AskedPlace } from "../asked-document.ts";
import { pageOfTarget, targetAt } from "../named-target.ts";
import { locationsOf } from "../site-places.ts";

/** The places that lead to what is at a place; in a page outside of its links, those that lead to the page. The site has to be current. */
export async function references(place: AskedPlace): Promise<readonly Location[]> {
  const { site, file } = place;
  const { tree } = site.state;
  const names = await tree?.record.names?.();
  if (tree === undefined || names === undefined) return [];
  const target = targetAt(place);
  const to = target === undefined ? { kind: "file" as const, file, hash: "" } : target.to;
  const page = pageOfTarget(to, tree);
  const wanted = page?.file ?? (to.kind === "file" ? to.file : undefined);
  if (wanted === undefined) return [];
  const all = [...names.names, ...names.configFiles.flatMap((each) => configReferences(each, tree.host))];
  const named = all.flatMap((name) => (name.target === wanted ? [name.place] : []));
  const redirects = names.redirects.flatMap(({ destination, destinationAt }) => {
    const end = tree.record.reader?.follow(tree.record.config, destination);
    return page !== undefined && end?.kind === "page" && end.href === page.href ? [placeOf(destinationAt)] : [];
  });
  return locationsOf(oncePerPlace([...named, ...redirects]), site);
}

/** Two stages may have read one place. */
function oncePerPlace(places: readonly Place[]): readonly Place[] {
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}
