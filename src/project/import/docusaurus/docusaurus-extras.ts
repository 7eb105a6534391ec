// Finds what a Docusaurus site has beside its documents: pages, redirects and files.
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { CopiedFile, ImportedPage, ImportedRedirect, MovedAddress } from "../imported-site.ts";
import type { OldFolder } from "../old-folder.ts";
import { readOldPage } from "../old-page.ts";
import type { PageList } from "../page-list.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import { inSite, type DocusaurusConfig } from "./docusaurus-config.ts";
import { contentFilter } from "./docusaurus-content.ts";
import { joinedAddress } from "./docusaurus-names.ts";

/** What is found beside the documents. */
export interface DocusaurusExtras {
  readonly moved: readonly MovedAddress[];
  readonly losses: readonly ImportLoss[];
  /** Folders whose pictures are beside pages. */
  readonly folders: readonly string[];
}

/** Adds the pages of `src/pages` that are Markdown, in all languages; those that are code are losses. */
export function addOwnPages(
  { plugins, site, locales, defaultLocale }: DocusaurusConfig,
  source: OldFolder,
  pages: PageList,
): DocusaurusExtras {
  const filters = optionsOf(plugins, "pages").map((options) => contentFilter(options, "the pages"));
  const folder = inSite(site, "src/pages")!;
  const losses: ImportLoss[] = [];
  const moved: MovedAddress[] = [];
  const folders = [folder];
  const known = new Map<string, ImportedPage>();
  for (const { file, path, isCode, isIndex, address } of ownPages(folder, source)) {
    if (filters.some((isPage) => !isPage(path))) continue;
    if (!isCode) {
      const fields = pageTitle(source, file, path);
      known.set(path, pages.add({ file, address, isIndex, fields, dialect: "docusaurus" }));
    } else if (address !== "/")
      losses.push({
        feature: "a page that is code",
        reason: "navc runs none; its address leads nowhere",
        file,
        what: address,
      });
    else losses.push({ feature: "a start page that is code", reason: "its address leads to the first page", file });
  }
  for (const locale of locales) {
    const translated = inSite(site, `i18n/${locale}/docusaurus-plugin-content-pages`);
    if (locale === defaultLocale || translated === undefined) continue;
    folders.push(translated);
    const own = new Set<string>();
    for (const { file, path, isCode, isIndex, address } of ownPages(translated, source)) {
      if (isCode || filters.some((isPage) => !isPage(path))) continue;
      own.add(path);
      const fields = pageTitle(source, file, path);
      pages.add({ file, address: joinedAddress(locale, address), isIndex, fields, dialect: "docusaurus" });
    }
    for (const [path, page] of known)
      if (!own.has(path)) moved.push({ address: joinedAddress(locale, page.addresses[0] ?? ""), page });
  }
  return { moved, losses, folders };
}

interface OwnPage {
  readonly file: string;
  readonly path: string;
  readonly isCode: boolean;
  readonly isIndex: boolean;
  readonly address: string;
}

function ownPages(folder: string, source: OldFolder): readonly OwnPage[] {
  return source
    .files(folder, ["md", "mdx", "js", "jsx", "ts", "tsx"])
    .map((file) => ({ file, path: file.slice(folder.length + 1) }))
    .filter(({ path }) => !/(?:^|\/)_|\.(?:test|d)\.\w+$/.test(path))
    .map(({ file, path }) => ({
      file,
      path,
      isCode: !/\.mdx?$/.test(path),
      isIndex: /(?:^|\/)index\.\w+$/.test(path),
      address: joinedAddress(path.replace(/(?:^|\/)index\.\w+$|\.\w+$/, "")),
    }));
}

/** The title of a page, for its front matter. */
export function pageTitle(source: OldFolder, file: string, path: string): { readonly title: string } {
  const { data, heading } = readOldPage(source.text(file, defaultLimits.bodyBytes) ?? "");
  const written = data["title"];
  return { title: heading?.title ?? (typeof written === "string" ? written : path.replace(/\.\w+$/, "")) };
}

/** The options of each instance of a plugin, by itself or in the preset, where `false` turns it off. */
export function optionsOf(plugins: DocusaurusConfig["plugins"], plugin: "blog" | "pages"): readonly JsonObject[] {
  return plugins.flatMap(({ name, options }) => {
    const isPreset = /^(?:@docusaurus\/preset-)?classic$/.test(name);
    if (isPreset) return ownValue(options, plugin) === false ? [] : [objectIn(options, plugin)];
    return name.replace(/^@docusaurus\/plugin-/, "") === `content-${plugin}` ? [options] : [];
  });
}

/** The redirects of the plugin for them. */
export function docusaurusRedirects({ plugins, file }: DocusaurusConfig): readonly ImportedRedirect[] {
  return plugins
    .filter(({ name }) => name.endsWith("client-redirects"))
    .flatMap(({ options, pointer }) =>
      listIn(options, "redirects").flatMap((each) => {
        if (!isJsonObject(each)) return [];
        const destination = wordsIn(each, "to");
        const from: JsonValue | undefined = each["from"];
        const sources: readonly JsonValue[] = Array.isArray(from) ? from : [from ?? null];
        return sources.flatMap((source) =>
          typeof source === "string" && destination !== undefined
            ? [{ source, destination, at: { file, pointer } }]
            : [],
        );
      }),
    );
}

/** Files of the static folders, and those beside pages. */
export function docusaurusFiles(
  { staticFolders }: DocusaurusConfig,
  folders: readonly string[],
  source: OldFolder,
): readonly CopiedFile[] {
  const ofStatic = staticFolders.flatMap((folder) =>
    [...source.assets(folder), ...source.files(folder, ["json", "yaml", "yml"])].map((from) => ({
      from,
      to: from.slice(folder.length + 1),
    })),
  );
  const beside = [...new Set(folders)].flatMap((folder) => source.assets(folder).map((from) => ({ from, to: from })));
  return [...ofStatic, ...beside];
}
