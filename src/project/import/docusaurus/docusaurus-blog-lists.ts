// Finds the addresses at which the blog of a Docusaurus site lists its posts: pages, tags, authors and archive.
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import type { ImportedPage } from "../imported-site.ts";
import { objectIn, wordsIn } from "../json-fields.ts";
import { kebabSlug } from "../kebab-slug.ts";

/** A post in one language. */
export interface BlogPost {
  readonly page: ImportedPage;
  /** Its address in the default language. */
  readonly address: string;
  readonly data: JsonObject;
}

/** The address of a list, below that of the blog, and the newest post in it. */
interface BlogList {
  readonly path: string;
  readonly page: ImportedPage;
}

/** A post with one of its tags or authors. */
interface NamedPost {
  readonly name: string;
  readonly post: BlogPost;
}

/** The lists of a blog. `posts` are the newest first; `read` reads a file in the folder of the blog. */
export function blogLists(
  options: JsonObject,
  posts: readonly BlogPost[],
  read: (name: string) => JsonValue | undefined,
): readonly BlogList[] {
  const [newest] = posts;
  if (newest === undefined) return [];
  const pathOf = (name: string, usual: string): string => wordsIn(options, name) ?? usual;
  const each = options["postsPerPage"] ?? 10;
  const paged = (path: string, listed: readonly BlogPost[]): readonly BlogList[] =>
    listed.flatMap(({ page }, index) => {
      if (index === 0) return [{ path, page }];
      if (typeof each !== "number" || each < 1 || index % each !== 0) return [];
      return [{ path: `${path}/${pathOf("pageBasePath", "page")}/${index / each + 1}`, page }];
    });
  const named = (base: string, all: ReadonlyMap<string, readonly NamedPost[]>): readonly BlogList[] => {
    const lists = [...all].flatMap(([path, listed]) =>
      paged(
        `${base}/${path}`,
        listed.map(({ post }) => post),
      ),
    );
    return lists.length === 0 ? [] : [{ path: base, page: newest.page }, ...lists];
  };
  const tags = objectOf(read(pathOf("tags", "tags.yml")));
  const authors = objectOf(read(pathOf("authorsMapPath", "authors.yml")));
  return [
    ...paged("", posts),
    ...(options["archiveBasePath"] === null ? [] : [{ path: pathOf("archiveBasePath", "archive"), page: newest.page }]),
    ...named(
      pathOf("tagsBasePath", "tags"),
      byName(posts, ({ data }) => listOf(data["tags"]).flatMap((tag) => tagPath(tag, tags) ?? [])),
    ),
    ...named(
      pathOf("authorsBasePath", "authors"),
      byName(posts, ({ data }) => listOf(data["authors"]).flatMap((author) => authorPath(author, authors) ?? [])),
    ),
  ];
}

function objectOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  if (Array.isArray(value)) return value as readonly JsonValue[];
  return value === undefined || value === null ? [] : [value];
}

function byName(
  posts: readonly BlogPost[],
  namesOf: (post: BlogPost) => readonly string[],
): ReadonlyMap<string, readonly NamedPost[]> {
  const named = posts.flatMap((post) => [...new Set(namesOf(post))].map((name): NamedPost => ({ name, post })));
  return groupBy(named, ({ name }) => name);
}

/** A tag is a label, one of the file of tags, or has its own address. */
function tagPath(tag: JsonValue, known: JsonObject): string | undefined {
  if (isJsonObject(tag)) return wordsIn(tag, "permalink") ?? kebabSlug(wordsIn(tag, "label") ?? "");
  const name = typeof tag === "number" ? String(tag) : tag;
  if (typeof name !== "string") return undefined;
  return wordsIn(ownValue(known, name) === undefined ? {} : objectIn(known, name), "permalink") ?? kebabSlug(name);
}

/** Only an author of the file of authors may have a page. */
function authorPath(author: JsonValue, known: JsonObject): string | undefined {
  const key = isJsonObject(author) ? wordsIn(author, "key") : author;
  if (typeof key !== "string" || ownValue(known, key) === undefined) return undefined;
  const own = objectIn(known, key);
  if (own["page"] === true) return kebabSlug(key);
  return isJsonObject(own["page"]) ? (wordsIn(own["page"], "permalink") ?? kebabSlug(key)) : undefined;
}
