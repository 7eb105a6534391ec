// Are the operations of a spec listed as D8 says, whatever is written in it?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { valueAt } from "../../../src/compiler/diagnostics/place.ts";
import { entryMethod } from "../../../src/compiler/specs/find-operation.ts";
import { load, operationsOf } from "./load.ts";

function openapi(rest: object): string {
  return JSON.stringify({ openapi: "3.1.0", info: { title: "x", version: "1" }, paths: {}, ...rest });
}

async function entries(text: unknown, files?: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return (await operationsOf(text, files && { files })).map(
    (operation) => `${entryMethod(operation)} ${operation.target}`,
  );
}

test("paths in file order, methods in the order of D8, then webhooks", async () => {
  const spec = {
    paths: { "/z": { trace: {}, post: {}, get: {}, parameters: [] }, "/a": { delete: {}, put: {} }, "x-note": "n" },
    webhooks: { w: { put: {}, post: {} } },
  };
  const operations = await operationsOf(openapi(spec));
  expect(operations.map(({ kind, method, target }) => `${kind} ${method} ${target}`)).toEqual([
    "path GET /z",
    "path POST /z",
    "path TRACE /z",
    "path PUT /a",
    "path DELETE /a",
    "webhook PUT w",
    "webhook POST w",
  ]);
});

test("query and added methods are of OpenAPI 3.2 alone, after the others", async () => {
  const item = { additionalOperations: { COPY: {}, "M-SEARCH": {} }, query: {}, trace: {}, get: {} };
  const entriesOf = (version: unknown): Promise<readonly string[]> =>
    entries(openapi({ openapi: version, paths: { "/a": item } }));
  for (const version of ["3.2.0", "3.2.1", "3.2", 3.2])
    expect(await entriesOf(version)).toEqual(["GET /a", "TRACE /a", "QUERY /a", "COPY /a", "M-SEARCH /a"]);
  for (const version of ["3.1.0", "3.0.3", "3.20.0", "2.0"])
    expect(await entriesOf(version)).toEqual(["GET /a", "TRACE /a"]);
});

test("a map of added methods may be behind a reference, and many paths may share it", async () => {
  const additionalOperations = { $ref: "#/components/x" };
  const spec = openapi({
    openapi: "3.2.0",
    paths: { "/a": { additionalOperations }, "/b": { additionalOperations }, "/c": { additionalOperations: {} } },
    components: { x: { COPY: { summary: "Copy" }, "no method": {}, GET: {} } },
  });
  const { codes, specs } = await load({ "a.json": spec }, ["a.json"]);
  expect(specs.named[0]?.operations.map(({ method, target }) => `${method} ${target}`)).toEqual([
    "GET /a",
    "COPY /a",
    "GET /b",
    "COPY /b",
  ]);
  expect(codes).toEqual(["additional-operation", "additional-operation"]);
});

test("the limit of operations counts added methods, and those that can't be used", async () => {
  const names = Array.from({ length: 30 }, (_, index) => `M${index}`);
  const added = (value: unknown): string =>
    openapi({
      openapi: "3.2.0",
      paths: { "/a": { additionalOperations: Object.fromEntries(names.map((name) => [name, value])) } },
    });
  const limits = { operations: 10 };
  const many = await load({ "a.json": added({}) }, ["a.json"], { limits });
  expect(many.specs.named[0]?.operations.length).toBe(10);
  expect(many.codes).toEqual(["limit-exceeded"]);
  const none = await load({ "a.json": added(3) }, ["a.json"], { limits });
  expect(none.specs.named[0]?.operations).toEqual([]);
  expect(none.codes.length).toBe(11);
});

