// Finds the generated pages that go with a division.
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";

/** The paths of the pages without a file that only this division has; a language or a version, which is no node, has none. */
export function generatedPagesOf(
  division: { readonly id?: string; readonly label: string },
  { pages }: ResolvedNavigation,
): readonly string[] {
  const { id } = division;
  if (id === undefined || id === "") return [];
  return Object.values(pages)
    .filter(
      ({ file, missing, placements }) =>
        file === null &&
        missing !== true &&
        placements.length > 0 &&
        placements.every(({ node }) => node?.startsWith(`${id}/`) === true),
    )
    .map(({ path }) => path);
}
