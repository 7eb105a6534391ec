// Finds the drawings of icons in the sets that come with navc. (D420)
import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { perKey } from "../../../compiler/text/per-object.ts";
import { iconSets } from "../../../compiler/contract/icon-form.ts";
import { packageFile } from "../../../project/package-file.ts";

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

/** The drawings of icons by their keys, such as `lucide rocket`. */
export function iconDrawings(keys: Iterable<string>): IconDrawings {
  const found = [...keys].flatMap((key) => {
    const [library = "", name = ""] = key.split(" ");
    const drawing = (iconSets.get(library) ?? []).map(({ set }) => drawingIn(iconSet(set), name)).find(Boolean);
    return drawing === undefined ? [] : [[key, drawing] as const];
  });
  return Object.fromEntries(found);
}

/** More keys are not answered: a page of the preview asks for at most 100 at once. */
const mostKeys = 200;

/** The keys of a request, separated by commas. */
export function readIconKeys(written: string): readonly string[] {
  return written.split(",", mostKeys);
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