test("a chain of parents as long as the list is nested as deep as groups may be", async () => {
  const names = Array.from({ length: 5000 }, (_, index) => `t${index}`);
  const chain = (parentOf: (index: number) => string | undefined): string =>
    openapi({
      openapi: "3.2.0",
      tags: names.map((name, index) => ({ name, parent: parentOf(index) })),
      paths: { "/a": { get: { tags: [names.at(-1)] } } },
    });
  const depthOf = async (text: string): Promise<readonly [number, readonly string[]]> => {
    const { codes, specs } = await load({ "a.json": text }, ["a.json"]);
    let depth = 0;
    for (let group = specs.named[0]?.operations[0]?.group; group !== undefined; group = group.parent) depth += 1;
    return [depth, codes];
  };
  expect(await depthOf(chain((index) => names[index - 1]))).toEqual([16, ["spec-tag"]]);
  expect(await depthOf(chain((index) => names.at(index - 1)))).toEqual([16, ["spec-tag", "spec-tag"]]);
  expect(await depthOf(chain((index) => (index > 4984 ? names[index - 1] : undefined)))).toEqual([16, []]);
});

test("what an operation says of itself", async () => {
  const get = {
    operationId: "list",
    summary: "List",
    description: "All",
    deprecated: true,
    tags: ["a b", "c"],
    "x-hidden": true,
    "x-mint": { href: "/own", metadata: { title: "T", n: [1] }, content: "x" },
  };
  const [operation] = await operationsOf(
    openapi({ tags: [{ name: "a b", "x-group": "Group" }], paths: { "/a/{b}": { get, "x-excluded": true } } }),
  );
  expect(operation).toEqual({
    spec: "api.json",
    kind: "path",
    method: "GET",
    target: "/a/{b}",
    operationId: "list",
    summary: "List",
    description: "All",
    deprecated: true,
    tags: ["a b", "c"],
    group: { tag: "a b", label: "Group", parent: undefined, sharedBy: "label" },
    badge: undefined,
    hidden: true,
    excluded: true,
    mint: { href: "/own", metadata: { title: "T", n: [1] } },
    file: "api.json",
    pointer: "/paths/~1a~1{b}/get",
  });
});

test("plain words that YAML takes for numbers are text; blank is none", async () => {
  const text = "openapi: 3.0.0\npaths:\n  /a:\n    get: {summary: 12, operationId: true, description: ' ', tags: []}\n";
  const { specs } = await load({ "a.yaml": text }, ["a.yaml"]);
  expect(specs.named[0]?.operations[0]).toMatchObject({
    summary: "12",
    operationId: "true",
    description: undefined,
    group: undefined,
    tags: [],
  });
});

test("names of Object.prototype are ordinary paths and tags", async () => {
  const text = `{"openapi":"3.0.0","info":{},"paths":{"__proto__":{"get":{"tags":["__proto__"]}},"/constructor":{"get":{"tags":["toString"]}}}}`;
  const operations = await operationsOf(text);
  expect(operations.map(({ target, group }) => [target, group?.label])).toEqual([
    ["__proto__", "__proto__"],
    ["/constructor", "toString"],
  ]);
});

