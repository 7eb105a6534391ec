// Has each operation of a spec its state and its pages?
import { expect, test } from "vitest";
import type { ResolvedNavigation } from "../../../../src/index.ts";
import type { Page, PageOperation } from "../../../../src/compiler/site/page.ts";
import type { Operation, SpecDocument } from "../../../../src/compiler/specs/spec-catalog.ts";
import { coverageRows } from "../../../../src/tools/preview/model/coverage-rows.ts";
import { specCoverage } from "../../../../src/tools/preview/model/spec-coverage.ts";

const operation = (kind: Operation["kind"], target: string, fields: Partial<Operation> = {}): Operation =>
  ({ kind, method: "GET", target, deprecated: false, excluded: false, ...fields }) as Operation;

const page = (href: string, described: Partial<PageOperation>, fields: Partial<Page> = {}): Page => {
  const none = { spec: "api.json", method: "", path: null, webhook: null };
  return { href, operation: { ...none, ...described }, ...fields } as Page;
};

const pages = [
  page("/a", { method: "GET", path: "/a" }, { hidden: true }),
  page("/fr/a", { method: "GET", path: "/a" }),
  page("/w", { webhook: "w" }, { hidden: true }),
  page("/old", { spec: "away.json", method: "PUT", path: "/old" }, { deprecated: true }),
  page("/new", { spec: "away.json", channel: "new" }),
  { href: "/guide" } as Page,
];
const document = {
  source: "api.json",
  operations: [
    operation("path", "/a", { deprecated: true }),
    operation("webhook", "w"),
    operation("channel", "c"),
    operation("path", "/x", { excluded: true, deprecated: true }),
  ],
} as unknown as SpecDocument;

const coverage = specCoverage(
  { pages: Object.fromEntries(pages.map((each) => [each.href, each])) } as unknown as ResolvedNavigation,
  [document],
);

test("the operations of specs that were read are in their order, then those of which only pages are known", () => {
  expect(
    coverage.map(({ spec, operations }) => [
      spec,
      ...operations.map(({ name, pages: hrefs, state, deprecated }) =>
        [name, hrefs.join(" "), state, deprecated ? "deprecated" : ""].join(" | "),
      ),
    ]),
  ).toEqual([
    [
      "api.json",
      "GET /a | /a /fr/a | listed | deprecated",
      "webhook w | /w | hidden | ",
      "channel c |  | without page | ",
      "GET /x |  | excluded | deprecated",
    ],
    ["away.json", "PUT /old | /old | listed | deprecated", "channel new | /new | listed | "],
  ]);
});

test("the rows are the operations of each spec, or only those without a page", () => {
  const names = (missing: boolean): readonly string[] =>
    coverageRows(coverage, missing).map((row) =>
      row.kind === "spec" ? `${row.spec} ${row.covered} of ${row.all}` : `${row.spec} ${row.operation.name}`,
    );
  expect(names(false)).toEqual([
    "api.json 2 of 3",
    "api.json GET /a",
    "api.json webhook w",
    "api.json channel c",
    "api.json GET /x",
    "away.json 2 of 2",
    "away.json PUT /old",
    "away.json channel new",
  ]);
  expect(names(true)).toEqual(["api.json 2 of 3", "api.json channel c", "away.json 2 of 2"]);
});
