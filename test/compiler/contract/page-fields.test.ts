// Does every page field reach the result, and is it documented?
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { pageFields, type PageField } from "../../../src/compiler/contract/page-fields.ts";
import { compileNavigation, memoryHost, type ResolvedNavigation } from "../../../src/index.ts";
import { decisionsText } from "../../support/decisions.ts";

const documents = `${readFileSync("docs/reference/result.md", "utf8")}\n${decisionsText}`;

/** A value of each field that no page has without it; `true` for a flag. */
function valueOf(field: PageField): string {
  if (field === "openapi") return "api.json POST /orders";
  if (field === "asyncapi") return "events.json orders";
  if (field === "related") return "[/a]";
  if (field === "groups") return "[staff]";
  return pageFields[field].type === "boolean" ? "true" : "https://example.com";
}

async function compiledWith(line: string): Promise<ResolvedNavigation | null> {
  const files = {
    "docs.json": JSON.stringify({ navigation: { pages: ["a"] } }),
    "a.mdx": `---\n${line}\n---\n`,
    "api.json": JSON.stringify({ openapi: "3.1.0", paths: { "/orders": { post: {} } } }),
    "events.json": JSON.stringify({ asyncapi: "3.0.0", channels: { orders: {} } }),
  };
  return (await compileNavigation({ host: memoryHost(files) })).navigation;
}

describe.each(Object.keys(pageFields) as PageField[])("the page field %s", (field) => {
  test("is in the result where a page has it", async () => {
    const [said, silent] = [await compiledWith(`${field}: ${valueOf(field)}`), await compiledWith("")];
    expect(silent?.pages["/a"]).toBeDefined();
    expect(said?.pages["/a"]).not.toEqual(silent?.pages["/a"]);
    expect(said?.pages["/a"]?.frontmatter).toBeUndefined();
  });

  test("is in docs/reference/result.md or docs/internals/decisions", () => {
    expect(documents).toMatch(new RegExp(`\`${field}(?:\\?|:[^\`]*)?\``));
  });
});
