// What is said of a name that no page has?
import { expect, test } from "vitest";
import { notFound } from "../../../src/project/change/not-found.ts";

test.each([
  ["pipe", ["pipe.mdx"], 'There is no page, file or folder "pipe".'],
  ["pipe.mdx", ["pipe.mdx", "pip.mdx"], 'There is no page, file or folder "pipe.mdx". Did you mean pip?'],
  ["guid", ["guide.mdx"], 'There is no page, file or folder "guid". Did you mean guide?'],
])("%s is never what was meant itself", (written, files, said) => {
  expect(notFound(written, { files: () => files })).toBe(said);
});

test("a page that has moved already is said to be redirected, and no other one is suggested", () => {
  const redirects = [{ source: "/guides/:slug*", destination: "/manual/:slug*", permanent: true }];
  const named = { files: () => ["guides/two.mdx"], navigation: { pages: {}, redirects } };
  expect(notFound("guides/too", named)).toBe(
    'There is no page, file or folder "guides/too": /guides/too redirects to /manual/too. Was it moved or removed already?',
  );
  expect(notFound("guide/two", named)).toContain("Did you mean guides/two?");
});
