// Collects the licences that have to be passed on with bundled programs.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { iconLicence } from "./icon-licence.mjs";

/** The licences of the packages that were bundled, each with the name and version of the package. */
export function licencesOf(files) {
  const folders = new Set(
    files.flatMap((file) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? []),
  );
  const texts = [...folders].map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    const text = file === undefined ? iconLicence(folder) : readFileSync(join(folder, file), "utf8").trim();
    if (text === undefined) throw new Error(`${name} has no file with its licence, so it can't be bundled.`);
    return `${name} ${version}\n\n${text}\n`;
  });
  return `The programs in this folder contain these packages.\n\n${texts.toSorted().join(`\n${"-".repeat(80)}\n\n`)}`;
}
