// Drops a finding exactly where another one explains it.
import { expect, test } from "vitest";
import { collectFindings } from "../../../src/compiler/diagnostics/collector.ts";
import type { Cause, ReportDetails } from "../../../src/compiler/diagnostics/diagnostic.ts";
import { fileAt, keyAt, valueAt } from "../../../src/compiler/diagnostics/place.ts";

const place = keyAt("docs.json", "/navigation/a");
const key: Cause = { code: "duplicate-key", at: valueAt("docs.json", "/navigation/a") };
const anyKey: Cause = { code: "duplicate-key", at: fileAt("docs.json") };
const label: Cause = { code: "empty-label", at: place };

function codesWith(causedBy: ReportDetails["causedBy"], rules = {}): readonly string[] {
  const { report, findings } = collectFindings(rules);
  report("wrong-type", place, { what: "it", found: "a", expected: "b" }, causedBy === undefined ? {} : { causedBy });
  report("duplicate-key", place, { key: "a" }, { suggestion: "b" });
  return findings().map(({ code }) => code);
}

test("a finding is dropped when a finding at one of its causes was made", () => {
  expect(codesWith(undefined)).toEqual(["wrong-type", "duplicate-key"]);
  expect(codesWith([])).toEqual(["wrong-type", "duplicate-key"]);
  expect(codesWith([label])).toEqual(["wrong-type", "duplicate-key"]);
  expect(codesWith([label, key])).toEqual(["duplicate-key"]);
  expect(codesWith([anyKey])).toEqual(["duplicate-key"]);
  expect(codesWith([{ ...anyKey, at: fileAt("other.json") }])).toEqual(["wrong-type", "duplicate-key"]);
});

test("a cause can be named by what it suggests", () => {
  expect(codesWith([{ code: "duplicate-key", suggests: "b" }])).toEqual(["duplicate-key"]);
  expect(codesWith([{ code: "duplicate-key", suggests: "c" }])).toEqual(["wrong-type", "duplicate-key"]);
});

test("a group of causes explains when all of them were made", () => {
  expect(codesWith([{ all: [key, anyKey] }])).toEqual(["duplicate-key"]);
  expect(codesWith([{ all: [key, label] }])).toEqual(["wrong-type", "duplicate-key"]);
  expect(codesWith([{ all: [] }])).toEqual(["wrong-type", "duplicate-key"]);
});

test("a cause that is switched off explains all the same", () => {
  expect(codesWith([key], { "duplicate-key": "off" })).toEqual([]);
});

test("what is only counted is dropped too where it is explained", () => {
  const { report, findings, ok } = collectFindings({}, { most: 0, file: "docs.json" });
  const args = { what: "it", found: "a", expected: "b" };
  report("wrong-type", place, args, { causedBy: [label] });
  report("wrong-type", place, { ...args, found: "c" });
  expect(findings().map(({ args: found }) => found)).toEqual([{ of: "wrong-type", severity: "error", left: 2 }]);
  expect(ok()).toBe(false);
  report("empty-label", place, { owner: "a group", others: 0 });
  expect(findings().map(({ args: found }) => found)).toEqual([
    { of: "wrong-type", severity: "error", left: 1 },
    { of: "empty-label", severity: "info", left: 1 },
  ]);
});
