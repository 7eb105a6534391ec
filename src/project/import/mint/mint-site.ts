// Reads what mint.json says about the navigation. (D325)
import { isJsonObject, type JsonObject, type JsonValue } from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";

/** A group of `navigation`. */
export interface MintGroup {
  readonly group: string;
  readonly icon: JsonValue | undefined;
  readonly version: string | undefined;
  /** Paths as written: the platform compares them so with the addresses of tabs, anchors and versions. */
  readonly pages: readonly (string | MintGroup)[];
}

/** An element of `tabs` or `anchors`, whose pages are those below its address. */
export interface MintDivision {
  readonly name: string;
  readonly url: string;
  readonly icon: JsonValue | undefined;
  readonly color: string | undefined;
  readonly version: string | undefined;
  readonly isHidden: boolean;
  readonly openapi: string | undefined;
  /** Where it is in the file. */
  readonly pointer: string;
}

/** An element of `versions`. */
export interface MintVersion {
  readonly name: string;
  readonly url: string | undefined;
  readonly isDefault: boolean;
  readonly locale: string | undefined;
}

/** The first tab or anchor, which holds the groups that are in no other. */
export interface MintPrimary {
  readonly name: string | undefined;
  readonly icon: JsonValue | undefined;
  readonly isHidden: boolean | undefined;
}

/** The navigation of a mint.json; what can't be read is a loss. */
export interface MintSite {
  readonly groups: readonly MintGroup[];
  readonly tabs: readonly MintDivision[];
  readonly anchors: readonly MintDivision[];
  readonly versions: readonly MintVersion[];
  readonly primaryTab: MintPrimary | undefined;
  readonly topAnchor: MintPrimary | undefined;
  readonly losses: readonly ImportLoss[];
}

/** Reads a mint.json. */
export function mintSite(mint: JsonObject, file: string): MintSite {
  const reader = new MintReader(file);
  return {
    groups: reader.list(mint, "navigation", "", (value, pointer) => reader.group(value, pointer)),
    tabs: reader.list(mint, "tabs", "", divisionOf),
    anchors: reader.list(mint, "anchors", "", divisionOf),
    versions: reader.list(mint, "versions", "", versionOf),
    primaryTab: primaryOf(mint["primaryTab"]),
    topAnchor: primaryOf(mint["topAnchor"]),
    losses: reader.losses,
  };
}

class MintReader {
  readonly losses: ImportLoss[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  list<Element>(
    owner: JsonObject,
    field: string,
    above: string,
    read: (value: JsonValue, pointer: string) => Element | undefined,
  ): readonly Element[] {
    const value = owner[field];
    if (value === undefined) return [];
    if (!Array.isArray(value)) {
      this.#lose(`${above}/${field}`, "it is no list");
      return [];
    }
    return value.flatMap((element: JsonValue, index) => {
      const pointer = `${above}/${field}/${index}`;
      const found = read(element, pointer);
      if (found === undefined) this.#lose(pointer, `it is no element of "${field}"`);
      return found ?? [];
    });
  }

  group(value: JsonValue, pointer: string): MintGroup | undefined {
    if (!isJsonObject(value) || typeof value["group"] !== "string") return undefined;
    const pages = this.list(value, "pages", pointer, (page, at) =>
      typeof page === "string" ? (pagePath(page) === undefined ? undefined : page) : this.group(page, at),
    );
    return { group: value["group"], icon: iconOf(value), version: textOf(value["version"]), pages };
  }

  #lose(pointer: string, reason: string): void {
    this.losses.push({ feature: "a part of mint.json", reason, file: this.#file, pointer });
  }
}

/** The path of a page as the platform reads it: from the root, without `.` and `..`; undefined if it is the root. */
export function pagePath(written: string): string | undefined {
  const names: string[] = [];
  for (const name of written.split("/")) {
    if (name === "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  }
  if (names.length === 0) return undefined;
  return names.join("/") + (written.endsWith("/") ? "/" : "");
}

function divisionOf(value: JsonValue, pointer: string): MintDivision | undefined {
  if (!isJsonObject(value)) return undefined;
  const [name, url] = [textOf(value["name"]), textOf(value["url"])];
  if (name === undefined || url === undefined) return undefined;
  const { color } = value;
  return {
    name: name.trim(),
    url: url.trim(),
    icon: iconOf(value),
    color: textOf(isJsonObject(color ?? null) ? (color as JsonObject)["from"] : color),
    version: textOf(value["version"]),
    isHidden: value["isDefaultHidden"] === true,
    openapi: textOf(value["openapi"]),
    pointer,
  };
}

function versionOf(value: JsonValue): MintVersion | undefined {
  if (typeof value === "string") return { name: value, url: undefined, isDefault: false, locale: undefined };
  if (!isJsonObject(value)) return undefined;
  const name = textOf(value["name"]);
  if (name === undefined) return undefined;
  return { name, url: textOf(value["url"]), isDefault: value["default"] === true, locale: textOf(value["locale"]) };
}

function primaryOf(value: JsonValue | undefined): MintPrimary | undefined {
  if (value === undefined || !isJsonObject(value)) return undefined;
  const { isDefaultHidden } = value;
  return {
    name: textOf(value["name"]),
    icon: iconOf(value),
    isHidden: typeof isDefaultHidden === "boolean" ? isDefaultHidden : undefined,
  };
}

function iconOf(value: JsonObject): JsonValue | undefined {
  const [name, style] = [textOf(value["icon"]), textOf(value["iconType"])];
  return name === undefined || style === undefined ? name : { name, style };
}

function textOf(value: JsonValue | undefined): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
