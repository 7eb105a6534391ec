// Imports a Starlight site: its pages in all languages, its sidebar, redirects and files. (D381)
import { knownSettings } from "../known-settings.ts";
import { lostFiles } from "../lost-files.ts";
import { lostSettings } from "../lost-settings.ts";
import { childPointer } from "../../../compiler/text/json-pointer.ts";
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { isJsonObject, withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { ImportRequest } from "../import-request.ts";
import type { CopiedFile, ImportedBranch, ImportedRedirect, ImportedSite, MovedAddress } from "../imported-site.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import type { OldFolder } from "../old-folder.ts";
import { PageList } from "../page-list.ts";
import { socialFooter, type SocialLink } from "../social-footer.ts";
import { starlightConfig, starlightFolder } from "./starlight-config.ts";
import { starlightDocs, type StarlightDocs } from "./starlight-docs.ts";
import { starlightLabels, starlightEntries } from "./starlight-sidebar.ts";

/** Reads a Starlight site. */
export function importStarlight(request: ImportRequest): ImportedSite {
  const config = starlightConfig(request);
  const { source, limits } = request;
  const { locales, file, value, options } = config;
  const pages = new PageList();
  const losses: ImportLoss[] = [];
  const moved: MovedAddress[] = [];
  const lose = (loss: ImportLoss): void => void losses.push(loss);
  const folders = locales.map(({ folder }) => folder);
  let known: StarlightDocs = new Map();
  const branches = locales.map((locale, index): ImportedBranch => {
    const labels = starlightLabels(config, locale);
    const own = starlightDocs({ locale, folders, labels, source, pages, lose });
    // A page without a translation is shown in the default language, at the address of the translation.
    for (const [slug, doc] of index === 0 ? [] : known)
      if (!own.has(slug)) moved.push({ address: `/${locale.folder}/${slug}`, page: doc.page });
    const docs = index === 0 ? own : new Map([...known, ...own]);
    if (index === 0) known = own;
    const entries = starlightEntries({ config, locale, docs, pages, lose, limits });
    return {
      label: locale.code,
      fields: index === 0 ? { default: true } : {},
      holds: { kind: "entries", entries },
    };
  });
  const looks = looksOf(options, file);
  if (options["routeMiddleware"] !== undefined)
    lose({
      feature: "what a route middleware changes",
      reason: "it is code, and may make other sidebars, titles and neighbors; the sidebar of the options is taken",
      file,
      pointer: "/starlight/routeMiddleware",
    });
  return {
    name: config.title,
    fields: looks.fields,
    navigation: branches.length === 1 ? branches[0]!.holds : { kind: "languages", branches },
    pages: pages.pages,
    redirects: redirectsOf(value, file),
    movedAddresses: moved,
    files: filesOf(source),
    links: { base: config.base, roots: ["public", "", starlightFolder] },
    losses: [
      ...losses,
      ...pages.losses,
      ...looks.losses,
      ...lostSettings({ value, file }, knownSettings.starlight),
      ...lostFiles(source, "public"),
    ],
  };
}

function filesOf(source: OldFolder): readonly CopiedFile[] {
  return [
    ...source.assets("public").map((from) => ({ from, to: from.slice("public/".length) })),
    ...source.assets("src/assets").map((from) => ({ from, to: from.slice("src/".length) })),
    ...source.assets(starlightFolder).map((from) => ({ from, to: from.slice(starlightFolder.length + 1) })),
  ];
}

/** The redirects of Astro: from an address to one, or to an object with `destination`. `[slug]` and `[...rest]` are parameters. */
function redirectsOf(value: JsonObject, file: string): readonly ImportedRedirect[] {
  return Object.entries(objectIn(value, "redirects")).flatMap(([from, target]) => {
    const own = isJsonObject(target) ? target : {};
    const to = typeof target === "string" ? target : wordsIn(own, "destination");
    if (to === undefined) return [];
    const { status } = own;
    const permanent = typeof status === "number" ? status === 301 || status === 308 : undefined;
    const pointer = childPointer("/redirects", from);
    return [
      {
        source: withParameters(from),
        destination: withParameters(to),
        ...(permanent === undefined ? {} : { permanent }),
        ...(/\[/.test(from) ? { isKept: true as const } : {}),
        at: { file, pointer },
      },
    ];
  });
}

function withParameters(path: string): string {
  return path.replaceAll(/\[\.\.\.(\w+)\]/g, ":$1*").replaceAll(/\[(\w+)\]/g, ":$1");
}

function looksOf(
  options: JsonObject,
  file: string,
): { readonly fields: JsonObject; readonly losses: readonly ImportLoss[] } {
  const logo = objectIn(options, "logo");
  const [one, light, dark] = ["src", "light", "dark"].map((name) => pathOf(wordsIn(logo, name)));
  const start = "/starlight/social";
  const socials = Array.isArray(options["social"])
    ? listIn(options, "social").map((item, index): SocialLink => {
        const own = isJsonObject(item) ? item : {};
        const pointer = `${start}/${index}`;
        return { name: wordsIn(own, "icon"), href: wordsIn(own, "href"), label: wordsIn(own, "label"), pointer };
      })
    : Object.entries(objectIn(options, "social")).map(([name, href]): SocialLink => {
        const pointer = childPointer(start, name);
        return { name, href: typeof href === "string" ? href : undefined, pointer };
      });
  const { footer, losses } = socialFooter(socials, file);
  const fields = withoutUndefined({
    logo: light === undefined || dark === undefined ? (one ?? light) : { light, dark },
    favicon: pathOf(wordsIn(options, "favicon")),
    description: wordsIn(options, "description"),
    footer,
  });
  return { fields, losses };
}

/** A picture of the sources is in `assets`, one of `public` at the top. */
function pathOf(path: string | undefined): string | undefined {
  if (path === undefined || isExternalHref(path)) return path;
  return `/${path.replace(/^\.?\/+/, "").replace(/^(?:src|public)\//, "")}`;
}
