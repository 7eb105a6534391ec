// Does examples/vite have the pages that no list names, and do its pages show the pictures of the docs folder, while somebody writes and after a build?
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import type * as vite from "vite";
import { findPage, loadEdition } from "../../src/runtime.ts";
import { builtPackage } from "./built-package.ts";

type VirtualModule = {
  readonly index: Parameters<typeof loadEdition>[0];
  readonly editionAt: (address: string) => string | undefined;
  readonly readEdition: Parameters<typeof loadEdition>[2];
};

const folder = mkdtempSync(join(tmpdir(), "navc-vite-pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

cpSync("examples/vite", folder, { recursive: true, filter: (path) => !/node_modules|dist$/.test(path) });
mkdirSync(join(folder, "docs/images"));
writeFileSync(join(folder, "docs/images/from root.png"), "root");
writeFileSync(join(folder, "docs/guides/beside.svg"), "<svg/>");
const text =
  "![a](/images/from%20root.png) ![b](beside.svg) ![c](gone.png) ![d](//acme.com/d.png) ![e](https://acme.com/e.png)";
writeFileSync(join(folder, "docs/guides/not listed.md"), "Text.");
writeFileSync(join(folder, "docs/guides/install.md"), `---\ntitle: Install\n---\n\n${text}\n`);
mkdirSync(join(folder, "node_modules"));
const packages = { navc: builtPackage().folder, micromark: resolve("node_modules/micromark") };
for (const [name, target] of Object.entries(packages)) symlinkSync(target, join(folder, "node_modules", name));

test.each(["vite-7", "vite"])(
  "with %s a picture has the address of its file, and a build has the file",
  async (version) => {
    const path = resolve("node_modules", version, "dist/node/index.js");
    const { build, createServer } = (await import(pathToFileURL(path).href)) as typeof vite;
    const server = await createServer({
      root: folder,
      logLevel: "silent",
      server: { middlewareMode: true, ws: false },
    });
    try {
      const { textOf } = (await server.ssrLoadModule("/src/page-texts.js")) as {
        readonly textOf: (page: { readonly file: string }) => Promise<string>;
      };
      const html = await textOf({ file: "guides/install.md" });
      expect([...html.matchAll(/src="([^"?]*)/g)].map(([, address]) => address)).toEqual([
        "/docs/images/from%20root.png",
        "/docs/guides/beside.svg",
        "gone.png",
        "//acme.com/d.png",
        "https://acme.com/e.png",
      ]);
      const { index, editionAt, readEdition } = (await server.ssrLoadModule("virtual:navc")) as VirtualModule;
      const address = "/guides/not%20listed";
      const site = await loadEdition(index, editionAt(address)!, readEdition);
      expect(findPage(site, address).kind).toBe("page");
    } finally {
      await server.close();
    }
    const outDir = join(folder, `dist-${version}`);
    await build({ root: folder, logLevel: "silent", build: { outDir } });
    const files = readdirSync(join(outDir, "assets")).map((file) => file.replace(/-[\w-]{8}(?=\.)/, ""));
    expect(files).toEqual(expect.arrayContaining(["from root.png", "beside.svg"]));
  },
);
