// Does the message about a body over the limit say what the file is?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

test("a page, a file that it imports, and a style sheet", async () => {
  const long = "x".repeat(2000);
  const host = memoryHost({
    "docs.json": JSON.stringify({ navigation: { pages: ["a", "b"] } }),
    "a.mdx": long,
    "b.mdx": 'import Part from "/snippets/part.mdx";\n\n<Part />\n',
    "snippets/part.mdx": long,
    "style.css": `/* ${long} */`,
  });
  const { diagnostics } = await compileNavigation({ host, links: true, assets: true, limits: { bodyBytes: 1000 } });
  const found = diagnostics.filter(({ code }) => code === "limit-exceeded");
  expect(found.map(({ message }) => message.replace(/ is over .*$/, ""))).toEqual([
    "The page a.mdx",
    "The file snippets/part.mdx",
    "The style sheet style.css",
  ]);
});
