// Does the table of docs/reference/mintlify.md say what becomes of every field of a division?
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { divisionRow, type DivisionKind } from "../../src/compiler/contract/divisions.ts";
import { fieldRow, fields, isKnownField, type FieldOwner, type FieldUse } from "../../src/compiler/contract/fields.ts";
import { platformUse } from "../../src/compiler/contract/platform-use.ts";

const document = readFileSync("docs/reference/mintlify.md", "utf8");
const section = document.slice(document.indexOf("## Every field of a division")).split(/\n## /)[0] ?? "";

const rows = [...section.matchAll(/^\| (`.*`) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].flatMap(
  ([, names = "", owners = "", does = ""]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = ""]) => ({ name, owners, does })),
);

const verbs: Readonly<Record<FieldUse, string>> = {
  label: "reads it",
  list: "reads it",
  plain: "reads it",
  "passed on": "passes it on",
  "other repository": "reads it with `--source`",
};

const divisions: readonly DivisionKind[] = [
  "language",
  "version",
  "product",
  "dropdown",
  "tab",
  "anchor",
  "item",
  "group",
];

/** The owners that a cell names: all, all but some, some kinds in the plural, or the kind of a label. */
function ownersOf(cell: string, name: string): readonly FieldOwner[] {
  if (cell === "the division of that kind") return divisions.filter((kind) => kind === name);
  if (cell === "any element of a list") return [];
  const named = divisions.filter((kind) => cell.includes(divisionRow(kind).plural));
  if (cell.startsWith("all")) return divisions.filter((kind) => !named.includes(kind));
  return named;
}

test("each field of the table of fields has one row, and each row is of a field", () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(fields.map(({ name }) => name).toSorted());
});

describe.each(rows)("$name", ({ name, owners, does }) => {
  test("is used as the table says", () => {
    expect(does).toBe(verbs[fieldRow(name)!.use]);
  });

  test("is known wherever the platform has it", () => {
    const unknown = ownersOf(owners, name).filter((owner) => !isKnownField(name, owner));
    expect(unknown).toEqual([]);
    if (owners !== "any element of a list") expect(ownersOf(owners, name)).not.toEqual([]);
  });
});

test("what navc does not read, and the platform does, is in the section", () => {
  expect(platformUse("sourceRef", "tab")).toBe("reads");
  expect(platformUse("anything", "openapi object")).toBe("refuses");
});
