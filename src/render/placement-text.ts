// How do people read what stands around a page?
import type { PageName, PlacementFacts } from "../explain/explanation.ts";
import { fact, type TextStyle } from "./text-layout.ts";
import { visible } from "../text/visible.ts";

/** Breadcrumbs, sidebar and neighbours. */
export function placementLines(placement: PlacementFacts, style: TextStyle): readonly string[] {
  const { breadcrumbs, sidebar, previous, next } = placement;
  return [
    ...(breadcrumbs.length === 0 ? [] : fact("breadcrumbs", breadcrumbs.map(visible).join(" › "), style)),
    ...fact("sidebar", sidebar === "" ? "the whole site" : visible(sidebar), style),
    ...(previous === null && next === null
      ? []
      : [...fact("previous", neighbour(previous), style), ...fact("next", neighbour(next), style)]),
  ];
}

function neighbour(page: PageName | null): string {
  return page === null ? "–" : `${visible(page.title)}  ${visible(page.href)}`;
}
