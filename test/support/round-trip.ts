// Exports a site to a host, and imports it back from what the host would read.
import { compileInMemory } from "../../src/project/compile-in-memory.ts";
import type { Host } from "../../src/compiler/host/host.ts";
import { memoryHost } from "../../src/compiler/host/memory-host.ts";
import { redirectFinder } from "../../src/compiler/links/redirect-finder.ts";
import { withoutBasePath } from "../../src/compiler/contract/href.ts";
import { shownSidebars } from "./shown-sidebars.ts";
import type { Division, PageNode, ResolvedNavigation } from "../../src/compiler/site/navigation.ts";
import type { AdapterHost } from "../../src/outputs/adapters/host-name.ts";
import type { NotExpressed } from "../../src/outputs/adapters/not-expressed.ts";
import type { DocusaurusNavigation } from "../../src/outputs/adapters/docusaurus/to-docusaurus.ts";
import type { StarlightNavigation } from "../../src/outputs/adapters/starlight/to-starlight.ts";
import { vitePressConfig } from "../../src/outputs/adapters/vitepress/vitepress-config.ts";
import { exportSite } from "../../src/outputs/page-writer/export-site.ts";
import { readPageSources } from "../../src/outputs/page-writer/source/page-source.ts";
import type { ImportLoss } from "../../src/project/import/import-loss.ts";
import { importSite } from "../../src/project/import/import-site.ts";
import { readableJson } from "../../src/project/import/readable-json.ts";

/** A part of a site as it came back: all of it, or one language. */
export interface CameBack {
  /** The folder of its addresses, such as `/fr`; "" for the whole site. */
  readonly folder: string;
  readonly navigation: ResolvedNavigation;
  readonly losses: readonly ImportLoss[];
}

/** A site that was exported and imported. */
export interface RoundTrip {
  readonly back: readonly CameBack[];
  readonly notExpressed: readonly NotExpressed[];
  /** The addresses of the pages that were written, below the base. */
  readonly written: ReadonlySet<string>;
}

type Texts = Record<string, string>;

/** What the importer of a host reads: the files of each site that it makes of an export. */
interface HostSite {
  readonly folder: string;
  readonly files: Texts;
}

/** Exports and imports a site; `host` has its pages. */
export async function roundTrip(of: AdapterHost, navigation: ResolvedNavigation, host: Host): Promise<RoundTrip> {
  const exported = exportSite(of, navigation);
  const files: Texts = {};
  for (const { path, text } of exported.files) files[path] = text;
  const written = new Set<string>();
  for await (const source of readPageSources(navigation, host)) {
    const { path, text } = exported.pageFile(source);
    files[path] = text;
    written.add(withoutBasePath(source.href, navigation.site.basePath));
  }
  const sites = written.size === 0 ? [] : hostSites[of](exported.config, files);
  const back = await Promise.all(sites.map((site) => importedBack(of, site)));
  return { back, notExpressed: exported.notExpressed.list(), written };
}

/** The configuration of each host, as the example of its guide evaluates it. */
const hostSites: { readonly [host in AdapterHost]: (config: object, files: Texts) => readonly HostSite[] } = {
  vitepress: (config, files) => [
    {
      folder: "",
      files: {
        ...below("pages", files),
        "vitepress.config.json": JSON.stringify({ ...vitePressConfig(config), srcDir: "pages" }),
      },
    },
  ],
  docusaurus(config, files) {
    const { title, baseUrl, i18n, locales } = config as DocusaurusNavigation;
    // Docusaurus evaluates its configuration once for each language.
    return i18n.locales.map((locale) => {
      const { docs, sidebars, navbarItems } = locales[locale]!;
      const own = i18n.localeConfigs[locale]!.baseUrl;
      return {
        folder: own.slice(baseUrl.length - 1, -1),
        files: {
          ...files,
          "sidebars.json": JSON.stringify(sidebars),
          "docusaurus.config.json": JSON.stringify({
            title,
            baseUrl: own,
            i18n: { defaultLocale: locale, locales: [locale] },
            trailingSlash: false,
            presets: [["classic", { docs: { ...docs, sidebarPath: "./sidebars.js" }, blog: false }]],
            themeConfig: { navbar: { title, items: navbarItems } },
          }),
        },
      };
    });
  },
  starlight(config, files) {
    const { title, description, base, locales, sidebar, redirects } = config as StarlightNavigation;
    const starlight = { title, description, locales, sidebar, routeMiddleware: "./src/navc/middleware.ts" };
    const text = JSON.stringify({ base, redirects, trailingSlash: "never", starlight });
    return [{ folder: "", files: { ...below("src/content/docs", files), "starlight.config.json": text } }];
  },
  fumadocs: (_, files) => [
    {
      folder: "",
      files: { ...below("content/docs", files), "fumadocs.config.json": JSON.stringify({ baseUrl: "/" }) },
    },
  ],
};

