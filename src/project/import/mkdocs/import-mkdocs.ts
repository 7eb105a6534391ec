// Imports a MkDocs site: its pages in all languages, its navigation, redirects and files. (D327)
import { isExternalHref, writtenPath } from "../../../compiler/contract/href.ts";
import { folderOf, resolvePath } from "../../../compiler/text/resolve-path.ts";
import { isJsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { ImportRequest } from "../import-request.ts";
import type {
  ImportedBranch,
  ImportedEntry,
  ImportedNavigation,
  ImportedPage,
  ImportedRedirect,
  ImportedSite,
  MovedAddress,
} from "../imported-site.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import { lostFiles } from "../lost-files.ts";
import type { OldFolder } from "../old-folder.ts";
import { forwardingPage } from "../forwarding-page.ts";
import { PageList } from "../page-list.ts";
import type { TreeLimits } from "../tree-limits.ts";
import { mkdocsRulesWith } from "../text/dialects/mkdocs-rules.ts";
import { pymdownMarks } from "../text/dialects/pymdown-marks.ts";
import type { InlineRule } from "../text/text-rules.ts";
import { leftOutFiles, type LeftOutFiles } from "./left-out-files.ts";
import { belowDocs, inDocs, mkdocsConfig, type MkdocsConfig } from "./mkdocs-config.ts";
import { inFolder, mkdocsLanguages, translatedFiles, withLabels, withSuffix } from "./mkdocs-languages.ts";
import { mkdocsLooks } from "./mkdocs-looks.ts";
import { mkdocsExtensions } from "./mkdocs-extensions.ts";
import { addMkdocsPage, isMkdocsIndex, mkdocsAddress } from "./mkdocs-pages.ts";
import { materialPalette } from "./material-palette.ts";
import { lostMkdocsSettings } from "./mkdocs-settings.ts";
import { mkdocsSlugs } from "./mkdocs-slugs.ts";
import { MkdocsTree } from "./mkdocs-tree.ts";

/** Reads a MkDocs site. */
export function importMkdocs(request: ImportRequest): ImportedSite {
  const { source, limits } = request;
  const config = mkdocsConfig(request);
  const leftOut = leftOutFiles(config);
  const extensions = mkdocsExtensions(config);
  const reader = new MkdocsReader({ config, leftOut, source, limits, marks: pymdownMarks(extensions) });
  const navigation = reader.navigation();
  const { docs, base, name, file, value } = config;
  const { slugs, losses: ofSlugs } = mkdocsSlugs(config);
  const palette = materialPalette(config);
  const version = objectIn(objectIn(value, "extra"), "version");
  const mike: readonly ImportLoss[] =
    wordsIn(version, "provider") === "mike"
      ? [
          {
            feature: "versions that mike published",
            reason: "they are in another branch; import each and add it to versions",
            file,
            pointer: "/extra/version",
          },
        ]
      : [];
  const isPublished = (path: string): boolean => leftOut.excludedBy(belowDocs(config, path)) === undefined;
  const looks = mkdocsLooks(config);
  // Templates of the theme are no pages, also where they are among the documents.
  const templates = resolvePath(folderOf(file), wordsIn(objectIn(value, "theme"), "custom_dir") ?? docs) ?? docs;
  const isTemplate = (path: string): boolean => templates !== docs && path.startsWith(`${templates}/`);
  return {
    name,
    fields: { ...looks.fields, ...palette.fields },
    navigation,
    pages: reader.pages.pages,
    redirects: redirectsOf(config),
    movedAddresses: reader.moved,
    files: [...source.assets(docs), ...source.files(docs, ["json", "yaml", "yml"])]
      .filter(isPublished)
      .map((from) => ({ from, to: belowDocs(config, from) })),
    links: { base, roots: [docs], filesFor: translatedFiles(config) },
    slugs,
    rules: mkdocsRulesWith(extensions, { config: folderOf(file), docs }),
    losses: [
      ...reader.losses,
      ...reader.pages.losses,
      ...leftOut.losses,
      ...ofSlugs,
      ...mike,
      ...palette.losses,
      ...looks.losses,
      ...lostMkdocsSettings(config),
      ...lostFiles(source, docs).filter(({ file: lost }) => isPublished(lost) && !isTemplate(lost)),
    ],
  };
}

interface MkdocsReading extends Pick<ImportRequest, "source" | "limits"> {
  readonly config: MkdocsConfig;
  readonly leftOut: LeftOutFiles;
  readonly marks: readonly InlineRule[];
}

class MkdocsReader {
  readonly pages = new PageList();
  readonly moved: MovedAddress[] = [];
  readonly losses: ImportLoss[] = [];
  readonly #config: MkdocsConfig;
  readonly #leftOut: LeftOutFiles;
  readonly #source: OldFolder;
  readonly #limits: TreeLimits;

  readonly #marks: readonly InlineRule[];

  constructor({ config, leftOut, source, limits, marks }: MkdocsReading) {
    this.#limits = limits;
    this.#config = config;
    this.#leftOut = leftOut;
    this.#source = source;
    this.#marks = marks;
  }

  navigation(): ImportedNavigation {
    const { docs } = this.#config;
    const { excludedBy } = this.#leftOut;
    const files = this.#source.pages(docs).map((file) => belowDocs(this.#config, file));
    const all = files.filter((file) => excludedBy(file) === undefined);
    const multi = mkdocsLanguages(this.#config);
    if (multi === undefined) return this.#tree(new Map(all.map((file) => [file, file])), "");
    const { languages, isByFolder } = multi;
    const main = languages.find(({ isDefault }) => isDefault) ?? languages[0]!;
    const codes = languages.map(({ locale }) => locale);
    const filesOf = (locale: string): ReadonlyMap<string, string> =>
      isByFolder ? inFolder(all, locale) : withSuffix(all, locale, locale === main.locale, codes);
    const originals = filesOf(main.locale);
    const known = new Map<string, ImportedPage>();
    const ordered = [main, ...languages.filter((each) => each !== main)];
    const branches = ordered.map((language): ImportedBranch => {
      const { locale } = language;
      const own = filesOf(locale);
      const isMain = locale === main.locale;
      const start = isMain ? "" : `/${locale}`;
      const holds = this.#tree(isMain ? own : new Map([...originals, ...own]), start, {
        known,
        own,
        isMain,
        ...language,
      });
      return { label: locale, fields: isMain ? { default: true } : {}, holds };
    });
    return { kind: "languages", branches };
  }

  /** `files`: the file of each path that the navigation may name. `start`: the address of the language. */
  #tree(
    files: ReadonlyMap<string, string>,
    start: string,
    language?: {
      readonly known: Map<string, ImportedPage>;
      readonly own: ReadonlyMap<string, string>;
      readonly isMain: boolean;
      readonly nav: readonly JsonValue[] | undefined;
      readonly navPointer: string;
      readonly labels: ReadonlyMap<string, string>;
    },
  ): ImportedNavigation {
    const { docs, file: config, nav, navField, hasFolders, plugins, value, origin } = this.#config;
    const { isUnlisted, excludedBy } = this.#leftOut;
    const source = this.#source;
    const made = new Map<string, ImportedPage>();
    const inLanguage = (label: string): string => language?.labels.get(label) ?? label;
    const pageOf = (path: string, written?: string): ImportedPage => {
      const label = written === undefined ? undefined : inLanguage(written);
      const before = made.get(path);
      if (before !== undefined) return before;
      const address = `${start}${mkdocsAddress(path, hasFolders)}`;
      const original = language?.isMain === false && !language.own.has(path) ? language.known.get(path) : undefined;
      const page =
        original ??
        addMkdocsPage(
          {
            file: inDocs(this.#config, files.get(path)!),
            address,
            isIndex: isMkdocsIndex(path),
            label,
            marks: this.#marks,
          },
          source,
          this.pages,
        );
      if (original !== undefined) {
        this.moved.push({ address, page });
        // A server shows the index at its folder, too.
        if (isMkdocsIndex(path) && !hasFolders)
          this.moved.push({ address: `${start}${mkdocsAddress(path, true)}`, page });
      }
      if (language?.isMain === true) language.known.set(path, page);
      made.set(path, page);
      return page;
    };
    const isTabbed = listIn(objectIn(value, "theme"), "features").includes("navigation.tabs");
    // A tab has a link of its own, so its page is not one of the site.
    const linkTo = (written: string, href: string, level: number): ImportedPage =>
      forwardingPage(isTabbed && level === 0 ? new PageList() : this.pages, {
        label: inLanguage(written),
        href,
        dialect: "mkdocs",
        start,
      });
    const paths = [...files.keys()].filter((path) => !isHiddenByIndex(path, files)).toSorted();
    const hasFolderFiles = ["awesome-pages", "awesome-nav"].some((name) => plugins.has(name));
    const ownNav = language?.nav;
    const navPointer = language === undefined || ownNav === undefined ? `/${navField}` : language.navPointer;
    const tree = new MkdocsTree({
      source,
      limits: this.#limits,
      docs,
      config,
      navPointer,
      labelOf: inLanguage,
      files: paths,
      isUnlisted: (path) => isUnlisted(files.get(path)!),
      excludedBy,
      pageOf,
      linkTo,
      origin,
      hasFolderFiles,
    });
    const entries = withLabels(tree.entries(ownNav ?? nav), inLanguage);
    for (const path of paths) pageOf(path);
    // What all languages have in common is named once.
    const isNew = ({ file, pointer }: ImportLoss): boolean =>
      language?.isMain !== false ||
      (ownNav !== undefined && file === config && pointer?.startsWith(`${navPointer}/`) === true);
    for (const loss of tree.losses) if (isNew(loss)) this.losses.push(loss);
    return isTabbed ? asTabs(entries) : { kind: "entries", entries };
  }
}

