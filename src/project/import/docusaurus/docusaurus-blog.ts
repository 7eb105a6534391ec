// Adds the posts of a Docusaurus site in all languages, and says where its lists of posts lead.
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { ownValue, type JsonObject } from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { MovedAddress } from "../imported-site.ts";
import { listIn, wordsIn } from "../json-fields.ts";
import { isUnset } from "../lost-settings.ts";
import type { OldFolder } from "../old-folder.ts";
import { readOldPage } from "../old-page.ts";
import type { PageList } from "../page-list.ts";
import { blogLists, type BlogPost } from "./docusaurus-blog-lists.ts";
import { inSite, type DocusaurusConfig } from "./docusaurus-config.ts";
import { blogFeeds } from "./docusaurus-feeds.ts";
import { contentFilter } from "./docusaurus-content.ts";
import { optionsOf, pageTitle, type DocusaurusExtras } from "./docusaurus-extras.ts";
import { joinedAddress } from "./docusaurus-names.ts";

/** A blog in one language. */
interface BlogPlace {
  readonly folder: string;
  /** The folder of the translations; absent in the default language. */
  readonly translated?: string;
  readonly start: string;
  readonly route: string;
  readonly isPost: (path: string) => boolean;
}

const datedPost = /^(.*?)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/;

/** Adds the posts of the blog as pages in no list. */
export function addPosts(config: DocusaurusConfig, source: OldFolder, pages: PageList): DocusaurusExtras {
  const losses: ImportLoss[] = [];
  const moved: MovedAddress[] = [];
  const folders: string[] = [];
  for (const options of optionsOf(config.plugins, "blog")) {
    const isPost = contentFilter(options, "the blog");
    const folder = inSite(config.site, wordsIn(options, "path") ?? "blog");
    if (folder === undefined) continue;
    const place: BlogPlace = { folder, start: "", route: wordsIn(options, "routeBasePath") ?? "blog", isPost };
    const posts = postsOf(place, source, pages, new Map());
    if (posts.size === 0) continue;
    folders.push(folder);
    for (const each of movedLists(place, options, posts, source)) moved.push(each);
    losses.push({ feature: "a blog", reason: "docs.json has none; its posts are pages in no list", file: folder });
    const feeds = blogFeeds(options).map((name) => joinedAddress(place.route, name));
    if (feeds.length > 0)
      losses.push({
        feature: "the feeds of a blog",
        reason: "docs.json has none, so readers of feeds find nothing at these addresses",
        file: folder,
        what: feeds.join(", "),
      });
    const id = wordsIn(options, "id") ?? "default";
    const plugin = `docusaurus-plugin-content-blog${id === "default" ? "" : `-${id}`}`;
    for (const locale of config.locales) {
      const translated = inSite(config.site, `i18n/${locale}/${plugin}`);
      if (locale === config.defaultLocale || translated === undefined) continue;
      const own = { ...place, translated, start: locale };
      const inLanguage = postsOf(own, source, pages, posts);
      folders.push(translated);
      for (const [path, { page, address }] of inLanguage)
        if (posts.get(path)?.page === page) moved.push({ address: joinedAddress(locale, address), page });
      for (const each of movedLists(own, options, inLanguage, source)) moved.push(each);
    }
  }
  return { moved, losses, folders };
}

/** The posts by the path of their files, sorted; those without a translation are those of the default language. */
function postsOf(
  { folder, translated, start, route, isPost }: BlogPlace,
  source: OldFolder,
  pages: PageList,
  known: ReadonlyMap<string, BlogPost>,
): ReadonlyMap<string, BlogPost> {
  const below = (top: string): readonly string[] =>
    source.files(top, ["md", "mdx"]).map((file) => file.slice(top.length + 1));
  const own = new Set(below(translated ?? folder));
  const posts = new Map<string, BlogPost>();
  for (const path of [...new Set([...own, ...known.keys()])].toSorted()) {
    const original = known.get(path);
    if (!own.has(path)) {
      if (original !== undefined) posts.set(path, original);
      continue;
    }
    if (!isPost(path)) continue;
    const file = `${translated ?? folder}/${path}`;
    const { data } = readOldPage(source.text(file, defaultLimits.bodyBytes) ?? "");
    if (data["draft"] === true) continue;
    for (const loss of lostParts(data, path)) pages.losses.push({ ...loss, file });
    const address = joinedAddress(route, wordsIn(data, "slug") ?? postSlug(path));
    const fields = pageTitle(source, file, path);
    const page = pages.add({ file, address: joinedAddress(start, address), fields, dialect: "docusaurus" });
    posts.set(path, { page, address, data });
  }
  return posts;
}

/** Fields of which each one alone is an author. */
const authorFields =
  "authors author author_title authorTitle author_url authorURL author_image_url authorImageURL".split(" ");

/** What Docusaurus shows beside the title of a post. */
function lostParts(data: JsonObject, path: string): readonly Omit<ImportLoss, "file">[] {
  const reason = "pages have none, so it is left out; write what readers need into the text";
  const date = wordsIn(data, "date") ?? datedPost.exec(path)?.[2];
  const hasAuthors = authorFields.some((name) => !isUnset(ownValue(data, name) ?? null));
  return [
    ...(date === undefined ? [] : [{ feature: "the date of a post", reason, what: date }]),
    ...(hasAuthors ? [{ feature: "the authors of a post", reason }] : []),
    ...(listIn(data, "tags").length > 0
      ? [{ feature: '"tags" of a page', reason: "the new site has no lists of tags, so it is left out" }]
      : []),
  ];
}

function movedLists(
  { folder, translated, start, route }: BlogPlace,
  options: JsonObject,
  posts: ReadonlyMap<string, BlogPost>,
  source: OldFolder,
): readonly MovedAddress[] {
  const folders = translated === undefined ? [folder] : [translated, folder];
  return blogLists(options, [...posts.values()].toReversed(), (name) => {
    const place = folders.find((each) => source.has(`${each}/${name}`));
    return place === undefined ? undefined : source.yaml(`${place}/${name}`);
  }).map(({ path, page }) => ({ address: joinedAddress(start, route, path), page }));
}

function postSlug(path: string): string {
  const [, folder = "", date, text = ""] = datedPost.exec(path) ?? [];
  if (date === undefined) return path.replace(/(?:\/index)?\.mdx?$/, "");
  return `${date.replaceAll("-", "/")}/${folder}${text}`;
}
