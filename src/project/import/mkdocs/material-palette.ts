// Reads the colors and modes of Material for MkDocs.
import {
  isJsonObject,
  ownValue,
  withoutUndefined,
  type JsonObject,
  type JsonValue,
} from "../../../compiler/text/json-value.ts";
import type { ImportLoss } from "../import-loss.ts";
import { objectIn, wordsIn } from "../json-fields.ts";
import { lostSetting } from "../lost-settings.ts";
import type { MkdocsConfig } from "./mkdocs-config.ts";

/** `--md-primary-fg-color` of each name. Black and white are the bar alone, and not the color of links. */
const colors: ReadonlyMap<string, string> = new Map([
  ["red", "#ef5552"],
  ["pink", "#e92063"],
  ["purple", "#ab47bd"],
  ["deep purple", "#7e56c2"],
  ["indigo", "#4051b5"],
  ["blue", "#2094f3"],
  ["light blue", "#02a6f2"],
  ["cyan", "#00bdd6"],
  ["teal", "#009485"],
  ["green", "#4cae4f"],
  ["light green", "#8bc34b"],
  ["lime", "#cbdc38"],
  ["yellow", "#ffec3d"],
  ["amber", "#ffc105"],
  ["orange", "#ffa724"],
  ["deep orange", "#ff6e42"],
  ["brown", "#795649"],
  ["grey", "#757575"],
  ["blue grey", "#546d78"],
]);

/** The fields of docs.json, and what they can't say. */
export function materialPalette({ value, file }: MkdocsConfig): {
  readonly fields: JsonObject;
  readonly losses: readonly ImportLoss[];
} {
  const written = ownValue(objectIn(value, "theme"), "palette");
  const each: readonly JsonValue[] = Array.isArray(written) ? (written as readonly JsonValue[]) : [written ?? null];
  const palettes = each.filter(isJsonObject);
  const light = palettes.find((palette) => !isDark(palette));
  const dark = palettes.find(isDark);
  const primaries = [light, dark].map((palette) => palette && colorOf(palette));
  const losses = lostIn(palettes).map((what) => lostSetting(`theme.palette ${what}`, file, "/theme/palette"));
  return {
    fields: withoutUndefined({ colors: colorsField(primaries[0], primaries[1]), appearance: appearanceOf(palettes) }),
    losses,
  };
}

function isDark(palette: JsonObject): boolean {
  return wordsIn(palette, "scheme") === "slate";
}

function colorOf(palette: JsonObject): string | undefined {
  return colors.get((wordsIn(palette, "primary") ?? "").replaceAll("-", " "));
}

/** The color of a mode without one is that of Material, which is only written if the other mode has one. */
function colorsField(light: string | undefined, dark: string | undefined): JsonObject | undefined {
  if (light === undefined && dark === undefined) return undefined;
  const primary = light ?? colors.get("indigo")!;
  return dark === undefined || dark === primary ? { primary } : { primary, light: dark };
}

/** The mode in which readers start, and whether they can change it. */
function appearanceOf(palettes: readonly JsonObject[]): JsonObject | undefined {
  const [first] = palettes;
  const schemes = new Set(palettes.map((palette) => wordsIn(palette, "scheme") ?? "default"));
  if (first === undefined || [...schemes].some((scheme) => scheme !== "default" && scheme !== "slate"))
    return undefined;
  const start = isDark(first) ? "dark" : "light";
  if (schemes.size < 2) return { default: start, strict: true };
  return {
    default: palettes.some((palette) => wordsIn(palette, "media")?.includes("prefers-") === true) ? "system" : start,
  };
}

function lostIn(palettes: readonly JsonObject[]): readonly string[] {
  const lost = palettes.flatMap((palette) => {
    const [primary, accent, scheme] = [
      wordsIn(palette, "primary"),
      wordsIn(palette, "accent"),
      wordsIn(palette, "scheme"),
    ];
    return [
      ...(primary !== undefined && colorOf(palette) === undefined ? [`primary ${primary}`] : []),
      ...(accent === undefined ? [] : [`accent ${accent}`]),
      ...(scheme === undefined || scheme === "default" || scheme === "slate" ? [] : [`scheme ${scheme}`]),
    ];
  });
  return [...new Set(lost)];
}
