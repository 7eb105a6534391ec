// Does each site of a folder build on each host the first time, and show what docs.json says, with all its pages, links and anchors?
//   NAVC_SITES=folder/of/sites [NAVC_HOSTS=vitepress,starlight] [NAVC_BUILDS=folder/that/stays] npm run integrations -- whole-sites
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileNavigation, type Page, type ResolvedNavigation } from "../../src/index.ts";
import { adapterHosts, type AdapterHost } from "../../src/outputs/adapters/host-name.ts";
import { chromiumPath, openChromium, type Browser } from "../browser/chromium.mjs";
import { serve } from "../browser/static-server.ts";
import { walkHostSite, type Walk } from "../support/walk-host-site.ts";
import { anchorOf, BuiltSite } from "./built-site.ts";
import { CopiedExample } from "./copied-example.ts";
import { buildSite } from "./host-builds.ts";
import { hostMarks } from "./host-marks.ts";

const folder = resolve(process.env["NAVC_SITES"] ?? "");
const sites = process.env["NAVC_SITES"] === undefined ? [] : foldersIn(folder);
const wanted = process.env["NAVC_HOSTS"]?.split(",");
const hosts = (Object.keys(adapterHosts) as AdapterHost[]).filter((host) => wanted?.includes(host) ?? true);
const chromium = chromiumPath();

describe.skipIf(sites.length === 0 || chromium === undefined).each(hosts)(
  "%s (needs NAVC_SITES, Chromium and npm)",
  (host) => {
    const copy = new CopiedExample(host, process.env["NAVC_BUILDS"]);
    let browser: Browser;

    beforeAll(async () => {
      await copy.install();
      browser = await openChromium(chromium ?? "");
    }, 1_200_000);

    afterAll(async () => {
      await browser?.close();
      copy.remove();
    });

    async function walked(built: string, navigation: ResolvedNavigation): Promise<Walk> {
      const { origin, close } = await serve(built);
      try {
        return await walkHostSite({
          navigation,
          origin,
          browser,
          marks: hostMarks[host](navigation),
          hasOwnTexts: true,
        });
      } finally {
        close();
      }
    }

    test.each(sites)("%s shows what docs.json says, with its pages, links and anchors", async (name) => {
      const root = join(folder, name);
      const started = Date.now();
      const { folder: place, reported } = await buildSite(copy, root);
      const seconds = Math.round((Date.now() - started) / 1000);
      const built = new BuiltSite(place);
      const compiled = await compileNavigation({ root, discover: true, links: true, assets: true });
      const navigation = compiled.navigation!;
      const said = compiled.diagnostics.map((each) => JSON.stringify(each));
      const isKnown = (address: string): boolean => said.some((each) => each.includes(address));
      // A host with a build for each language has its files in the folder of each, too.
      const languages = navigation.languages.map(({ code }) => code).join("|");
      const ofLanguage = new RegExp(`^/(?:${languages})(?=/)`);
      // E.g. links to endpoints of a spec that is not fetched: nothing is known about them.
      const isJudged = (code: string): boolean => !compiled.notJudged.some((each) => each.code === code);
      const pages = Object.values(navigation.pages).filter((page) => page.url === undefined && hasText(page));
      const absent = pages.filter(({ href }) => !built.has(href));
      // A host may be unable to have a page at its address. The export names such a page by its file, or else its address.
      const moved = absent.filter(({ href, file }) => reported.includes(`${file ?? href})`));
      const missing = absent.filter((page) => !moved.includes(page)).map(({ href }) => href);
      const { count, lost } = built.anchors();
      const texts = pages.flatMap(({ file }) => (file === null ? [] : [readFileSync(join(root, file), "utf8")]));
      // Parts of drawings in a text, such as those of <use>, are not checked if their address is relative.
      const names = new Set(readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => basename(path)));
      const isLacking = (address: string | undefined): boolean =>
        address !== undefined &&
        !names.has(basename(address)) &&
        texts.some((text) => text.includes(basename(address)));
      // A host leads a link to a folder without a page to the first page in it. Such a link is not judged, and its anchor neither.
      const folders = compiled.notJudged.flatMap(({ addresses = [] }) => addresses);
      const isBehindFolder = (href: string): boolean =>
        folders.some(
          (each) => href.startsWith(`${each}/`) && texts.some((text) => text.includes(`](${each}#${anchorOf(href)})`)),
        );
      const anchors = lost.filter(({ href }) => !isKnown(`#${anchorOf(href)}`) && !isBehindFolder(href));
      const dead = built.deadLinks();
      const links = dead.filter(({ href }) => !isKnown(href.replace(/[?#].*$/, "")));
      const { differences, counts } = await walked(place, navigation);
      const words = [
        `${pages.length} pages, ${built.size} built, ${moved.length} at another address, ${missing.length} missing`,
        `${count} anchors, ${lost.length} lost, ${anchors.length} by the host`,
        `${dead.length} dead links, ${links.length} by the host`,
        `${differences.length} differences in ${counts.viewsCompared} views`,
      ];
      process.stderr.write(`${host} ${name}: ${words.join("; ")}; built in ${seconds} s\n${JSON.stringify(counts)}\n`);
      // A list of an assertion is printed without its elements.
      const faults = [
        ...missing.map((href) => `${href} is not built.`),
        ...(isJudged("anchor-not-found") ? anchors : []).map(
          ({ file, href }) => `${file} has a link to ${href}, whose anchor is not there.`,
        ),
        ...(isJudged("link-not-found") ? links : []).map(
          ({ file, href }) => `${file} has a link to ${href}, which is not there.`,
        ),
        ...built.nestedLinks.map((file) => `${file} has a link in a link.`),
        // Next.js loads pages before somebody goes to them; those that are not there are above. A file that the site
        // itself lacks is not there on any host.
        ...differences
          .filter((each) => !dead.some(({ href }) => each.includes(`${href} answers with status 404`)))
          .filter((each) => {
            const address = /: https?:\/\/[^/]+(\S+) answers with status 404/.exec(each)?.[1];
            return (
              !isKnown(address ?? each) && !isKnown(address?.replace(ofLanguage, "") ?? each) && !isLacking(address)
            );
          }),
      ];
      expect(faults.join("\n")).toBe("");
    });
  },
);

function foldersIn(path: string): readonly string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
}

function hasText({ file, operation, reference, symbol }: Page): boolean {
  return file !== null || operation !== undefined || reference !== undefined || symbol !== undefined;
}
