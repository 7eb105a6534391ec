// Prints a navigation in snapshots as its outline.
import type { SnapshotSerializer } from "vitest";
import { outline } from "../../outputs/render/outline.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";

/** A snapshot serializer of Vitest: a navigation is printed as its outline, with the indentation of its place. */
export const navigationSerializer: SnapshotSerializer = {
  test: isNavigation,
  serialize(navigation: ResolvedNavigation, _config: unknown, indentation: string): string {
    return outline(navigation).trimEnd().replaceAll("\n", `\n${indentation}`);
  },
};

function isNavigation(value: unknown): value is ResolvedNavigation {
  if (typeof value !== "object" || value === null) return false;
  const { formatVersion, editions, pages } = value as Partial<ResolvedNavigation>;
  return formatVersion === 1 && Array.isArray(editions) && typeof pages === "object";
}
