// Is a lock that can't be trusted refused as a whole?
import { expect, test } from "vitest";
import { readLock } from "../../../src/compiler/routes/read-lock.ts";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

const lockOf = (operations: string): string => `{"lockVersion":1,"operations":${operations}}`;
const addressOf = (address: string): string => lockOf(`{"a.json":{"GET /x":${address}}}`);

test.each([
  ["", "it is empty"],
  ["{", "this is not JSON"],
  ["<<<<<<< ours\n{}", "in line 1, this is not JSON"],
  ["[]", "a lock must be an object, not a list"],
  ["null", "a lock must be an object, not null"],
  ["{}", `"lockVersion" is not 1`],
  [`{"lockVersion":2,"operations":{}}`, `"lockVersion" is not 1`],
  [`{"__proto__":{"lockVersion":1,"operations":{}}}`, `"lockVersion" is not 1`],
  [`{"lockVersion":1}`, `"operations" must be an object, not nothing`],
  [`{"lockVersion":1,"operations":{},"more":1}`, `a field "more"`],
  [lockOf("[]"), `"operations" must be an object, not a list`],
  [lockOf(`{"a.json":"/x"}`), `"a.json" must be an object, not a string`],
  [lockOf(`{"__proto__":5}`), `"__proto__" must be an object, not a number`],
  [addressOf("5"), `"GET /x" of "a.json" must be an address, not a number`],
  [addressOf("null"), "must be an address, not null"],
  [addressOf("[]"), "must be an address, not a list"],
  [addressOf(`"list"`), `write "/list"`],
  [addressOf(`"//list/"`), `write "/list"`],
  [addressOf(`"/"`), "it is empty"],
  [addressOf(`"/../../etc/passwd"`), "leads upward"],
  [addressOf(`"/a/%2e%2E/b"`), "leads upward"],
  [addressOf(`"/a\\\\b"`), "backslash"],
  [addressOf(`"/a\\u0000"`), "control character"],
  [addressOf(`"https://evil.example/x"`), "web address"],
  [addressOf(`"/${"x".repeat(2000)}"`), "longer than"],
  [addressOf(`{"api":5}`), `below "api" must be an address, not a number`],
  [addressOf(`{"api":{"deep":{"deeper":{}}}}`), "must be an address, not an object"],
  [addressOf(`{"../up":"/x"}`), "is not a folder"],
  [addressOf(`{"API":"/x"}`), "is not a folder"],
  [`{"lockVersion":1,\n"operations":{"a.json":{"GET /x":"/x",\n"GET /x":"/y"}}}`, `in line 3, "GET /x" is here twice`],
])("%s is refused", (text, problem) => {
  const reading = readLock(text);
  expect(reading.kind === "read" ? "fine" : reading.problem).toContain(problem);
});

test("what nests without end is refused, not followed", () => {
  expect(readLock("[".repeat(200_000)).kind).toBe("broken");
  expect(readLock(addressOf(`${`{"a":`.repeat(100_000)}1${"}".repeat(100_000)}`)).kind).toBe("broken");
});

test("a lock with a byte order mark, and an address below several directories, are fine", () => {
  const reading = readLock(`\uFEFF${addressOf(`{"":"/x","api":"/api/x"}`)}`);
  const paths = reading.kind === "read" ? reading.paths.get("a.json")?.get("GET /x") : undefined;
  expect([...(paths ?? [])]).toEqual([
    ["", "x"],
    ["api", "api/x"],
  ]);
});

test("a broken lock is one error, and the site compiles as without", async () => {
  const host = memoryHost({ "docs.json": `{"navigation":{"pages":["start"]}}`, "start.mdx": "" });
  const result = await compileNavigation({ host, lock: "{" });
  expect(result.diagnostics.map(({ code, file }) => [code, file])).toEqual([["lock-syntax", "navc.lock.json"]]);
  expect(result).toMatchObject({ ok: false });
  expect(result).not.toHaveProperty("lock");
  expect(Object.keys(result.navigation?.pages ?? {})).toEqual(["/start"]);
});
