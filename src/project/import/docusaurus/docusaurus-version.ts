// Finds the versions of the documents of a Docusaurus site, with their folders and addresses.
import { ownValue, type JsonObject } from "../../../compiler/text/json-value.ts";
import type { OldFolder } from "../old-folder.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import { inSite, type DocsInstance, type DocusaurusConfig } from "./docusaurus-config.ts";
import { joinedAddress } from "./docusaurus-names.ts";

/** A version of one instance. */
export interface DocusaurusVersion {
  readonly name: string;
  readonly label: string;
  readonly folder: string;
  /** The file of its sidebars; undefined if they are made from its folder. */
  readonly sidebars: string | undefined;
  /** Its address in the default locale, below the base. */
  readonly address: string;
  readonly isLast: boolean;
}

/** The versions of an instance, the newest first. */
export function docusaurusVersions(
  instance: DocsInstance,
  { site }: DocusaurusConfig,
  source: OldFolder,
): readonly DocusaurusVersion[] {
  const { id, options } = instance;
  const start = id === "default" ? "" : `${id}_`;
  const list = options["disableVersioning"] === true ? undefined : inSite(site, `${start}versions.json`);
  const listed = list === undefined ? undefined : source.json(list);
  const released = Array.isArray(listed) ? listed.filter((each) => typeof each === "string") : [];
  const hasCurrent = options["includeCurrentVersion"] !== false || released.length === 0;
  const all = hasCurrent ? ["current", ...released] : released;
  const only = listIn(options, "onlyIncludeVersions");
  const names = only.length === 0 ? all : all.filter((name) => only.includes(name));
  const last = wordsIn(options, "lastVersion") ?? released.find((name) => names.includes(name)) ?? "current";
  return names.flatMap((name): readonly DocusaurusVersion[] => {
    const isLast = name === last;
    const own = versionOptions(options, name);
    const path = wordsIn(own, "path") ?? (isLast ? "" : name === "current" ? "next" : name);
    const isCurrent = name === "current";
    const folder = isCurrent ? instance.path : inSite(site, `${start}versioned_docs/version-${name}`);
    const sidebars = inSite(site, `${start}versioned_sidebars/version-${name}-sidebars.json`);
    if (folder === undefined || sidebars === undefined) return [];
    const made = {
      name,
      label: wordsIn(own, "label") ?? (isCurrent ? "Next" : name),
      folder,
      sidebars: isCurrent ? instance.sidebars : source.has(sidebars) ? sidebars : undefined,
      address: joinedAddress(instance.routeBasePath, path),
      isLast,
    };
    return [made];
  });
}

function versionOptions(options: JsonObject, name: string): JsonObject {
  const all = objectIn(options, "versions");
  return ownValue(all, name) === undefined ? {} : objectIn(all, name);
}
