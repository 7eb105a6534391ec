// Imports a site with a mint.json, as the platform turns it into docs.json. (D325)
import { pageHref, withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import { published } from "../../../compiler/contract/published-file.ts";
import { noPageByName } from "../../../compiler/pages/discover-pages.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { ImportRequest } from "../import-request.ts";
import type { ImportedPage, ImportedRedirect, ImportedSite } from "../imported-site.ts";
import { knownSettings } from "../known-settings.ts";
import { lostSettings } from "../lost-settings.ts";
import { lostDivisions } from "./lost-divisions.ts";
import { hasKnownLayout, mintFields } from "./mint-fields.ts";
import { isWebUrl, pagesOf } from "./mint-groups.ts";
import { mintNavigation } from "./mint-navigation.ts";
import { mintSite, type MintVersion } from "./mint-site.ts";

const configFile = "mint.json";

/** Specs, snippets, styles and scripts, which a site may need beside what is published as it is. */
const keptExtensions = [...published, "md", "mdx", "json", "yaml", "yml", "css", "js", "jsx", "ts", "tsx"];

/** Reads a site with a mint.json. */
export function importMint({ source, config = configFile }: ImportRequest): ImportedSite {
  const mint = source.object(config, "json");
  const site = mintSite(mint, config);
  const navigation = mintNavigation(site);
  const all = source.files("", keptExtensions).filter((file) => file !== config && file !== "docs.json");
  const listed = new Set(pagesOf(site.groups));
  const pages = all.filter((file) => isPage(file, listed)).map(keptPage);
  const ofPages = new Set(pages.map(({ file }) => file));
  return {
    name: typeof mint["name"] === "string" ? mint["name"] : undefined,
    fields: mintFields(mint),
    navigation: { kind: "config", value: navigation },
    pages,
    redirects: redirectsOf(mint["redirects"], config),
    movedAddresses: [],
    files: all.filter((file) => !ofPages.has(file)).map((file) => ({ from: file, to: file })),
    links: { base: "/", roots: [""] },
    losses: [
      ...site.losses,
      ...lostVersions(site.versions, config),
      ...lostDivisions(site, navigation, config),
      ...lostFields(mint, config),
    ],
  };
}

function isPage(file: string, listed: ReadonlySet<string>): boolean {
  return /\.mdx?$/.test(file) && (listed.has(withoutPageExtension(file)) || noPageByName(file) === undefined);
}

function lostFields(mint: JsonObject, file: string): readonly ImportLoss[] {
  const known = hasKnownLayout(mint) ? [...knownSettings.mint, "layout"] : knownSettings.mint;
  const reason = "the platform leaves it out of docs.json, too";
  return lostSettings({ value: mint, file }, known).map((loss) => ({ ...loss, reason }));
}

function keptPage(file: string): ImportedPage {
  const path = withoutPageExtension(file);
  const extension = file.endsWith(".md") ? "md" : "mdx";
  return { file, path, extension, addresses: [pageHref(path, "")], fields: {}, dialect: "kept" };
}

function redirectsOf(value: JsonValue | undefined, file: string): readonly ImportedRedirect[] {
  const list: readonly JsonValue[] = Array.isArray(value) ? value : [];
  return list.flatMap((each, index) => redirectOf(each, { file, pointer: `/redirects/${index}` }) ?? []);
}

function redirectOf(value: JsonValue, at: ImportedRedirect["at"]): ImportedRedirect | undefined {
  if (!isJsonObject(value)) return undefined;
  const { source, destination, permanent }: JsonObject = value;
  if (typeof source !== "string" || typeof destination !== "string") return undefined;
  return { source, destination, at, isKept: true, ...(typeof permanent === "boolean" ? { permanent } : {}) };
}

/** Versions that are all on other sites. */
function lostVersions(versions: readonly MintVersion[], file: string): readonly ImportLoss[] {
  if (!versions.every(({ url }) => isWebUrl(url))) return [];
  return versions.map(({ name }, index) => ({
    feature: "a menu of versions that are all on other sites",
    reason: "the platform leaves it out of docs.json, too; make links of it in navbar",
    file,
    pointer: `/versions/${index}`,
    what: name,
  }));
}
