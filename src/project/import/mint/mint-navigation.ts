// Makes the navigation of docs.json from that of mint.json. (D325)
import { withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import { allGroups, makeAllDivisions, makeDivisions, primaryFields, type MintList } from "./mint-divisions.ts";
import { groupsForVersion, groupsOfVersion, groupValue, isWebUrl, withSlash } from "./mint-groups.ts";
import type { MintDivision, MintGroup, MintSite } from "./mint-site.ts";

/** The value of `navigation`. */
export function mintNavigation(site: MintSite): JsonObject {
  const global = globalDivisions(site);
  const tabs = global["tabs"] === undefined ? site.tabs : [];
  const anchors = global["anchors"] === undefined ? site.anchors : [];
  const versions = global["versions"] === undefined ? site.versions : [];
  const shared = withoutUndefined({ tabs: global["tabs"], anchors: global["anchors"] });
  const own = (groups: readonly MintGroup[], version?: string): JsonObject | undefined =>
    divisionsOf({ ...site, tabs, anchors }, groups, version, site);
  const all = Object.keys(shared).length === 0 ? {} : { global: shared };
  if (versions.length === 0) return { ...(own(site.groups) ?? { groups: [] }), ...all };

  const owners = new Map<string, Set<string>>();
  for (const { url, version } of [...anchors, ...tabs]) {
    if (version === undefined || isWebUrl(url) || !versions.some(({ name }) => name === version)) continue;
    owners.set(url, (owners.get(url) ?? new Set()).add(version));
  }
  const isLocale = versions.every(({ locale }) => locale !== undefined);
  const branches = versions.map(({ name, url, isDefault, locale }): JsonObject => {
    const label = isLocale ? { language: locale! } : { version: name };
    const fields = isDefault ? { ...label, default: true } : label;
    if (url !== undefined) return { ...fields, href: url };
    const groups = groupsForVersion(site.groups, name, owners);
    const held = own(groups.length === 0 ? site.groups : groups, name);
    return { ...fields, ...(held ?? { groups: [] }) };
  });
  return { [isLocale ? "languages" : "versions"]: branches, ...all };
}

function areLinks(
  list: readonly { readonly url: string | undefined; readonly version?: string | undefined }[],
): boolean {
  return list.length > 0 && list.every(({ url, version }) => version === undefined && isWebUrl(url));
}

function hiddenOf({ isHidden }: MintDivision): true | undefined {
  return isHidden ? true : undefined;
}

/** Divisions that all lead to other sites are on every page. */
function globalDivisions({ tabs, anchors, versions }: MintSite): JsonObject {
  return withoutUndefined({
    versions: areLinks(versions) ? versions.map(({ name, url }) => ({ version: name, href: url! })) : undefined,
    tabs: areLinks(tabs)
      ? tabs.map((tab) => withoutUndefined({ tab: tab.name, href: tab.url, hidden: hiddenOf(tab) }))
      : undefined,
    anchors: areLinks(anchors)
      ? anchors.map((anchor) =>
          withoutUndefined({
            anchor: anchor.name,
            href: anchor.url,
            icon: anchor.icon,
            color: anchor.color === undefined ? undefined : { light: anchor.color, dark: anchor.color },
            hidden: hiddenOf(anchor),
          }),
        )
      : undefined,
  });
}

/** The lists of one version. `given` also has the divisions that are on every page: they decide which of the two lists is the outer one. */
function divisionsOf(
  site: MintSite,
  groups: readonly MintGroup[],
  version: string | undefined,
  given: MintSite,
): JsonObject | undefined {
  const outer = outerList(site);
  const inner = outer === "tabs" ? "anchors" : "tabs";
  const input = { site, groups, version };
  if (given[outer].length > 0) {
    const { made, left } = makeDivisions(outer, site[outer], input, site[inner]);
    if (left.length === 0 && site[inner].length === 0) return { [outer]: made };
    const first =
      site[inner].length > 0
        ? { [inner]: makeAllDivisions(inner, site[inner], { ...input, groups: left.length > 0 ? left : groups }) }
        : { groups: allGroups(left, version) };
    return { [outer]: [{ ...primaryFields(outer, site), ...first }, ...made] };
  }
  if (given[inner].length > 0) return { [inner]: makeAllDivisions(inner, site[inner], input) };
  return groups.length === 0 ? undefined : { groups: groupsOfVersion(groups, version).map(groupValue) };
}

/** The list that has the other one in it: the one whose addresses begin with more of the other's. */
function outerList({ tabs, anchors }: MintSite): MintList {
  if (tabs.length === 0) return "anchors";
  if (anchors.length === 0) return "tabs";
  const ofTabs = tabs.filter((tab) => begins(tab, anchors)).length;
  const ofAnchors = anchors.filter((anchor) => begins(anchor, tabs)).length;
  if (ofTabs === tabs.length) return "tabs";
  if (ofAnchors === anchors.length) return "anchors";
  return ofTabs > ofAnchors ? "tabs" : "anchors";
}

function begins(one: MintDivision, others: readonly MintDivision[]): boolean {
  return others.some(({ url }) => withSlash(one.url).startsWith(withSlash(url)));
}
