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

test("an address that the spec sets is to be changed there, because no directory changes it", async () => {
  const spec = (href: string): string =>
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Users", version: "1" },
      paths: {
        "/a": { get: { summary: "A", "x-mint": { href } } },
        "/b": { get: { summary: "B", "x-mint": { href: `${href}-b` } } },
        "/c": { get: { summary: "C" } },
      },
    });
  const group = (openapi: string): object => ({ group: openapi, openapi });
  const host = memoryHost({
    "docs.json": JSON.stringify({ navigation: { groups: [group("one.json"), group("two.json")] } }),
    "one.json": spec("/users/a"),
    "two.json": spec("/users/a"),
  });
  const { diagnostics } = await compileNavigation({ host });
  const found = diagnostics.filter(({ code }) => code === "endpoint-collision");
  expect(found.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'docs.json 1 operation of two.json has an address that one.json also uses, so it got another address (/api-reference/two/c). Set a directory for them: "openapi": { "source": "two.json", "directory": "api-reference/two" }.',
    'two.json 2 operations of two.json have addresses that one.json also uses, so they got another address (/users/a-1). "x-mint": { "href": … } in two.json sets these addresses, whatever the directory is. Change or remove it there.',
  ]);
});
