// Do the messages about links name what is missing?
import { expect, test } from "vitest";
import { catalog } from "../../src/compiler/diagnostics/catalog.ts";

const once = { links: 1, files: 1 };

test.each([
  ["/LICENSE", "file"],
  ["/docs/paper.pdf", "file"],
  ["/API", "page"],
  ["/FAQS", "page"],
  ["/license", "page"],
])("where a link leads to %s, a %s is missing", (target, what) => {
  const { message } = catalog["link-not-found"];
  expect(message({ target, ...once })).toBe(
    `This link leads to "${target}", where there is no ${what}. Correct it, or add the ${what}.`,
  );
});

test("one link leads to one hidden page", () => {
  const { summary } = catalog["link-to-hidden"];
  expect([summary?.(1), summary?.(2)]).toEqual(["1 link to a hidden page", "2 links to hidden pages"]);
});
