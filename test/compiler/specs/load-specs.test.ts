// Every spec is found and read once, and every problem is reported once.
import { describe, expect, test, vi } from "vitest";
import { fileAt, valueAt } from "../../../src/compiler/diagnostics/place.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { load, use } from "./load.ts";

const pets = JSON.stringify({
  openapi: "3.0.3",
  info: { title: "Pets", version: "1" },
  paths: { "/pets": { get: { summary: "List" } } },
});
const yaml = "openapi: 3.1.0\ninfo: {title: x, version: '1'}\npaths:\n  /cats:\n    get: {}\n";

test("specs with the same text are parsed once, each with its own problems (D607)", async () => {
  const twice = pets.replace('"version":"1"', '"version":"1","version":"2"');
  const files = {
    "v1/api.json": twice,
    "v2/api.json": `${twice.slice(0, 1)}${twice.slice(1)}`,
    "v3/api.json": pets,
    "v3/api.yaml": pets,
  };
  const parsed = vi.spyOn(JSON, "parse");
  const { specs, reported } = await load(files, Object.keys(files));
  expect(parsed.mock.calls.filter(([text]) => text === twice)).toHaveLength(1);
  parsed.mockRestore();
  expect(specs.named.map(({ source }) => source)).toEqual(Object.keys(files));
  for (const { source, operations } of specs.named)
    expect([source, operations.map(({ file }) => file)]).toEqual([source, [source]]);
  expect(reported.map(({ code, place }) => [code, place.file])).toEqual([
    ["duplicate-key", "v1/api.json"],
    ["duplicate-key", "v2/api.json"],
  ]);
});

describe("what a word means (D7)", () => {
  const files = { "api/pets.json": pets, "cats.yaml": yaml, "guides/local.yml": yaml, "guides/cats.yaml": yaml };
  test.each([
    ["/api/pets.json", "docs.json", "api/pets.json"],
    ["./api//pets.json", "docs.json", "api/pets.json"],
    ["cats.yaml", "guides/page.mdx", "cats.yaml"],
    ["./local.yml", "guides/page.mdx", "guides/local.yml"],
    ["../api/pets.json", "guides/page.mdx", "api/pets.json"],
    ["pets", "guides/page.mdx", "api/pets.json"],
    ["pets.json", "guides/page.mdx", "api/pets.json"],
    ["local", "docs.json", "guides/local.yml"],
    [" local ", "docs.json", "guides/local.yml"],
  ])("%s in %s is %s", async (word, file, path) => {
    const { specs, codes } = await load(files, [use(word, { file })]);
    expect(codes).toEqual([]);
    expect(specs.named.map(({ source }) => source)).toEqual([path]);
    expect(specs.resolve({ word, file, kind: "openapi" })).toMatchObject({ kind: "read", document: { source: path } });
  });

  test("a base name that fits several specs is none of them, and data files don't count", async () => {
    const { reported } = await load({ "a/api.json": pets, "b/api.yaml": yaml }, ["api"]);
    expect(reported.map(({ message }) => message)).toEqual([
      `"api" matches 2 files (a/api.json, b/api.yaml), so none is used. Write the path of the right one, from the docs folder.`,
    ]);
    const { specs, codes } = await load({ "a/api.json": pets, "b/api.yaml": "x: 1\n" }, ["api"]);
    expect([codes, specs.named[0]?.source]).toEqual([[], "a/api.json"]);
  });

  test("nothing outside the root is read", async () => {
    const { codes, specs } = await load(files, ["../secret.json", use("../../x.json", { file: "guides/a.mdx" })]);
    expect(codes).toEqual(["spec-outside-root", "spec-outside-root"]);
    expect(specs.resolve(use("../secret.json"))).toEqual({ kind: "unread", source: "../secret.json" });
  });
});

test("a missing spec is reported once, with the number of uses, the other places, and the file that was meant", async () => {
  const uses = [use("api/pet.json"), use("api/pet.json", { file: "a.mdx" }), use("api/pet.json", { file: "b.mdx" })];
  const { reported } = await load({ "api/pets.json": pets }, uses);
  expect(reported).toMatchObject([
    {
      code: "spec-not-found",
      place: uses[0]!.place,
      message: `There is no spec "api/pet.json"; 3 places need it. Did you mean "api/pets.json"?`,
      details: { suggestion: "api/pets.json", related: [{ place: uses[1]!.place }, { place: uses[2]!.place }] },
    },
  ]);
});

test("all other places are named", async () => {
  const { reported } = await load(
    {},
    Array.from({ length: 30 }, (_, index) => use("x.json", { file: `${index}.mdx` })),
  );
  expect(reported[0]?.details?.related).toHaveLength(29);
});

