// The option `sources`: the folders of other repositories that elements with `sourceRef` name. (D250)
import { isBasePath } from "./contract/href.ts";
import type { Host } from "./host/host.ts";
import type { Mount } from "./host/mounted-host.ts";
import type { SourceNames } from "./contract/source-names.ts";
import { isJsonObject } from "./text/json-value.ts";

/** Where the files of another repository are, and the address of its pages. */
export interface SourceFolder {
  /** The folder that holds its docs.json; a `host` replaces it. */
  readonly root?: string;
  /** Its files; those of `root` if absent. */
  readonly host?: Host;
  /** What the addresses of its pages start with, such as "/api"; the last part of the name of the repository if absent. */
  readonly path?: string;
}

/** The folders of other repositories by their names in `sourceRef`, such as "acme/api-docs". A string is the `root`. */
export type Sources = { readonly [repository: string]: string | SourceFolder };

/** A source as it was given. */
export interface GivenSource {
  readonly repository: string;
  /** Below the docs root, without outer slashes. */
  readonly folder: string;
  readonly root: string | undefined;
  readonly host: Host | undefined;
}

/** Each source with its name, and with the address that it has by default. */
export function allOf(sources: Sources): readonly GivenSource[] {
  return Object.entries(sources).map(([repository, source]) => givenSource(repository, source));
}

/** Why sources can't be used, as the end of a sentence; undefined if they can. */
export function sourcesProblem(sources: Sources): string | undefined {
  const given = allOf(sources);
  for (const { repository, folder } of given) {
    if (!/^[\w.-]+(\/[\w.-]+)*$/.test(repository)) return `name repositories as "owner/repo", and not "${repository}"`;
    if (folder === "" || !isBasePath(`/${folder}`))
      return `have an address such as "/api" for ${repository}, and not "/${folder}"`;
    const other = given.find((each) => each.repository !== repository && `${folder}/`.startsWith(`${each.folder}/`));
    if (other !== undefined)
      return `have an address for each: "/${folder}" of ${repository} is in "/${other.folder}" of ${other.repository}`;
  }
  return undefined;
}

function givenSource(repository: string, source: string | SourceFolder): GivenSource {
  const {
    root,
    host,
    path = repository.slice(repository.lastIndexOf("/") + 1),
  }: SourceFolder = typeof source === "string" ? { root: source } : source;
  return { repository, folder: path.replaceAll(/^\/|\/$/g, ""), root, host };
}

/** True for a value that the option can have. */
export function areSources(value: unknown): value is Sources {
  return isJsonObject(value) && Object.values(value).every(isSource);
}

function isSource(source: unknown): boolean {
  if (typeof source === "string") return source !== "";
  if (!isJsonObject(source)) return false;
  const { root, host, path } = source as { readonly [Field in keyof SourceFolder]?: unknown };
  return (
    isOptionalText(root) && isOptionalText(path) && (root !== undefined || (typeof host === "object" && host !== null))
  );
}

function isOptionalText(text: unknown): boolean {
  return text === undefined || (typeof text === "string" && text !== "");
}

/** The sources as they are now, so that no getter gives another value later. */
export function ownSources(sources: Sources): Sources {
  return Object.fromEntries(
    allOf(sources).map(({ repository, folder, root, host }) => [
      repository,
      { path: `/${folder}`, ...(host === undefined ? { root: root ?? "." } : { host }) },
    ]),
  );
}

/** The same host with the folders of the sources in it. */
export async function withSources(
  base: Host,
  sources: Sources = {},
  openHost: (root: string) => Promise<Host>,
): Promise<Host> {
  const given = allOf(sources);
  if (given.length === 0) return base;
  const { mountedHost } = await import("./host/mounted-host.ts");
  const mounts = given.map(async ({ folder, root, host }): Promise<Mount> => ({
    folder,
    host: host ?? (await openHost(root ?? ".")),
  }));
  return mountedHost(base, await Promise.all(mounts));
}

/** What the stages know of the sources. */
export function sourceNames(sources: Sources): SourceNames {
  return new Map(allOf(sources).map(({ repository, folder }) => [repository, folder]));
}
