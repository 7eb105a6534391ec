// Turns the looks of a Fern site into those of docs.json. (D385)
import {
  isJsonObject,
  ownValue,
  withoutUndefined,
  type JsonObject,
  type JsonValue,
} from "../../../compiler/text/json-value.ts";
import { isExternalHref } from "../../../compiler/contract/href.ts";
import type { ImportLoss } from "../import-loss.ts";
import { listIn, objectIn, wordsIn } from "../json-fields.ts";
import type { FernConfig } from "./fern-config.ts";
import { iconOf } from "./fern-pages.ts";

const color = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Fields that are named one by one. */
export const leftOutFields: readonly string[] = [
  "css",
  "js",
  "typography",
  "layout",
  "theme",
  "global-theme",
  "experimental",
  "analytics",
  "announcement",
];

/** The fields of docs.json, and what they can't say. */
export function fernLooks({ value, file }: FernConfig): {
  readonly fields: JsonObject;
  readonly losses: readonly ImportLoss[];
} {
  const losses: ImportLoss[] = [];
  const logo = ownValue(value, "logo");
  const fields = withoutUndefined({
    logo: typeof logo === "string" ? filePath(logo) : isJsonObject(logo) ? logoField(logo) : undefined,
    favicon: filePath(wordsIn(value, "favicon")),
    colors: colorsField(objectIn(value, "colors")),
    navbar: navbarField(listIn(value, "navbar-links"), file, losses),
    footer: footerField(objectIn(value, "footer-links")),
  });
  for (const name of leftOutFields)
    if (ownValue(value, name) !== undefined)
      losses.push({
        feature: `"${name}" of docs.yml`,
        reason: "it is left out",
        file,
        pointer: `/${name}`,
        what: name,
      });
  return { fields, losses };
}

function filePath(path: string | undefined): string | undefined {
  if (path === undefined || isExternalHref(path)) return path;
  return `/${path.replace(/^(?:\.?\/)+/, "")}`;
}

function logoField(logo: JsonObject): JsonObject | undefined {
  const [light, dark] = [filePath(wordsIn(logo, "light")), filePath(wordsIn(logo, "dark"))];
  const one = light ?? dark;
  if (one === undefined) return undefined;
  return withoutUndefined({ light: one, dark: dark ?? one, href: wordsIn(logo, "href") });
}

function colorsField(colors: JsonObject): JsonObject | undefined {
  const accent = ownValue(colors, "accent-primary") ?? ownValue(colors, "accentPrimary");
  const [light, dark] = isJsonObject(accent) ? [hex(accent["light"]), hex(accent["dark"])] : [hex(accent), undefined];
  const primary = light ?? dark;
  return primary === undefined ? undefined : withoutUndefined({ primary, light: dark, dark: light });
}

function hex(value: JsonValue | undefined): string | undefined {
  if (typeof value !== "string") return undefined;
  const written = value.startsWith("#") ? value : `#${value}`;
  return color.test(written) ? written : undefined;
}

function navbarField(links: readonly JsonValue[], file: string, losses: ImportLoss[]): JsonObject | undefined {
  const shown: JsonObject[] = [];
  let primary: JsonObject | undefined;
  for (const [index, link] of links.entries()) {
    if (!isJsonObject(link)) continue;
    const href = wordsIn(link, "href") ?? wordsIn(link, "url") ?? wordsIn(link, "value");
    const type = wordsIn(link, "type") ?? "minimal";
    const label = wordsIn(link, "text") ?? href ?? "";
    if (href === undefined)
      losses.push({
        feature: "a menu of the bar",
        reason: "links of the bar hold no others",
        file,
        pointer: `/navbar-links/${index}`,
        what: label,
      });
    else if (primary === undefined && type === "github") primary = { type: "github", href };
    else if (primary === undefined && (type === "filled" || type === "primary"))
      primary = { type: "button", label, href };
    else shown.push(withoutUndefined({ label, href, icon: iconOf(link) }));
  }
  return shown.length === 0 && primary === undefined
    ? undefined
    : withoutUndefined({ links: shown.length === 0 ? undefined : shown, primary });
}

function footerField(links: JsonObject): JsonObject | undefined {
  const socials = Object.entries(links).filter(([, href]) => typeof href === "string" && isExternalHref(href));
  return socials.length === 0
    ? undefined
    : { socials: Object.fromEntries(socials.map(([name, href]) => [name === "twitter" ? "x" : name, href])) };
}
