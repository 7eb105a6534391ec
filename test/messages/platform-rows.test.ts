// Does navc report each fault in one message, if the platform drops the subtree or reports the fault in forty lines?
import { describe, expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../src/index.ts";
import { readMarks } from "./marked-text.ts";
import { reportedWithoutPlace } from "./platform/reported-without-place.ts";
import { endpoints } from "./platform/endpoints.ts";
import type { Row } from "./platform/row.ts";
import { emptiedSubtrees } from "./platform/emptied-subtrees.ts";

const spec = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "A", version: "1" },
  paths: {
    "/users": { get: { summary: "List users" }, post: { summary: "Add a user" } },
    "/users/{id}": { delete: { summary: "Delete a user" } },
    "/internal": { get: { summary: "Internal", "x-excluded": true } },
  },
  webhooks: { orderCreated: { post: { summary: "Order created" } } },
});

const pages = Object.fromEntries(["a", "b", "c"].map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n`]));

/** Accepted on purpose, or no part of navigation; each with why. */
const accepted: readonly (readonly [string, string, Partial<Row>])[] = [
  ["tabs in a tab", `{ "tabs": [{ "tab": "T", "tabs": [{ "tab": "U", "pages": ["a"] }] }] }`, {}],
  [`"language": "ua", which the contract lists (D11)`, `{ "languages": [{ "language": "ua", "pages": ["a"] }] }`, {}],
  [
    "any icon name, as the contract lists none",
    `{ "groups": [{ "group": "G", "icon": "fa-star", "pages": ["a"] }] }`,
    {},
  ],
  ["any theme, which navigation does not depend on", `{ "pages": ["a"] }`, { beside: `"theme": "bad"` }],
  [
    "a page listed twice in two tabs",
    `{ "tabs": [{ "tab": "T", "pages": ["a"] }, { "tab": "U", "pages": ["a"] }] }`,
    {},
  ],
];

describe.each([
  ["faults for which the platform drops a subtree", emptiedSubtrees],
  ["faults that the platform reports without a place", reportedWithoutPlace],
  ["endpoint entries", endpoints],
])("%s", (_name, rows) => {
  test.each(rows)("$input is reported once, at its place", async (row) => {
    const { files, place } = siteOf(row);
    const { diagnostics } = await compileNavigation({ host: memoryHost(files) });
    expect(
      diagnostics.map(({ code, file, range }) => `${code} ${file}:${range.start.line}:${range.start.column}`),
    ).toEqual([`${row.says} ${place.file}:${place.start?.line}:${place.start?.column}`]);
    const [found] = diagnostics;
    if (place.end !== undefined) expect(found?.range.end).toMatchObject(place.end);
    expect(found?.severity).toBe(row.severity ?? "error");
    expect(found?.suggestion).toBe(row.suggestion);
    if (row.words !== undefined) expect(found?.message).toContain(row.words);
  });
});

test.each(accepted)("%s: no message", async (_name, navigation, more) => {
  const { files } = siteOf({ input: "", says: "wrong-type", navigation, ...more });
  const { diagnostics } = await compileNavigation({ host: memoryHost(files) });
  expect(diagnostics).toEqual([]);
});

function siteOf({ navigation, beside, files = {} }: Row): {
  readonly files: Readonly<Record<string, string>>;
  readonly place: { readonly file: string } & ReturnType<typeof readMarks>;
} {
  const docs = `{\n  "navigation": ${navigation}${beside === undefined ? "" : `,\n  ${beside}`}\n}\n`;
  const all = Object.entries({ "docs.json": docs, "specs/a.json": spec, ...pages, ...files }).map(([file, text]) => ({
    file,
    ...readMarks(text),
  }));
  const marked = all.find(({ start }) => start !== undefined);
  return {
    files: Object.fromEntries(all.map(({ file, text }) => [file, text])),
    place: marked ?? { file: "", text: "", start: undefined, end: undefined },
  };
}
