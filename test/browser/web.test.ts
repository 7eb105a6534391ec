// Does navc/web compile in Chromium what it compiles in Node, with no bundler between?
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../src/index.ts";
import { builtPackage } from "../examples/built-package.ts";
import { fixtureCases } from "../support/fixture-cases.ts";
import { textsIn } from "../support/texts-in.ts";
import { type Browser, type BrowserPage, chromiumPath, openChromium } from "./chromium.mjs";
import { serve, type StaticServer } from "./static-server.ts";

// Functions can't be sent to a page, and neither can the hosts of other repositories; whole specs are validated in Node only.
const cases = fixtureCases().filter(
  ({ options: { specs, remoteSpecs, sources } }) =>
    specs !== true && typeof remoteSpecs !== "function" && sources === undefined,
);

describe.skipIf(chromiumPath() === undefined)("in Chromium", () => {
  let browser: Browser;
  let server: StaticServer;
  let page: BrowserPage;

  beforeAll(async () => {
    server = await serve(builtPackage().dist("."));
    browser = await openChromium(chromiumPath() ?? "");
    page = await (await browser.newContext()).newPage();
    // Any page without a policy for scripts.
    await page.goto(`${server.origin}/no-such-page`);
  });

  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test("all fixtures have the same result", async () => {
    for (const { name, folder, options } of cases) {
      const files = textsIn(join(folder, "input"));
      const expected = await compileNavigation({ ...options, host: memoryHost(files) });
      const result = await page.evaluate(
        `import("/web.js").then(async ({ compileNavigation, memoryHost }) =>
          JSON.stringify(await compileNavigation({ ...${JSON.stringify(options)}, host: memoryHost(${JSON.stringify(files)}) })))`,
      );
      expect([name, result]).toEqual([name, JSON.stringify(expected)]);
    }
  });
});
