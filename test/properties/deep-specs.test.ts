// Is a spec of any depth read and validated in the same way on a stack of any size?
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import type { CompileOptions } from "../../src/index.ts";
import { builtPackage, type BuiltPackage } from "../examples/built-package.ts";

const levels = 20_000;
const lists = "[".repeat(levels) + "]".repeat(levels);
const objects = `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;
const schemas = (field: string): string => `${`{"${field}":`.repeat(levels)}{}${"}".repeat(levels)}`;

interface DeepSite {
  readonly files: Readonly<Record<string, string>>;
  readonly options?: CompileOptions;
}

const docs = (spec: string): string =>
  JSON.stringify({ name: "D", navigation: { groups: [{ group: "A", openapi: spec }] } });

/** A spec in which the text is the value of a field of an operation. */
function specWith(field: string, text: string, version = "3.1.0"): DeepSite {
  const spec = `{"openapi":"${version}","info":{"title":"A","version":"1"},"paths":{"/a":{"get":{"summary":"A","${field}":${text}}}}}`;
  return { files: { "docs.json": docs("s.json"), "s.json": spec } };
}

/** A site whose spec an overlay changes by one update of `$.info`. */
function overlaid(spec: string, update: string): DeepSite {
  const overlay = `{"overlay":"1.0.0","info":{"title":"O","version":"1"},"extends":"s.json","actions":[{"target":"$.info","update":${update}}]}`;
  return { files: { "docs.json": docs("s.json"), "s.json": spec, "o.json": overlay } };
}

const plain = `{"openapi":"3.1.0","info":{"title":"A","version":"1","x":${objects}},"paths":{"/a":{"get":{"summary":"A"}}}}`;
const shallow = plain.replace(objects, '{"a":1}');

const fields = ["x", "responses", "parameters", "requestBody", "tags", "summary", "x-mint", "callbacks", "security"];
const sites: Readonly<Record<string, DeepSite>> = {
  ...Object.fromEntries(
    fields.flatMap((field) => [
      [`lists in ${field}`, specWith(field, lists)],
      [`objects in ${field}`, specWith(field, objects)],
    ]),
  ),
  ...Object.fromEntries(
    ["items", "allOf", "properties"].map((field) => [
      `schemas in ${field}, for the platform`,
      {
        ...specWith("parameters", `[{"in":"query","name":"q","schema":${schemas(field)}}]`, "3.2.0"),
        options: { dialect: "mintlify" },
      } satisfies DeepSite,
    ]),
  ),
  "an overlay of a deep spec": overlaid(plain, '{"title":"B"}'),
  "an overlay that is deep": overlaid(shallow, `{"x":${objects}}`),
  both: overlaid(plain, `{"x":${objects}}`),
  "a file that a spec refers to": {
    files: {
      ...specWith("responses", '{"200":{"$ref":"parts.json#/a"}}').files,
      "parts.json": `{"a":{"description":"A","x":${lists}}}`,
    },
  },
};

let built: BuiltPackage;
beforeAll(() => {
  built = builtPackage();
});

function findingsOn(flags: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const navc = pathToFileURL(built.dist("index.js")).href;
  const script = resolve(import.meta.dirname, "../support/findings-of-lines.mjs");
  const input = Object.entries(sites)
    .map(([name, { files, options }]) => `${JSON.stringify({ name, files, options: { specs: true, ...options } })}\n`)
    .join("");
  const child = spawnSync(process.execPath, [...flags, script, navc], { input, encoding: "utf8", maxBuffer: 1e8 });
  expect(child.stderr).toBe("");
  return JSON.parse(child.stdout) as Readonly<Record<string, readonly string[]>>;
}

test("what is too deep is a finding, and the same one on a fifth of the stack", { timeout: 300_000 }, () => {
  const found = findingsOn([]);
  expect(findingsOn(["--stack-size=200"])).toEqual(found);
  for (const [name, findings] of Object.entries(found)) {
    expect([name, findings.join("\n")]).toEqual([
      name,
      expect.stringMatching(/nested deeper than 500 levels|does not know OpenAPI 3.2.0/),
    ]);
    expect(findings.filter((each) => each.startsWith("/"))).toHaveLength(1);
  }
});
