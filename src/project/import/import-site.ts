// Imports a documentation site: what docs.json and its files would be, without writing them.
import type { Host } from "../../compiler/host/host.ts";
import type { JsonObject } from "../../compiler/text/json-value.ts";
import type { ImportKind } from "./import-kind.ts";
import type { ImportLoss } from "./import-loss.ts";
import type { CopiedFile, ImportedSite } from "./imported-site.ts";
import { importers } from "./importers.ts";
import { linkFinder } from "./link-finder.ts";
import { defaultFields, makeConfig } from "./make-config.ts";
import { importPage, type NewPageFile } from "./import-page.ts";
import { makeRedirects } from "./make-redirects.ts";
import { fitDepth } from "./fit-depth.ts";
import { OldFolder } from "./old-folder.ts";
import { placeFiles } from "./place-files.ts";
import { topIdFinder } from "./top-ids.ts";
import { TreeLimits } from "./tree-limits.ts";

/** What is imported, and how. */
export interface ImportOptions {
  readonly kind: ImportKind;
  /** The folder of the old site. */
  readonly host: Host;
  /** The evaluated configuration as JSON, in that folder. */
  readonly config?: string | undefined;
  /** Patterns of paths that are not listed, such as the folder that is written to. */
  readonly ignore?: readonly string[];
}

/** The site that an import makes. */
export interface SiteImport {
  readonly site: ImportedSite;
  readonly config: JsonObject;
  /** What nobody has chosen in docs.json: paths of fields with their values. */
  readonly defaults: JsonObject;
  /** The pages, each made when it is asked for. */
  readonly pages: () => Iterable<NewPageFile>;
  /** Files that are copied byte for byte, pages among them. */
  readonly copies: readonly CopiedFile[];
  /** Losses of everything but the texts of pages. */
  readonly losses: readonly ImportLoss[];
}

/** Reads a site of another generator. Rejects with `UsageError` if its configuration can't be read. */
export async function importSite({ kind, host, config, ignore }: ImportOptions): Promise<SiteImport> {
  const source = new OldFolder(host, { ignore, config });
  const importer = await importers[kind]();
  const limits = new TreeLimits();
  const read = importer({ source, config, limits });
  const placed = placeFiles(read);
  const site = { ...read, files: placed.files };
  const { redirects, losses } = makeRedirects(site);
  const linkOf = linkFinder(site, topIdFinder(source, site.slugs));
  const shared = { source, linkOf, links: site.links, slugs: site.slugs, code: site.code, rules: site.rules };
  const kept = site.pages.flatMap(({ dialect, file, path, extension }) =>
    dialect === "kept" && file !== undefined ? [{ from: file, to: `${path}.${extension}` }] : [],
  );
  const fitted = fitDepth(makeConfig(site, redirects));
  return {
    site,
    config: fitted.config,
    defaults: defaultFields(site),
    *pages() {
      for (const page of site.pages) if (page.dialect !== "kept") yield importPage(page, shared);
    },
    copies: [...kept, ...site.files],
    losses: [
      ...eachOnce(site.losses),
      ...limits.losses,
      ...source.losses,
      ...placed.losses,
      ...losses,
      ...fitted.losses,
    ],
  };
}

/** Languages and versions may share a list, and a file may name a page twice: one fault is said once. */
function eachOnce(losses: readonly ImportLoss[]): readonly ImportLoss[] {
  const known = new Set<string>();
  return losses.filter((loss) => {
    const key = loss.line === undefined && loss.pointer === undefined ? undefined : JSON.stringify(loss);
    if (key === undefined) return true;
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}
