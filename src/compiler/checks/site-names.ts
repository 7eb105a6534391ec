// Finds the places where a site names one of its files, so that they can follow a file that moves. (D264)
import type { LoadedBody } from "../bodies/body-catalog.ts";
import type { BodyLink } from "../bodies/page-body.ts";
import { collectReferences } from "../bind/collect-references.ts";
import { isExternalHref, localTarget, writtenPath } from "../contract/href.ts";
import { routeOf, type PagePath } from "../contract/page-path.ts";
import { isIconPath, snippetPaths } from "../contract/shown-files.ts";
import { placeOf, valueAt, type Place } from "../diagnostics/place.ts";
import { operationEntry } from "../pages/operation-entry.ts";
import type { ConfigDivision, ConfigRedirect, ConfigSource } from "../syntax/config-tree.ts";
import { childPointer } from "../text/json-pointer.ts";
import { folderOf, importCandidates, resolvePath } from "../text/resolve-path.ts";
import { innerLinks, relativeLinksOfParts, type InnerLink, type PartLink } from "./body-links.ts";
import { missingAnchors, type MissingAnchor } from "./anchor-not-found.ts";
import { anchoredBody } from "./anchored-bodies.ts";
import type { CheckedSite } from "./check.ts";
import { divisionsOf, fieldValuePlace } from "./division-check.ts";
import { pageFolders } from "./link-targets.ts";
import { allPages, pagesByAddress } from "./linked-pages.ts";
import { insideOwnAddress } from "./own-address.ts";
import { placeInBody } from "./place-in-body.ts";
import type { LinkTarget } from "./resolve-link.ts";
import { sortedBodies } from "./sorted-bodies.ts";
import { isBare } from "./link-as-written.ts";
import { uncertainLinks, type UncertainLink } from "./uncertain-links.ts";

/** How a text names a file. */
export type NameForm =
  /** An entry of `pages`, or a `root`: the path of a page from the docs root. */
  | { readonly kind: "entry" }
  /** An address of a page or of another file; `lead` precedes its path inside the site. */
  | { readonly kind: "address"; readonly from: NameBase; readonly lead: string }
  /** A path of a file. */
  | { readonly kind: "file"; readonly from: NameBase }
  /** `<Snippet file="…">`: a path below a folder. */
  | { readonly kind: "snippet"; readonly folder: string };

/** Where the path of a name starts: at the docs root, or at the folder of the file that it is written in. */
export type NameBase = "root" | "folder";

/** A place where the site names one of its files. */
export interface SiteName {
  readonly place: Place;
  /** The text at the place: a value of docs.json or of front matter, or the address of a link. */
  readonly written: string;
  /** The part of the text that is the name. */
  readonly part: string;
  /** The file that it names, from the docs root; for a link to a page without a file, and to nothing, the path that it leads to. */
  readonly target: string;
  readonly form: NameForm;
}

/** An entry of a list, or a `root`, that names a page. */
export interface NamedEntry {
  /** The file of the page. */
  readonly page: string;
  readonly source: ConfigSource;
}

/** What a site names. */
export interface SiteNames {
  readonly names: readonly SiteName[];
  /** The entries of `pages`, in reading order. */
  readonly entries: readonly NamedEntry[];
  /** The fields `root`, in reading order. */
  readonly roots: readonly NamedEntry[];
  readonly redirects: readonly ConfigRedirect[];
  /** Relative links in parts of pages: where they lead depends on the page that shows the part. */
  readonly partLinks: readonly PartLink[];
  /** Links that may lead to a page through redirects. */
  readonly uncertainLinks: () => readonly UncertainLink[];
  /** Whether a page file certainly has a heading or an id of this name, or certainly none; undefined if that is not known. */
  readonly hasAnchor: (file: string, anchor: string) => boolean | undefined;
  /** The links whose anchor their page certainly lacks. */
  readonly missingAnchors: () => readonly MissingAnchor[];
  /** The files that docs.json is read from, docs.json first. */
  readonly configFiles: readonly string[];
  /** The address of the site on the web, if docs.json has it. */
  readonly address: string | undefined;
}

