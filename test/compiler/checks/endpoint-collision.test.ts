// Is each place of a collision named once?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

test("of several operations that want one address, each is named once", async () => {
  const operation = { summary: "List users" };
  const host = memoryHost({
    "docs.json": JSON.stringify({ navigation: { groups: [{ group: "Users", openapi: "users.json" }] } }),
    "users.json": JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Users", version: "1" },
      paths: { "/a": { get: operation }, "/b": { get: operation }, "/c": { get: operation } },
    }),
  });
  const { diagnostics } = await compileNavigation({ host });
  const related = diagnostics.flatMap((each) => (each.code === "endpoint-collision" ? each.related : []));
  expect(related.map(({ message }) => message)).toEqual([
    '"GET /a" is at /api-reference/list-users',
    '"GET /b" is at /api-reference/list-users-1',
    '"GET /c" is at /api-reference/list-users-2',
  ]);
});
