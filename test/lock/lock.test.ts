// Does an operation keep its address, whatever its spec says later? (D42)
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type CompileOptions, type CompileResult } from "../../src/index.ts";

type Words = { readonly [operation: string]: object | string };
type Lock = NonNullable<CompileResult["lock"]>;

/** A spec with one `get` for each path; a text stands for the summary. */
function spec(words: Words): string {
  const paths = Object.entries(words).map(([path, said]) => [
    path,
    { get: typeof said === "string" ? { summary: said } : said },
  ]);
  return JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths: Object.fromEntries(paths) });
}

const oneGroup = { groups: [{ group: "API", openapi: "a.json" }] };
const empty: Lock = { lockVersion: 1, operations: {} };

interface Compiled {
  readonly hrefs: readonly string[];
  readonly reported: readonly string[];
  readonly lock: Lock;
}

/** Compiles specs by file name; `hrefs` are `GET /path → href`. */
async function compile(
  specs: { readonly [file: string]: Words },
  lock: CompileOptions["lock"] = empty,
  navigation: object = oneGroup,
  pages: { readonly [file: string]: string } = {},
): Promise<Compiled> {
  const files = Object.fromEntries(Object.entries(specs).map(([file, words]) => [file, spec(words)]));
  const host = memoryHost({ ...files, ...pages, "docs.json": JSON.stringify({ name: "Acme", navigation }) });
  const result = await compileNavigation({ host, lock });
  const hrefs = Object.values(result.navigation?.pages ?? {}).map(
    ({ href, operation }) => `${operation?.path ?? "?"} ${href}`,
  );
  return { hrefs, reported: result.diagnostics.map(({ code }) => code), lock: result.lock ?? empty };
}

test("the lock names spec and operation, in the order of their names", async () => {
  const { lock } = await compile({ "a.json": { "/users": "List", "/orders": "All" } });
  expect(JSON.stringify(lock)).toBe(
    `{"lockVersion":1,"operations":{"a.json":{"GET /orders":"/api-reference/all","GET /users":"/api-reference/list"}}}`,
  );
});

test.each([
  ["summary", { summary: "All users", tags: ["Users"] }],
  ["tag", { summary: "List", tags: ["People"] }],
  ["x-mint.href", { summary: "List", tags: ["Users"], "x-mint": { href: "/elsewhere" } }],
])("a changed %s moves nothing", async (_what, after) => {
  const { lock } = await compile({ "a.json": { "/users": { summary: "List", tags: ["Users"] } } });
  const again = await compile({ "a.json": { "/users": after } }, lock);
  expect(again.hrefs).toEqual(["/users /api-reference/users/list"]);
  expect(again.reported).toEqual([]);
  expect(again.lock).toEqual(lock);
});

test("an operation with the same summary, inserted before, gets the number", async () => {
  const { lock } = await compile({ "a.json": { "/users": "List" } });
  const again = await compile({ "a.json": { "/teams": "List", "/users": "List" } }, lock);
  expect(again.hrefs).toEqual(["/teams /api-reference/list-1", "/users /api-reference/list"]);
  expect(again.reported).toEqual(["endpoint-collision"]);
  // The addresses are decided, so only the equal labels are left to report.
  const third = await compile({ "a.json": { "/teams": "List", "/users": "List" } }, again.lock);
  expect(third).toEqual({ ...again, reported: ["duplicate-title"] });
});

test("a number that is kept is counted on, not added to", async () => {
  const { lock } = await compile({ "a.json": { "/a": "List", "/b": "List" } });
  const { hrefs } = await compile({ "a.json": { "/c": "List", "/d": "List", "/a": "List", "/b": "List" } }, lock);
  expect(hrefs).toEqual([
    "/c /api-reference/list-2",
    "/d /api-reference/list-3",
    "/a /api-reference/list",
    "/b /api-reference/list-1",
  ]);
});

test("a summary that another operation gave up is free", async () => {
  const { lock } = await compile({ "a.json": { "/a": "Old" } });
  const again = await compile({ "a.json": { "/a": "New", "/b": "New" } }, lock);
  expect(again.hrefs).toEqual(["/a /api-reference/old", "/b /api-reference/new"]);
  expect(again.reported).toEqual(["duplicate-title"]);
});

test("an operation that is gone keeps its address for its return, and another that wants it is reported", async () => {
  const { lock } = await compile({ "a.json": { "/users": "List", "/teams": "Teams" } });
  const without = await compile({ "a.json": { "/people": "List", "/teams": "Teams" } }, lock);
  expect(without.hrefs).toEqual(["/people /api-reference/list-1", "/teams /api-reference/teams"]);
  expect(without.reported).toEqual(["endpoint-collision"]);
  expect(without.lock.operations["a.json"]?.["GET /users"]).toBe("/api-reference/list");
  const back = await compile({ "a.json": { "/people": "List", "/users": "All" } }, without.lock);
  expect(back.hrefs).toEqual(["/people /api-reference/list-1", "/users /api-reference/list"]);
});

test("renaming a spec moves no page", async () => {
  const { lock } = await compile({ "a.json": { "/users": "List" } });
  const renamed = await compile({ "b.json": { "/users": "List" } }, lock, {
    groups: [{ group: "API", openapi: "b.json" }],
  });
  expect(renamed.hrefs).toEqual(["/users /api-reference/list"]);
  expect(Object.keys(renamed.lock.operations)).toEqual(["a.json", "b.json"]);
});

