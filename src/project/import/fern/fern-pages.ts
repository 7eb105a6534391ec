// Adds the pages of a Fern site, with their titles and addresses. (D385)
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { ownValue, withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import type { ImportedPage } from "../imported-site.ts";
import { wordsIn } from "../json-fields.ts";
import type { OldFolder } from "../old-folder.ts";
import { readOldPage, type OldPage } from "../old-page.ts";
import type { PageList } from "../page-list.ts";
import { slugAddresses, slugBelow, wholeSlug, type FernSlug } from "./fern-slug.ts";

/** A page of the navigation. */
export interface FernPage {
  readonly file: string;
  /** Its title in the navigation. */
  readonly title: string;
  readonly slug?: string | undefined;
  /** Whether it is the page of the part of the tree that has the slug. */
  readonly isOverview?: boolean;
  /** More front matter, such as `icon` and `hidden`. */
  readonly fields?: JsonObject;
}

/** The text and front matter of a page. */
export function readFernPage(file: string, source: OldFolder): OldPage {
  return readOldPage(source.text(file, defaultLimits.bodyBytes) ?? "");
}

/** Adds a page below a part of the tree. */
export function addFernPage(
  { file, title, slug, isOverview = false, fields = {} }: FernPage,
  above: FernSlug,
  source: OldFolder,
  pages: PageList,
): ImportedPage {
  const { data } = readFernPage(file, source);
  const whole = wordsIn(data, "slug");
  const own = whole === undefined ? (isOverview ? above : slugBelow(above, { title, slug })) : wholeSlug(whole);
  const [address, ...more] = slugAddresses(own);
  return pages.add({ file, address, more, fields: { ...frontMatter(data, title), ...fields }, dialect: "fern" });
}

/** The front matter in the words of docs.json. */
export function frontMatter(data: JsonObject, label: string): JsonObject {
  const title = wordsIn(data, "title") ?? label;
  const sidebar = wordsIn(data, "sidebar-title") ?? label;
  const image = ownValue(data, "og:image") ?? ownValue(data, "image");
  const keywords = ownValue(data, "keywords");
  return withoutUndefined({
    title,
    sidebarTitle: sidebar === title ? undefined : sidebar,
    description: wordsIn(data, "subtitle") ?? wordsIn(data, "description"),
    icon: iconOf(data),
    tag: wordsIn(data, "availability"),
    mode: modeOf(data),
    noindex: data["noindex"] === true ? true : undefined,
    hidden: data["hidden"] === true ? true : undefined,
    "og:image": typeof image === "string" ? image : undefined,
    "og:title": wordsIn(data, "headline") ?? wordsIn(data, "og:title"),
    keywords: typeof keywords === "string" ? keywords.split(",").map((word) => word.trim()) : keywords,
  });
}

function modeOf(data: JsonObject): string | undefined {
  if (wordsIn(data, "layout") === "custom") return "custom";
  return data["hide-toc"] === true ? "wide" : undefined;
}

/** The name of an icon of Font Awesome without its style; undefined for none, or for a picture of another form. */
export function iconOf(value: JsonObject): string | undefined {
  const written = wordsIn(value, "icon");
  if (written === undefined || written.includes("<")) return undefined;
  const name = written.split(/\s+/).findLast((word) => word !== "");
  return name?.replace(/^fa-/, "");
}

/** The fields that docs.yml has for an element of the tree, beside its place. */
export function elementFields(value: JsonObject): JsonObject {
  return withoutUndefined({ icon: iconOf(value), hidden: value["hidden"] === true ? true : undefined });
}
