// Opens what is known about the bodies of pages for a command, and keeps it for the next run.
import { resolve } from "node:path";
import type { CompileOptions } from "../../compiler/options.ts";
import type { KnownBodies } from "../../compiler/bodies/known-bodies.ts";
import type { OpenBodies } from "./hashed-bodies.ts";
import type { SiteOptions } from "../settings/site-options.ts";

/** Whose bodies are read. */
export interface BodiesOf {
  /** The folder of the site. */
  readonly root: string;
  readonly compile: Pick<CompileOptions, "links" | "assets">;
  readonly options: Pick<SiteOptions, "cache">;
}

/** Runs a function that needs bodies, with the known ones. */
export type ForBodies = <Result>(run: (bodies: KnownBodies | undefined) => Promise<Result>) => Promise<Result>;

/** Where a program keeps what it has read. */
export interface BodyCache {
  /** Absent if nothing is kept. */
  readonly cacheFolder?: string | undefined;
  /** The version of navc. */
  readonly version: string;
}

/**
 * Runs compiles that share what is known about bodies. It is kept in the folder that the command names, otherwise in
 * `cacheFolder`, and not at all with `--no-cache`.
 */
export async function withBodies<Result>(
  { root, compile, options }: BodiesOf,
  cache: BodyCache,
  run: (bodies: KnownBodies | undefined) => Promise<Result>,
): Promise<Result> {
  if (compile.links !== true && compile.assets !== true) return run(undefined);
  const bodies = await bodiesFor(root, options, cache);
  try {
    return await run(bodies);
  } finally {
    await bodies.end();
  }
}

/** Opens what is known about the bodies of a site; it has to be ended. */
export async function bodiesFor(
  root: string,
  { cache = true }: BodiesOf["options"],
  { cacheFolder, version }: BodyCache,
): Promise<OpenBodies> {
  const folder = typeof cache === "string" ? resolve(cache) : cache ? cacheFolder : undefined;
  const { openBodies } = await import("./open-bodies.ts");
  return openBodies(folder === undefined ? undefined : { folder, root, version });
}
