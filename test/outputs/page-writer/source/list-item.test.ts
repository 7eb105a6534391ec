// Does an item of a list have a description as its author wrote it, and nothing else?
import fc from "fast-check";
import { expect, test } from "vitest";
import { listItem } from "../../../../src/outputs/page-writer/source/list-item.ts";
import { propertyRuns } from "../../../support/property-runs.ts";
import { hostileText } from "./hostile-text.ts";
import { nodesIn, programsIn, treesOf } from "./hosts-parsers.ts";
import { sourcesOf } from "./page-sources.ts";

test.each([
  ["a line", "Of *it*.\n\nMore", "- **a** · Of *it*.<br />More<br />Default: x"],
  [
    "a block of code",
    "Use\n\n```bash\na\n\n  b\n```\n\nEnd",
    "- **a**\n\n  Use\n\n  ```bash\n  a\n\n    b\n  ```\n\n  End\n\n  Default: x",
  ],
  ["only code", "```\na\n```", "- **a**\n\n  ```\n  a\n  ```\n\n  Default: x"],
  ["code in a list", "- a\n\n  ~~~\n  b\n  ~~~", "- **a**\n\n  - a\n\n    ```\n    b\n    ```\n\n  Default: x"],
  ["marks that are no block", "a ``` b ```", "- **a** · a `b`<br />Default: x"],
])("the description is %s", (_, description, item) => {
  expect(listItem([{ head: "**a**", description }], " · ", ["Default: x"])).toBe(item);
});

test("two that are needed together have their descriptions below their names", () => {
  const parts = [
    { head: "**a**", description: "A" },
    { head: "**b**", description: "```\nb\n```" },
  ];
  expect(listItem(parts, " · ")).toBe("- **a** and **b**\n\n  A\n\n  ```\n  b\n  ```");
});

test("no description is a program, or leaves its item", () => {
  const texts = fc.tuple(hostileText, fc.constantFrom("", "\n\n```\ncode\n```\n\n", "\n\n    code\n\n"), hostileText);
  fc.assert(
    fc.property(texts, (pieces) => {
      const item = listItem([{ head: "**a**", description: pieces.join("") }], " · ", ["Default: x"]);
      const trees = treesOf(`${item}\n\n- **b**`);
      expect(programsIn("", trees)).toEqual([]);
      for (const tree of [trees.mdx, trees.markdown]) {
        expect(tree.children.map(({ type }) => type)).toEqual(["list"]);
        expect(nodesIn(tree.children[0]!).filter((node) => node.type === "heading")).toEqual([]);
        expect("children" in tree.children[0]! && tree.children[0].children.length).toBe(2);
      }
    }),
    { numRuns: propertyRuns(3000) },
  );
});

test("the description of a security scheme, a parameter and a response keeps its code", async () => {
  const description = "So:\n\n```bash\ncurl a\n```";
  const spec = {
    openapi: "3.1.0",
    info: { title: "S", version: "1" },
    security: [{ key: [] }],
    paths: {
      "/a": {
        get: {
          summary: "A",
          parameters: [{ name: "p", in: "query", description }],
          responses: { 200: { description } },
        },
      },
    },
    components: { securitySchemes: { key: { type: "http", scheme: "bearer", description } } },
  };
  const { sources } = await sourcesOf({ "s.json": JSON.stringify(spec) }, ["GET /a"], { openapi: "s.json" });
  expect(sources[0]!.body.match(/^ {2}```bash\n {2}curl a\n {2}```$/gm)).toHaveLength(3);
});
