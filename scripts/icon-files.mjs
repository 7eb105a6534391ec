// Writes the drawings of the icons that docs.json can name, one packed file for each set. (D420)
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { fab } from "@fortawesome/free-brands-svg-icons";
import { fas } from "@fortawesome/free-solid-svg-icons";

const packages = resolve(import.meta.dirname, "../node_modules/@iconify-json");
const sets = ["fa6-solid", "fa6-brands", "lucide", "tabler"];
/** The sets whose older names, such as `home`, are not in Iconify. */
const withOlderNames = { "fa6-solid": fas, "fa6-brands": fab };
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Writes `icons/<set>.json.br` to the folder `dist`, and returns the files of packages that are in them. */
export function writeIconFiles(dist) {
  mkdirSync(join(dist, "icons"), { recursive: true });
  return sets.map((set) => {
    const file = join(packages, set, "icons.json");
    const drawings = JSON.stringify(drawingsOf(JSON.parse(readFileSync(file, "utf8")), olderNames(set)));
    writeFileSync(join(dist, "icons", `${set}.json.br`), brotliCompressSync(drawings, packing));
    return file;
  });
}

/** The box of most icons, the body of each or its body with its own width, and the older names of some. Those that are a turned icon are left out. */
function drawingsOf({ icons, aliases = {}, width = 16, height = 16 }, older) {
  const bodies = Object.entries(icons).map(([name, { body, width: own = width }]) => [
    name,
    own === width ? body : [body, own],
  ]);
  const names = Object.entries(aliases).flatMap(([name, { parent, ...turned }]) =>
    Object.keys(turned).length > 0 ? [] : [[name, parent]],
  );
  const known = older.filter(([name, icon]) => !Object.hasOwn(icons, name) && Object.hasOwn(icons, icon));
  return { width, height, icons: Object.fromEntries(bodies), aliases: Object.fromEntries([...known, ...names]) };
}

/** The older names of the icons of a set, each with its name now. Among them are characters, which are numbers. */
function olderNames(set) {
  return Object.values(withOlderNames[set] ?? {}).flatMap(({ iconName, icon: [, , aliases] }) =>
    aliases.filter((alias) => typeof alias === "string").map((alias) => [alias, iconName]),
  );
}
