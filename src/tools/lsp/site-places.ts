// Finds ranges of places in the files of a site, for answers about other files.
import type { Location } from "vscode-languageserver";
import { locatePlaces } from "../../compiler/diagnostics/locate-places.ts";
import type { Place } from "../../compiler/diagnostics/place.ts";
import { sourceText } from "../../compiler/host/source-text.ts";
import { locateInYaml } from "../../compiler/text/yaml-places.ts";
import { sourceLimits } from "../../project/compiled-site.ts";
import type { AskedSite } from "./asked-document.ts";
import { lspRange } from "./lsp-diagnostic.ts";

/** The locations of places, in their order; each file is read once. */
export function locationsOf(places: readonly Place[], { state, uriOf }: AskedSite): readonly Location[] {
  const { site } = state;
  if (site === undefined) return [];
  const limits = { ...sourceLimits({ ...site.settings.compile, links: true }) };
  const rangeOf = locatePlaces(places, (file) => sourceText(site.host, file, limits), locateInYaml);
  return places.map((place) => ({ uri: uriOf(place.file), range: lspRange(rangeOf(place)) }));
}
