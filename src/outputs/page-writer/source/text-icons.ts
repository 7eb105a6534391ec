// Finds the drawings of the icons in the texts of a site. (D430)
import { iconKey } from "../../../compiler/contract/icon-key.ts";
import type { Site } from "../../../compiler/site/navigation.ts";
import { drawingAddress } from "../../adapters/icons/drawing-address.ts";
import type { IconOptions } from "../../adapters/icons/drawn-icons.ts";
import { withoutDrawing } from "../../adapters/icons/without-drawing.ts";

/**
 * Returns the address of the drawing of the icon of a component; undefined for one that shows a picture, has no icon, or is no
 * component that an example draws with an icon. Calls `lost` if there is no drawing.
 */
export type TextIcons = (component: string, icon: unknown, lost: LostIcon) => string | undefined;

/** Called with what is not drawn, why, and the name of the icon. */
export type LostIcon = (feature: string, reason: string, name: string) => void;

/** Without drawings. */
export const noTextIcons: TextIcons = () => undefined;

/** The icons that components of the texts of a site name. */
export function textIcons({ icons }: Site, { drawingOf }: IconOptions): TextIcons {
  return (component, icon, lost) => {
    if (!withIcon.has(component) || typeof icon !== "string" || isPictureOfSite(icon)) return undefined;
    const key = iconKey(icon, icons?.library);
    const drawing = key === undefined ? undefined : drawingOf?.(key);
    if (drawing !== undefined) return drawingAddress(drawing);
    const reason = drawingOf === undefined ? "no drawing of it was given" : withoutDrawing(key);
    lost("an icon in a text", `${reason}, so it is not shown`, icon);
    return undefined;
  };
}

/** Others have an icon of the theme, or none. */
const withIcon: ReadonlySet<string> = new Set(["Accordion", "Card", "Expandable", "Icon", "Tile"]);

/** A file is copied, and its address is that of the root; the address of a drawing of the page has all of it. */
function isPictureOfSite(icon: string): boolean {
  return /^(?:\/(?!\/)|data:image\/)/.test(icon);
}
