// Finds the division of other languages that holds the same pages as a division that was named.
import type { Division, Edition, PageNode, ResolvedNavigation } from "../../compiler/site/navigation.ts";

/** A division with the divisions above it, the outermost first. */
type DivisionPath = readonly Division[];

/** The labels of the same division in other languages, from the language on; empty if the named one is not clear. */
export function sameDivisions(
  labels: readonly string[],
  { editions, counterparts, pages }: ResolvedNavigation,
): readonly (readonly string[])[] {
  const [own, ...more] = editions
    .toSorted((a, b) => Number(b.default) - Number(a.default))
    .flatMap((edition) => pathsTo(edition, labels).map((path) => ({ edition, path })));
  if (own === undefined || more.some(({ edition }) => edition === own.edition)) return [];
  const others = editions.filter(
    ({ language, version }) => language !== own.edition.language && version === own.edition.version,
  );
  const hrefs = pageHrefs(own.path.at(-1)!);
  return others.flatMap((edition): readonly (readonly string[])[] => {
    const counterpart = hrefs
      .map((href) => counterparts[pages[href]?.key ?? ""]?.[edition.id])
      .find((href) => href !== undefined);
    const path = counterpart === undefined ? undefined : pathToPage(edition.tree, counterpart, []);
    const same = path?.slice(0, own.path.length);
    const last = same?.at(-1);
    if (same === undefined || last?.kind !== own.path.at(-1)!.kind) return [];
    return [[edition.language!, ...same.slice(1).map(({ label }) => label)]];
  });
}

function pathsTo({ tree, language, version }: Edition, labels: readonly string[]): readonly DivisionPath[] {
  const above = [language, version].filter((label) => label !== null);
  const walk = (division: Division, path: DivisionPath): readonly DivisionPath[] => {
    const here = [...path, division];
    const names = [...above, ...here.slice(1).map(({ label }) => label)];
    const isNamed = division.kind !== "root" && endsWith(names, labels);
    const below = division.children.flatMap((child) => (child.kind === "page" ? [] : walk(child, here)));
    return isNamed ? [here, ...below] : below;
  };
  return walk(tree, []);
}

/** Whether the last labels are the same, and those before it follow in their order. */
function endsWith(names: readonly string[], labels: readonly string[]): boolean {
  let at = names.length;
  for (const [index, label] of labels.toReversed().entries()) {
    at = names.lastIndexOf(label, at - 1);
    if (at === -1 || (index === 0 && at !== names.length - 1)) return false;
  }
  return true;
}

function pageHrefs(division: Division): readonly string[] {
  return division.children.flatMap((child: Division | PageNode) =>
    child.kind === "page" ? [child.href] : pageHrefs(child),
  );
}

function pathToPage(division: Division, href: string, above: DivisionPath): DivisionPath | undefined {
  const path = [...above, division];
  for (const child of division.children) {
    if (child.kind === "page") {
      if (child.href === href) return path;
    } else {
      const found = pathToPage(child, href, path);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
