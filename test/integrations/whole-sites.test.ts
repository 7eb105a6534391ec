// Does each site of a folder build on each host the first time, with all its pages and anchors?
//   NAVC_SITES=folder/of/sites [NAVC_HOSTS=vitepress,starlight] npm run integrations -- whole-sites
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { compileNavigation, type Page } from "../../src/index.ts";
import { adapterHosts, type AdapterHost } from "../../src/outputs/adapters/host-name.ts";
import { anchorOf, BuiltSite } from "./built-site.ts";
import { CopiedExample } from "./copied-example.ts";
import { buildSite } from "./host-builds.ts";

const folder = resolve(process.env["NAVC_SITES"] ?? "");
const sites = process.env["NAVC_SITES"] === undefined ? [] : foldersIn(folder);
const wanted = process.env["NAVC_HOSTS"]?.split(",");
const hosts = (Object.keys(adapterHosts) as AdapterHost[]).filter((host) => wanted?.includes(host) ?? true);

describe.skipIf(sites.length === 0).each(hosts)("%s (needs NAVC_SITES and npm)", (host) => {
  let installed: Promise<CopiedExample> | undefined;
  const example = async (): Promise<CopiedExample> => {
    const copy = new CopiedExample(host);
    await copy.install();
    return copy;
  };

  afterAll(async () => (await installed)?.remove());

  test.each(sites)("%s has each page, and each anchor that docs.json sites have", async (name) => {
    const root = join(folder, name);
    const started = Date.now();
    installed ??= example();
    const built = new BuiltSite(await buildSite(await installed, root));
    const { navigation, diagnostics } = await compileNavigation({ root, discover: true, links: true });
    const pages = Object.values(navigation!.pages).filter((page) => page.url === undefined && hasText(page));
    const known = diagnostics.filter(({ code }) => code === "anchor-not-found").map((each) => JSON.stringify(each));
    const { count, lost } = built.anchors();
    const own = lost.filter(({ href }) => !known.some((each) => each.includes(`#${anchorOf(href)}`)));
    const seconds = Math.round((Date.now() - started) / 1000);
    process.stderr.write(
      `${host} ${name}: ${pages.length} pages, ${built.size} built, ${count} anchors, ${lost.length} lost, ${own.length} by the host, ${seconds} s\n`,
    );
    expect(pages.filter(({ href }) => !built.has(href)).map(({ href }) => href)).toEqual([]);
    expect(own).toEqual([]);
  });
});

function foldersIn(path: string): readonly string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
}

function hasText({ file, operation, reference, symbol }: Page): boolean {
  return file !== null || operation !== undefined || reference !== undefined || symbol !== undefined;
}
