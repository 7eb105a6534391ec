// Says which sets of icons come with navc. (D420)

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
