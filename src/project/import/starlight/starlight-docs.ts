// Reads the pages of a Starlight site in one language, with their slugs and addresses. (D381)
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { githubSlug } from "../github-slug.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { ImportedPage } from "../imported-site.ts";
import { objectIn, wordsIn } from "../json-fields.ts";
import { isNotIndexed } from "../not-indexed.ts";
import type { OldFolder } from "../old-folder.ts";
import { readOldPage } from "../old-page.ts";
import { importedFields } from "../imported-fields.ts";
import type { PageList } from "../page-list.ts";
import { starlightFolder, type StarlightLanguage } from "./starlight-config.ts";

/** A page with what decides its place in a generated sidebar. */
export interface StarlightDoc {
  /** Its slug without the folder of its language; "" for the start page. */
  readonly slug: string;
  /** The path of its file without the folder of its language and without extension. */
  readonly path: string;
  readonly label: string;
  readonly order: number;
  /** Whether generated sidebars leave it out. */
  readonly isHidden: boolean;
  readonly page: ImportedPage;
}

/** The pages of a language by slug. */
export type StarlightDocs = ReadonlyMap<string, StarlightDoc>;

/** What the items of the sidebar say of pages, by slug: what is said first counts. */
export interface StarlightLabels {
  readonly labels: ReadonlyMap<string, string>;
  readonly badges: ReadonlyMap<string, string>;
}

/** Which files are read, and what is known of the site. */
export interface DocsInput {
  readonly locale: StarlightLanguage;
  /** The folders of all languages in small letters, to leave out those of the others. */
  readonly folders: readonly string[];
  readonly labels: StarlightLabels;
  readonly source: OldFolder;
  readonly pages: PageList;
  readonly lose: (loss: ImportLoss) => void;
}

/** Adds the pages of a language. */
export function starlightDocs({ locale, folders, labels, source, pages, lose }: DocsInput): StarlightDocs {
  const docs = new Map<string, StarlightDoc>();
  for (const file of source.files(starlightFolder, ["md", "mdx", "mdoc"])) {
    const whole = file.slice(starlightFolder.length + 1).replace(/\.\w+$/, "");
    const folder = whole.includes("/") ? whole.slice(0, whole.indexOf("/")) : "";
    const named = folders.includes(folder.toLowerCase()) ? folder : "";
    if (named.toLowerCase() !== locale.folder) continue;
    const path = named === "" ? whole : whole.slice(named.length + 1);
    if (path.split("/").some((name) => name.startsWith("_"))) continue;
    const { data } = readOldPage(source.text(file, defaultLimits.bodyBytes) ?? "");
    if (data["draft"] === true) continue;
    const slug = slugOf(path, wordsIn(data, "slug"), locale);
    if (docs.has(slug)) continue;
    if (file.endsWith(".mdoc")) lose({ feature: "a page of Markdoc", reason: "its tags stay text", file });
    const said = { label: labels.labels.get(slug), badge: labels.badges.get(slug) };
    docs.set(slug, docOf({ file, path, slug, data, ...said }, locale, pages, lose));
  }
  return docs;
}

/** A slug of front matter is the whole one, with the folder of the language. */
function slugOf(path: string, written: string | undefined, { folder }: StarlightLanguage): string {
  if (written !== undefined) {
    const whole = written.replaceAll(/^\/|\/$/g, "");
    const own = folder !== "" && `${whole}/`.toLowerCase().startsWith(`${folder}/`);
    return own ? whole.slice(folder.length + 1) : whole;
  }
  const slug = path.split("/").map((name) => githubSlug(name));
  return slug.join("/").replace(/(?:^|\/)index$/, "");
}

interface FoundDoc {
  readonly file: string;
  readonly path: string;
  readonly slug: string;
  readonly data: JsonObject;
  /** What the sidebar says of it. */
  readonly label: string | undefined;
  readonly badge: string | undefined;
}

function docOf(
  { file, path, slug, data, label, badge }: FoundDoc,
  locale: StarlightLanguage,
  pages: PageList,
  lose: DocsInput["lose"],
): StarlightDoc {
  const { folder } = locale;
  const sidebar = objectIn(data, "sidebar");
  const title = wordsIn(data, "title") ?? slug;
  const shown = label ?? wordsIn(sidebar, "label") ?? title;
  const whole =
    wordsIn(data, "slug")?.replaceAll(/^\/|\/$/g, "") ?? [folder, slug].filter((part) => part !== "").join("/");
  const address = `/${whole}/`.replace("//", "/").replaceAll(/[%?#]/g, encodeURIComponent);
  if (isJsonObject(data["hero"]))
    lose({ feature: "the hero of a page", reason: "docs.json has none; write it as text of the page", file, line: 1 });
  const page = pages.add({
    file,
    address,
    isIndex: /(?:^|\/)index$/.test(path) && wordsIn(data, "slug") === undefined,
    fields: importedFields({
      title,
      label: shown,
      description: data["description"],
      isNotIndexed: isNotIndexed(data),
      tag: badge ?? badgeText(sidebar["badge"], locale),
      isWide: data["tableOfContents"] === false || data["template"] === "splash",
    }),
    dialect: "starlight",
  });
  const order = sidebar["order"];
  return {
    slug,
    path,
    label: shown,
    order: typeof order === "number" ? order : Number.MAX_VALUE,
    isHidden: sidebar["hidden"] === true,
    page,
  };
}

/** A badge is a text, or an object with one, which may have a text for each language. */
export function badgeText(badge: JsonValue | undefined, { lang, code }: StarlightLanguage): string | undefined {
  if (!isJsonObject(badge)) return typeof badge === "string" ? badge : undefined;
  const texts = objectIn(badge, "text");
  return wordsIn(badge, "text") ?? wordsIn(texts, lang) ?? wordsIn(texts, code);
}
