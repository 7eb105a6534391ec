// Reads the documents of one version of a Docusaurus site in one language, with their ids and addresses.
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { withoutUndefined, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { baseName, folderOf } from "../../../compiler/text/resolve-path.ts";
import type { ImportedPage } from "../imported-site.ts";
import type { OldFolder } from "../old-folder.ts";
import { readOldPage } from "../old-page.ts";
import type { PageList } from "../page-list.ts";
import { isHeadNotIndexed } from "./docusaurus-head.ts";
import { docSlug, isFolderIndex, joinedAddress, splitNumber, withoutNumbers } from "./docusaurus-names.ts";

/** A document. */
export interface DocusaurusDoc {
  readonly id: string;
  /** Its folder below that of the version, as written; "" for the top. */
  readonly folder: string;
  /** The name of its file. */
  readonly name: string;
  readonly isIndex: boolean;
  readonly position: number | undefined;
  readonly label: string;
  readonly page: ImportedPage;
  /** Whether sidebars leave it out. */
  readonly isUnlisted: boolean;
}

/** Where documents are. */
export interface DocsPlace {
  /** The folder of the version. */
  readonly folder: string;
  /** That of the translation, whose files replace those of the same path; absent in the default language. */
  readonly translated?: string;
  /** The address of the version in this language. */
  readonly address: string;
  /** Files that another language has already as pages: a page without a translation is shown there. */
  readonly fallback?: ReadonlyMap<string, DocusaurusDoc>;
  /** Whether a file with a path below the folder is a document. */
  readonly isDocument: (path: string) => boolean;
  /** Whether a number before a name is its place. */
  readonly hasNumbers: boolean;
  /** What sidebars call a document, by its id. */
  readonly labels: ReadonlyMap<string, string>;
}

/** The documents of a version, by the path of their files in it, sorted. */
export function docusaurusDocs(
  place: DocsPlace,
  source: OldFolder,
  pages: PageList,
): ReadonlyMap<string, DocusaurusDoc> {
  const docs = new Map<string, DocusaurusDoc>();
  const { folder, translated, isDocument } = place;
  const below = (start: string): readonly string[] =>
    source.files(start, ["md", "mdx"]).map((file) => file.slice(start.length + 1));
  const own = new Set(translated === undefined ? [] : below(translated));
  for (const path of [...new Set([...below(folder), ...own])].toSorted()) {
    if (!isDocument(path)) continue;
    const file = own.has(path) ? `${translated!}/${path}` : `${folder}/${path}`;
    const doc = docOf(path, file, place, source, pages, own.has(path) ? undefined : place.fallback?.get(path));
    if (doc !== undefined) docs.set(path, doc);
  }
  return docs;
}

function docOf(
  path: string,
  file: string,
  { address, labels, hasNumbers: mayHaveNumber }: DocsPlace,
  source: OldFolder,
  pages: PageList,
  fallback: DocusaurusDoc | undefined,
): DocusaurusDoc | undefined {
  const { data, heading, body } = readOldPage(source.text(file, defaultLimits.bodyBytes) ?? "");
  if (data["draft"] === true) return undefined;
  const folder = folderOf(path);
  const name = baseName(path).replace(/\.mdx?$/, "");
  const hasNumbers = mayHaveNumber && data["parse_number_prefixes"] !== false;
  const { name: plainName, number } = hasNumbers ? splitNumber(name) : { name, number: undefined };
  const plainFolder = hasNumbers ? withoutNumbers(folder) : folder;
  const baseId = words(data["id"]) ?? plainName;
  const isIndex = isFolderIndex(folder, name);
  const slug = docSlug(plainFolder, isIndex, baseId, words(data["slug"]));
  const written = words(data["title"]);
  const title = written ?? heading?.title ?? baseId;
  const id = plainFolder === "" ? baseId : `${plainFolder}/${baseId}`;
  const label = labels.get(id) ?? words(data["sidebar_label"]) ?? title;
  const noindex = isHeadNotIndexed(body) ? true : undefined;
  const fields = withoutUndefined({ ...fieldsOf(data, heading?.title ?? title, label, written), noindex });
  const old = joinedAddress(address, slug);
  if (fallback === undefined && Array.isArray(data["tags"]) && data["tags"].length > 0)
    pages.losses.push({
      feature: '"tags" of a page',
      reason: "the new site has no lists of tags, so it is left out",
      file,
    });
  const page =
    fallback === undefined
      ? pages.add({
          file,
          address: old,
          isIndex: isIndex && words(data["slug"]) === undefined,
          fields,
          dialect: "docusaurus",
        })
      : fallback.page;
  const position = data["sidebar_position"];
  return {
    id,
    folder,
    name,
    isIndex,
    position: typeof position === "number" ? position : number,
    label,
    page,
    isUnlisted: data["unlisted"] === true,
  };
}

function fieldsOf(data: JsonObject, title: string, label: string, written: string | undefined): JsonObject {
  return withoutUndefined({
    title,
    sidebarTitle: label === title ? undefined : label,
    description: words(data["description"]),
    "og:title": written === undefined || written === title ? undefined : written,
    "og:image": words(data["image"]),
    keywords: listOfWords(data["keywords"]),
    hidden: data["unlisted"] === true ? true : undefined,
    mode: data["hide_table_of_contents"] === true ? "wide" : undefined,
  });
}

function listOfWords(value: JsonValue | undefined): readonly string[] | undefined {
  return Array.isArray(value) ? value.flatMap((each: JsonValue) => words(each) ?? []) : undefined;
}

function words(value: JsonValue | undefined): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}
