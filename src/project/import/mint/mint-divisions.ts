// Makes the tabs and anchors of docs.json from those of mint.json. (D325)
import { withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import { groupsOfVersion, groupValue, isWebUrl, splitGroups, withSlash } from "./mint-groups.ts";
import type { MintDivision, MintGroup, MintSite } from "./mint-site.ts";

/** The two lists of divisions of mint.json. */
export type MintList = "tabs" | "anchors";

/** What divisions are made of. */
interface DivisionInput {
  readonly site: MintSite;
  readonly groups: readonly MintGroup[];
  readonly version: string | undefined;
}

/** The divisions of a list, and the groups that none of them has. */
export interface MadeDivisions {
  readonly made: readonly JsonObject[];
  readonly left: readonly MintGroup[];
}

/** The divisions of one list. `within` has those of the other list: each goes into the division whose address is above its own. */
export function makeDivisions(
  list: MintList,
  divisions: readonly MintDivision[],
  { site, groups, version }: DivisionInput,
  within: readonly MintDivision[] = [],
): MadeDivisions {
  let left = groupsOfVersion(groups, version);
  const made = divisions.flatMap((division): readonly JsonObject[] => {
    if (version !== undefined && division.version !== undefined && division.version !== version) return [];
    const start = withSlash(division.url);
    const isBelow = ({ url }: MintDivision): boolean => withSlash(url).startsWith(start);
    const other = list === "tabs" ? "anchors" : "tabs";
    const inside = within.filter(isBelow);
    const nested = makeDivisions(other, inside, { site, groups, version }).made;
    const split = splitGroups(
      left,
      division,
      version,
      divisions.filter((each) => each.url !== division.url && isBelow(each)),
    );
    left = split.others;
    const fields = divisionFields(list, division);
    if (inside.length > 0 && nested.length > 0) return [{ ...fields, [other]: nested }];
    if (split.matched.length > 0) return [{ ...fields, groups: split.matched.map(groupValue) }];
    if (division.openapi !== undefined && !isWebUrl(division.url)) return [fields];
    return division.openapi === undefined && !URL.canParse(division.url) ? [] : [{ ...fields, href: division.url }];
  });
  return { made, left };
}

/** The divisions of a list, with one before them for the groups that no other has. */
export function makeAllDivisions(
  list: MintList,
  divisions: readonly MintDivision[],
  input: DivisionInput,
): readonly JsonObject[] {
  const { made, left } = makeDivisions(list, divisions, input);
  if (left.length === 0) return made;
  return [{ ...primaryFields(list, input.site), groups: allGroups(left, input.version) }, ...made];
}

/** The groups of a version in the form of docs.json. */
export function allGroups(groups: readonly MintGroup[], version: string | undefined): readonly JsonObject[] {
  return splitGroups(groups, undefined, version).matched.map(groupValue);
}

/** The fields of the first tab or anchor, which holds the groups that are in no other. */
export function primaryFields(list: MintList, { primaryTab, topAnchor }: MintSite): JsonObject {
  if (list === "tabs")
    return primaryTab === undefined
      ? { tab: "Documentation" }
      : withoutUndefined({ tab: primaryTab.name, hidden: primaryTab.isHidden });
  const named =
    topAnchor?.name === undefined ? { anchor: "Documentation", icon: "book-open" } : { anchor: topAnchor.name };
  return topAnchor?.icon === undefined ? named : { ...named, icon: topAnchor.icon };
}

function divisionFields(list: MintList, { name, url, icon, color, isHidden, openapi }: MintDivision): JsonObject {
  const hidden = isHidden ? true : undefined;
  const spec = openapi === undefined ? undefined : isWebUrl(url) ? openapi : { source: openapi, directory: url };
  if (list === "tabs") return withoutUndefined({ tab: name, hidden, openapi: spec });
  const colors = color === undefined ? undefined : { light: color, dark: color };
  return withoutUndefined({ anchor: name, hidden, openapi: spec, icon, color: colors });
}