/** The names in a site; all page files have to be known, and all bodies read. */
export function siteNames(site: CheckedSite, config: string): SiteNames {
  const divisions = divisionsOf(site).map(({ division }) => division);
  const bodies = sortedBodies(site);
  const elements = divisions.flatMap(({ children, root }) => [
    ...(root === undefined ? [] : [{ ...root, isRoot: true }]),
    ...children.flatMap((child) => (child.kind === "page" ? [{ ...child, isRoot: false }] : [])),
  ]);
  const entries = elements.flatMap(({ path, source, written, isRoot }) => {
    const found = site.pages.find(path);
    return found === undefined ? [] : [{ page: found.page.file, source, written, isRoot }];
  });
  const { redirects } = site.bound.site;
  const sources = [
    ...[...divisions, ...elements].map(({ source }) => source),
    ...redirects.map(({ sourceAt }) => sourceAt),
  ];
  return {
    names: [
      ...entries.map(({ page, source, written }): SiteName => whole(placeOf(source), written, page, { kind: "entry" })),
      ...divisions.flatMap((division) => namesOfDivision(division, site)),
      ...namesInConfig(site),
      ...namesInFrontMatter(site),
      ...innerLinks(site, (_target, _written, { isSpec }) => isSpec !== true).flatMap((inner) =>
        nameOfLink(inner, site),
      ),
      ...bodies.flatMap((body) => body.links.flatMap((link) => nameOfPart(link, body, site))),
    ],
    entries: entries.flatMap(({ page, source, isRoot }) => (isRoot ? [] : [{ page, source }])),
    roots: entries.flatMap(({ page, source, isRoot }) => (isRoot ? [{ page, source }] : [])),
    redirects,
    partLinks: relativeLinksOfParts(site),
    uncertainLinks: () => uncertainLinks(site),
    hasAnchor: (file, anchor) => {
      const found = anchoredBody(file, site);
      if (found === undefined || site.bodies!.anchorsOf(found.body).has(anchor)) return found && true;
      return found.others === undefined ? false : undefined;
    },
    missingAnchors: () => missingAnchors(site),
    configFiles: [...new Set([config, ...sources.map(({ file }) => file)])],
    address: site.bound.site.address,
  };
}

function whole(place: Place, written: string, target: string, form: NameForm): SiteName {
  return { place, written, part: written, target, form };
}

/** What readers see at a path inside the site: the file of a page, another file, or the first page of a folder. */
function fileAtPath(path: PagePath, site: CheckedSite): string | undefined {
  const page =
    pagesByAddress(site).get(routeOf(path)) ?? pagesByAddress(site).get(routeOf(path.replace(/\.mdx?$/i, "")));
  if (page !== undefined) return page.file ?? undefined;
  return site.files.isFile(path) || pageFolders(site).has(path) ? path : undefined;
}

/** An address of docs.json or front matter, which starts at the docs root. */
function nameOfAddress(place: Place, written: string, site: CheckedSite, part = written): readonly SiteName[] {
  const own = isExternalHref(part) ? insideOwnAddress(part.trim(), site) : part.trim();
  if (own === undefined || writtenPath(own) === "") return [];
  const path = localTarget(own);
  const target = path === undefined ? undefined : fileAtPath(path, site);
  const lead = part.trim().slice(0, part.trim().length - own.length);
  return target === undefined ? [] : [{ place, written, part, target, form: { kind: "address", from: "root", lead } }];
}

/** The path of a file in docs.json or front matter: from the docs root, or else from the file that has it. */
function nameOfFile(place: Place, written: string, site: CheckedSite, part = written): readonly SiteName[] {
  const name = part.trim();
  const fromRoot = resolvePath("", name);
  if (fromRoot !== undefined && site.files.isFile(fromRoot))
    return [{ place, written, part, target: fromRoot, form: { kind: "file", from: "root" } }];
  const fromFile = name.startsWith("/") ? undefined : resolvePath(folderOf(place.file), name);
  if (fromFile === undefined || !site.files.isFile(fromFile)) return [];
  return [{ place, written, part, target: fromFile, form: { kind: "file", from: "folder" } }];
}

/** The link and the icon of a division. */
function namesOfDivision(division: ConfigDivision, site: CheckedSite): readonly SiteName[] {
  const { href, icon } = division;
  return [
    ...(href === undefined ? [] : nameOfAddress(fieldValuePlace(division, "href"), href, site)),
    ...(typeof icon === "string" && isIconPath(icon) ? nameOfFile(fieldValuePlace(division, "icon"), icon, site) : []),
  ];
}

