// Is the link of a division that a $ref file writes reported in that file?
import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { compileInMemory } from "../../../src/project/compile-in-memory.ts";

async function problems(part: string): Promise<readonly string[]> {
  const host = memoryHost({
    "docs.json":
      '{ "navigation": { "tabs": [{ "$ref": "./tab.json", "tab": "Guides" }, { "tab": "B", "pages": ["b"] }] } }',
    "tab.json": part,
    "start.mdx": "---\ntitle: Start\n---\n",
    "b.mdx": "---\ntitle: B\n---\n",
  });
  const { diagnostics } = await compileInMemory({ host });
  return diagnostics.map(({ code, file, range }) => `${code} ${file}:${range.start.line}:${range.start.column}`);
}

test("an unused one", async () => {
  expect(await problems('{ "href": "/b", "pages": ["start"] }')).toEqual(["link-with-children tab.json:1:3"]);
});

test("one without a target", async () => {
  expect(await problems('{ "href": "/gone" }')).toEqual(["href-target-missing tab.json:1:11"]);
});
