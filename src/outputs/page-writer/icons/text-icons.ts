// Finds the drawings of the icons in the texts of a site. (D430)
import { iconKey } from "../../../compiler/contract/icon-key.ts";
import type { Site } from "../../../compiler/site/navigation.ts";
import { drawingAddress } from "../../adapters/icons/drawing-address.ts";
import type { IconOptions } from "../../adapters/icons/drawn-icons.ts";

/** Returns the address of the drawing of an icon; undefined for anything else. */
export type TextIcons = (icon: unknown) => string | undefined;

/** The icons that components of the texts of a site name. */
export function textIcons({ icons }: Site, { drawingOf }: IconOptions): TextIcons {
  return (icon) => {
    const key = typeof icon === "string" ? iconKey(icon, icons?.library) : undefined;
    const drawing = key === undefined ? undefined : drawingOf?.(key);
    return drawing && drawingAddress(drawing);
  };
}
