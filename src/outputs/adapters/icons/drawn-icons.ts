// The icons of a navigation as classes, and the style sheet that draws them. (D430)
import type { Icon } from "../../../compiler/contract/icon-form.ts";
import { iconKey } from "../../../compiler/contract/icon-key.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { AdapterHost } from "../host-name.ts";
import { drawingAddress } from "./drawing-address.ts";
import { iconRules } from "./icon-rules.ts";
import { iconPicture } from "./icon-picture.ts";
import { navigationIcons } from "./navigation-icons.ts";
import { withoutDrawing } from "./without-drawing.ts";

/**
 * Returns the SVG document of an icon by its key: the library and the name, such as `lucide rocket`. Undefined if there is none.
 * `iconDrawing` of `navc/page-writer` knows Font Awesome Free, Lucide and Tabler.
 */
export type IconDrawing = (key: string) => string | undefined;

/** The option of an adapter for the icons of docs.json. */
export interface IconOptions {
  /** The drawings of icons. If absent, icons are named in `notExpressed`. */
  readonly drawingOf?: IconDrawing;
}

/** The icons that a style sheet draws. */
export class DrawnIcons {
  readonly #library: string | undefined;
  readonly #hasDrawings: boolean;
  readonly #basePath: string;
  /** The value of `url()` for each drawing. */
  readonly #drawings = new Map<string, string>();
  /** The addresses of pictures, without the base path. */
  readonly #pictures = new Set<string>();

  constructor(navigation: ResolvedNavigation, { drawingOf }: IconOptions) {
    const { icons, basePath } = navigation.site;
    this.#library = icons?.library;
    this.#basePath = basePath;
    this.#hasDrawings = drawingOf !== undefined;
    if (drawingOf === undefined) return;
    for (const { icon } of navigationIcons(navigation)) {
      const key = iconKey(icon, this.#library);
      const drawing = key === undefined ? undefined : drawingOf(key);
      if (key !== undefined && drawing !== undefined) this.#drawings.set(key, drawingAddress(drawing));
      const picture = iconPicture(icon);
      if (picture !== undefined) this.#pictures.add(picture);
    }
  }

  /** The classes of an entry with this icon; undefined if it is not drawn. */
  classOf(icon: Icon | undefined): string | undefined {
    const key = iconKey(icon, this.#library);
    if (key !== undefined && this.#drawings.has(key)) return `navc-icon ${drawingClass(key)}`;
    const picture = iconPicture(icon);
    if (picture !== undefined && this.#pictures.has(picture)) return `navc-icon ${drawingClass(picture)}`;
    return undefined;
  }

  /** Why an icon is not drawn, as the end of a sentence; undefined if it is drawn, or if there is none. */
  reasonAgainst(icon: Icon | undefined): string | undefined {
    if (icon === undefined || this.classOf(icon) !== undefined) return undefined;
    const reason = this.#hasDrawings ? withoutDrawing(iconKey(icon, this.#library)) : "no drawing of it was given";
    return `${reason}, so the label is shown without it`;
  }

  /** The style sheet that draws the icons; undefined if there are none. */
  styles(host: AdapterHost): string | undefined {
    const masks = [...this.#drawings].map(([key, address]) => ({ className: drawingClass(key), address }));
    // Docusaurus takes an address in a style sheet for a file of its folder `static`, and adds the base path itself.
    const base = host === "docusaurus" ? "" : this.#basePath;
    const pictures = [...this.#pictures].map((path) => ({
      className: drawingClass(path),
      address: encodedPath(base + path),
    }));
    return masks.length + pictures.length === 0 ? undefined : iconRules(host, masks, pictures);
  }
}

function drawingClass(name: string): string {
  return `navc-icon--${name.replaceAll(" ", "-").replaceAll(/[^A-Za-z\d-]/gu, (mark) => `_${mark.codePointAt(0)!.toString(16)}`)}`;
}

function encodedPath(path: string): string {
  return path
    .replaceAll(/["'()\\<>\s]/g, encodeURIComponent)
    .replaceAll("'", "%27")
    .replaceAll("(", "%28")
    .replaceAll(")", "%29");
}
