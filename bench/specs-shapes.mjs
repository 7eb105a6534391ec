// Which specs are measured? Made up in the shape of well-known ones: their size, their number of operations and schemas.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dump } from "js-yaml";
import { bodyText, makeDice, sentence } from "../test/support/generate-text.mjs";

// `depth`: levels of objects inside a schema; `links`: schemas that each refers to, all of one circle of so many, so that
// they lead back to themselves; `examples`: inline ones.
export const specShapes = {
  "shop (1 MB)": { operations: 150, schemas: 150, depth: 2, links: 2, circle: 8, examples: 0, words: 60 },
  "payments (8 MB)": { operations: 550, schemas: 700, depth: 3, links: 6, circle: 60, examples: 0, words: 30 },
  "cloud (9 MB)": { operations: 1800, schemas: 1100, depth: 2, links: 3, circle: 8, examples: 0, words: 20 },
  "code host (15 MB)": { operations: 1200, schemas: 600, depth: 3, links: 3, circle: 8, examples: 1, words: 60 },
};

/** The files of a shape, made on first use: { json, yaml, megabytes }. */
export function specFor(name, { fresh }) {
  const shape = specShapes[name];
  const sources = [JSON.stringify(shape), readFileSync(import.meta.filename)];
  const mark = sources
    .reduce((hash, part) => hash.update(part), createHash("sha256"))
    .digest("hex")
    .slice(0, 12);
  const folder = join(tmpdir(), "navc-bench", `spec-${mark}`);
  const files = { json: join(folder, "openapi.json"), yaml: join(folder, "openapi.yaml") };
  if (fresh || !existsSync(files.yaml)) {
    mkdirSync(folder, { recursive: true });
    const document = makeSpec(shape, name);
    writeFileSync(files.json, JSON.stringify(document, null, 2));
    // Written last: a pair whose making was interrupted is made again.
    writeFileSync(files.yaml, dump(document, { lineWidth: 100, noRefs: true }));
  }
  return { ...files, megabytes: { json: size(files.json), yaml: size(files.yaml) } };
}

const size = (file) => (statSync(file).size / 1e6).toFixed(1);

const numbers = (count) => Array.from({ length: count }, (_, index) => index);

function makeSpec(shape, name) {
  const dice = makeDice(name);
  const paths = {};
  for (const n of numbers(shape.operations)) {
    const path = `/v1/things-${n >> 2}${n % 4 > 1 ? "/{id}" : ""}`;
    (paths[path] ??= {})[["get", "post", "get", "delete"][n % 4]] = makeOperation(dice, shape, n);
  }
  const schemas = Object.fromEntries(numbers(shape.schemas).map((n) => [`Thing${n}`, makeSchema(dice, shape, n)]));
  return { openapi: "3.0.3", info: { title: name, version: "1.0.0" }, paths, components: { schemas } };
}

function makeOperation(dice, shape, n) {
  const content = (number) => ({
    "application/json": {
      schema: { $ref: `#/components/schemas/Thing${number % shape.schemas}` },
      ...(shape.examples > 0 && { examples: makeExamples(dice, shape) }),
    },
  });
  return {
    operationId: `thing_${n}`,
    summary: `${["List", "Create", "Retrieve", "Delete"][n % 4]} thing ${n >> 2}`,
    description: bodyText(dice, shape.words * 6),
    tags: [`Things ${n % 40}`],
    parameters: ["limit", "after", "order", "filter"].map((key) => ({
      name: key,
      in: "query",
      description: sentence(dice, 20),
      schema: { type: "string", enum: ["one", "two", "three"] },
    })),
    ...(n % 4 === 1 && { requestBody: { content: content(n + 1) } }),
    responses: Object.fromEntries(
      [200, 400, 404].map((code, at) => [code, { description: sentence(dice, 8), content: content(n + at) }]),
    ),
  };
}

function makeExamples(dice, shape) {
  const value = Object.fromEntries(Array.from({ length: 18 }, (_, index) => [`field_${index}`, sentence(dice, 6)]));
  const examples = Array.from({ length: shape.examples }, (_, index) => [
    `example-${index}`,
    { value: [value, index] },
  ]);
  return Object.fromEntries(examples);
}

/** An object schema; some of its fields name other schemas of its circle. */
function makeSchema(dice, shape, n) {
  const object = (depth) => ({
    type: "object",
    description: bodyText(dice, shape.words * 3),
    required: ["id", "name"],
    properties: {
      id: { type: "string", description: sentence(dice, 12), maxLength: 5000 },
      name: { type: "string", nullable: true, example: sentence(dice, 4) },
      state: { type: "string", enum: ["open", "closed", "draft"] },
      ...(depth > 0 && { settings: object(depth - 1), history: { type: "array", items: object(depth - 1) } }),
    },
  });
  const first = n - (n % shape.circle);
  const links = Array.from({ length: shape.links }, (_, at) => {
    const other = (first + ((n * 7 + at * 13 + 1) % shape.circle)) % shape.schemas;
    return [`link_${at}`, { anyOf: [{ type: "string" }, { $ref: `#/components/schemas/Thing${other}` }] }];
  });
  const schema = object(shape.depth - 1);
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(links) } };
}
