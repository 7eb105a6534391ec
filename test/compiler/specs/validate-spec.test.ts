// Is each cause in a spec reported once, where it is written, and in the words of the spec?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type Diagnostic, type JsonObject } from "../../../src/index.ts";
import { compileSite } from "../../../src/compiler/compile.ts";
import type { SpecVerdict } from "../../../src/compiler/host/spec-validator.ts";
import type { Machine } from "../../../src/compiler/options.ts";
import { schemaFaults } from "../../../src/compiler/specs/schema-faults.ts";

const operation = (fields: JsonObject): JsonObject => ({
  operationId: "list",
  responses: { 200: { description: "All." } },
  ...fields,
});

function spec(paths: JsonObject, more: JsonObject = {}): string {
  return JSON.stringify({ openapi: "3.0.3", info: { title: "A", version: "1" }, paths, ...more });
}

async function found(files: Readonly<Record<string, string>>): Promise<readonly Diagnostic[]> {
  const config = JSON.stringify({ navigation: { groups: [{ group: "A", openapi: "a.json" }] } });
  const host = memoryHost({ "docs.json": config, ...files });
  return (await compileNavigation({ host, specs: true })).diagnostics;
}

const lineOf = ({ file, pointer, message }: Diagnostic): string => `${file}#${pointer} ${message}`;

const ofA = "a.json is not valid OpenAPI:";
const end = "Correct it, because other tools may refuse the spec.";

test("a value behind a reference is reported where it is written, with the operations that refer to it", async () => {
  const user = { $ref: "parts/all.json#/User" };
  const get = operation({ responses: { 200: { description: "A.", content: { "a/b": { schema: user } } } } });
  const parts = JSON.stringify({ User: { type: "object", properties: { id: { type: "strng" } } } });
  const files = { "a.json": spec({ "/a": { get, put: get }, "/b": { get } }), "parts/all.json": parts };
  const faults = (await found(files)).filter(({ code }) => code.startsWith("spec"));
  expect(faults.map(lineOf)).toEqual([
    `parts/all.json#/User/properties/id/type ${ofA} "type" has to be "array", "boolean", "integer", "number", "object" or "string" (in GET /a and 2 other operations). ${end}`,
  ]);
});

test("a version that is a number is reported once, and the rest is validated", async () => {
  const text = JSON.stringify({
    openapi: "3.0.3",
    info: { title: "A", version: 1 },
    paths: { "/a": { get: operation({ callbacks: 5 }) } },
  });
  const codes = (await found({ "a.json": text })).map(({ code, pointer }) => `${code} ${pointer}`);
  expect(codes).toContain("spec-validation /paths/~1a/get/callbacks");
  expect(codes).toContain("spec-version /info/version");
});

test("a reference to nothing and one to an address do not end the validation", async () => {
  const get = operation({
    parameters: [{ $ref: "#/components/parameters/None" }, { $ref: "https://a.example/p.json" }],
    callbacks: 5,
  });
  const lines = (await found({ "a.json": spec({ "/a": { get } }) })).map(({ code, pointer }) => `${code} ${pointer}`);
  expect(lines).toContain("spec-ref /paths/~1a/get/parameters/0/$ref");
  expect(lines).toContain("spec-validation /paths/~1a/get/callbacks");
  expect(lines.filter((line) => line.startsWith("spec-ref"))).toHaveLength(1);
});

test("what navc reports of a spec anyway is not reported twice", async () => {
  const tags = await found({ "a.json": spec({ "/a": { get: operation({ tags: 5 }) } }) });
  expect(tags.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(["spec-invalid /paths/~1a/get/tags"]);
  const lines = (await found({ "a.json": spec({ "/a": { $ref: "none.json" }, "/b": { get: operation({}) } }) })).map(
    lineOf,
  );
  expect(lines.filter((line) => line.includes("none.json"))).toHaveLength(1);
});

test("ten causes are reported one by one, and the others are counted", async () => {
  const paths = Object.fromEntries(
    Array.from({ length: 14 }, (_, i) => [`/p${i}`, { get: operation({ callbacks: i }) }]),
  );
  const lines = (await found({ "a.json": spec(paths) })).map(lineOf);
  expect(lines).toHaveLength(11);
  expect(lines.join("\n")).toContain(`${ofA} 4 more values are wrong.`);
});

test("what is wrong in the same way in several specs is reported once, with all places", async () => {
  const config = { navigation: { groups: [{ group: "A", openapi: ["a.json", "b.json", "c.json"] }] } };
  const untitled = (path: string): string => spec({ [path]: { get: operation({}) } }, { info: { title: "A" } });
  const files = {
    "a.json": untitled("/a"),
    "b.json": untitled("/b"),
    "c.json": spec({ "/c": { get: operation({}) } }),
  };
  const { diagnostics } = await compileNavigation({ config, host: memoryHost(files), specs: true });
  const faults = diagnostics.filter(({ code }) => code === "spec-validation");
  expect(faults.map(lineOf)).toEqual([
    'a.json#/info a.json and 1 other spec are not valid OpenAPI: "info" has no "version". Correct each, because other tools may refuse them.',
  ]);
  expect(faults.map(({ count, related }) => [count, related.map(({ file }) => file)])).toEqual([[2, ["b.json"]]]);
});

test("without the option no spec is validated", async () => {
  const config = { navigation: { groups: [{ group: "A", openapi: "a.json" }] } };
  const host = memoryHost({ "a.json": spec({ "/a": { get: operation({ callbacks: 5 }) } }) });
  expect((await compileNavigation({ config, host, specs: false })).ok).toBe(true);
  expect((await compileNavigation({ config, host, specs: true })).ok).toBe(false);
});

test("what the schema of OpenAPI 3.1 of the validator refuses by mistake is not reported", async () => {
  const variables = { team: { default: "a", description: "The team." } };
  const text = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "A", version: "1", license: { name: "Own" } },
    servers: [{ url: "https://{team}.example", variables }],
    paths: {
      "/a": {
        get: operation({
          responses: { 200: { description: "A.", links: { next: { operationId: "list", server: { url: "/b" } } } } },
        }),
      },
      "/b": { $ref: "https://a.example/path.json" },
    },
  });
  const ofB = ({ pointer }: Diagnostic): boolean => pointer.startsWith("/paths/~1b");
  expect((await found({ "a.json": text })).filter((each) => !ofB(each))).toEqual([]);
  expect((await found({ "a.json": text })).filter(ofB).map(({ code }) => code)).toEqual(["spec-ref"]);
  const misspelt = (await found({ "a.json": text.replace('"name":"Own"', '"nam":"Own"') })).filter(
    (each) => !ofB(each),
  );
  expect(misspelt.map(({ message }) => message)).toEqual([
    `${ofA} "license" has no "name". ${end}`,
    `${ofA} "license" has "nam", which is not allowed there. ${end}`,
  ]);
});