/** Specs, other references, and what docs.json names outside its navigation. */
function namesInConfig(site: CheckedSite): readonly SiteName[] {
  const { bound } = site;
  const { specs, graphql, sdk } = collectReferences(bound);
  const attached = specs.flatMap(({ word, place, written = word, overlays = [] }) => [
    ...nameOfFile(place, written, site, word),
    ...overlays.flatMap(({ source, file, pointer }) => nameOfFile(valueAt(file, pointer), source, site)),
  ]);
  return [
    ...attached,
    ...[...graphql, ...sdk].flatMap(({ source, file, pointer }) => nameOfFile(valueAt(file, pointer), source, site)),
    ...bound.site.links.flatMap(({ href, written = href, source }) =>
      nameOfAddress(placeOf(source), written, site, href),
    ),
    ...bound.site.pictures.flatMap(({ href, source }) => nameOfFile(placeOf(source), href, site)),
  ];
}

/** The links, pictures and specs in the front matter of pages. */
function namesInFrontMatter(site: CheckedSite): readonly SiteName[] {
  const links = site.links.flatMap(({ page, href, pointer }) => nameOfAddress(valueAt(page.file, pointer), href, site));
  const pictures = allPages(site).flatMap(({ file, icon, frontmatter }) =>
    ["og:image", "twitter:image", "icon"].flatMap((field) => {
      const href = field === "icon" ? icon : frontmatter?.[field];
      if (file === null || typeof href !== "string" || isExternalHref(href)) return [];
      if (field === "icon" && !isIconPath(href)) return [];
      return nameOfFile(valueAt(file, childPointer("", field)), href, site);
    }),
  );
  const specs = site.pages.pages.flatMap(({ file, frontMatter }) => {
    const entry = operationEntry(frontMatter);
    if (entry?.spec === undefined) return [];
    return nameOfFile(valueAt(file, `/${entry.field}`), entry.written, site, entry.spec);
  });
  return [...links, ...pictures, ...specs];
}

/** A link or a picture in a body. A relative one that leads to no file has to lead to the same path from elsewhere. */
function nameOfLink({ body, link, target: { paths, prefix = "" } }: InnerLink, site: CheckedSite): readonly SiteName[] {
  const found = paths.find((path) => fileAtPath(path, site) !== undefined);
  const [path = found] = found === undefined ? paths : [found];
  if (path === undefined) return [];
  const trimmed = link.address.trim();
  const own = isExternalHref(trimmed) ? insideOwnAddress(trimmed, site) : undefined;
  const lead = own === undefined ? prefix : trimmed.slice(0, trimmed.length - own.length);
  const from =
    own !== undefined || trimmed.startsWith("/") || isFromRoot(trimmed, path, { body, paths }) ? "root" : "folder";
  const target = fileAtPath(path, site) ?? path;
  return [whole(placeInBody(body, link), trimmed, target, { kind: "address", from, lead })];
}

/** A path without a slash or dot may start at the root or at the folder of its page. */
function isFromRoot(written: string, path: PagePath, { body, paths }: Pick<InnerLink, "body"> & LinkTarget): boolean {
  const folder = folderOf(body.file);
  return isBare(written) && folder !== "" && (path !== paths[0] || !path.startsWith(`${folder}/`));
}

/** An import or a snippet in a body. */
function nameOfPart(link: BodyLink, body: LoadedBody, site: CheckedSite): readonly SiteName[] {
  const { kind, address } = link;
  const { file, imports } = body;
  if (kind !== "import" && kind !== "snippet") return [];
  const place = placeInBody(body, link);
  if (kind === "import") {
    const target = importCandidates(address, file).find((each) => site.files.isFile(each));
    if (target === undefined) return [];
    const from = address.startsWith("/") || resolvePath("", address) === target ? "root" : "folder";
    return [whole(place, address, target, { kind: "file", from: address.startsWith(".") ? "folder" : from })];
  }
  if (imports.some(({ name }) => name === "Snippet")) return [];
  const target = snippetPaths(address)
    .flatMap((path) => importCandidates(path, file))
    .find((each) => site.files.isFile(each));
  const folder = target?.split("/", 1)[0];
  return target === undefined || folder === undefined
    ? []
    : [whole(place, address, target, { kind: "snippet", folder })];
}
