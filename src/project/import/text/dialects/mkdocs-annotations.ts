// Names the annotations of code blocks, which Material shows at a number in a comment.
import type { CodeRule } from "../shown-code.ts";

/** A comment that ends a line and is only a number, as `# (1)!` and `/* (2) *\/`. */
const annotation = /(?:#|\/\/|--|;|%|\/\*|<!--)[ \t]*\(\d+\)!?(?:[ \t]*(?:\*\/|-->))?$/;

/** The lines stay, so that readers can find what the list below the block says of them. */
export const namedAnnotations: CodeRule = (lines) => {
  if (!lines.some((line) => annotation.test(line.trimEnd()))) return undefined;
  const feature = "annotations of a code block";
  return {
    lines,
    losses: [{ feature, reason: "the new site has no marks for them, so their numbers stay in the code" }],
  };
};
