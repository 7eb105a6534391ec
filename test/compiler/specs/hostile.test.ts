// Does any spec at all come through: without a throw, in time, with a place for what is wrong, and the rest kept?
import { describe, expect, test } from "vitest";
import { compileSpec, head, kept } from "./compile-spec.ts";
import { load } from "./load.ts";

const yamlHead = "openapi: 3.1.0\ninfo: {title: API, version: '1'}\n";

describe("a `$ref` without an end", () => {
  const ref = (target: string): object => ({ $ref: target });
  const chain = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => [`c${index}`, ref(`#/components/pathItems/c${index + 1}`)]),
  );
  test.each<[string, object]>([
    ["to itself", { "/x": ref("#/paths/~1x") }],
    ["to the whole file, which is no path", { "/x": ref("#/") }],
    ["in a ring", { "/x": ref("#/paths/~1y"), "/y": ref("#/paths/~1z"), "/z": ref("#/paths/~1x") }],
    ["through another file", { "/x": ref("other.json#/x") }],
    ["to a place inside itself", { "/x": ref("#/paths/~1x/get"), "/y": ref("#/paths/~1y/$ref") }],
    ["forty in a row", { "/x": ref("#/components/pathItems/c0") }],
  ])("%s", async (_name, paths) => {
    const other = JSON.stringify({ x: ref("api.json#/paths/~1x") });
    const spec = { ...head, paths: { ...paths, ...kept }, components: { pathItems: chain } };
    const { made, reported } = await compileSpec(spec, { "other.json": other });
    expect(made).toEqual(["GET /kept"]);
    expect(reported.length).toBeGreaterThan(0);
    expect(reported.every((problem) => /^spec-(ref|invalid) \//.test(problem))).toBe(true);
  });

  test("as an operation, of which nothing is known then but its path", async () => {
    const { made, reported } = await compileSpec({
      ...head,
      paths: { "/x": { get: ref("#/paths/~1x/get") }, ...kept },
    });
    expect([made, reported]).toEqual([["GET /x", "GET /kept"], ["spec-ref /paths/~1x/get/$ref"]]);
  });

  test("on all of the paths", async () => {
    const { made, reported } = await compileSpec({ ...head, paths: ref("#/paths"), webhooks: kept });
    expect([made, reported]).toEqual([["GET /kept"], ["spec-ref /paths/$ref"]]);
  });

  test("that is too long is one problem, however many there are, and its text is not printed", async () => {
    const long = (index: number): string => `#/${"x".repeat(4096)}${index}`;
    const paths = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`/p${index}`, ref(long(index))]));
    const { made, reported } = await compileSpec({ ...head, paths: { ...paths, ...kept } });
    expect([made, reported]).toEqual([["GET /kept"], ["spec-ref /paths/~1p0/$ref"]]);
  });

  test("from each of 20,000 paths to one that is not there is one problem", async () => {
    const paths = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`/p${index}`, ref("#/nowhere")]));
    const { made, reported } = await compileSpec({ ...head, paths: { ...paths, ...kept } });
    expect([made, reported]).toEqual([["GET /kept"], ["spec-ref /paths/~1p0/$ref"]]);
  });
});

