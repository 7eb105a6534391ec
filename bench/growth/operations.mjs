// Rows of the table of growth: operations of one spec, and the entries that name them.

import { compiling, longName, openapi, site, times } from "./work.mjs";

const operations = (n, operationOf, pathOf = (i) => `/o${i}`) =>
  openapi(Object.fromEntries(times(n, (i) => [pathOf(i), { get: operationOf(i, n) }])));

const plain = (i) => ({ operationId: `op${i}`, summary: `Op ${i}` });

/** A site that makes pages of a whole spec. */
const generating = (spec, more = {}) =>
  compiling(site({ groups: [{ group: "G", openapi: "s.json", ...more }] }, { "s.json": spec }));

const generated = (operationOf, pathOf) => (n) => generating(operations(n, operationOf, pathOf));

const listing = (n, entryOf, spec) =>
  compiling(site({ groups: [{ group: "G", openapi: "s.json", pages: times(n, entryOf) }] }, { "s.json": spec }));

const shared = { $ref: "#/components/x/o" };

/** A site of operations with a tag each, of which `fieldsOf` has the fields. */
const tagged = (fieldsOf) => (n) =>
  generating(
    openapi(Object.fromEntries(times(n, (i) => [`/o${i}`, { get: { ...plain(i), tags: [`T${i}`] } }])), {
      openapi: "3.2.0",
      tags: times(n, (i) => ({ name: `T${i}`, ...fieldsOf(i, n) })),
    }),
  );

/** A spec with one path that has `n` operations in `additionalOperations`. */
const adding = (memberOf) => (n) =>
  openapi({ "/o": { additionalOperations: Object.fromEntries(times(n, memberOf)) } }, { openapi: "3.2.0" });

const yamlSpec = (lines) => ["openapi: 3.0.0", "info: {title: T, version: '1'}", "paths:", ...lines].join("\n");

const asyncapi = (n) =>
  JSON.stringify({
    asyncapi: "3.0.0",
    info: { title: "T", version: "1" },
    channels: Object.fromEntries(times(n, (i) => [`c${i}`, { address: `a/${i}` }])),
    operations: Object.fromEntries(
      times(n, (i) => [`o${i}`, { action: "send", channel: { $ref: `#/channels/c${i}` } }]),
    ),
  });

