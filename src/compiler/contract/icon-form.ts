// The icons and colors that several fields of docs.json have.
import {
  choiceOf,
  closedObject,
  field,
  needed,
  objectOf,
  textForm,
  type EitherForm,
  type ValueForm,
} from "./value-form.ts";

/** An icon of a library by its name. */
export interface NamedIcon {
  /** Its name in the library. */
  readonly name: string;
  /** Where its library has several styles: `solid`, `regular` and so on. */
  readonly style?: string;
  /** Its library, if it is not the one of the site. */
  readonly library?: string;
}

/** An icon: its name, or the path or address of a picture; or an object with a name, a style and a library. */
export type Icon = string | NamedIcon;

/** The libraries of icons that the platform knows. */
export const iconLibraries: readonly string[] = ["fontawesome", "lucide", "tabler"];

/** A set of icons, by its name in Iconify. */
export type IconSetName = "fa6-solid" | "fa6-brands" | "lucide" | "tabler";

/** The sets of a library, with names for readers. */
export const iconSets: ReadonlyMap<string, readonly { readonly set: IconSetName; readonly note: string }[]> = new Map([
  [
    "fontawesome",
    [
      { set: "fa6-solid", note: "Font Awesome" },
      { set: "fa6-brands", note: "Font Awesome, brands" },
    ],
  ],
  ["lucide", [{ set: "lucide", note: "Lucide" }]],
  ["tabler", [{ set: "tabler", note: "Tabler" }]],
]);

const iconStyles: readonly string[] = [
  "solid",
  "regular",
  "light",
  "thin",
  "duotone",
  "brands",
  "sharp-solid",
  "sharp-regular",
  "sharp-light",
  "sharp-thin",
  "sharp-duotone-solid",
];

/** The name of an icon, or an object with a name, a style and a library. */
export const iconForm: EitherForm = {
  kind: "either",
  string: textForm("icon name"),
  object: objectOf({
    name: needed(textForm("icon name"), "Name of the icon.", "book"),
    style: field(choiceOf("a style of icons", iconStyles), "Style of the icon, where its library has several."),
    library: field(choiceOf("a library of icons", iconLibraries), "Library of the icon."),
  }),
};

/** A color as `#RGB` or `#RRGGBB`. */
export const hexColor: ValueForm = textForm("hex color");

/** A color for light pages, one for dark pages, or both. */
export const colorPair: ValueForm = closedObject({
  light: field(hexColor, "Color on light pages.", "#0F766E"),
  dark: field(hexColor, "Color on dark pages.", "#5EEAD4"),
});
