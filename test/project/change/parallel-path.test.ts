// Where is the translation of a page that moves?
import { expect, test } from "vitest";
import { parallelPath } from "../../../src/project/change/parallel-path.ts";

test.each([
  ["en/guides/start.mdx", "en/guides/begin.mdx", "fr/guides/start.mdx", "fr/guides/begin.mdx"],
  ["guides/start.mdx", "manual/start.mdx", "fr/guides/start.mdx", "fr/manual/start.mdx"],
  ["en/guides/start.mdx", "en/manual/start.mdx", "fr/guides/demarrer.mdx", "fr/manual/demarrer.mdx"],
  ["en/guides/start.mdx", "en/guides/begin.mdx", "fr/guides/demarrer.mdx", undefined],
  ["en/start.mdx", "start.mdx", "fr/start.mdx", undefined],
])("what moves %s to %s moves %s to %s", (from, to, other, expected) => {
  expect(parallelPath(from, to, other)).toBe(expected);
});