const raw = (
  instancePath: string,
  keyword: string,
  params: JsonObject = {},
): Parameters<typeof schemaFaults>[0][0] => ({
  instancePath,
  keyword,
  message: "must be otherwise",
  params,
});

test.each<[string, Parameters<typeof schemaFaults>[0], readonly string[]]>([
  ["a missing field", [raw("/info", "required", { missingProperty: "title" })], ['"info" has no "title"']],
  [
    "a field too many",
    [raw("/info", "additionalProperties", { additionalProperty: "x" })],
    ['"info" has "x", which is not allowed there'],
  ],
  [
    "a path without a slash",
    [raw("/paths", "unevaluatedProperties", { unevaluatedProperty: "a" })],
    ['"paths" has "a", and a path starts with "/"'],
  ],
  ["a wrong type", [raw("/tags", "type", { type: "array" })], ['"tags" has to be a list']],
  ["an empty object", [raw("/a", "minProperties", { limit: 1 })], ['"a" has to hold something']],
  ["another keyword", [raw("", "maxProperties")], ["the document must be otherwise"]],
  [
    "several forms: those that are not meant do not count",
    [
      raw("/p/0", "required", { missingProperty: "required" }),
      raw("/p/0/in", "enum", { allowedValues: ["path"] }),
      raw("/p/0/in", "enum", { allowedValues: ["query"] }),
      raw("/p/0", "oneOf"),
      raw("/p/0", "required", { missingProperty: "$ref" }),
    ],
    ['"in" has to be "path" or "query"'],
  ],
  [
    "several forms that all fail at one place",
    [raw("/a", "type", { type: "boolean" }), raw("/a", "required", { missingProperty: "x" }), raw("/a", "anyOf")],
    ['"a" has to be true or false, or "a" has no "x"'],
  ],
])("%s", (_, faults, problems) => {
  expect(schemaFaults(faults).map(({ problem }) => problem)).toEqual(problems);
});

test("what aliases make large is not given to the validator", async () => {
  const laughs = (levels: number): string =>
    Array.from({ length: levels }, (_, level) => {
      const inside = Array(9).fill(level === 0 ? "lol" : `*a${level - 1}`);
      return `x-${level}: &a${level} [${inside.join(", ")}]\n`;
    }).join("");
  const yaml = (levels: number): string =>
    `openapi: 3.0.3\ninfo: {title: A, version: "1"}\npaths: {}\n${laughs(levels)}`;
  const config = JSON.stringify({ navigation: { groups: [{ group: "A", openapi: "a.yaml" }] } });
  const failedOf = async (text: string): Promise<readonly string[]> => {
    const { diagnostics } = await compileNavigation({
      host: memoryHost({ "docs.json": config, "a.yaml": text }),
      specs: true,
    });
    return diagnostics.flatMap(({ code, message }) => (code === "spec-validation-failed" ? [message] : []));
  };
  expect(await failedOf(yaml(5))).toEqual([]);
  expect(await failedOf(yaml(10))).toEqual([
    "It is not known whether a.yaml is valid, because its aliases repeat more than 1000000 values. Use fewer aliases.",
  ]);
  expect(await failedOf(yaml(1).replace("lol", "*a0"))).toEqual([
    "It is not known whether a.yaml is valid, because it is nested deeper than 500 levels, with its aliases written out. Nest it less deeply.",
  ]);
});

test("once the time for all specs is over, that is said once", async () => {
  const verdicts: readonly SpecVerdict[] = [{ kind: "valid" }, { kind: "late", seconds: 7 }, { kind: "left out" }];
  const left = [...verdicts];
  const config = { navigation: { groups: [{ group: "A", openapi: ["a.json", "b.json", "c.json"] }] } };
  const files = Object.fromEntries(
    ["a", "b", "c"].map((name) => [`${name}.json`, spec({ [`/${name}`]: { get: operation({}) } })]),
  );
  const machine: Machine = {
    openHost: () => Promise.reject(new Error("no disk")),
    specValidators: () => () => () => Promise.resolve(left.shift()!),
  };
  const { diagnostics } = await compileSite({ config, host: memoryHost(files), specs: true }, machine);
  expect(left).toEqual([]);
  expect(diagnostics.map(({ file, message }) => `${file} ${message}`)).toEqual([
    "b.json It is not known whether b.json is valid, because all specs together may be validated for 7 seconds, which were over then; those that are named after it are not validated either. Validate them with another tool.",
  ]);
});