test("the root is listed once, for overlays and where a path leads nowhere, and each file is read once", async () => {
  const calls: string[] = [];
  const inner = memoryHost({ "api.json": pets, "more/other.json": pets });
  const host = {
    ...inner,
    list: (pattern: Parameters<typeof inner.list>[0]) => (calls.push("list"), inner.list(pattern)),
    readText: (path: string) => (calls.push(path), inner.readText(path)),
  };
  await load(host, ["api.json", "/api.json", use("api.json", { file: "x/y.mdx" })], {
    bareEntries: [{ method: "GET", target: "/pets", isOfSite: true }],
  });
  expect(calls).toEqual(["api.json", "list"]);
  await load(host, ["other", "more/other", "nope"]);
  expect(calls.filter((call) => call === "list")).toHaveLength(2);
});

describe("texts that can't be read", () => {
  test("YAML in a .json file is read, with a warning that points at the JSON error", async () => {
    const text = `{"openapi": "3.0.0", "info": {}, "paths": {},}`;
    const { reported, specs } = await load({ "a.json": text }, ["a.json"]);
    expect(reported).toMatchObject([{ code: "spec-json-as-yaml", place: { kind: "text", file: "a.json" } }]);
    expect(reported[0]?.place).toSatisfy((place: { start: number }) => place.start >= text.length - 2);
    expect(specs.named).toHaveLength(1);
  });

  test("what neither takes is an error with its place", async () => {
    const { reported, specs } = await load({ "a.yaml": "openapi: [\n", "b.json": "{,", "c.json": "hello" }, [
      "a.yaml",
      "b.json",
      "c.json",
    ]);
    expect(reported.map(({ code, place }) => [code, place.kind, place.file])).toEqual([
      ["spec-syntax", "text", "a.yaml"],
      ["spec-syntax", "text", "b.json"],
      ["spec-syntax", "text", "c.json"],
    ]);
    expect(specs.resolve(use("a.yaml"))).toEqual({ kind: "unread", source: "a.yaml" });
  });

  test("a byte order mark is no error", async () => {
    const { codes, specs } = await load({ "a.json": `\uFEFF${pets}`, "b.yaml": `\uFEFF${yaml}` }, ["a.json", "b.yaml"]);
    expect([codes, specs.named.length]).toEqual([[], 2]);
  });

  test.each([
    ["", "it is empty. Write an OpenAPI or AsyncAPI document into it"],
    ["- 1\n", "it holds a list"],
    ["title: x\n", `it has none of "openapi", "swagger" and "asyncapi"`],
    ["openapi: 3.0.0\n", `it has no "paths"`],
  ])("%j is no spec", async (text, problem) => {
    const { reported } = await load({ "a.yaml": text }, ["a.yaml"]);
    expect(reported).toMatchObject([{ code: "spec-invalid", message: expect.stringContaining(problem) }]);
  });

  test("too large a file is not read", async () => {
    const { reported } = await load({ "a.json": pets }, ["a.json"], { limits: { specBytes: 10 } });
    expect(reported).toMatchObject([
      { code: "limit-exceeded", place: fileAt("a.json"), message: expect.stringContaining(`"specBytes"`) },
    ]);
  });
});

describe("versions (D9)", () => {
  async function reported(version: unknown, key = "openapi"): Promise<readonly string[]> {
    const { reported: problems, specs } = await load(
      { "a.json": JSON.stringify({ [key]: version, info: {}, paths: { "/a": { get: {} } } }) },
      ["a.json"],
    );
    expect(specs.named[0]?.operations).toHaveLength(1);
    return problems.map(({ code, message }) => `${code}: ${message}`);
  }
  test.each(["3.0.0", "3.0.9", "3.1.0", "3.1.7", "3.2.0", "3.0", "3.1"])("OpenAPI %s is fine", async (version) => {
    expect(await reported(version)).toEqual([]);
  });
  test("Swagger 2.0 is fine", async () => expect(await reported("2.0", "swagger")).toEqual([]));
  test.each([["4.0.0"], ["1.2"], [3.1], [null], [""], [{}]])(
    "OpenAPI %j is a warning, and is listed",
    async (version) => {
      expect(await reported(version)).toMatchObject([
        expect.stringMatching(/^spec-version: a\.json: "openapi" is .*still listed\.$/),
      ]);
    },
  );
  test.each([[2], ["1.2"]])("Swagger %j is a warning, and is listed", async (version) => {
    expect(await reported(version, "swagger")).toMatchObject([
      expect.stringMatching(/^spec-version: a\.json: "swagger" is/),
    ]);
  });

  test("a number as the API's version is a warning", async () => {
    const { reported: problems } = await load({ "a.yaml": "openapi: 3.0.0\ninfo: {version: 1.0}\npaths: {}\n" }, [
      "a.yaml",
    ]);
    expect(problems.map(({ message }) => message)).toEqual([
      `a.yaml: "version" in "info" is a number, and has to be a string: write it in quotes. Its operations are still listed.`,
    ]);
  });

  test("webhooks or components are enough since 3.1", async () => {
    const { codes, specs } = await load(
      {
        "a.json": `{"openapi":"3.1.0","webhooks":{"x":{"post":{}}}}`,
        "b.json": `{"openapi":"3.2.0","webhooks":{}}`,
        "c.json": `{"openapi":"3.1.0","components":{}}`,
      },
      ["a.json", "b.json", "c.json"],
    );
    expect([codes, specs.named.map(({ operations }) => operations.length)]).toEqual([[], [1, 0, 0]]);
  });

  test("a spec attached as the other kind is read by what it is, with a warning", async () => {
    const { reported: problems, specs } = await load({ "a.json": pets }, [use("a.json", { kind: "asyncapi" })]);
    expect(problems).toMatchObject([{ code: "spec-version", place: valueAt("docs.json", "/a.json") }]);
    expect(specs.named[0]?.kind).toBe("openapi");
  });
});

