// Is what was told kept once, with the severity the caller wants?
import { expect, test } from "vitest";
import { collectFindings } from "../../src/diagnostics/collector.ts";
import { fileAt, keyAt } from "../../src/diagnostics/place.ts";

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
  raised.report("empty-label", place, { owner: "a group" });
  expect(raised.ok()).toBe(false);

  const off = collectFindings({ "duplicate-key": "off" });
  off.report("duplicate-key", place, { key: "a" });
  expect([off.ok(), off.findings()]).toEqual([true, []]);
});

test("the same code, place and arguments count once, in the order told", () => {
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
