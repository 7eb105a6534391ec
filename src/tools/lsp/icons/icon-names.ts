// Reads the names of icons. The build replaces this file by the names. (D375)
import { readFileSync } from "node:fs";
import type { IconSetName } from "../../../compiler/contract/icon-form.ts";
import { packageFile } from "../../../project/package-file.ts";

/** The names of a set, also the older ones that still work. */
export function iconNames(set: IconSetName): readonly string[] {
  const text = readFileSync(packageFile(`node_modules/@iconify-json/${set}/icons.json`), "utf8");
  const { icons, aliases } = JSON.parse(text) as { readonly icons: object; readonly aliases?: object };
  return Object.keys({ ...icons, ...aliases });
}
