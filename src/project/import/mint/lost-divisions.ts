// Names the tabs and anchors of mint.json that docs.json has nowhere. (D325)
import { isJsonObject, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { MintList } from "./mint-divisions.ts";
import type { MintDivision, MintSite } from "./mint-site.ts";

/** A loss for each tab and anchor that the navigation has under no place with its name. */
export function lostDivisions(site: MintSite, navigation: JsonObject, file: string): readonly ImportLoss[] {
  const labels = { tabs: new Set<JsonValue>(), anchors: new Set<JsonValue>() };
  addLabels(navigation, labels);
  return (["tabs", "anchors"] as const).flatMap((list) =>
    site[list]
      .filter(({ name }) => !labels[list].has(name))
      .map((division) => lostDivision(division, list, site, file)),
  );
}

function addLabels(value: JsonValue, labels: Readonly<Record<MintList, Set<JsonValue>>>): void {
  if (Array.isArray(value)) for (const each of value as readonly JsonValue[]) addLabels(each, labels);
  if (!isJsonObject(value)) return;
  if (value["tab"] !== undefined) labels.tabs.add(value["tab"]);
  if (value["anchor"] !== undefined) labels.anchors.add(value["anchor"]);
  for (const each of Object.values(value)) addLabels(each, labels);
}

function lostDivision(
  { name, url, version, pointer }: MintDivision,
  list: MintList,
  site: MintSite,
  file: string,
): ImportLoss {
  const isOfNone = version !== undefined && !site.versions.some((each) => each.name === version);
  return {
    feature: "a tab or anchor that holds no page",
    reason: 'the platform leaves it out of docs.json, too; for a link, write it there with "href"',
    file,
    pointer,
    what: `${list === "tabs" ? "tab" : "anchor"} "${name}" (${isOfNone ? `version ${version}` : url})`,
    isNamed: true,
  };
}
