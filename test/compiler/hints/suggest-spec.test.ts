// Is the spec suggested that was meant, and never that of another language or version?
import { expect, test } from "vitest";
import { load, use } from "../specs/load.ts";

const spec = JSON.stringify({ openapi: "3.1.0", info: {}, paths: {} });

interface Row {
  readonly word: string;
  readonly used?: readonly string[];
  readonly unused?: readonly string[];
  readonly data?: readonly string[];
  readonly from?: string;
  readonly suggested: string | undefined;
}

const rows: readonly (readonly [rule: string, row: Row])[] = [
  [
    "a version was added",
    { word: "en/api.json", unused: ["en/api-v2.json"], used: ["ja/api.json"], suggested: "en/api-v2.json" },
  ],
  [
    "a word was dropped",
    {
      word: "x/2026-04.openapi.json",
      unused: ["x/2026-04.json"],
      used: ["x/2026-10.openapi.json"],
      suggested: "x/2026-04.json",
    },
  ],
  ["a word in front", { word: "openapi.json", unused: ["v3-openapi.json"], suggested: "v3-openapi.json" }],
  ["another language in use", { word: "en/api.json", used: ["ja/api.json"], suggested: undefined }],
  ["another language by name in use", { word: "api/en.json", used: ["api/es.json"], suggested: undefined }],
  ["another language, though unused", { word: "en/api.json", unused: ["ja/api.json"], suggested: undefined }],
  ["another version in use", { word: "x/2026-04.json", used: ["x/2026-10.json"], suggested: undefined }],
  ["another version, though unused", { word: "v2.json", unused: ["v1.json"], suggested: undefined }],
  ["another folder in use", { word: "shop/api.json", used: ["users/api.json"], suggested: undefined }],
  ["a file that moved", { word: "shop/api.json", unused: ["specs/api.json"], suggested: "specs/api.json" }],
  [
    "a spec beside the page, though the root has one of that name, too",
    {
      word: "opnapi.json",
      from: "guides/x.mdx",
      unused: ["openapi.json", "guides/openapi.json"],
      suggested: "guides/openapi.json",
    },
  ],
  [
    "two files where it may have moved",
    { word: "shop/api.json", unused: ["a/api.json", "b/api.json"], suggested: undefined },
  ],
  ["a slip", { word: "x/opneapi.json", used: ["x/openapi.json"], suggested: "x/openapi.json" }],
  ["two letters more than a spec in use", { word: "x/orders.json", used: ["x/order-b.json"], suggested: undefined }],
  [
    "another extension",
    { word: "x/api.yml", used: ["x/api.yaml"], unused: ["x/api-old.yaml"], suggested: "x/api.yaml" },
  ],
  ["another case", { word: "X/Api.json", used: ["x/api.json"], suggested: "x/api.json" }],
  ["the slashes of another system", { word: "x\\api.json", used: ["x/api.json"], suggested: "x/api.json" }],
  ["a data file", { word: "x/package.jsn", data: ["x/package.json"], suggested: undefined }],
  [
    "seen from the page",
    { word: "../opnapi.json", from: "x/y/page.mdx", used: ["x/openapi.json"], suggested: "x/openapi.json" },
  ],
  ["other words", { word: "orders.json", unused: ["users.json"], suggested: undefined }],
];

test.each(rows)("%s: %o", async (_law, { word, used = [], unused = [], data = [], from = "docs.json", suggested }) => {
  const files = [
    ...[...used, ...unused].map((path): [string, string] => [path, spec]),
    ...data.map((path): [string, string] => [path, "{}"]),
  ];
  const { reported } = await load(Object.fromEntries(files), [...used, use(word, { file: from })]);
  expect(reported.map(({ code }) => code)).toEqual(["spec-not-found"]);
  expect(reported[0]?.details?.suggestion).toBe(suggested);
});
