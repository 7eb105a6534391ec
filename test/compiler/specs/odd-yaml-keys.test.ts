// What is said of a YAML document whose keys or values are no JSON: objects and lists as keys, .nan, .inf, null?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

const docs = JSON.stringify({
  name: "A",
  navigation: {
    tabs: [
      { tab: "API", openapi: "api.yaml" },
      { tab: "Guides", pages: ["a"] },
    ],
  },
});

async function compileYaml(
  lines: readonly string[],
  page = "",
): Promise<{ readonly messages: readonly string[]; readonly hrefs: readonly string[]; readonly all: string }> {
  const host = memoryHost({ "docs.json": docs, "api.yaml": `${lines.join("\n")}\n`, "a.mdx": page });
  const result = await compileNavigation({ host });
  return {
    messages: result.diagnostics.map(({ message, range }) => `${range.start.line}: ${message}`),
    hrefs: Object.keys(result.navigation?.pages ?? {}),
    all: JSON.stringify(result),
  };
}

const head = ["openapi: 3.0.0", 'info: {title: x, version: "1"}', "paths:"];
const kept = ["  /kept:", "    get: {summary: Kept}"];

test.each([
  ["an object", "  {a: b}: {get: {}}"],
  ["an object in a list", "  [q, {a: b}]: {get: {}}"],
  ["a template without quotes", "  {{ path }}: {get: {}}"],
])("a path that is %s is left out with a sentence, and the others stay", async (_name, line) => {
  const { messages, hrefs, all } = await compileYaml([...head, line, ...kept]);
  expect(messages).toEqual([
    `4: api.yaml: "paths" has a key that is an object or a list, and a key has to be a string: write it in quotes. Until it is fixed, operations are missing.`,
  ]);
  expect(hrefs).toEqual(["/api-reference/kept", "/a"]);
  expect(all).not.toContain("[object Object]");
});

test.each([".nan", ".inf", "-.inf"])("a summary that is %s is no text", async (value) => {
  const { messages, all } = await compileYaml([...head, "  /x:", "    get:", `      summary: ${value}`, ...kept]);
  expect(messages).toEqual([
    `6: api.yaml: "summary" is a number without a value, and has to be a string. Until it is fixed, the rest of the spec is used without it.`,
  ]);
  expect(all).not.toMatch(/NaN|Infinity/);
});

test("a version that is no number is called so", async () => {
  const { messages } = await compileYaml(["openapi: .nan", ...head.slice(1), ...kept]);
  expect(messages).toEqual([
    `1: api.yaml: "openapi" is a number without a value, and has to be a version such as "3.1.0". Its operations are still listed.`,
  ]);
});

test.each(["title: .nan", "x: &n .nan\ntitle: *n"])("a title in front matter is what is written: %s", async (line) => {
  const { all } = await compileYaml([...head, ...kept], `---\n${line}\n---\n`);
  expect(all).not.toMatch(/NaN/);
});
