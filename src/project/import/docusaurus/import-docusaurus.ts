// Imports a Docusaurus site: its documents in all versions and languages, its pages, posts, redirects and files. (D326)
import { lostFiles } from "../lost-files.ts";
import { lostDocusaurusSettings } from "./docusaurus-settings.ts";
import { childPointer } from "../../../compiler/text/json-pointer.ts";
import { isJsonObject } from "../../../compiler/text/json-value.ts";
import { firstPage } from "../first-page.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { ImportRequest } from "../import-request.ts";
import type { ImportedBranch, ImportedNavigation, ImportedPage, ImportedSite, MovedAddress } from "../imported-site.ts";
import { PageList } from "../page-list.ts";
import { docusaurusBar } from "./docusaurus-bar.ts";
import { docusaurusConfig, inSite, type DocsInstance, type DocusaurusConfig } from "./docusaurus-config.ts";
import { docusaurusDocs, type DocusaurusDoc } from "./docusaurus-docs.ts";
import { addPosts } from "./docusaurus-blog.ts";
import { addOwnPages, docusaurusFiles, docusaurusRedirects } from "./docusaurus-extras.ts";
import { docusaurusLabels } from "./docusaurus-labels.ts";
import { docusaurusLooks } from "./docusaurus-looks.ts";
import { docusaurusMagicComments } from "./docusaurus-magic-comments.ts";
import { joinedAddress } from "./docusaurus-names.ts";
import { extensionAddresses } from "./extension-addresses.ts";
import { docusaurusSidebars, type ReadSidebars } from "./docusaurus-sidebars.ts";
import { docusaurusVersions, type DocusaurusVersion } from "./docusaurus-version.ts";

/** Reads a Docusaurus site. */
export function importDocusaurus(request: ImportRequest): ImportedSite {
  const config = docusaurusConfig(request);
  const reader = new DocusaurusReader(request, config);
  const navigation = reader.navigation();
  const { source } = request;
  const { pages, moved, losses } = reader;
  const ofPages = addOwnPages(config, source, pages);
  const posts = addPosts(config, source, pages);
  const looks = docusaurusLooks(config);
  const elsewhere = [...moved, ...ofPages.moved, ...posts.moved];
  const ofAll = pages.pages.flatMap((page) => page.addresses.map((address) => ({ address, page })));
  const known = new Set([...ofAll, ...elsewhere].map(({ address }) => address));
  for (const [address, page] of reader.first) if (!known.has(address)) elsewhere.push({ address, page });
  return {
    name: config.title,
    fields: looks.fields,
    navigation,
    pages: pages.pages,
    redirects: docusaurusRedirects(config),
    movedAddresses: [...elsewhere, ...extensionAddresses(config, [...ofAll, ...elsewhere])],
    files: docusaurusFiles(config, [...reader.folders, ...ofPages.folders, ...posts.folders], source),
    links: {
      base: config.base,
      roots: [...config.staticFolders, config.site, ...config.instances.map(({ path }) => path)],
    },
    code: { magicComments: docusaurusMagicComments(config.theme) },
    losses: [
      ...losses,
      ...pages.losses,
      ...looks.losses,
      ...ofPages.losses,
      ...posts.losses,
      ...lostDocusaurusSettings(config),
      ...config.staticFolders.flatMap((folder) => lostFiles(source, folder)),
    ],
  };
}

/** A version in one language. */
interface ReadVersion {
  readonly instance: DocsInstance;
  readonly version: DocusaurusVersion;
  readonly sidebars: ReadSidebars;
}

class DocusaurusReader {
  readonly pages = new PageList();
  readonly moved: MovedAddress[] = [];
  readonly losses: ImportLoss[] = [];
  readonly folders: string[] = [];
  /** The first page of each language, by the address of its start. */
  readonly first = new Map<string, ImportedPage>();
  readonly #request: ImportRequest;
  readonly #config: DocusaurusConfig;
  /** The documents of the default language, by instance and version. */
  readonly #known = new Map<string, ReadonlyMap<string, DocusaurusDoc>>();

  constructor(request: ImportRequest, config: DocusaurusConfig) {
    this.#request = request;
    this.#config = config;
  }

