// Finds the picture of the site that an icon names.
import { isExternalHref } from "../../../compiler/contract/href.ts";
import type { Icon } from "../../../compiler/contract/icon-form.ts";
import { isSafeAddress } from "../safe-address.ts";

/** The address of the picture from the root of the site; undefined for the name of an icon, and for a picture of another server. */
export function iconPicture(icon: Icon | undefined): string | undefined {
  const name = (typeof icon === "string" ? icon : icon?.name)?.trim() ?? "";
  if (!/^[^?#]+\.\w+(?:[?#]|$)/.test(name) || isExternalHref(name) || !isSafeAddress(name, "picture")) return undefined;
  return `/${name.replace(/^(?:\.?\/)+/, "")}`;
}
