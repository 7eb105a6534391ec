// Imports a Fern site: its products, versions, tabs and pages, its specs and redirects. (D385)
import { knownSettings } from "../known-settings.ts";
import { lostSettings } from "../lost-settings.ts";
import {
  isJsonObject,
  ownValue,
  withoutUndefined,
  type JsonObject,
  type JsonValue,
} from "../../../compiler/text/json-value.ts";
import { folderOf } from "../../../compiler/text/resolve-path.ts";
import { firstPage } from "../first-page.ts";
import { hiddenReason, isHiddenFile } from "../hidden-files.ts";
import type { ImportRequest } from "../import-request.ts";
import type {
  ImportedBranch,
  ImportedEntry,
  ImportedNavigation,
  ImportedPage,
  ImportedRedirect,
  ImportedSite,
} from "../imported-site.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import type { OldFolder } from "../old-folder.ts";
import { belowBase } from "../old-address.ts";
import type { TreeLimits } from "../tree-limits.ts";
import { fernConfig, type FernConfig } from "./fern-config.ts";
import { changelogEntries } from "./fern-folders.ts";
import { fernLooks, leftOutFields } from "./fern-looks.ts";
import { elementFields, iconOf } from "./fern-pages.ts";
import { slugBelow, slugOfFirst, topSlug, writtenSlug, type FernSlug } from "./fern-slug.ts";
import { filesOfSpecs } from "./fern-specs.ts";
import { FernTree, type NavigationFile } from "./fern-tree.ts";

/** Reads a Fern site. */
export function importFern(request: ImportRequest): ImportedSite {
  const { source, limits } = request;
  const config = fernConfig(request);
  const { value, folder, base, file } = config;
  const reader = new FernReader(config, source, limits);
  const { navigation, first } = reader.site();
  const { tree } = reader;
  tree.leadTo(topSlug, first);
  const looks = fernLooks(config);
  const specFiles = filesOfSpecs(tree.specs, source);
  return {
    name: wordsIn(value, "title"),
    fields: looks.fields,
    navigation,
    pages: tree.pages.pages,
    redirects: listIn(value, "redirects").flatMap((each, index) => redirectOf(each, config, index)),
    movedAddresses: tree.moved,
    files: [...new Set([...source.assets(folder), ...specFiles])].map((from) => ({ from, to: tree.newPath(from) })),
    links: { base, roots: [folder] },
    losses: [
      ...tree.losses,
      ...tree.pages.losses,
      ...looks.losses,
      ...instanceLosses(value, file),
      ...lostSettings({ value, file }, [...knownSettings.fern, ...leftOutFields]),
    ],
  };
}

/** A part of the site, and the page that its address leads to. */
interface Part {
  readonly navigation: ImportedNavigation;
  readonly first: ImportedPage | undefined;
}

const nothing: Part = { navigation: { kind: "entries", entries: [] }, first: undefined };

class FernReader {
  readonly tree: FernTree;
  readonly #config: FernConfig;
  readonly #source: OldFolder;

  constructor(config: FernConfig, source: OldFolder, limits: TreeLimits) {
    this.#config = config;
    this.#source = source;
    this.tree = new FernTree(source, limits, config.folder);
  }

  site(): Part {
    const { value, file, folder } = this.#config;
    const at = { file, folder };
    const products = listIn(value, "products").filter(isJsonObject);
    return products.length > 0 ? this.#products(products, at) : this.#versions(value, topSlug, at, "");
  }