export const operationRows = {
  "operations: a page each": { n: 500, make: generated(plain) },
  "operations: tags each": { n: 500, make: generated((i) => ({ ...plain(i), tags: [`T${i}`] })) },
  "operations: one tag": { n: 500, make: generated((i) => ({ ...plain(i), tags: ["T"] })) },
  "operations: one summary": { n: 500, make: generated(() => ({ summary: "Same" })) },
  "operations: one summary in pairs": { n: 500, make: generated((i) => ({ summary: `Same ${i >> 1}` })) },
  "operations: addresses that end in numbers": {
    n: 500,
    make: generated((i) => ({ summary: i % 2 === 0 ? "Same" : `Same ${i}` })),
  },
  "operations: hidden": { n: 500, make: generated((i) => ({ ...plain(i), "x-hidden": true })) },
  "operations: excluded": { n: 500, make: generated((i) => ({ ...plain(i), "x-excluded": true })) },
  "operations: paths that differ in a slash": {
    n: 500,
    make: generated(plain, (i) => (i % 2 ? `/o${i >> 1}/` : `/o${i >> 1}`)),
  },
  "operations: long paths": {
    n: 200,
    make: generated(
      () => ({}),
      (i) => `${"/segment".repeat(20)}/${i}`,
    ),
  },
  "operations: $refs of path items": {
    n: 500,
    make: (n) =>
      generating(
        openapi(Object.fromEntries(times(n, (i) => [`/o${i}`, { $ref: `#/components/pathItems/p${i}` }])), {
          components: { pathItems: Object.fromEntries(times(n, (i) => [`p${i}`, { get: plain(i) }])) },
        }),
      ),
  },
  "operations: $refs of one operation": {
    n: 500,
    make: (n) => generating(operations(n, () => shared).replace(/}$/, `,"components":{"x":{"o":{"summary":"S"}}}}`)),
  },
  "operations: $refs to nothing": { n: 500, make: generated((i) => ({ $ref: `#/components/x/o${i}` })) },
  "operations: added methods": { n: 500, make: (n) => generating(adding((i) => [`M${i}`, plain(i)])(n)) },
  "operations: added names that are no methods": {
    n: 500,
    make: (n) => generating(adding((i) => [`no method ${i}`, plain(i)])(n)),
  },
  "operations: paths that share added names that are no methods": {
    n: 300,
    make: (n) =>
      generating(
        openapi(Object.fromEntries(times(n, (i) => [`/o${i}`, { $ref: "#/components/x/o" }])), {
          openapi: "3.2.0",
          components: { x: { o: { additionalOperations: Object.fromEntries(times(n, (i) => [`no ${i}`, {}])) } } },
        }),
      ),
  },
  "operations: tags in one chain": { n: 500, make: tagged((i) => (i === 0 ? {} : { parent: `T${i - 1}` })) },
  "operations: tags in one circle": { n: 500, make: tagged((i, n) => ({ parent: `T${(i + 1) % n}` })) },
  "operations: tags below one": { n: 500, make: tagged((i) => (i === 0 ? {} : { parent: "T0" })) },
  "operations: tags with unknown parents": { n: 500, make: tagged((i) => ({ parent: `U${i}` })) },
  "operations: tags of one name": { n: 500, make: tagged(() => ({ name: "T0", parent: "T0" })) },
  "operations: webhooks": {
    n: 500,
    make: (n) =>
      generating(
        JSON.stringify({
          openapi: "3.1.0",
          info: { title: "T", version: "1" },
          webhooks: Object.fromEntries(times(n, (i) => [`w${i}`, { post: plain(i) }])),
        }),
      ),
  },
  "operations: of a YAML spec": {
    n: 300,
    make: (n) =>
      compiling(
        site(
          { groups: [{ group: "G", openapi: "s.yaml" }] },
          { "s.yaml": yamlSpec(times(n, (i) => `  /o${i}:\n    get: {summary: S${i}}`)) },
        ),
      ),
  },
  "operations: wrong types in a YAML spec": {
    n: 300,
    make: (n) =>
      compiling(
        site(
          { groups: [{ group: "G", openapi: "s.yaml" }] },
          { "s.yaml": yamlSpec(times(n, (i) => `  /o${i}:\n    get: 3`)) },
        ),
      ),
  },
  "operations: one operation id in a YAML spec": {
    n: 300,
    make: (n) =>
      compiling(
        site(
          { groups: [{ group: "G", openapi: "s.yaml" }] },
          { "s.yaml": yamlSpec(times(n, (i) => `  /o${i}:\n    $ref: '#/x/${i}'`)) },
        ),
      ),
  },
  "operations: long anchors in a YAML spec": {
    n: 150,
    make: (n) =>
      compiling(
        site(
          { groups: [{ group: "G", openapi: "s.yaml" }] },
          { "s.yaml": yamlSpec(times(n, (i) => `  /o${i}: &${longName(i)} {get: {}}`)) },
        ),
      ),
  },
  "channels: a page each": {
    n: 300,
    make: (n) => compiling(site({ groups: [{ group: "G", asyncapi: "s.json" }] }, { "s.json": asyncapi(n) })),
  },
  "endpoints: listed each": { n: 500, make: (n) => listing(n, (i) => `GET /o${i}`, operations(n, plain)) },
  "endpoints: one n times": { n: 500, make: (n) => listing(n, () => `GET /o0`, operations(1, plain)) },
  "endpoints: of no operation": { n: 300, make: (n) => listing(n, (i) => `GET /q${i}/x`, operations(n, plain)) },
  "endpoints: near misses": {
    n: 300,
    make: (n) =>
      listing(
        n,
        (i) => `GET /somethnig-${i}`,
        operations(n, plain, (i) => `/something-${i}`),
      ),
  },
  "endpoints: wrong method": { n: 300, make: (n) => listing(n, (i) => `POST /o${i}`, operations(n, plain)) },
  "endpoints: misspelt method": { n: 500, make: (n) => listing(n, (i) => `GTE /o${i}`, operations(n, plain)) },
  "endpoints: added methods": {
    n: 300,
    make: (n) => listing(n, (i) => `M${i} /o`, adding((i) => [`M${i}`, plain(i)])(n)),
  },
  "endpoints: methods that are not added": {
    n: 300,
    make: (n) => listing(n, (i) => `s.json NO${i} /o`, adding((i) => [`M${i}`, plain(i)])(n)),
  },
  "endpoints: without a spec": {
    n: 500,
    make: (n) => compiling(site({ groups: [{ group: "G", pages: times(n, (i) => `GET /o${i}`) }] })),
  },
  "endpoints: unlisted operations": { n: 500, make: (n) => listing(1, () => `GET /o0`, operations(n, plain)) },
};
