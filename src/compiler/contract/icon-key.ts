// Names the drawing of an icon. (D420)
import type { Icon } from "./icon-form.ts";

/** Longer names are no icon's. */
const longestName = 60;

/** A library and the name of an icon in it, such as `lucide rocket`; undefined for a picture, and for a name that no icon can have. */
export function iconKey(icon: Icon | undefined, siteLibrary: string | undefined): string | undefined {
  const { name, library = siteLibrary ?? "fontawesome" } = typeof icon === "string" ? { name: icon } : (icon ?? {});
  const plain = name
    ?.trim()
    .toLowerCase()
    .replace(/^(?:fa|lucide|tabler)-/, "");
  if (plain === undefined || plain.length > longestName || !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(plain)) return undefined;
  return /^[a-z]+$/.test(library) ? `${library} ${plain}` : undefined;
}