  #products(products: readonly JsonObject[], at: NavigationFile): Part {
    const landing = this.#landing(this.#config.value, topSlug, at, "");
    const parts = products.map((product, index) => {
      const label = wordsIn(product, "display-name") ?? `Product ${index + 1}`;
      const fields = withoutUndefined({ description: wordsIn(product, "subtitle"), icon: iconOf(product) });
      const href = wordsIn(product, "href");
      if (href !== undefined)
        return { branch: { label, fields: { ...fields, href }, holds: nothing.navigation }, first: undefined };
      const slug = slugBelow(topSlug, { title: label, slug: writtenSlug(product) });
      const { navigation, first } = this.#versions(product, slug, at, `/products/${index}`);
      this.tree.leadTo(slug, first);
      return { branch: { label, fields, holds: navigation }, first };
    });
    return {
      navigation: { kind: "products", branches: parts.map(({ branch }) => branch) },
      first: landing ?? parts.find(({ first }) => first !== undefined)?.first,
    };
  }

  /** The versions of a value that lists some, or what the value itself holds. */
  #versions(value: JsonObject, above: FernSlug, at: NavigationFile, pointer: string): Part {
    const versions = listIn(value, "versions").filter(isJsonObject);
    if (versions.length === 0) return this.#fileOf(value, above, at, pointer);
    const parts = versions.map((version, index) => {
      const label = wordsIn(version, "display-name") ?? `${index + 1}`;
      const part = { title: label, slug: writtenSlug(version) };
      const slug = index === 0 ? slugOfFirst(above, part) : slugBelow(above, part);
      const { navigation, first } = this.#fileOf(version, slug, at, `${pointer}/versions/${index}`);
      this.tree.leadTo(slugBelow(above, part), first);
      const fields = withoutUndefined({
        tag: wordsIn(version, "availability"),
        hidden: version["hidden"] === true ? true : undefined,
      });
      return { branch: { label, fields, holds: navigation }, first };
    });
    // Files of versions may be made when the old site is published; what is written beside them is the newest one.
    const found = parts.filter(({ branch }) => !isEmpty(branch));
    if (found.length === 0) return value === this.#config.value ? nothing : this.#fileOf(value, above, at, pointer);
    const branches = found.map(({ branch }, index) =>
      index === 0 ? { ...branch, fields: { default: true, ...branch.fields } } : branch,
    );
    return { navigation: { kind: "versions", branches }, first: found[0]?.first };
  }

  /** The navigation in the file that a product or version names; without one, in the value itself. */
  #fileOf(value: JsonObject, slug: FernSlug, at: NavigationFile, pointer: string): Part {
    const path = wordsIn(value, "path");
    if (path === undefined) return this.#holds(value, value, slug, at, pointer);
    const file = this.tree.resolve(path, at);
    if (file === undefined || !this.#source.has(file)) {
      const reason = isHiddenFile(file ?? "") ? hiddenReason : "there is no such file in the folder";
      this.tree.lose("a product or version", reason, at, pointer, path);
      return nothing;
    }
    const inside = this.#source.object(file, "yaml");
    return this.#holds(inside, { ...this.#config.value, ...inside }, slug, { file, folder: folderOf(file) }, "");
  }

  #holds(value: JsonObject, shared: JsonObject, slug: FernSlug, at: NavigationFile, pointer: string): Part {
    const landing = this.#landing(value, slug, at, pointer);
    const items = listIn(value, "navigation");
    const place = `${pointer}/navigation`;
    if (!items.some((item) => isJsonObject(item) && ownValue(item, "tab") !== undefined)) {
      const entries = this.tree.entries(items, slug, at, place);
      return { navigation: { kind: "entries", entries }, first: landing ?? firstPage(entries) };
    }
    const tabs = objectIn(shared, "tabs");
    const parts = items.flatMap((item, index) =>
      isJsonObject(item) ? [this.#tab(item, tabs, slug, at, `${place}/${index}`)] : [],
    );
    // A tab whose only API has no spec leads nowhere.
    const shown = parts.flatMap(({ branch }) => (isEmpty(branch) ? [] : [branch]));
    return {
      navigation: { kind: "tabs", branches: shown },
      first: landing ?? parts.find(({ first }) => first !== undefined)?.first,
    };
  }

  #landing(value: JsonObject, slug: FernSlug, at: NavigationFile, pointer: string): ImportedPage | undefined {
    const page = ownValue(value, "landing-page");
    return isJsonObject(page) ? this.tree.landingPage(page, slug, at, `${pointer}/landing-page`) : undefined;
  }

  #tab(
    item: JsonObject,
    tabs: JsonObject,
    above: FernSlug,
    at: NavigationFile,
    pointer: string,
  ): { readonly branch: ImportedBranch; readonly first: ImportedPage | undefined } {
    const id = wordsIn(item, "tab") ?? "";
    const tab = objectIn(tabs, id);
    const label = wordsIn(tab, "display-name") ?? id;
    const fields = elementFields(tab);
    const href = wordsIn(tab, "href");
    if (href !== undefined)
      return { branch: { label, fields: { ...fields, href }, holds: nothing.navigation }, first: undefined };
    const slug = slugBelow(above, { title: label, slug: writtenSlug(tab), isSkipped: tab["skip-slug"] === true });
    const entries = this.#tabEntries(item, tab, label, slug, at, pointer);
    const first = firstPage(entries);
    if (slug !== above) this.tree.leadTo(slug, first);
    return { branch: { label, fields, holds: { kind: "entries", entries } }, first };
  }

  #tabEntries(
    item: JsonObject,
    tab: JsonObject,
    label: string,
    slug: FernSlug,
    at: NavigationFile,
    pointer: string,
  ): readonly ImportedEntry[] {
    const changelog = wordsIn(tab, "changelog");
    const folder = changelog === undefined ? undefined : this.tree.resolve(changelog, at);
    if (folder !== undefined) return this.tree.folderGroup({}, label, slug, folder, changelogEntries);
    const variants = listIn(item, "variants").filter(isJsonObject);
    const ofVariants = variants.flatMap((variant, index): readonly ImportedEntry[] => {
      const title = wordsIn(variant, "title") ?? `${index + 1}`;
      const own = slugBelow(slug, { title, slug: writtenSlug(variant), isSkipped: variant["skip-slug"] === true });
      const entries = this.tree.entries(listIn(variant, "layout"), own, at, `${pointer}/variants/${index}/layout`);
      this.tree.lose("a variant of a tab", "it is a group of the tab", at, `${pointer}/variants/${index}`, title);
      this.tree.leadTo(own, firstPage(entries));
      return entries.length === 0 ? [] : [{ kind: "group", label: title, fields: elementFields(variant), entries }];
    });
    return [...ofVariants, ...this.tree.entries(listIn(item, "layout"), slug, at, `${pointer}/layout`)];
  }
}

function isEmpty({ fields = {}, holds }: ImportedBranch): boolean {
  return holds.kind === "entries" && holds.entries.length === 0 && !("href" in fields);
}

/** A redirect without the base of the site; one with a pattern means the same in docs.json. */
function redirectOf(value: JsonValue, { file, base }: FernConfig, index: number): readonly ImportedRedirect[] {
  if (!isJsonObject(value)) return [];
  const [source, destination] = [wordsIn(value, "source"), wordsIn(value, "destination")];
  if (source === undefined || destination === undefined) return [];
  const permanent = ownValue(value, "permanent");
  const at = { file, pointer: `/redirects/${index}` };
  const shared = { source: belowBase(source, base), at, ...(typeof permanent === "boolean" ? { permanent } : {}) };
  return source.includes(":") && !source.includes("://")
    ? [{ ...shared, destination: belowBase(destination, base), isKept: true }]
    : [{ ...shared, destination }];
}

function instanceLosses(value: JsonObject, file: string): ImportedSite["losses"] {
  return listIn(value, "instances").length < 2
    ? []
    : [
        {
          feature: "several instances",
          reason: "the addresses are those of the first one",
          file,
          pointer: "/instances",
        },
      ];
}
