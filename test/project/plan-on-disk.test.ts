// What does a program do with navc/change?
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { applyPlan, planChange, planPatch, undoKilledChange, type ChangeOperation } from "../../src/change.ts";
import { privateJournal } from "../../src/project/writer/private-journal.ts";

const docs = '{\n  "name": "A",\n  "navigation": { "pages": ["start", "end"] }\n}\n';
const move: ChangeOperation = { kind: "move", from: "end", to: "help/end" };
let root: string;

beforeEach(() => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "navc-change-")));
  root = folder;
  vi.stubEnv("XDG_CACHE_HOME", join(folder, ".cache"));
  writeFileSync(join(root, "docs.json"), docs);
  writeFileSync(join(root, "start.mdx"), "---\ntitle: Start\n---\n\n[End](/end)\n");
  writeFileSync(join(root, "end.mdx"), "---\ntitle: End\n---\n");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test("a planned change is written, and shown as a patch", async () => {
  const plan = await planChange({ root }, { operations: [move] });
  expect(existsSync(join(root, "end.mdx"))).toBe(true);
  expect(await planPatch(plan.files)).toContain("rename from end.mdx\nrename to help/end.mdx\n");
  await applyPlan(root, plan);
  expect(existsSync(join(root, "end.mdx"))).toBe(false);
  expect(readFileSync(join(root, "start.mdx"), "utf8")).toContain("[End](/help/end)");
  expect(JSON.parse(readFileSync(join(root, "docs.json"), "utf8"))).toMatchObject({
    navigation: { pages: ["start", "help/end"] },
    redirects: [{ source: "/end", destination: "/help/end" }],
  });
});

test("a plan that loses an address is written only with `force`", async () => {
  const plan = await planChange({ root }, { operations: [{ kind: "remove", page: "end" }] });
  expect(plan.refusals.length).toBeGreaterThan(0);
  await expect(applyPlan(root, plan)).rejects.toThrow("Nothing was written, because this would be lost or broken:");
  expect(existsSync(join(root, "end.mdx"))).toBe(true);
  await applyPlan(root, plan, { force: true });
  expect(existsSync(join(root, "end.mdx"))).toBe(false);
});

test("the settings of the site apply, and options override them", async () => {
  writeFileSync(join(root, "navc.config.json"), '{ "config": "other.json" }');
  await expect(planChange({ root }, { operations: [move] })).rejects.toThrow("other.json can't be read");
  const { files } = await planChange({ root, config: "docs.json" }, { operations: [move] });
  expect(files).toHaveLength(3);
});

test("what a killed program has written is undone", async () => {
  expect(await undoKilledChange(root)).toBe(false);
  const step = { kind: "text", path: "docs.json", before: "{}", after: docs };
  privateJournal(root)!.write(`${JSON.stringify({ steps: [step], folders: [] })}\n`);
  const plan = await planChange({ root }, { operations: [move] });
  await expect(applyPlan(root, plan)).rejects.toThrow("was ended before it was complete");
  expect(await undoKilledChange(root)).toBe(true);
  expect(readFileSync(join(root, "docs.json"), "utf8")).toBe("{}");
});
