// What does navc explain say of a code if the package has no page about it?
import { expect, test, vi } from "vitest";
import { main } from "../../../../src/cli.ts";

vi.mock("../../../../src/tools/cli/explain/diagnostic-pages.ts", () => ({ diagnosticPage: () => null }));

test("its severity, and that there is no page", async () => {
  let stdout = "";
  const code = await main(["explain", "page-not-found"], {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: () => undefined },
    env: {},
  });
  expect([code, stdout]).toEqual([0, "page-not-found\n\nSeverity: error. This package has no page about it.\n"]);
});
