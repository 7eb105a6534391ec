// Is every clause, decision and code shown by a case, at the place the case says?
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { catalog } from "../src/compiler/diagnostics/catalog.ts";
import { clauses } from "./support/clauses.ts";
import { fixtureCases } from "./support/fixture-cases.ts";
import { valueAt } from "./support/value-at.ts";

const cases = fixtureCases();
const covered = new Set(cases.flatMap((each) => Object.keys(each.covers)));

test("each clause of the contract and each decision has a case", () => {
  expect(clauses.filter((clause) => !covered.has(clause))).toEqual([]);
});

test("each section of the contract has clauses here, but for the two that only repeat", () => {
  const headings = readFileSync("docs/reference/contract.md", "utf8").matchAll(/^## (\d+(?:\.\d+)?) /gm);
  const sections = [...headings].map(([, number = ""]) => number).filter((number) => number !== "8" && number !== "9");
  expect(sections.length).toBeGreaterThan(10);
  expect(sections.filter((section) => !clauses.some((clause) => clause.startsWith(`${section}.`)))).toEqual([]);
});

test("each code has a case", () => {
  expect(Object.keys(catalog).filter((code) => !covered.has(code))).toEqual([]);
});

test("no case covers what is no clause, decision or code", () => {
  const known = new Set([...clauses, ...Object.keys(catalog)]);
  expect([...covered].filter((clause) => !known.has(clause))).toEqual([]);
});

describe.each(cases)("$name", ({ folder, covers }) => {
  test.each(Object.entries(covers))("%s is at %s", (_clause, place) => {
    if (place.startsWith("/") || place === "") expect(coveredIn(join(folder, "expected"), place)).toBeDefined();
    else expect(reported(join(folder, "expected/diagnostics.txt"))).toContain(place);
  });
});

/** The value at a pointer, from the whole golden or from that of the covered values. */
function coveredIn(folder: string, pointer: string): unknown {
  const covered = join(folder, "covered.json");
  if (existsSync(covered)) return (JSON.parse(readFileSync(covered, "utf8")) as Record<string, unknown>)[pointer];
  return valueAt(JSON.parse(readFileSync(join(folder, "navigation.json"), "utf8")), pointer);
}

/** `code@line` of every problem in a report. */
function reported(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const headings = readFileSync(file, "utf8").matchAll(/^\S.*:(\d+):\d+\s+(?:error|warning|info)\s+([a-z-]+)/gm);
  return [...headings].map(([, line, code]) => `${code}@${line}`);
}
