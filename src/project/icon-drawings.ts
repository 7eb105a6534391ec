// Finds the drawings of icons in the sets that come with navc. (D420)
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { perKey } from "../compiler/text/per-object.ts";
import { iconSets } from "../compiler/contract/icon-form.ts";
import { packageFile } from "./package-file.ts";

/** A set as `scripts/icon-files.mjs` writes it. */
interface IconSet {
  readonly width: number;
  readonly height: number;
  /** The body of an SVG document, or the body with the width of its box. */
  readonly icons: { readonly [name: string]: string | readonly [body: string, width: number] };
  readonly aliases: { readonly [name: string]: string };
}

/** SVG documents by the keys of their icons; an icon that no set has is left out. */
export interface IconDrawings {
  readonly [key: string]: string;
}

/** The drawings of icons by their keys. */
export function iconDrawings(keys: Iterable<string>): IconDrawings {
  const found = [...keys].flatMap((key) => {
    const drawing = iconDrawing(key);
    return drawing === undefined ? [] : [[key, drawing] as const];
  });
  return Object.fromEntries(found);
}

/**
 * Returns the SVG document of an icon of Font Awesome Free, Lucide or Tabler, which come with navc; undefined for any other. Its
 * key is the name of the library, a space, and the name of the icon. Throws if the files of navc are not complete.
 *
 * @example
 * ```ts
 * toStarlight(navigation, { drawingOf: iconDrawing });
 * iconDrawing("lucide rocket"); // "<svg …>"
 * ```
 */
export function iconDrawing(key: string): string | undefined {
  const [library = "", name = ""] = key.split(" ");
  return (iconSets.get(library) ?? []).map(({ set }) => drawingIn(iconSet(set), name)).find(Boolean);
}

const iconSet = perKey((set: string): IconSet => {
  const packed = readFileSync(packageFile(`dist/icons/${set}.json.br`));
  return JSON.parse(brotliDecompressSync(packed).toString("utf8")) as IconSet;
});

function drawingIn({ icons, aliases, width, height }: IconSet, name: string): string | undefined {
  const own = Object.hasOwn(aliases, name) ? aliases[name]! : name;
  if (!Object.hasOwn(icons, own)) return undefined;
  const icon = icons[own]!;
  const [body, wide] = typeof icon === "string" ? [icon, width] : icon;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${height}">${body}</svg>`;
}