  navigation(): ImportedNavigation {
    const { locales, defaultLocale } = this.#config;
    const ordered = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)];
    const branches = ordered.map((locale): ImportedBranch => {
      const fields = locale === defaultLocale ? { default: true } : {};
      return { label: locale, fields, holds: this.#language(locale) };
    });
    return branches.length === 1 ? branches[0]!.holds : { kind: "languages", branches };
  }

  #language(locale: string): ImportedNavigation {
    const read = this.#config.instances.flatMap((instance) =>
      docusaurusVersions(instance, this.#config, this.#request.source).map((version) =>
        this.#version(instance, version, locale),
      ),
    );
    const main = this.#config.instances.find(({ id }) => id === "default") ?? this.#config.instances[0];
    const own = read.filter(({ instance }) => instance === main);
    const others = read.filter(({ instance, version }) => instance !== main && version.isLast);
    const last = own.find(({ version }) => version.isLast) ?? own[0];
    const first = firstPage([...(last?.sidebars.byName.values() ?? [])].flat());
    const start = locale === this.#config.defaultLocale ? "/" : joinedAddress(locale);
    if (first !== undefined) this.first.set(start, first);
    if (own.length < 2) return this.#sidebars([...own, ...others], locale);
    const branches = own.map((each): ImportedBranch => {
      const { label, isLast } = each.version;
      return {
        label,
        fields: isLast ? { default: true } : {},
        holds: this.#sidebars(isLast ? [each, ...others] : [each], locale),
      };
    });
    return { kind: "versions", branches };
  }

  #version(instance: DocsInstance, version: DocusaurusVersion, locale: string): ReadVersion {
    const { source, limits } = this.#request;
    const isDefault = locale === this.#config.defaultLocale;
    const key = JSON.stringify([instance.id, version.name]);
    const plugin = `docusaurus-plugin-content-docs${instance.id === "default" ? "" : `-${instance.id}`}`;
    const name = version.name === "current" ? "current" : `version-${version.name}`;
    const translated = inSite(this.#config.site, `i18n/${locale}/${plugin}/${name}`) ?? "";
    const address = isDefault ? version.address : joinedAddress(locale, version.address);
    const written = isDefault ? {} : source.json(`${translated}.json`);
    const messages = isJsonObject(written) ? written : {};
    const labels = docusaurusLabels(
      version.sidebars === undefined ? {} : source.object(version.sidebars, "json"),
      messages,
    );
    const { hasNumbers, isDocument } = instance;
    const place = { folder: version.folder, address, labels, hasNumbers, isDocument };
    const known = this.#known.get(key);
    const docs = docusaurusDocs(
      isDefault || known === undefined ? place : { ...place, translated, fallback: known },
      source,
      this.pages,
    );
    if (isDefault) this.#known.set(key, docs);
    this.folders.push(version.folder);
    if (!isDefault) this.folders.push(translated);
    for (const [path, doc] of docs)
      if (known?.get(path)?.page === doc.page)
        for (const old of doc.page.addresses) this.moved.push({ address: joinedAddress(locale, old), page: doc.page });
    const sidebars = docusaurusSidebars({
      source,
      limits,
      pages: this.pages,
      docs,
      folder: version.folder,
      hasNumbers,
      address,
      file: version.sidebars,
      messages,
    });
    for (const each of sidebars.moved) this.moved.push(each);
    for (const loss of isDefault ? sidebars.losses : []) this.losses.push(loss);
    return { instance, version, sidebars };
  }

  /** One sidebar is the navigation; several are tabs, in the order of the bar. */
  #sidebars(read: readonly ReadVersion[], locale: string): ImportedNavigation {
    const barOf = docusaurusBar(this.#config, this.#request.source, locale);
    const named = read.flatMap(({ instance, sidebars, version }) =>
      [...sidebars.byName]
        .filter(([, entries]) => entries.length > 0)
        .map(([name, entries]) => {
          const place = barOf({ instance: instance.id, name, isOnly: sidebars.byName.size === 1, entries });
          return { name, entries, file: version.sidebars ?? version.folder, ...place };
        }),
    );
    if (named.length < 2) return { kind: "entries", entries: named[0]?.entries ?? [] };
    for (const { label, isInBar, name, file } of locale === this.#config.defaultLocale ? named : [])
      if (!isInBar)
        this.losses.push({
          feature: "a sidebar that no item of the bar leads to",
          reason: "it is a tab",
          file,
          ...(file.endsWith(".json") ? { pointer: childPointer("", name) } : {}),
          what: label,
        });
    const branches = named
      .toSorted((one, other) => one.place - other.place)
      .map(({ label, entries }): ImportedBranch => ({ label, holds: { kind: "entries", entries } }));
    return { kind: "tabs", branches };
  }
}
