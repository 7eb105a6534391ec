// The folder that a guide says to copy, with navc as npm installs it: where each host's sites are built.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { AdapterHost } from "../../src/outputs/adapters/host-name.ts";
import type { ResolvedNavigation } from "../../src/index.ts";
import type { Browser } from "../browser/chromium.mjs";

const run = promisify(execFile);

/** The repository. */
export const root: string = resolve(import.meta.dirname, "../..");

/** What a page has in place of its body. */
export const otherBody = "Only the navigation is looked at.\n";

/** A copy of the example of a host. */
export class CopiedExample {
  readonly host: AdapterHost;
  /** The copy, in a folder that also has navc as `npm pack` makes it. */
  readonly folder: string;
  /** Where pictures of pages are written to; it stays, so that they can be looked at. */
  readonly shots: string;
  readonly #parent: string;
  readonly #stays: boolean;

  /** With a folder, the copy stays there, and its packages are not installed again. */
  constructor(host: AdapterHost, kept?: string) {
    this.host = host;
    this.#stays = kept !== undefined;
    this.#parent = kept === undefined ? mkdtempSync(join(tmpdir(), `navc-${host}-`)) : resolve(kept, host);
    this.folder = join(this.#parent, "example");
    this.shots = mkdtempSync(join(tmpdir(), `navc-${host}-shots-`));
  }

  get #source(): string {
    return join(root, "examples", this.host);
  }

  /** Copies the example, and installs it with navc. Returns the name of the packed file, which is beside the copy. */
  async install(): Promise<string> {
    // The packed file has another content each time, and the same name.
    for (const old of ["package-lock.json", "node_modules/navc", "node_modules/.package-lock.json"])
      rmSync(join(this.folder, old), { recursive: true, force: true });
    this.renew();
    cpSync(join(this.#source, "package.json"), join(this.folder, "package.json"));
    const printed = await npm(["pack", "--silent", "--pack-destination", this.#parent], root);
    const packed = printed.trim().split("\n").at(-1) ?? "";
    const file = join(this.folder, "package.json");
    const text = readFileSync(file, "utf8");
    const dependency = /"navc": "[^"]*"/;
    assert.match(text, dependency);
    writeFileSync(file, text.replace(dependency, `"navc": "file:../${packed}"`));
    await npm(["install", "--no-audit", "--no-fund", "--prefer-offline"], this.folder);
    return packed;
  }

  /** Makes the copy what it is before the first export, with its packages. */
  renew(): void {
    const stays = ["package.json", "package-lock.json", "node_modules"];
    mkdirSync(this.folder, { recursive: true });
    const old = readdirSync(this.folder).filter((name) => !stays.includes(name));
    const caches = [".cache", ".astro", ".vite"].map((name) => `node_modules/${name}`);
    for (const name of [...old, ...caches]) rmSync(join(this.folder, name), { recursive: true, force: true });
    const filter = (file: string): boolean => file !== join(this.#source, "package.json");
    cpSync(this.#source, this.folder, { recursive: true, filter });
  }

  /** Runs `navc export`, and returns what it reports. Errors of the docs are no fault of the host, so they do not end the test. */
  async export(docs: string, words: readonly string[]): Promise<string> {
    const all = ["node_modules/.bin/navc", "export", this.host, docs, ...words];
    const { stderr } = await run("sh", ["-c", '"$@" || [ $? = 1 ]', "sh", ...all], {
      cwd: this.folder,
      maxBuffer: 1e8,
    });
    return stderr;
  }

  /**
   * Replaces the bodies of the pages that were written to a folder, because those of the corpus are cut short. `bodyOf` gives
   * undefined for a page that keeps its body.
   */
  replaceBodies(pages: string, bodyOf: (body: string) => string | undefined = () => otherBody): void {
    const folder = join(this.folder, pages);
    const files = readFileSync(join(folder, ".navc-export"), "utf8")
      .split("\n")
      .filter((line) => /\.mdx?$/.test(line))
      // After the hash and two spaces.
      .map((line) => line.slice(66));
    assert(files.length > 10, "hardly a page was written");
    for (const file of files.map((name) => join(folder, name))) {
      const text = readFileSync(file, "utf8");
      const [head = ""] = /^---\n[^]*?\n---\n/.exec(text) ?? [];
      const body = bodyOf(text.slice(head.length));
      if (body !== undefined) writeFileSync(file, `${head}\n${body}`);
    }
  }

  /** Takes pictures of the entrance, of an endpoint page and of the last page, in light and dark. */
  async takeShots(browser: Browser, origin: string, { site, pages }: ResolvedNavigation): Promise<void> {
    const operation = Object.values(pages).find((each) => each.operation !== undefined)?.href;
    const last = Object.values(pages).findLast(({ placements }) => placements.some(({ prev }) => prev !== null))?.href;
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ colorScheme });
      const page = await context.newPage();
      await page.setViewportSize({ width: 1360, height: 900 });
      for (const [name, href] of Object.entries({ start: site.href, operation, last })) {
        if (href === undefined) continue;
        await page.goto(origin + href, { waitUntil: "networkidle" });
        await page.screenshot({ path: join(this.shots, `${site.name}-${name}-${colorScheme}.png`) });
      }
      await context.close();
    }
  }

  remove(): void {
    if (!this.#stays) rmSync(this.#parent, { recursive: true, force: true });
  }
}

/** Runs npm as a user does: the test runner says that this is a test, and then hosts build another site. */
export async function npm(words: readonly string[], cwd: string): Promise<string> {
  const { NODE_ENV: _, ...env } = process.env;
  const { stdout } = await run("npm", words, { cwd, env: { ...env, NEXT_TELEMETRY_DISABLED: "1" }, maxBuffer: 1e8 });
  return stdout;
}