describe("specs on the network (D9)", () => {
  const url = "https://example.com/openapi.json";
  test("are not fetched unless asked: each address is recorded once, with its places", async () => {
    const { reported, specs } = await load({}, [url, use(url, { file: "a.mdx" }), "HTTP://x.test/y"]);
    expect(reported).toEqual([]);
    expect(specs.unfetched).toMatchObject([
      { url, places: [{ file: "docs.json" }, { file: "a.mdx" }] },
      { url: "HTTP://x.test/y", places: [{ file: "docs.json" }] },
    ]);
    expect(specs.resolve(use(url))).toEqual({ kind: "remote", source: url });
    expect(specs.remote).toEqual([url, "HTTP://x.test/y"]);
  });

  test("are fetched once when allowed, and problems in them point at the place that names them", async () => {
    const asked: string[] = [];
    const remote = async (address: string): Promise<string> => (
      asked.push(address),
      address === url ? pets : `{"openapi":"9","paths":{"/a":{"$ref":"x.yaml"}}}`
    );
    const other = "https://example.com/b";
    const { reported, specs } = await load({ "x.yaml": "get: {}" }, [url, url, other], { remote });
    expect(asked).toEqual([url, other]);
    expect(specs.named.map(({ source }) => source)).toEqual([url, other]);
    expect(reported.map(({ code, place }) => [code, place.file])).toEqual([
      ["spec-version", "docs.json"],
      ["spec-ref", "docs.json"],
    ]);
  });

  test("that can't be had are reported, and stay unresolved", async () => {
    const remote = (address: string): Promise<string> =>
      address === url ? Promise.reject(new Error("404")) : Promise.resolve(5 as unknown as string);
    const { reported, specs } = await load({}, [url, "https://x.test"], { remote });
    expect(reported.map(({ message }) => message.slice(0, 70))).toMatchObject([
      expect.stringContaining("could not be fetched: 404"),
      expect.stringContaining("the answer was no string"),
    ]);
    expect(specs.resolve(use(url)).kind).toBe("remote");
  });
});