function below(folder: string, files: Texts): Texts {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
}

async function importedBack(kind: AdapterHost, { folder, files }: HostSite): Promise<CameBack> {
  const imported = await importSite({ kind, host: memoryHost(files) });
  const texts: Texts = { "docs.json": readableJson(imported.config) };
  const losses = [...imported.losses];
  for (const { path, text = "", losses: ofPage } of imported.pages()) {
    texts[path] = text;
    losses.push(...ofPage);
  }
  const { navigation, diagnostics } = await compileInMemory({ host: memoryHost(texts), discover: true });
  if (navigation === null) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return { folder, navigation, losses };
}

/** The sidebars that differ, `-` before those that did not come back, `+` before those that came instead. */
export function changedSidebars(
  of: "vitepress" | "docusaurus",
  before: ResolvedNavigation,
  trip: RoundTrip,
): readonly string[] {
  // VitePress shows method and tag in the label.
  const labelOf = of === "vitepress" ? labelWithMarks : plainLabel;
  const after = new Set(
    trip.back.flatMap((part) =>
      shownSidebars(part.navigation, { labelOf: plainLabel, addressOf: oldAddresses(before, part), which: "all" }),
    ),
  );
  const all = new Set(shownSidebars(before, { labelOf, which: "all" }));
  return [
    ...shownSidebars(before, { labelOf, which: "seen" })
      .filter((text) => !after.has(text))
      .map((text) => `-\n${text}`),
    ...[...after].filter((text) => !all.has(text)).map((text) => `+\n${text}`),
  ];
}

function labelWithMarks(node: Division | PageNode): string {
  const method = node.kind === "page" ? node.method : undefined;
  return oneLine([method, node.label, node.tag].filter((each) => each !== undefined).join(" "));
}

function plainLabel({ label }: Division | PageNode): string {
  return oneLine(label);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** The address that a page had before: its own, or the one that a redirect leads from. */
function oldAddresses(before: ResolvedNavigation, { folder, navigation }: CameBack): (href: string) => string {
  const find = redirectFinder(navigation.redirects);
  const old = new Map<string, string>();
  for (const { own, inFolder } of addressesIn(before, folder)) {
    const found = Object.hasOwn(navigation.pages, inFolder) ? undefined : find(inFolder);
    if (found?.certain === true) old.set(found.destination, own);
  }
  return (href) => old.get(href) ?? (href === "/" && folder !== "" ? folder : folder + href);
}

/** The addresses of pages with a text, below the base and below the folder. */
function addressesIn(
  { pages, site }: ResolvedNavigation,
  folder: string,
): readonly { readonly own: string; readonly inFolder: string }[] {
  return Object.values(pages).flatMap(({ href, url, missing }) => {
    const own = withoutBasePath(href, site.basePath);
    const isInside = folder === "" || own === folder || own.startsWith(`${folder}/`);
    if (!isInside || url !== undefined || missing) return [];
    return [{ own, inFolder: own === folder ? "/" : own.slice(folder.length) }];
  });
}

/** The addresses that no page and no redirect of the site that came back has. */
export function lostAddresses(before: ResolvedNavigation, { back, written }: RoundTrip): readonly string[] {
  const folders = back.map(({ folder }) => folder);
  return back.flatMap(({ folder, navigation }) => {
    const find = redirectFinder(navigation.redirects);
    const isServed = (href: string): boolean => Object.hasOwn(navigation.pages, href);
    return addressesIn(before, folder).flatMap(({ own, inFolder }) => {
      const isOfOther = folders.some((other) => other.length > folder.length && `${own}/`.startsWith(`${other}/`));
      if (isOfOther || !written.has(own) || isServed(inFolder)) return [];
      const found = find(inFolder);
      return found?.certain === true && isServed(found.destination) ? [] : [own];
    });
  });
}
