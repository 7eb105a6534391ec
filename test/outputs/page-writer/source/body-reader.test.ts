// Is the body of a page read once, by whatever looks at it, and is that of one page no other's?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { bodyReader, wholeBody } from "../../../../src/compiler/bodies/read-body.ts";
import { pageReader } from "../../../../src/outputs/page-writer/source/page-source.ts";

const bodies = {
  // Whether it has snippets is asked because of the word, then its links, then whether it is valid.
  a: "To import a page, see [b](/b).\n",
  b: "[a](/a)\n",
  // Its text changes when its relative link is rewritten.
  c: "[a](./a)\n",
};

test("a body is read once for its snippets, its links and its tags, and again if it changes between", async () => {
  const files = Object.entries(bodies).map(([name, body]) => [`${name}.mdx`, body] as const);
  const config = JSON.stringify({ name: "Acme", navigation: { pages: Object.keys(bodies) } });
  const host = memoryHost({ "docs.json": config, ...Object.fromEntries(files) });
  const { navigation } = await compileNavigation({ host });
  const [asked, read]: [string[], string[]] = [[], []];
  const once = bodyReader((body) => (read.push(body), wholeBody(body)));
  const pageAt = pageReader(navigation!, host, {}, undefined, (body) => (asked.push(body), once(body)));
  for (const page of Object.values(navigation!.pages)) expect((await pageAt(page))?.body).toMatch(/\]\(\/[ab]\)/);
  const after = "[a](/a)\n";
  expect(asked).toEqual([bodies.a, bodies.a, bodies.a, bodies.b, bodies.b, bodies.c, after]);
  expect(read).toEqual([bodies.a, bodies.b, bodies.c, after]);
});

test("only the last body is kept", () => {
  const read: string[] = [];
  const once = bodyReader((body) => (read.push(body), wholeBody(body)));
  expect(["[](/a)", "[](/a)", "[](/b)", "[](/a)"].map((body) => once(body).links[0]?.address)).toEqual([
    "/a",
    "/a",
    "/b",
    "/a",
  ]);
  expect(read).toEqual(["[](/a)", "[](/b)", "[](/a)"]);
});
