// Imports a VitePress site: its pages in all languages, its sidebars, bar and files. (D380)
import { knownSettings } from "../known-settings.ts";
import { lostFiles } from "../lost-files.ts";
import { lostSettings } from "../lost-settings.ts";
import { writtenPath } from "../../../compiler/contract/href.ts";
import { titleFromPath } from "../../../compiler/contract/page-path.ts";
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { isJsonObject, withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { ImportRequest } from "../import-request.ts";
import type { CopiedFile, ImportedPage, ImportedSite } from "../imported-site.ts";
import { withCharacters } from "../html-words.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import { addressKey, belowBase, fileAddress } from "../old-address.ts";
import type { OldFolder } from "../old-folder.ts";
import { readOldPage } from "../old-page.ts";
import { importedFields } from "../imported-fields.ts";
import { isNotIndexed } from "../not-indexed.ts";
import { PageList } from "../page-list.ts";
import { socialFooter } from "../social-footer.ts";
import { readVitepressConfig, type VitepressConfig } from "./read-vitepress-config.ts";
import { vitepressLanguages } from "./vitepress-languages.ts";
import { outsideBar } from "./vitepress-bar.ts";
import { vitepressRewrites } from "./vitepress-rewrites.ts";
import { vitepressLabels, vitepressNavigation } from "./vitepress-sidebar.ts";

/** Reads a VitePress site. */
export function importVitepress(request: ImportRequest): ImportedSite {
  const config = readVitepressConfig(request);
  const { source, limits } = request;
  const pages = new PageList();
  const losses: ImportLoss[] = [];
  const withoutSidebar = addPages(config, source, pages, losses);
  const lose = (loss: Omit<ImportLoss, "file">): void => void losses.push({ ...loss, file: config.file });
  const takes = (pointer: string): boolean => limits.takes({ file: config.file, pointer });
  const pageAt = pageFinder(config, pages.pages);
  const looks = looksOf(config);
  const navigation = vitepressLanguages(config.locales, (locale) =>
    vitepressNavigation({
      locale,
      others: config.locales.filter((other) => other !== locale),
      pages,
      pageAt,
      hasSidebar: (page) => !withoutSidebar.has(page),
      lose,
      takes,
    }),
  );
  return {
    name: wordsIn(config.value, "title"),
    fields: looks.fields,
    navigation,
    pages: pages.pages,
    redirects: [],
    movedAddresses: [],
    files: filesOf(config, source),
    links: { base: config.base, roots: [below(config.pages, "public"), config.pages] },
    losses: [
      ...losses,
      ...pages.losses,
      ...looks.losses,
      ...lostSettings(config, knownSettings.vitepress),
      ...lostFiles(source, below(config.pages, "public")),
    ],
  };
}

/** Adds the pages, and returns those that VitePress shows without a sidebar. */
function addPages(
  config: VitepressConfig,
  source: OldFolder,
  pages: PageList,
  losses: ImportLoss[],
): ReadonlySet<ImportedPage> {
  const withoutSidebar = new Set<ImportedPage>();
  const { rewrite, unread } = vitepressRewrites(config.rewrites);
  const labels = new Map<string, string>();
  for (const { text, link } of config.locales.flatMap(vitepressLabels)) {
    const key = keyOf(belowBase(writtenPath(link), config.base));
    if (!labels.has(key)) labels.set(key, text);
  }
  for (const from of unread)
    losses.push({
      feature: "a rewrite",
      reason: "its pattern is not read; its pages are at the paths of their files",
      file: config.file,
      pointer: "/rewrites",
      what: from,
    });
  for (const file of source.files(config.pages, ["md"])) {
    const path = config.pages === "" ? file : file.slice(config.pages.length + 1);
    if (path.startsWith("public/") || config.isExcluded(path)) continue;
    if (/\[\w+\]/.test(path)) {
      const reason = "a program makes its pages, and navc runs none";
      losses.push({ feature: "a page with parameters", reason, file });
      continue;
    }
    const { data, heading } = readOldPage(source.text(file, defaultLimits.bodyBytes) ?? "", "vitepress");
    const target = rewrite(path);
    const isIndex = /(?:^|\/)index\.md$/.test(target);
    const written = wordsIn(data, "title");
    const hero = wordsIn(objectIn(data, "hero"), "name");
    const title =
      (heading?.level === 1 ? heading.title : undefined) ??
      written ??
      hero ??
      wordsIn(config.value, "title") ??
      titleFromPath(target.replace(/(?:\/index)?\.md$/, ""));
    if (isJsonObject(data["hero"]) || Array.isArray(data["features"]))
      losses.push({
        feature: "the hero and the features of a home page",
        reason: "docs.json has none; write them as text of the page",
        file,
        line: 1,
      });
    const address = addressOf(target, config.hasCleanUrls);
    const page = pages.add({
      file,
      address,
      // Its build writes files of HTML, whatever its links look like, and hosts serve them.
      more: [`/${target.replace(/\.md$/, ".html")}`, ...(isIndex ? [] : [`/${target.replace(/\.md$/, "")}`])],
      isIndex,
      fields: importedFields({
        title,
        label: labels.get(keyOf(address)) ?? title,
        documentTitle: written,
        description: data["description"],
        isNotIndexed: isNotIndexed(data),
        isWide: data["aside"] === false || data["outline"] === false,
      }),
      dialect: "vitepress",
    });
    if (data["sidebar"] === false || (data["layout"] ?? "doc") !== "doc") withoutSidebar.add(page);
  }
  return withoutSidebar;
}

/** The address of a path: `guide/index.md` is `/guide/`. */
function addressOf(path: string, hasCleanUrls: boolean): string {
  if (/(?:^|\/)index\.md$/.test(path)) return `/${path.replace(/index\.md$/, "")}`;
  return `/${path.replace(/\.md$/, hasCleanUrls ? "" : ".html")}`;
}

/** Finds the page of a link of the configuration: with and without `.md` and `.html`. */
function pageFinder(
  { base }: VitepressConfig,
  pages: readonly ImportedPage[],
): (link: string) => ImportedPage | undefined {
  const byKey = new Map<string, ImportedPage>();
  for (const page of pages)
    for (const address of page.addresses) {
      const key = addressKey(address.replace(/\.html$/, ""));
      if (!byKey.has(key)) byKey.set(key, page);
    }
  return (link) => {
    const path = writtenPath(link);
    for (const each of [path, belowBase(path, base)])
      for (const form of [each, each.replace(/\.html$/, ""), each.replace(/\.md$/, "")]) {
        const page = byKey.get(addressKey(form));
        if (page !== undefined) return page;
      }
    return undefined;
  };
}

function keyOf(address: string): string {
  return addressKey(address.replace(/\.(?:html|md)$/, ""));
}

function filesOf({ pages }: VitepressConfig, source: OldFolder): readonly CopiedFile[] {
  const open = below(pages, "public");
  const start = pages === "" ? 0 : pages.length + 1;
  const ofPages = source
    .assets(pages)
    .filter((from) => !from.startsWith(`${open}/`))
    .map((from) => ({ from, to: from.slice(start) }));
  return [...source.assets(open).map((from) => ({ from, to: from.slice(open.length + 1) })), ...ofPages];
}

function below(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

function looksOf({ value, file, base, locales }: VitepressConfig): {
  readonly fields: JsonObject;
  readonly losses: readonly ImportLoss[];
} {
  const theme = objectIn(value, "themeConfig");
  const pathOf = (path: string | undefined): string | undefined => fileAddress(path, base);
  const logo = objectIn(theme, "logo");
  const one = pathOf(wordsIn(theme, "logo") ?? wordsIn(logo, "src"));
  const [light, dark] = [pathOf(wordsIn(logo, "light")), pathOf(wordsIn(logo, "dark"))];
  const socials = listIn(theme, "socialLinks").map((item, index) => {
    const own = isJsonObject(item) ? item : {};
    const pointer = `/themeConfig/socialLinks/${index}`;
    return { name: wordsIn(own, "icon"), href: wordsIn(own, "link"), label: wordsIn(own, "ariaLabel"), pointer };
  });
  const { footer, losses } = socialFooter(socials, file);
  const fields = withoutUndefined({
    logo: light === undefined || dark === undefined ? (one ?? light) : { light, dark },
    favicon: pathOf(faviconOf(value)),
    description: withCharacters(wordsIn(value, "description") ?? "") || undefined,
    navbar: outsideBar(locales[0]!.theme),
    footer,
  });
  return { fields, losses };
}

/** The icon of the tab, in `["link", { rel: "icon", href }]`. */
function faviconOf(value: JsonObject): string | undefined {
  for (const element of listIn(value, "head")) {
    const [tag, attributes] = Array.isArray(element) ? (element as readonly unknown[]) : [];
    const own = isJsonObject(attributes) ? attributes : {};
    if (tag === "link" && /^(?:shortcut )?icon$/.test(wordsIn(own, "rel") ?? "")) return wordsIn(own, "href");
  }
  return undefined;
}
