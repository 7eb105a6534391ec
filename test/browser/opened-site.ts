// How does a docs folder get into a browser? Built by the example, served, and opened in Chromium.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { builtPackage } from "../examples/built-package.ts";
import { type Browser, type BrowserPage, chromiumPath, openChromium } from "./chromium.mjs";
import { serve } from "./static-server.ts";

export interface OpenedSite {
  readonly origin: string;
  readonly page: BrowserPage;
  /** What the pages asked for and did not get, what failed in them, and what they loaded from elsewhere. */
  readonly failures: readonly string[];
  readonly newPage: (options?: Parameters<Browser["newContext"]>[0]) => Promise<BrowserPage>;
  readonly close: () => Promise<void>;
}

/** The site of a docs folder, or of these files. */
export async function openSite(docs: string | { readonly [file: string]: string }): Promise<OpenedSite> {
  const folder = mkdtempSync(join(tmpdir(), "navc-site-"));
  const root = typeof docs === "string" ? docs : written(docs, join(folder, "docs"));
  execFileSync(process.execPath, [builtPackage().example("static-site/build.mjs"), root, join(folder, "out")]);
  const server = await serve(join(folder, "out"));
  const browser = await openChromium(chromiumPath() ?? "");
  const failures: string[] = [];
  const newPage: OpenedSite["newPage"] = async (options = {}) => {
    const page = await (await browser.newContext(options)).newPage();
    page.on("pageerror", (error) => failures.push(error.message));
    page.on("response", (response) => {
      if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
      if (!response.url().startsWith("data:") && !response.url().startsWith(server.origin))
        failures.push(response.url());
    });
    return page;
  };
  const close = async (): Promise<void> => {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  };
  return { origin: server.origin, page: await newPage(), failures, newPage, close };
}

function written(files: { readonly [file: string]: string }, root: string): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}
