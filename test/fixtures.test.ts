// Does every case in fixtures/ still give what was read and accepted? The one loop over them.
import { existsSync, rmSync } from "node:fs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compileNavigation, outline } from "../src/index.ts";
import { prettyReport } from "../src/render/pretty-report.ts";
import { fixtureCases } from "./support/fixture-cases.ts";

describe.each(fixtureCases())("$name: $title", ({ folder, options }) => {
  const root = join(folder, "input");
  const golden = (file: string): string => join(folder, "expected", file);

  test("outline, result and diagnostics", async () => {
    const { navigation, diagnostics } = await compileNavigation({ ...options, root });
    await expect(navigation === null ? "no navigation\n" : outline(navigation)).toMatchFileSnapshot(golden("tree.txt"));
    await expect(`${JSON.stringify(navigation, null, 2)}\n`).toMatchFileSnapshot(golden("navigation.json"));
    const sourceText = (file: string): string | undefined =>
      existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : undefined;
    if (diagnostics.length > 0) {
      const report = prettyReport(diagnostics, sourceText, { color: false, summary: true });
      await expect(report).toMatchFileSnapshot(golden("diagnostics.txt"));
    } else {
      // A golden of problems that are no more would never be looked at again.
      if (process.env["npm_lifecycle_event"] === "goldens") rmSync(golden("diagnostics.txt"), { force: true });
      expect(existsSync(golden("diagnostics.txt"))).toBe(false);
    }
  });

  test("the same bytes again", async () => {
    const first = await compileNavigation({ ...options, root });
    const second = await compileNavigation({ ...options, root });
    expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  });
});