describe("specs nobody names (D10)", () => {
  const files = {
    "z.yaml": yaml,
    "a/pets.json": pets,
    "broken.json": `{"openapi": `,
    "data.json": `{"x": {"openapi": 1}}`,
    "odd.yaml": "openapi: 9\npaths: {/odd: {get: {}, put: 3}}\n",
    "node_modules/x/openapi.json": pets,
    ".git/openapi.json": pets,
  };
  test("are read when a bare entry is in none of the named ones, in silence, in path order", async () => {
    const { codes, specs } = await load(files, ["z.yaml"], {
      bareEntries: [{ method: "GET", target: "/pets", isOfSite: true }],
    });
    expect(codes).toEqual([]);
    expect(specs.found.map(({ source }) => source)).toEqual(["a/pets.json", "odd.yaml"]);
  });
  test("are reported as broken, once, where an entry is in none that can be read, and stand for it", async () => {
    const sought = { method: "GET", target: "/gone", isOfSite: true };
    const { reported, specs } = await load({ "api.json": `{"openapi":"3.1.0"\n"paths":{}}`, "z.yaml": yaml }, [], {
      bareEntries: [sought, { method: "GET", target: "/cats", isOfSite: true }, sought],
    });
    expect(reported).toMatchObject([{ code: "spec-syntax", place: { kind: "text", file: "api.json", start: 17 } }]);
    expect(specs.unread).toEqual(["api.json"]);
    const channels = await load({ "api.json": `{"openapi":"3.1.0"\n"paths":{}}` }, [], {
      bareEntries: [{ method: "", target: "lobby", isOfSite: true }],
    });
    expect([channels.codes, channels.specs.unread]).toEqual([[], []]);
  });
  test.each([
    ["truncated", "api.json", `{\n  "openapi": "3.0.1",\n  "paths": {\n    "/a": {`, "spec-syntax"],
    ["without its first bracket", "api.json", `"openapi": "3.0.1", "paths": {}}`, "spec-syntax"],
    ["without the quote of its first key", "api.json", `{ openapi": "3.0.1", "paths": [ }`, "spec-syntax"],
    ["with its version behind the fault", "api.json", `{"info": {"a": 1 "b": 2}, "swagger": "2.0"}`, "spec-syntax"],
    ["in YAML", "api.yaml", "info: {}\nopenapi: 3.1.0\npaths: [\n", "spec-syntax"],
    ["without paths", "api.yaml", "openapi: 3.1.0\n", "spec-invalid"],
    ["only a name", "v1/openapi.json", "oops {", "spec-syntax"],
    ["another document of that name", "swagger.yaml", "title: x\n", "spec-invalid"],
    ["empty", "v2-openapi.yaml", " \n", "spec-invalid"],
    ["too large", "api.json", `{"openapi": "3.1.0", "x": "${"x".repeat(300)}"}`, "limit-exceeded"],
  ])("were meant to be one: %s", async (_name, path, text, code) => {
    const { codes, specs } = await load({ [path]: text }, [], {
      bareEntries: [{ method: "GET", target: "/a", isOfSite: true }],
      limits: { specBytes: 300 },
    });
    expect([codes, specs.unread]).toEqual([[code], [path]]);
  });
  test.each([
    ["mint.json", `{"openapi": "./api.json" "x": 1}`],
    ["mint.json", `{"openapi": "./api.json"}`],
    ["package.json", `{"dependencies": {"openapi": "3.0.0",, }}`],
    ["deep.yaml", "x:\n  openapi: 3.0.0\n  y: [\n"],
    ["openapi-overlay.yaml", "overlay: 1.0.0\n"],
    ["my-swagger.config.json", "{,"],
    ["data.json", ""],
  ])("%s was not: %s", async (path, text) => {
    const { codes, specs } = await load({ [path]: text }, [], {
      bareEntries: [{ method: "GET", target: "/a", isOfSite: true }],
    });
    expect([codes, specs.unread]).toEqual([[], []]);
  });
  test("are reported as none where a quote is missing and YAML takes that", async () => {
    const { codes, specs } = await load({ "api.json": `{ openapi": "3.0.1", "paths": {} }` }, [], {
      bareEntries: [{ method: "GET", target: "/a", isOfSite: true }],
    });
    expect([codes, specs.unread]).toEqual([["spec-json-as-yaml", "spec-invalid"], ["api.json"]]);
  });
  test("are left alone when the named ones have every bare entry", async () => {
    const { specs } = await load(files, ["z.yaml"], {
      bareEntries: [{ method: "GET", target: "/cats/", isOfSite: true }],
    });
    expect(specs.found).toEqual([]);
  });
});

test("many wrong words beside many files are each reported", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 3000 }, (_, index) => [`specs/spec-number-${index}.json`, "\n"]),
  );
  const uses = Array.from({ length: 5000 }, (_, index) => use(`specs/spec-nunber-${index}.jsn`));
  const { codes } = await load({ ...files, "big.yaml": "\n".repeat(1_000_000) }, [...uses, "x".repeat(1_000_000)], {
    bareEntries: [{ method: "GET", target: "/x", isOfSite: true }],
  });
  expect(codes).toHaveLength(5001);
});

test.each(["3.0.0", "3.0.1", "3.0.2", "3.0.3", "3.0.4", "3.1.0", "3.1.1", "3.1.2", "2.0"])(
  "what is listed without asking swagger-parser it takes too: %s",
  async (version) => {
    const { default: SwaggerParser } = await import("@apidevtools/swagger-parser");
    const field = version === "2.0" ? "swagger" : "openapi";
    const document = { [field]: version, info: { title: "A", version: "1" }, paths: { "/a": { get: {} } } };
    const { codes } = await load({ "a.json": JSON.stringify(document) }, ["a.json"]);
    expect(codes).toEqual([]);
    await expect(SwaggerParser.parse(structuredClone(document) as never)).resolves.toBeDefined();
  },
);
