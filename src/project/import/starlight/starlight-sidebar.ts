// Makes the tree of docs.json from the sidebar of a Starlight site, in one language. (D381)
import { isExternalHref, writtenPath } from "../../../compiler/contract/href.ts";
import { decoded, segmentsOf } from "../../../compiler/links/redirect-source.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import { githubSlug } from "../github-slug.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { ImportedEntry } from "../imported-site.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import { forwardingPage } from "../forwarding-page.ts";
import { belowBase } from "../old-address.ts";
import { mostLevels, type TreeLimits } from "../tree-limits.ts";
import type { PageList } from "../page-list.ts";
import type { StarlightConfig, StarlightLanguage } from "./starlight-config.ts";
import { badgeText, type StarlightDoc, type StarlightDocs, type StarlightLabels } from "./starlight-docs.ts";

/** What a tree is made of. */
export interface StarlightTreeInput {
  readonly config: StarlightConfig;
  readonly locale: StarlightLanguage;
  /** The pages that readers of the language see, by slug. */
  readonly docs: StarlightDocs;
  readonly pages: PageList;
  readonly lose: (loss: ImportLoss) => void;
  readonly limits: TreeLimits;
}

/** Starlight sorts slugs as words of English. */
const collator = new Intl.Collator("en");

/** The labels and badges that the items give to pages. */
export function starlightLabels(config: StarlightConfig, locale: StarlightLanguage): StarlightLabels {
  const labels = new Map<string, string>();
  const badges = new Map<string, string>();
  const visit = (items: readonly JsonValue[]): void => {
    for (const item of items) {
      if (!isJsonObject(item)) continue;
      visit(listIn(item, "items"));
      const slug = slugIn(item, config);
      const label = labelOf(item, locale);
      if (slug !== undefined && label !== undefined && !labels.has(slug)) labels.set(slug, label);
      const badge = badgeText(item["badge"], locale);
      if (slug !== undefined && badge !== undefined && !badges.has(slug)) badges.set(slug, badge);
    }
  };
  visit(config.sidebar ?? []);
  return { labels, badges };
}

/** The entries of the sidebar. */
export function starlightEntries(input: StarlightTreeInput): readonly ImportedEntry[] {
  const reader = new SidebarReader(input);
  const { sidebar } = input.config;
  return sidebar === undefined ? reader.generated("", false, 0) : reader.items(sidebar, "/starlight/sidebar", 0);
}

class SidebarReader {
  readonly #input: StarlightTreeInput;

  constructor(input: StarlightTreeInput) {
    this.#input = input;
  }