describe("$ref", () => {
  test("a path item and an operation, local and in other files", async () => {
    const files = {
      "paths/users.yaml": "get:\n  $ref: './ops/list users.yaml#/list'\npost: {summary: Make}\n",
      "paths/ops/list users.yaml": "list:\n  summary: List\n",
    };
    const spec = openapi({
      paths: {
        "/users": { $ref: "./paths/users.yaml" },
        "/me": { $ref: "#/components/pathItems/me" },
        "/p": { get: { $ref: "paths/ops/list%20users.yaml#/list" } },
      },
      components: { pathItems: { me: { get: { summary: "Me" } } } },
    });
    const operations = await operationsOf(spec, { files });
    expect(
      operations.map(({ target, method, summary, file, pointer }) => [method, target, summary, file, pointer]),
    ).toEqual([
      ["GET", "/users", "List", "paths/ops/list users.yaml", "/list"],
      ["POST", "/users", "Make", "paths/users.yaml", "/post"],
      ["GET", "/me", "Me", "api.json", "/components/pathItems/me/get"],
      ["GET", "/p", "List", "paths/ops/list users.yaml", "/list"],
    ]);
  });

  test("all paths in another file, and what stands beside a reference wins", async () => {
    const files = { "p.json": `{"/a": {"get": {"summary": "A"}, "put": {}}}` };
    const spec = openapi({ paths: { $ref: "p.json", "/b": { $ref: "p.json#/~1a", get: { summary: "B" } } } });
    const operations = await operationsOf(spec, { files });
    expect(operations.map(({ target, method, summary }) => [method, target, summary])).toEqual([
      ["GET", "/b", "B"],
      ["PUT", "/b", undefined],
      ["GET", "/a", "A"],
      ["PUT", "/a", undefined],
    ]);
  });

  test.each([
    ["#/nowhere", "there is nothing at"],
    ["none.yaml", "there is no such file"],
    ["https://example.com/x.yaml", "it is an address"],
    ["file:///etc/passwd", "it is an address"],
    ["//host/x", "it is an address"],
    ["#anchor", `has to be a path that starts with "/"`],
    ["#/paths/~1a", "it leads back to itself: api.json#/paths/~1a → api.json#/paths/~1a"],
    ["#/%E0%A4%A", "there is nothing at"],
  ])("%s is reported, at its place", async ($ref, problem) => {
    const { reported } = await load({ "api.json": openapi({ paths: { "/a": { $ref } } }) }, ["api.json"]);
    expect(reported).toMatchObject([
      { code: "spec-ref", place: valueAt("api.json", "/paths/~1a/$ref"), message: expect.stringContaining(problem) },
    ]);
  });

  test.each(["../x.json", "%2e%2e/x.json", "a/../../x.json"])(
    "%s leads out of the root, and is not read",
    async ($ref) => {
      const { codes } = await load({ "api.json": openapi({ paths: { "/a": { $ref } } }), "x.json": `{"get":{}}` }, [
        "api.json",
      ]);
      expect(codes).toEqual(["spec-outside-root"]);
    },
  );

  test("cycles over files and long chains end", async () => {
    const loop = await load(
      {
        "api.json": openapi({ paths: { "/a": { $ref: "b.json" } } }),
        "b.json": `{"$ref":"c.json"}`,
        "c.json": `{"$ref":"b.json"}`,
      },
      ["api.json"],
    );
    expect(loop.codes).toEqual(["spec-ref"]);
    const items = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => [`n${index}`, { $ref: `#/x/n${index + 1}` }]),
    );
    const { reported } = await load({ "api.json": openapi({ paths: { "/a": { $ref: "#/x/n0" } }, x: items }) }, [
      "api.json",
    ]);
    expect(reported).toMatchObject([
      { code: "spec-ref", message: expect.stringContaining(`raise the limit "refHops"`) },
    ]);
  });

  test("an operation whose details are lost is listed; a broken file is reported once", async () => {
    const paths = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `/p${index}`,
        { get: { $ref: "gone.yaml" }, put: { $ref: "broken.yaml" } },
      ]),
    );
    const { reported, specs } = await load({ "api.json": openapi({ paths }), "broken.yaml": "a: [" }, ["api.json"]);
    expect(specs.named[0]?.operations).toHaveLength(60);
    expect(reported.map(({ code, message }) => [code, message.slice(0, 40)])).toEqual([
      ["spec-syntax", expect.stringContaining("broken.yaml")],
      ["spec-ref", `The "$ref" "gone.yaml" (30 times) can't b`.slice(0, 40)],
    ]);
  });
});

