// Checks that a spec is in force somewhere (§2.11).
import type { SpecKind } from "../contract/spec-attachment.ts";
import { isAsyncapiDropped } from "../syntax/dropped-specs.ts";
import type { ConfigDivision } from "../syntax/config-tree.ts";
import { divisionCheck, fieldPlace, titleOf, type DivisionCheck } from "./division-check.ts";

/** Reports a spec of a division if each language or version in it sets its own spec, and a spec that the dialect drops. */
export const specWithoutEffect: DivisionCheck = divisionCheck(
  "spec-without-effect",
  (division, report, { dialect }) => {
    const owner = titleOf(division);
    if (isAsyncapiDropped(division, dialect)) {
      const args = { owner, kind: "asyncapi", because: "openapi" } as const;
      report("spec-without-effect", fieldPlace(division, "asyncapi"), args);
    }
    for (const kind of ["openapi", "asyncapi"] as const) {
      const because = division[kind] === undefined ? undefined : overridingBranch(division, kind);
      if (because === undefined) continue;
      report("spec-without-effect", fieldPlace(division, kind), { owner, kind, because });
    }
  },
);

/** The kind of the branches if a division contains nothing else and each sets its own spec; undefined otherwise. */
function overridingBranch({ root, children }: ConfigDivision, kind: SpecKind): "language" | "version" | undefined {
  const [first] = children;
  if (root !== undefined || (first?.kind !== "language" && first?.kind !== "version")) return undefined;
  const overrides = children.every(
    (child) =>
      (child.kind === "language" || child.kind === "version") &&
      (child[kind] !== undefined || overridingBranch(child, kind) !== undefined),
  );
  return overrides ? first.kind : undefined;
}