describe("nesting without an end", () => {
  const deep = 100_000;
  const lists = (open: string, close: string): string => open.repeat(deep) + close.repeat(deep);
  const json = (field: string, text: string): string =>
    `{"openapi":"3.1.0","paths":{"/x":{"get":{"summary":"X","${field}":${text}}},"/kept":{"get":{}}}}`;

  test.each(["responses", "summary", "tags", "x-hidden"])("in JSON, at %s", async (field) => {
    const { made } = await compileSpec(json(field, lists("[", "]")));
    expect(made.length).toBe(2);
  });
  test.each([
    ["lists", lists("[", "]")],
    ["objects", `${`{"a":`.repeat(deep)}1${"}".repeat(deep)}`],
  ])("in JSON, in the metadata, of %s", async (_name, text) => {
    const { made, reported } = await compileSpec(json("x-mint", `{"metadata":{"a":${text}}}`));
    expect([made.length, reported]).toEqual([2, ["spec-invalid /paths/~1x/get/x-mint/metadata"]]);
  });
  test.each([
    ["JSON without an end", "[".repeat(deep)],
    ["JSON that ends in the middle", json("x", lists("[", "]")).slice(0, -30)],
    ["YAML lists", `${yamlHead}paths: ${lists("[", "]")}`],
    ["YAML mappings", `${yamlHead}paths: ${lists("{a: ", "}")}`],
    ["YAML items", `${yamlHead}paths:\n  ${"- ".repeat(deep)}`],
    ["YAML questions", `${yamlHead}${"? ".repeat(deep)}`],
    ["YAML steps", `${yamlHead}${Array.from({ length: 2000 }, (_, index) => `${" ".repeat(index)}a:`).join("\n")}`],
    ["YAML tags", `${yamlHead}paths: ${"!a ".repeat(deep)}`],
  ])("%s is reported, and nothing is made", async (_name, text) => {
    const { made, reported } = await compileSpec(text);
    expect([made, reported]).toEqual([[], ["spec-syntax "]]);
  });
});

describe("YAML that unfolds without an end", () => {
  const laughs = [
    "x-a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]",
    ..."bcdefghi"
      .split("")
      .map((name, index) => `x-${name}: &${name} [${Array(9).fill(`*${"abcdefghi"[index]!}`).join(", ")}]`),
  ].join("\n");
  const yaml = (rest: string): string => `${yamlHead}${laughs}\n${rest}\n`;

  test.each([
    ["tags", "paths: {/x: {get: {tags: *i}}, /kept: {get: {}}}", 2],
    ["a tag", "paths: {/x: {get: {tags: [*i]}}, /kept: {get: {}}}", 2],
    ["the summary", "paths: {/x: {get: {summary: *i}}, /kept: {get: {}}}", 2],
    ["the metadata", "paths: {/x: {get: {x-mint: {metadata: {a: *i}}}}, /kept: {get: {}}}", 2],
    ["x-mint", "paths: {/x: {get: {x-mint: *i}}, /kept: {get: {}}}", 2],
    ["x-mint.href", "paths: {/x: {get: {x-mint: {href: *i}}}, /kept: {get: {}}}", 2],
    ["an operation", "paths: {/x: {get: *i}, /kept: {get: {}}}", 1],
    ["a path", "paths: {/x: *i, /kept: {get: {}}}", 1],
    ["the paths", "paths: *i\nwebhooks: {kept: {get: {}}}", 1],
    ["the list of tags", "tags: *i\npaths: {/kept: {get: {}}}", 1],
    ["the version", "info: *i\npaths: {/kept: {get: {}}}".replace("info", "x-info"), 1],
    ["a $ref", "paths: {/x: {$ref: *i}, /kept: {get: {}}}", 1],
    ["metadata of itself", "paths: {/x: {get: &g {x-mint: {metadata: *g}}}, /kept: {get: {}}}", 2],
    ["tags of themselves", "paths: {/x: {get: {tags: &t [*t]}}, /kept: {get: {}}}", 2],
    ["paths of themselves", "paths: &p {/x: *p, /kept: {get: {}}}", 1],
    ["an operation of itself", "paths: {/x: &p {get: *p}, /kept: {get: {}}}", 2],
  ])("at %s", async (_name, rest, pages) => {
    const { made } = await compileSpec(yaml(rest));
    expect(made).toHaveLength(pages);
  });

  test("one operation at 10,000 paths, with metadata that is reported once", async () => {
    const paths = Array.from({ length: 10_000 }, (_, index) => `  /p${index}: *p`).join("\n");
    const { made, reported } = await compileSpec(
      yaml(`x-p: &p {get: {summary: [], x-mint: {metadata: {a: *i}}}}\npaths:\n${paths}`),
    );
    expect(made).toHaveLength(10_000);
    expect(reported.length).toBeLessThan(12);
  });

  test("merge keys by the thousand", async () => {
    const base = Array.from({ length: 500 }, (_, index) => `k${index}: 1`).join(", ");
    const { reported } = await compileSpec(
      `${yamlHead}x-b: &b {${base}}\npaths:\n${Array.from({ length: 500 }, (_, index) => `  /p${index}: {<<: *b}`).join("\n")}`,
    );
    expect(reported).toEqual(["spec-syntax "]);
  });
});

describe("much of everything", () => {
  test("100,000 paths, and the one beyond the limit", async () => {
    const paths = Object.fromEntries(Array.from({ length: 100_001 }, (_, index) => [`/p${index}`, { get: {} }]));
    const { specs, codes } = await load({ "api.json": JSON.stringify({ ...head, paths }) }, ["api.json"]);
    expect([specs.named[0]?.operations.length, codes]).toEqual([100_000, ["limit-exceeded"]]);
  });

  test("long names and texts", async () => {
    const long = "x/".repeat(500_000);
    const operation = { summary: long, operationId: long, tags: [long, long], "x-mint": { href: long } };
    const paths = { [`/${long.slice(0, 16_000)}`]: { get: {} }, "/short": { get: operation }, ...kept };
    // No entry can name what is longer than 1,024 characters (D57).
    expect((await compileSpec({ ...head, paths })).made).toEqual(["GET /short", "GET /kept"]);
  });

  test("names in x-mint.metadata are cut, and addresses that are too long are not used", async () => {
    const long = "x".repeat(3000);
    const mint = { href: `/${long}`, metadata: { title: long, sidebarTitle: long, tag: long, url: `/${long}` } };
    const { made, reported, pages } = await compileSpec({ ...head, paths: { "/x": { get: { "x-mint": mint } } } });
    expect(made).toEqual(["GET /x"]);
    expect(reported).toEqual([
      "spec-invalid /paths/~1x/get/x-mint/href",
      "text-too-long /paths/~1x/get/x-mint/metadata/title",
      "spec-invalid /paths/~1x/get/x-mint/metadata/url",
    ]);
    expect(pages).toMatchObject([{ href: "/api-reference/get-x", title: `${long.slice(0, 1023)}…` }]);
    expect(pages[0]).not.toHaveProperty("url");
  });

  test("repeated keys: reported in YAML; in JSON the last counts, as for every reader of JSON", async () => {
    const twice = await compileSpec(`${yamlHead}paths:\n  /x: {get: {}}\n  /x: {put: {}}\n`);
    expect([twice.made, twice.reported]).toEqual([[], ["spec-syntax "]]);
    expect(twice.diagnostics[0]?.range.start.line).toBe(5);
    const json = await compileSpec(`{"openapi":"3.1.0","paths":{"/x":{"get":{}},"/x":{"put":{}},"/kept":{"get":{}}}}`);
    expect(json.made).toEqual(["PUT /x", "GET /kept"]);
  });
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty", ""])("%j is a name as any other", async (name) => {
  const item = (summary: string): object =>
    Object.fromEntries([
      [name, { get: {} }],
      ["get", { summary, tags: [name], operationId: name }],
    ]);
  const named = (summary: string): object => Object.fromEntries([[name, item(summary)]]);
  const spec = {
    ...head,
    tags: [{ name, "x-group": "Group" }],
    webhooks: named("Hook"),
    components: { pathItems: named("Item") },
  };
  const { made, reported } = await compileSpec({
    ...spec,
    paths: Object.fromEntries([...Object.entries(named(name)), ["/kept", { get: {} }]]),
  });
  expect([made.toSorted(), reported]).toEqual([["GET /kept", `GET ${name}`, `GET ${name}`].toSorted(), []]);
  const byRef = await compileSpec({ ...spec, paths: { "/x": { $ref: `#/components/pathItems/${name}` } } });
  expect(byRef).toMatchObject({ made: ["GET /x", `GET ${name}`], reported: [] });
  expect(({} as Record<string, unknown>)["get"]).toBeUndefined();
});

test.each(["null", "true", "5", '"text"', "[]"])(
  "a file that holds nothing but %s is said to hold no object",
  async (text) => {
    const { reported } = await load({ "api.json": text }, ["api.json"]);
    expect(reported.map(({ code, message }) => [code, /has to hold an object|is empty/.test(message)])).toEqual([
      ["spec-invalid", true],
    ]);
  },
);
