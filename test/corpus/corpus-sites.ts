// The real sites that a machine has: every folder with a docs.json directly below the one that NAVC_CORPUS names.
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder of the sites; undefined on a machine without them. */
export const corpusFolder: string | undefined = process.env["NAVC_CORPUS"];

/** A real site. */
export interface CorpusSite {
  readonly name: string;
  /** The absolute path of its docs folder. */
  readonly root: string;
}

/** All sites, in the order of their names. */
export const corpusSites: readonly CorpusSite[] =
  corpusFolder === undefined
    ? []
    : readdirSync(corpusFolder)
        .filter((name) => existsSync(join(rootOf(name), "docs.json")))
        .toSorted()
        .map((name) => ({ name, root: rootOf(name) }));

/** Where the site of a name is. */
export function rootOf(site: string): string {
  return resolve(corpusFolder ?? "", site);
}
