// Finds bodies that are not valid MDX. (D114)
import { compareText } from "../text/compare-text.ts";
import type { Check } from "./check.ts";

/** Reports the first part of each body that can't be parsed. */
export const bodySyntax: Check = {
  code: "body-syntax",
  needs: ["bodies"],
  run: ({ bodies }, report) => {
    const all = [...(bodies?.bodies.values() ?? [])].toSorted((a, b) => compareText(a.file, b.file));
    for (const { file, problem } of all) {
      if (problem === undefined) continue;
      const { kind, reason, start, end } = problem;
      report(
        "body-syntax",
        { kind: "text", file, start, end, pointer: "" },
        { problem: reason, isLimit: kind === "limit" },
      );
    }
  },
};
