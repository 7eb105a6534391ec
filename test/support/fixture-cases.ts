// Which fixture cases are there, and what does each say of itself?
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CompileOptions } from "../../src/index.ts";

/** What `case.json` may set of the options: all that is data. */
export type CaseOptions = Omit<CompileOptions, "root" | "host" | "remoteSpecs">;

/** One case: `fixtures/<theme>/<name>`. */
export interface FixtureCase {
  /** `theme/name`. */
  readonly name: string;
  readonly folder: string;
  /** The law it shows, in one sentence. */
  readonly title: string;
  /** For each clause, decision or code: a pointer into `expected/navigation.json`, or `code@line`. */
  readonly covers: { readonly [clause: string]: string };
  readonly options: CaseOptions;
}

const root = join(import.meta.dirname, "../../fixtures");

/** All cases, in the order of their names. */
export function fixtureCases(): readonly FixtureCase[] {
  return foldersIn(root).flatMap((theme) => foldersIn(join(root, theme)).map((name) => readCase(theme, name)));
}

function readCase(theme: string, name: string): FixtureCase {
  const folder = join(root, theme, name);
  const { title, covers, options = {} } = JSON.parse(readFileSync(join(folder, "case.json"), "utf8")) as Pick<
    FixtureCase,
    "title" | "covers"
  > & { readonly options?: CaseOptions };
  return { name: `${theme}/${name}`, folder, title, covers, options };
}

function foldersIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}
