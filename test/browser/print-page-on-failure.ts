// What did the browser show when a test failed?
import { beforeEach } from "vitest";
import type { BrowserPage } from "./chromium.mjs";

const shown = `[
  "at " + location.href,
  "focus: " + document.activeElement?.cloneNode().outerHTML,
  document.body.innerText.slice(0, 3000),
].join("\\n")`;

/** Prints, for each test of a file or a group that fails, the address of a page, what has its focus, and its text. */
export function printPageOnFailure(page: () => BrowserPage | undefined): void {
  beforeEach(({ task, onTestFailed }) => {
    onTestFailed(async () => {
      const text = (await page()?.evaluate(shown).catch(String)) as string | undefined;
      process.stderr.write(`When this test failed: ${task.name}\nthe page was ${text ?? "not open yet"}\n\n`);
    });
  });
}
