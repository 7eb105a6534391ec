// Are operations without a page reported for a spec that nothing names?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

const spec = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Users", version: "1" },
  paths: { "/users": { get: {}, post: {} }, "/teams": { get: {}, delete: { "x-excluded": true } } },
});

async function reported(operations: readonly string[]): Promise<readonly unknown[]> {
  const pages = operations.map((_, index) => `p${index}`);
  const host = memoryHost({
    "docs.json": JSON.stringify({ name: "T", navigation: { pages: ["index", ...pages] } }),
    "index.mdx": "---\ntitle: Home\n---\n",
    "api/openapi.json": spec,
    ...Object.fromEntries(
      operations.map((operation, index) => [`p${index}.mdx`, `---\ntitle: P${index}\nopenapi: ${operation}\n---\n`]),
    ),
  });
  const { diagnostics } = await compileNavigation({ host });
  return diagnostics.map(({ code, severity, file, count, message }) => [
    code,
    severity,
    file,
    count,
    /\(.*\)/.exec(message)?.[0],
  ]);
}

test("those of a spec in which pages without its name found their operations", async () => {
  const left = "(POST /users, GET /teams)";
  expect(await reported(["get /users"])).toEqual([["operation-unlisted", "info", "p0.mdx", 2, left]]);
  expect(await reported(["get /users", "post /users", "get /teams"])).toEqual([]);
});

test("none of a spec of which no page shows an operation", async () => {
  expect(await reported([])).toEqual([]);
});
