// What does a generated OpenAPI document hold?

import { dump } from "js-yaml";
import { NOUNS, bodyText, makeDice, sentence } from "./generate-text.mjs";

/** @typedef {import("./generate-site.d.mts").SiteShape} SiteShape */
/** @typedef {import("./generate-text.mjs").Dice} Dice */
/** @typedef {{ file: string, document: object, endpoints: string[] }} Spec */

/** @param {SiteShape} shape @param {number} i @returns {Spec} */
export function makeSpec(shape, i) {
  const yaml = shape.specFormat === "yaml" || (shape.specFormat === "mixed" && i % 2 === 1);
  const dice = makeDice(`${shape.seed} spec ${i}`);
  /** @type {Record<string, Record<string, object>>} */
  const paths = {};
  const endpoints = [];
  for (let n = 0; n < shape.operations; n++) {
    const { path, method, operation } = makeOperation(dice, n);
    (paths[path] ??= {})[method] = operation;
    endpoints.push(`${method.toUpperCase()} ${path}`);
  }
  const document = {
    openapi: i % 2 === 0 ? "3.1.0" : "3.0.3",
    info: { title: `API ${i + 1}`, version: "1.0.0" },
    paths,
    components: { schemas: makeSchemas(dice, Math.ceil(shape.operations / 2)) },
  };
  return { file: `specs/api-${i + 1}.${yaml ? "yaml" : "json"}`, document, endpoints };
}

const METHODS = ["get", "post", "get", "delete"];
const SUMMARIES = ["List", "Create", "Retrieve", "Delete"];

/** Four operations on two paths make one resource. @param {Dice} dice @param {number} n */
function makeOperation(dice, n) {
  const resource = Math.floor(n / 4);
  const kind = n % 4;
  const noun = NOUNS[resource % NOUNS.length];
  const base = `/${noun}-${resource + 1}`;
  const operation = {
    operationId: `${SUMMARIES[kind].toLowerCase()}_${noun}_${resource + 1}`,
    // One in sixteen has no summary: its path and title come from the method and the path.
    ...(n % 16 === 15 ? {} : { summary: `${SUMMARIES[kind]} ${noun} ${resource + 1}` }),
    description: bodyText(dice, 400),
    tags: [noun],
    parameters: [
      ...(kind > 1 ? [{ name: "id", in: "path", required: true, schema: { type: "string" } }] : []),
      ...["limit", "cursor", "order"].map((name) => makeParameter(dice, name)),
    ],
    ...(kind === 1 ? { requestBody: { content: makeContent(n) } } : {}),
    responses: {
      200: { description: sentence(dice, 8), content: makeContent(n) },
      404: { description: sentence(dice, 8) },
      429: {
        description: sentence(dice, 8),
        headers: { "Retry-After": { schema: { type: "integer" } } },
      },
    },
  };
  return { path: kind > 1 ? `${base}/{id}` : base, method: METHODS[kind], operation };
}

/** @param {Dice} dice @param {string} name */
function makeParameter(dice, name) {
  return { name, in: "query", description: sentence(dice, 12), schema: { type: "string" } };
}

/** @param {number} n */
function makeContent(n) {
  return {
    "application/json": {
      schema: { $ref: `#/components/schemas/Resource${1 + Math.floor(n / 2)}` },
    },
  };
}

/** @param {Dice} dice @param {number} count */
function makeSchemas(dice, count) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [
      `Resource${i + 1}`,
      {
        type: "object",
        required: ["id"],
        properties: Object.fromEntries(
          ["id", ...NOUNS].map((name) => [
            name,
            { type: "string", description: sentence(dice, 10), example: `${name}_1` },
          ]),
        ),
      },
    ]),
  );
}

/** @param {Spec} spec */
export function specText(spec) {
  return spec.file.endsWith(".json")
    ? `${JSON.stringify(spec.document, null, 2)}\n`
    : dump(spec.document, { noRefs: true });
}
