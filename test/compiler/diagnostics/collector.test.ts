// Is what was reported kept once, with the severity the caller wants?
import { describe, expect, test } from "vitest";
import { collectFindings } from "../../../src/compiler/diagnostics/collector.ts";
import type { Finding } from "../../../src/compiler/diagnostics/diagnostic.ts";
import { fileAt, keyAt } from "../../../src/compiler/diagnostics/place.ts";

const place = keyAt("docs.json", "/navigation");

test("an error makes the run not ok", () => {
  const { report, ok } = collectFindings({});
  expect(ok()).toBe(true);
  report("duplicate-key", place, { key: "a" });
  expect(ok()).toBe(false);
});

test("a rule lowers an error, raises an info, or switches a code off", () => {
  const lowered = collectFindings({ "duplicate-key": "warning" });
  lowered.report("duplicate-key", place, { key: "a" });
  expect([lowered.ok(), lowered.findings().length]).toEqual([true, 1]);

  const raised = collectFindings({ "empty-label": "error" });
  raised.report("empty-label", place, { owner: "a group", others: 0 });
  expect(raised.ok()).toBe(false);

  const off = collectFindings({ "duplicate-key": "off" });
  off.report("duplicate-key", place, { key: "a" });
  expect([off.ok(), off.findings()]).toEqual([true, []]);
});

test("the same code, place and arguments count once, in the order reported", () => {
  const { report, findings } = collectFindings({});
  report("duplicate-key", place, { key: "b" });
  report("duplicate-key", place, { key: "a" });
  report("duplicate-key", { ...place }, { key: "b" });
  report("duplicate-key", fileAt("docs.json"), { key: "b" });
  expect(findings().map(({ args, place: { kind } }) => [args, kind])).toEqual([
    [{ key: "b" }, "pointer"],
    [{ key: "a" }, "pointer"],
    [{ key: "b" }, "file"],
  ]);
});

describe("over the limit", () => {
  const listed = (found: readonly Finding[]): readonly unknown[] => found.map(({ code, args }) => [code, args]);
  const limit = { most: 1, file: "site.json" };

  test("problems of one code and severity are counted in one more problem of that severity", () => {
    const { report, findings } = collectFindings({}, limit);
    for (const key of ["a", "b", "c"]) report("duplicate-key", place, { key });
    report("empty-label", place, { owner: "a group", others: 0 });
    expect(listed(findings())).toEqual([
      ["duplicate-key", { key: "a" }],
      ["empty-label", { owner: "a group", others: 0 }],
      ["more-problems", { of: "duplicate-key", severity: "error", left: 2 }],
    ]);
    expect(findings().at(-1)?.place).toEqual(fileAt("site.json"));
  });

  test("what is kept and reported again is not counted", () => {
    const { report, findings } = collectFindings({}, limit);
    for (let time = 0; time < 3; time++) report("duplicate-key", place, { key: "a" });
    expect(listed(findings())).toEqual([["duplicate-key", { key: "a" }]]);
  });

  test("an error that is only counted makes the run not ok, whatever is switched off", () => {
    const { report, ok, findings } = collectFindings({ "more-problems": "off" }, { ...limit, most: 0 });
    report("duplicate-key", place, { key: "a" });
    expect([ok(), findings()]).toEqual([false, []]);
  });

  test("what another finding explains is left out, also where it is only counted", () => {
    const { report, findings } = collectFindings({}, limit);
    const causedBy = [{ code: "duplicate-key" as const, at: fileAt("a.json") }];
    for (const file of ["a.json", "b.json", "b.json"]) {
      const details = file === "b.json" ? { causedBy } : {};
      report("duplicate-key", fileAt(file), { key: "a" }, details);
      report("duplicate-key", fileAt(file), { key: "b" }, details);
    }
    expect(listed(findings())).toEqual([
      ["duplicate-key", { key: "a" }],
      ["more-problems", { of: "duplicate-key", severity: "error", left: 1 }],
    ]);
  });
});