  items(items: readonly JsonValue[], pointer: string, level: number): readonly ImportedEntry[] {
    return items.flatMap((item, index) => this.#item(item, `${pointer}/${index}`, level));
  }

  #item(item: JsonValue, pointer: string, level: number): readonly ImportedEntry[] {
    if (!this.#takes(pointer)) return [];
    if (typeof item === "string") return this.#doc(trimmed(item), pointer, item);
    if (!isJsonObject(item)) return [];
    const label = labelOf(item, this.#input.locale);
    const folder = wordsIn(objectIn(item, "autogenerate"), "directory");
    if (folder !== undefined || Array.isArray(item["items"])) {
      const isClosed = item["collapsed"] === true;
      const entries =
        folder === undefined
          ? this.items(listIn(item, "items"), `${pointer}/items`, level + 1)
          : this.generated(trimmed(folder), objectIn(item, "autogenerate")["collapsed"] === true, level + 1);
      if (label === undefined) return entries;
      const fields = groupFields(item, isClosed, level, this.#input.locale);
      return [{ kind: "group", label, fields, entries }];
    }
    const link = wordsIn(item, "link");
    if (link !== undefined && isExternalHref(link)) {
      const { pages } = this.#input;
      const page = forwardingPage(pages, {
        label: label ?? link,
        href: link,
        dialect: "starlight",
        start: this.#start,
      });
      return [{ kind: "page", page }];
    }
    const slug = slugIn(item, this.#input.config);
    return slug === undefined ? [] : this.#doc(slug, pointer, link ?? slug, label);
  }

  #takes(pointer: string): boolean {
    return this.#input.limits.takes({ file: this.#input.config.file, pointer });
  }

  get #start(): string {
    const { folder } = this.#input.locale;
    return folder === "" ? "" : `/${folder}`;
  }

  #doc(slug: string, pointer: string, written: string, label?: string): readonly ImportedEntry[] {
    const { docs, locale, config, lose } = this.#input;
    const own =
      locale.folder !== "" && slug.startsWith(`${locale.folder}/`) ? slug.slice(locale.folder.length + 1) : slug;
    const doc = docs.get(slug) ?? docs.get(own);
    const place = { file: config.file, pointer, what: written };
    if (doc === undefined) {
      if (locale === config.locales[0])
        lose({ feature: "an entry without a page", reason: "no page of the site has this slug", ...place });
      return [];
    }
    if (label !== undefined && label !== doc.label && locale === config.locales[0])
      lose({ feature: "a second label of a page", reason: `it is listed as "${doc.label}"`, ...place, what: label });
    return [{ kind: "page", page: doc.page }];
  }

  /** The entries of a folder: pages and folders by their order, and then by their slugs. */
  generated(folder: string, isClosed: boolean, level: number): readonly ImportedEntry[] {
    const docs = [...this.#input.docs.values()].filter(
      ({ path, isHidden }) => !isHidden && (folder === "" || path === folder || path.startsWith(`${folder}/`)),
    );
    return this.#folder(docs, folder, isClosed, level);
  }

  #folder(docs: readonly StarlightDoc[], folder: string, isClosed: boolean, level: number): readonly ImportedEntry[] {
    const start = folder === "" ? 0 : folder.length + 1;
    const pages: StarlightDoc[] = [];
    const inside = new Map<string, StarlightDoc[]>();
    for (const doc of docs) {
      const [name = "", ...rest] = doc.path.slice(start).split("/");
      if (rest.length === 0 || level > mostLevels) {
        if (this.#takes("/starlight/sidebar")) pages.push(doc);
      } else if (inside.get(name)?.push(doc) === undefined) inside.set(name, [doc]);
    }
    const entries = [
      ...pages.map((doc) => ({
        order: doc.order,
        slug: doc.slug,
        entry: { kind: "page", page: doc.page } as ImportedEntry,
      })),
      ...[...inside].map(([name, own]) => ({
        order: own.reduce((least, doc) => Math.min(least, doc.order), Number.MAX_VALUE),
        slug: `${folder === "" ? "" : `${folder}/`}${name}`
          .split("/")
          .map((each) => githubSlug(each))
          .join("/"),
        entry: {
          kind: "group",
          label: name,
          fields: isClosed || level === 0 ? {} : { expanded: true },
          entries: this.#folder(own, folder === "" ? name : `${folder}/${name}`, isClosed, level + 1),
        } as ImportedEntry,
      })),
    ];
    return entries
      .toSorted((one, other) => one.order - other.order || collator.compare(one.slug, other.slug))
      .map(({ entry }) => entry);
  }
}

function groupFields(item: JsonObject, isClosed: boolean, level: number, locale: StarlightLanguage): JsonObject {
  const tag = badgeText(item["badge"], locale);
  return { ...(level > 0 && !isClosed ? { expanded: true } : {}), ...(tag === undefined ? {} : { tag }) };
}

/** The label in a language. */
function labelOf(item: JsonObject, { lang, code }: StarlightLanguage): string | undefined {
  const translations = objectIn(item, "translations");
  return wordsIn(translations, lang) ?? wordsIn(translations, code) ?? wordsIn(item, "label");
}

/** The slug that an item names, or that its link has inside the site. */
function slugIn(item: JsonObject, { base }: StarlightConfig): string | undefined {
  const slug = wordsIn(item, "slug");
  if (slug !== undefined) return trimmed(slug);
  const link = wordsIn(item, "link");
  if (link === undefined || isExternalHref(link)) return undefined;
  return trimmed(decoded(segmentsOf(belowBase(writtenPath(link), base))));
}

function trimmed(path: string): string {
  const plain = path
    .split("/")
    .filter((name) => name !== "")
    .join("/");
  return plain === "index" ? "" : plain;
}
