// Finds the link definitions that a body uses.
import type { BodyFacts } from "./body-facts.ts";
import type { BodyLink } from "./page-body.ts";

/** The addresses of definitions that the body uses; `[^1]` is a footnote. */
export function usedDefinitions(body: string, { definitions }: BodyFacts): readonly BodyLink[] {
  if (definitions.length === 0) return [];
  const uses = new Map<string, { links: number; images: number }>();
  for (const [, image, label] of body.matchAll(/(!(?:\[[^[\]\n]*\])?)?\[([^[\]\n]+)\]/g)) {
    const name = normal(label!);
    const counted = uses.get(name) ?? { links: 0, images: 0 };
    uses.set(name, counted);
    if (image === undefined) counted.links += 1;
    else counted.images += 1;
  }
  // The first definition of a label is used.
  const byLabel = new Map(definitions.toReversed().map((each) => [normal(each.label), each.link]));
  return [...byLabel].flatMap(([label, link]) => {
    const { links = 0, images = 0 } = uses.get(label) ?? {};
    if (label.startsWith("^")) return [];
    // The definition itself has the label once.
    if (links > 1) return [link];
    return images > 0 ? [{ ...link, kind: "asset" as const }] : [];
  });
}

function normal(label: string): string {
  return label.replaceAll(/\s+/g, " ").trim().toLowerCase();
}