describe("wrong types", () => {
  test("are reported where they are, and the rest is listed", async () => {
    const spec = openapi({
      tags: ["x", { name: 1 }],
      webhooks: [],
      paths: {
        "/a": null,
        "/b": {
          get: [],
          put: "x",
          post: { summary: {}, tags: "t", "x-mint": 3 },
          delete: { tags: [1, "ok"], "x-mint": { href: 2, metadata: [] } },
        },
      },
    });
    const { reported, specs } = await load({ "api.json": spec }, ["api.json"]);
    expect(specs.named[0]?.operations.map(({ method, tags, mint }) => [method, tags, mint])).toEqual([
      ["POST", [], undefined],
      ["DELETE", ["ok"], { href: "2" }],
    ]);
    expect(new Set(reported.map(({ code }) => code))).toEqual(new Set(["spec-invalid"]));
    expect(new Set(reported.map(({ place }) => "pointer" in place && place.pointer))).toEqual(
      new Set([
        "/tags/0",
        "/paths/~1a",
        "/paths/~1b/delete/tags/0",
        "/paths/~1b/delete/x-mint/metadata",
        "/paths/~1b/get",
        "/paths/~1b/post/summary",
        "/paths/~1b/post/tags",
        "/paths/~1b/post/x-mint",
        "/paths/~1b/put",
        "/webhooks",
      ]),
    );
  });

  test("the first ten explain the slip, the others are counted", async () => {
    const paths = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`/${index}x`, []]));
    const { reported } = await load({ "api.json": openapi({ paths }) }, ["api.json"]);
    expect(reported).toHaveLength(11);
    expect(reported[10]?.message).toBe(
      "api.json: 15 more of its values can't be used. Until it is fixed, operations are missing.",
    );
  });
});

test("more operations than the limit are not listed", async () => {
  const paths = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`/p${index}`, { get: {} }]));
  const over = await load({ "api.json": openapi({ paths }) }, ["api.json"], { limits: { operations: 5 } });
  expect([over.codes, over.specs.named[0]?.operations.length]).toEqual([["limit-exceeded"], 5]);
  const exact = await load({ "api.json": openapi({ paths }) }, ["api.json"], { limits: { operations: 20 } });
  expect([exact.codes, exact.specs.named[0]?.operations.length]).toEqual([[], 20]);
});

test("YAML bombs, cycles and endless shared lists end", async () => {
  const bomb = `b0: &b0 [x, x, x, x, x, x, x, x, x, x]\n${Array.from({ length: 30 }, (_, n) => `b${n + 1}: &b${n + 1} [${Array(10).fill(`*b${n}`).join(", ")}]`).join("\n")}\n`;
  const paths = Array.from(
    { length: 2000 },
    (_, index) => `  /p${index}:\n    get: {tags: *tags, x-mint: {metadata: *meta}}\n`,
  ).join("");
  const text = `openapi: 3.0.0\n${bomb}t: &tags [${"a,".repeat(10_000)}]\nm: &meta {a: *b30, me: *meta}\npaths: &paths\n${paths}  /self: *paths\n`;
  const { specs, codes } = await load({ "a.yaml": text }, ["a.yaml"]);
  expect(specs.named[0]?.operations).toHaveLength(2000);
  expect(new Set(codes)).toEqual(new Set(["spec-invalid"]));
});

test("nothing that is written in a spec throws", async () => {
  const key = fc.constantFrom(
    "$ref",
    "get",
    "put",
    "tags",
    "name",
    "x-mint",
    "metadata",
    "href",
    "x-group",
    "summary",
    "/a",
    "__proto__",
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom(null, 1, "", "#", "#/paths", "#/paths/~1a/get", "b.json", "../x", "%"),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(key, tie("value"), { maxKeys: 4 }),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(value, value, value, value, async (version, paths, webhooks, other) => {
      const { specs } = await load(
        {
          "a.json": JSON.stringify({ openapi: version, paths, webhooks, tags: other }),
          "b.json": JSON.stringify(other),
        },
        ["a.json"],
      );
      expect(specs.named.length).toBeLessThan(2);
      await load(
        { "a.json": JSON.stringify({ asyncapi: version, channels: paths }), "b.json": JSON.stringify(other) },
        ["a.json"],
      );
    }),
  );
});

test("the parser that judges versions changes nothing", async () => {
  const spec = openapi({
    servers: [{ url: "/v1" }],
    $id: "https://example.com/x",
    paths: { "/a": { get: { summary: "A" } } },
  });
  expect(await entries(spec)).toEqual(["GET /a"]);
});
