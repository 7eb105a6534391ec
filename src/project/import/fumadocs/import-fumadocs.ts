// Imports a Fumadocs site: its pages in all languages, its folders with their meta.json, and files. (D382)
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import { baseName, folderOf } from "../../../compiler/text/resolve-path.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { ImportRequest } from "../import-request.ts";
import type { ImportedBranch, ImportedNavigation, ImportedPage, ImportedSite, MovedAddress } from "../imported-site.ts";
import { importedFields } from "../imported-fields.ts";
import { wordsIn } from "../json-fields.ts";
import { languageCode } from "../language-code.ts";
import { lostFiles } from "../lost-files.ts";
import { readOldPage } from "../old-page.ts";
import { importsLucide } from "../text/dialects/fumadocs-icons.ts";
import { PageList } from "../page-list.ts";
import { fumadocsConfig, type FumadocsConfig } from "./fumadocs-config.ts";
import { FumadocsEndpoints } from "./fumadocs-endpoints.ts";
import { fumadocsEntries, fumadocsNavigation, fumadocsIcon } from "./fumadocs-entries.ts";
import { fumadocsFiles, fumadocsSlugs, isIndexPage } from "./fumadocs-files.ts";
import { fumadocsTree, shownName, type LoseItem, type MetaFolder } from "./fumadocs-tree.ts";

/** Reads a Fumadocs site. */
export function importFumadocs(request: ImportRequest): ImportedSite {
  const config = fumadocsConfig(request);
  const reader = new FumadocsReader(request, config);
  const { languages, folder } = config;
  const branches = (languages.length === 0 ? [undefined] : languages).map((language, index): ImportedBranch => {
    const holds = reader.language(language);
    return { label: languageCode(language), fields: index === 0 ? { default: true } : {}, holds };
  });
  const { source } = request;
  return {
    name: undefined,
    // Those of Fumadocs are Lucide's.
    fields: reader.hasIcons ? { icons: { library: "lucide" } } : {},
    navigation: branches.length === 1 ? branches[0]!.holds : { kind: "languages", branches },
    pages: reader.pages.pages,
    redirects: [],
    movedAddresses: reader.moved,
    files: [
      // First, because entries name them as they are placed.
      ...reader.endpoints.files,
      ...source.assets("public").map((from) => ({ from, to: from.slice("public/".length) })),
      ...source.assets(folder).map((from) => ({ from, to: from.slice(folder.length + 1) })),
    ],
    links: { base: "/", roots: ["public", folder] },
    losses: [...reader.losses, ...reader.endpoints.losses, ...reader.pages.losses, ...lostFiles(source, "public")],
  };
}

class FumadocsReader {
  readonly pages = new PageList();
  readonly moved: MovedAddress[] = [];
  readonly losses: ImportLoss[] = [];
  /** Whether a page or a folder has an icon. */
  hasIcons = false;
  readonly endpoints: FumadocsEndpoints;
  readonly #request: ImportRequest;
  readonly #config: FumadocsConfig;
  /** Those of the default language, which others show where they lack a page. */
  #originals: ReadonlyMap<string, ImportedPage> = new Map();
  #metas: ReadonlyMap<string, JsonObject> = new Map();

  constructor(request: ImportRequest, config: FumadocsConfig) {
    this.#request = request;
    this.endpoints = new FumadocsEndpoints(request.source);
    this.#config = config;
  }

  language(language: string | undefined): ImportedNavigation {
    const { source, limits } = this.#request;
    const isMain = language === this.#config.languages[0];
    const files = fumadocsFiles(this.#config, source, language);
    const metas = new Map(
      [...files.metas].map(([path, file]) => [folderOf(path), source.object(file, "json")] as const),
    );
    const slugs = fumadocsSlugs([...new Set([...this.#originals.keys(), ...files.pages.keys()])]);
    const pages = new Map(this.#originals);
    for (const [path, file] of files.pages)
      pages.set(path, this.#page(file, path, this.#address(slugs.get(path)!, language)));
    if (isMain) {
      this.#originals = new Map(pages);
      this.#metas = metas;
    } else
      for (const [path, page] of this.#originals)
        if (pages.get(path) === page) this.moved.push({ address: this.#address(slugs.get(path)!, language), page });
    this.hasIcons ||= [...metas.values()].some((meta) => fumadocsIcon(meta) !== undefined);
    const lose: LoseItem = (of, item, feature, reason) => {
      const file = files.metas.get(of === "" ? "meta.json" : `${of}/meta.json`);
      const place = file === undefined ? { file: of } : { file, pointer: "/pages" };
      if (isMain) this.losses.push({ feature, reason, ...place, what: item });
    };
    const isTooDeep = (of: string, level: number): boolean =>
      limits.isTooDeep(level, { file: `${this.#config.folder}/${of}` });
    const tree = fumadocsTree({ pages, metas: new Map([...this.#metas, ...metas]), lose, isTooDeep });
    const takes = (): boolean => limits.takes({ file: this.#config.folder });
    const input = {
      takes,
      pages: this.pages,
      start: this.#address("", language),
      pageAt: pageFinder(pages),
      lose,
      shown: new Set<MetaFolder>(),
    };
    return fumadocsNavigation(tree, (nodes) => fumadocsEntries(nodes, input));
  }

  #address(slug: string, language: string | undefined): string {
    const { baseUrl, hidden, languages } = this.#config;
    const isHidden = language === undefined || hidden === "always" || (hidden !== "never" && language === languages[0]);
    const parts = [isHidden ? "" : language, ...baseUrl.split("/"), ...slug.split("/")].filter((part) => part !== "");
    return `/${parts.join("/")}`.replaceAll(/[%?#]/g, encodeURIComponent);
  }

  #page(file: string, path: string, address: string): ImportedPage {
    const { data, heading, body } = readOldPage(this.#request.source.text(file, defaultLimits.bodyBytes) ?? "");
    const title = wordsIn(data, "title") ?? heading?.title ?? shownName(baseName(path).replace(/\.\w+$/, ""));
    const openapi = this.endpoints.endpoint(file, data, body);
    const icon = fumadocsIcon(data);
    this.hasIcons ||= icon !== undefined || importsLucide(body);
    const fields = withoutUndefined({
      ...importedFields({
        title,
        description: data["description"],
        isWide: openapi === undefined && data["full"] === true,
      }),
      openapi,
      icon,
    });
    return this.pages.add({ file, address, isIndex: isIndexPage(path), fields, dialect: "fumadocs" });
  }
}

function pageFinder(pages: ReadonlyMap<string, ImportedPage>): (address: string) => ImportedPage | undefined {
  const byAddress = new Map([...pages.values()].flatMap((page) => page.addresses.map((address) => [address, page])));
  return (address) => byAddress.get(address.replace(/\/$/, ""));
}