test("two specs that collide keep what each has, also when they change places", async () => {
  const groups = [
    { group: "A", openapi: "a.json" },
    { group: "B", openapi: "b.json" },
  ];
  const specs = { "a.json": { "/x": "List" }, "b.json": { "/y": "List" } };
  const { lock, hrefs } = await compile(specs, empty, { groups });
  expect(hrefs).toEqual(["/x /api-reference/list", "/y /api-reference/b/list"]);
  const turned = await compile(specs, lock, { groups: groups.toReversed() });
  expect(turned.hrefs).toEqual(["/y /api-reference/b/list", "/x /api-reference/list"]);
  expect(turned.reported).toEqual([]);
  const added = { ...specs, "b.json": { "/z": "List", "/y": "List" } };
  const third = await compile(added, lock, { groups: groups.toReversed() });
  expect(third.hrefs).toEqual(["/z /api-reference/b/list-1", "/y /api-reference/b/list", "/x /api-reference/list"]);
});

test("an operation below two directories has an address below each", async () => {
  const below = (...directories: readonly string[]): object => ({
    groups: directories.map((directory) => ({ group: directory, openapi: { source: "a.json", directory } })),
  });
  const { lock } = await compile({ "a.json": { "/x": "List" } }, empty, below("one", "two"));
  expect(lock.operations["a.json"]).toEqual({ "GET /x": { one: "/one/list", two: "/two/list" } });
  const again = await compile({ "a.json": { "/x": "All" } }, lock, below("two", "three", "one"));
  expect(again.hrefs).toEqual(["/x /two/list", "/x /three/all", "/x /one/list"]);
});

test("an own page file at the address still wins", async () => {
  const { lock } = await compile({ "a.json": { "/x": "List" } });
  const page = { "api-reference/list.mdx": "---\ntitle: Mine\n---\n" };
  const { hrefs, reported } = await compile({ "a.json": { "/x": "All" } }, lock, oneGroup, page);
  expect(hrefs).toEqual(["/x /api-reference/list"]);
  expect(reported).toEqual([]);
});

test("two that are locked to one address get different ones, and that is reported", async () => {
  const operations = { "a.json": { "GET /x": "/one", "GET /y": "/one" } };
  const { hrefs, reported } = await compile({ "a.json": { "/x": "X", "/y": "Y" } }, { lockVersion: 1, operations });
  expect(hrefs).toEqual(["/x /one", "/y /one-1"]);
  expect(reported).toEqual(["endpoint-collision"]);
});

test("an operation whose spec was not fetched keeps its address, and a guess is not kept", async () => {
  const url = "https://api.example.com/a.json";
  const navigation = { groups: [{ group: "API", openapi: url, pages: ["GET /x", "GET /y"] }] };
  const lock: Lock = { lockVersion: 1, operations: { [url]: { "GET /x": "/api-reference/things/list" } } };
  const again = await compile({}, lock, navigation);
  expect(again.hrefs).toEqual(["/x /api-reference/things/list", "/y /api-reference/get-y"]);
  expect(again.lock).toEqual(lock);
});

test("webhooks of one name have keys of their own, whatever their method", async () => {
  const text = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    webhooks: { made: { post: { summary: "Made" }, put: { summary: "Made again" } } },
  });
  const docs = JSON.stringify({ navigation: oneGroup });
  const { lock } = await compileNavigation({ host: memoryHost({ "docs.json": docs, "a.json": text }), lock: empty });
  expect(lock?.operations["a.json"]).toEqual({
    "WEBHOOK made": "/api-reference/made",
    "WEBHOOK made (PUT)": "/api-reference/made-again",
  });
});

test("names such as __proto__ are names", async () => {
  const words = { "/__proto__": "Proto", "/constructor": "Maker" };
  const navigation = { groups: [{ group: "API", openapi: "__proto__" }] };
  const host = memoryHost({ ["__proto__"]: spec(words), "docs.json": JSON.stringify({ navigation }) });
  const first = await compileNavigation({ host, lock: empty });
  const text = JSON.stringify(first.lock);
  const second = await compileNavigation({ host, lock: text });
  expect(JSON.stringify(second.lock)).toBe(text);
  expect(text).toContain(`"__proto__":{"GET /__proto__":"/api-reference/proto"`);
  expect(({} as Record<string, unknown>)["GET /__proto__"]).toBeUndefined();
});

test("the text and the object of a lock are one, and the lock of a lock is itself", async () => {
  const specs = { "a.json": { "/users": "List", "/teams": "List" } };
  const { lock } = await compile(specs);
  expect(await compile(specs, JSON.stringify(lock, null, 2))).toEqual(await compile(specs, lock));
  expect((await compile(specs, lock)).lock).toEqual(lock);
});

test("without the option, and with errors, there is no lock", async () => {
  const docs = (pages: readonly string[]): string =>
    JSON.stringify({ navigation: { groups: [{ group: "G", pages }, ...oneGroup.groups] } });
  const host = (pages: readonly string[]): CompileOptions => ({
    host: memoryHost({ "docs.json": docs(pages), "a.json": spec({ "/x": "List" }), "start.mdx": "" }),
  });
  expect(await compileNavigation(host(["start"]))).not.toHaveProperty("lock");
  expect(await compileNavigation({ ...host(["lost"]), lock: empty })).not.toHaveProperty("lock");
  expect(await compileNavigation({ ...host(["start"]), lock: empty })).toHaveProperty("lock");
});
