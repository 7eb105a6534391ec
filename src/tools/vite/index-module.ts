// Writes the module `virtual:navc`: what an app needs of a site before any edition is loaded.
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { editionFile } from "../../outputs/split/edition-file.ts";
import { navigationIndex } from "../../outputs/split/split-navigation.ts";
import { editionByRules, editionRules } from "./edition-rules.ts";

/** `virtual:navc/edition/` and the name of the file that `navc compile --split` writes, so that it is a valid name everywhere. */
export function editionModuleId(edition: string): string {
  return `virtual:navc/edition/${editionFile(edition).slice("editions/".length, -".json".length)}`;
}

/** The text of the module. */
export function indexModule(navigation: ResolvedNavigation): string {
  // The bundler names the parts by their content.
  const index = navigationIndex(navigation, () => "");
  const loaders = navigation.editions.map(
    ({ id }) => `  [${JSON.stringify(id)}]: () => import(${JSON.stringify(editionModuleId(id))}),\n`,
  );
  return `${editionByRules.toString()}
const rules = ${JSON.stringify(editionRules(navigation))};
export const index = ${JSON.stringify(index)};
export const editions = {\n${loaders.join("")}};
export const editionAt = (address, last) => ${editionByRules.name}(rules, address, last);
export async function readEdition(file) {
  const { id } = index.editions.find((edition) => edition.file === file);
  return (await editions[id]()).default;
}
`;
}
