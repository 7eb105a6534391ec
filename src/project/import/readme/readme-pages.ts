// Adds the pages of a ReadMe project, with their titles and addresses. (D386)
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { isJsonObject, ownValue, withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import { baseName, folderOf } from "../../../compiler/text/resolve-path.ts";
import type { ImportedPage } from "../imported-site.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import type { OldFolder } from "../old-folder.ts";
import { readOldPage } from "../old-page.ts";
import type { PageList } from "../page-list.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { ReadmeSpecs } from "./readme-specs.ts";

/** What the pages of a project are added to. */
export interface ReadmeTarget {
  readonly source: OldFolder;
  readonly pages: PageList;
  readonly specs: ReadmeSpecs;
  readonly losses: ImportLoss[];
}

/** The front matter of a file. */
export function frontMatterOf(file: string, source: OldFolder): JsonObject {
  return readOldPage(source.text(file, defaultLimits.bodyBytes) ?? "").data;
}

/** The slug of a page; `index.md` has the name of its folder. */
export function readmeSlug(file: string, data: JsonObject): string {
  const stem = stemOf(file);
  return wordsIn(data, "slug") ?? (stem === "index" ? baseName(folderOf(file)) : stem).toLowerCase();
}

/** The name of a file without its extension. */
export function stemOf(file: string): string {
  return baseName(file).replace(/\.\w+$/, "");
}

/** Adds the page of a file at `/<section>/<slug>`. */
export function addReadmePage(file: string, section: string, target: ReadmeTarget): ImportedPage {
  const { source, pages } = target;
  const data = frontMatterOf(file, source);
  const slug = readmeSlug(file, data);
  const title = wordsIn(data, "title") ?? titleOfName(slug);
  const url = wordsIn(objectIn(data, "link"), "url") ?? wordsIn(data, "link_url");
  if (url === undefined && listIn(objectIn(data, "next"), "pages").length > 0)
    target.losses.push({
      feature: "the links to next pages",
      reason: "the platform makes them of the navigation",
      file,
      line: 1,
      what: title,
    });
  return pages.add({
    file,
    address: `/${section}/${slug}`,
    fields: { ...fieldsOf(data, title), ...withoutUndefined({ url, openapi: endpointOf(data, file, target) }) },
    dialect: "readme",
  });
}

function fieldsOf(data: JsonObject, title: string): JsonObject {
  const metadata = objectIn(data, "metadata");
  const privacy = objectIn(data, "privacy");
  const [keywords, image] = [ownValue(metadata, "keywords"), ownValue(metadata, "image")];
  return withoutUndefined({
    title,
    description: wordsIn(data, "excerpt") ?? wordsIn(metadata, "description"),
    icon: wordsIn(data, "icon")?.replace(/^.*fa-/, ""),
    hidden: data["hidden"] === true || wordsIn(privacy, "view") === "anyone_with_link" ? true : undefined,
    deprecated: data["deprecated"] === true ? true : undefined,
    noindex: wordsIn(metadata, "robots") === "noindex" ? true : undefined,
    "og:title": wordsIn(metadata, "title"),
    "og:image":
      typeof image === "string" && image !== "" ? image : isJsonObject(image) ? wordsIn(image, "uri") : undefined,
    keywords:
      typeof keywords === "string" && keywords !== "" ? keywords.split(",").map((word) => word.trim()) : undefined,
  });
}

/** The endpoint that a page of the reference shows. */
function endpointOf(data: JsonObject, file: string, { specs, losses }: ReadmeTarget): string | undefined {
  const api = objectIn(data, "api");
  const [spec, id] = [wordsIn(api, "file"), wordsIn(api, "operationId")];
  if (id === undefined) return undefined;
  const found = specs.endpoint(spec, id);
  if (found === undefined)
    losses.push({
      feature: "the endpoint of a page",
      reason: "no spec of the folder has this operationId",
      file,
      line: 1,
      what: id,
    });
  return found;
}

/** Words of a name, with a capital. */
export function titleOfName(name: string): string {
  const words = name.replaceAll(/[-_]/g, " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
