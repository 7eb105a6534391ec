// Finds what a Docusaurus site has beside its documents: pages, posts, redirects and files.
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { CopiedFile, ImportedRedirect, MovedAddress } from "../imported-site.ts";
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
}

/** Adds the pages of `src/pages` that are Markdown; those that are code are losses. */
export function addOwnPages(
  { plugins, site }: DocusaurusConfig,
  source: OldFolder,
  pages: PageList,
): readonly ImportLoss[] {
  const filters = optionsOf(plugins, "pages").map((options) => contentFilter(options, "the pages"));
  const folder = inSite(site, "src/pages")!;
  const losses: ImportLoss[] = [];
  for (const file of source.files(folder, ["md", "mdx", "js", "jsx", "ts", "tsx"])) {
    const path = file.slice(folder.length + 1);
    if (/(?:^|\/)_|\.(?:test|d)\.\w+$/.test(path) || filters.some((isPage) => !isPage(path))) continue;
    const isIndex = /(?:^|\/)index\.\w+$/.test(path);
    const address = joinedAddress(path.replace(/(?:^|\/)index\.\w+$|\.\w+$/, ""));
    if (/\.mdx?$/.test(path))
      pages.add({ file, address, isIndex, fields: titleOf(source, file, path), dialect: "docusaurus" });
    else if (address !== "/")
      losses.push({
        feature: "a page that is code",
        reason: "navc runs none; its address leads nowhere",
        file,
        what: address,
      });
    else losses.push({ feature: "a start page that is code", reason: "its address leads to the first page", file });
  }
  return losses;
}

function titleOf(source: OldFolder, file: string, path: string): { readonly title: string } {
  const { data, heading } = readOldPage(source.text(file, defaultLimits.bodyBytes) ?? "");
  const written = data["title"];
  return { title: heading?.title ?? (typeof written === "string" ? written : path.replace(/\.\w+$/, "")) };
}

/** The options of each instance of a plugin, by itself or in the preset, where `false` turns it off. */
function optionsOf(plugins: DocusaurusConfig["plugins"], plugin: "blog" | "pages"): readonly JsonObject[] {
  return plugins.flatMap(({ name, options }) => {
    const isPreset = /^(?:@docusaurus\/preset-)?classic$/.test(name);
    if (isPreset) return ownValue(options, plugin) === false ? [] : [objectIn(options, plugin)];
    return name.replace(/^@docusaurus\/plugin-/, "") === `content-${plugin}` ? [options] : [];
  });
}

const datedPost = /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;

/** Adds the posts of the blog as pages in no list. */
export function addPosts({ plugins, site }: DocusaurusConfig, source: OldFolder, pages: PageList): DocusaurusExtras {
  const losses: ImportLoss[] = [];
  const moved: MovedAddress[] = [];
  for (const blog of optionsOf(plugins, "blog")) {
    const isPost = contentFilter(blog, "the blog");
    const folder = inSite(site, wordsIn(blog, "path") ?? "blog");
    if (folder === undefined) continue;
    const route = wordsIn(blog, "routeBasePath") ?? "blog";
    const posts = source.files(folder, ["md", "mdx"]).flatMap((file) => {
      const path = file.slice(folder.length + 1);
      if (!isPost(path)) return [];
      const { data } = readOldPage(source.text(file, defaultLimits.bodyBytes) ?? "");
      if (data["draft"] === true) return [];
      const address = joinedAddress(route, wordsIn(data, "slug") ?? postSlug(path));
      return [pages.add({ file, address, fields: titleOf(source, file, path), dialect: "docusaurus" })];
    });
    const newest = posts.at(-1);
    if (newest === undefined) continue;
    moved.push({ address: joinedAddress(route), page: newest });
    losses.push({ feature: "a blog", reason: "docs.json has none; its posts are pages in no list", file: folder });
  }
  return { moved, losses };
}

function postSlug(path: string): string {
  const [, folder = "", date, text = ""] = datedPost.exec(path) ?? [];
  if (date === undefined) return path.replace(/(?:\/index)?\.mdx?$/, "");
  return `${date.replaceAll("-", "/")}/${folder}${text}`;
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

/** Files of the static folders, and those beside documents. */
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