/** Each element of the top is a tab, as Material shows it. */
function asTabs(entries: readonly ImportedEntry[]): ImportedNavigation {
  const branches = entries.map((entry): ImportedBranch => {
    if (entry.kind === "group") return { label: entry.label, holds: { kind: "entries", entries: entry.entries } };
    const { fields } = entry.page;
    const label = wordsIn(fields, "sidebarTitle") ?? wordsIn(fields, "title") ?? "";
    const href = wordsIn(fields, "url");
    if (href !== undefined) return { label, fields: { href }, holds: { kind: "entries", entries: [] } };
    return { label, holds: { kind: "entries", entries: [entry] } };
  });
  return { kind: "tabs", branches };
}

/** MkDocs leaves out `README.md` beside `index.md`. */
function isHiddenByIndex(path: string, files: ReadonlyMap<string, string>): boolean {
  return path.endsWith("README.md") && files.has(path.replace(/README\.md$/, "index.md"));
}

/** The redirects of the plugin for them: from a file to a file or an address. */
function redirectsOf({ plugins, file, hasFolders }: MkdocsConfig): readonly ImportedRedirect[] {
  const maps = objectIn(plugins.get("redirects") ?? {}, "redirect_maps");
  if (!isJsonObject(maps)) return [];
  const addressOf = (path: string): string => {
    const written = writtenPath(path);
    const tail = path.slice(written.length);
    return /\.(?:md|markdown)$/.test(written) ? mkdocsAddress(written, hasFolders) + tail : path;
  };
  return Object.entries(maps).flatMap(([from, to]) =>
    typeof to === "string"
      ? [{ source: addressOf(from), destination: isExternalHref(to) ? to : addressOf(to), at: { file } }]
      : [],
  );
}
