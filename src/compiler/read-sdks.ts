// Reads the libraries of a site; a site without one loads no parser for them.
import type { SdkSources } from "./specs/load-sdk.ts";
import { noSdks, type SdkCatalog } from "./specs/sdk-catalog.ts";

/** The catalogue of all libraries that docs.json names. */
export async function readSdks(sources: SdkSources): Promise<SdkCatalog> {
  if (sources.references.length === 0) return noSdks;
  const { loadSdks } = await import("./specs/load-sdk.ts");
  return loadSdks(sources);
}
