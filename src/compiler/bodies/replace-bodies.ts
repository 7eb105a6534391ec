// Replaces some bodies of a site by those of newer texts.
import { perObject } from "../text/per-object.ts";
import { anchorsOf, KnownIds } from "./anchor-ids.ts";
import type { BodyCatalog, LoadedBody } from "./body-catalog.ts";

/** The catalogue with other bodies for some of its files. They have to show the same files as those that they replace. */
export function replaceBodies(catalog: BodyCatalog, replaced: readonly LoadedBody[]): BodyCatalog {
  const bodies = new Map(catalog.bodies);
  for (const body of replaced) bodies.set(body.file, body);
  const files = new Set(replaced.map(({ file }) => file));
  const isShown = [...bodies.values()].some(
    ({ parts }) => parts.size > 0 && [...parts.values()].some((part) => files.has(part)),
  );
  const ids = new KnownIds(bodies.size);
  const made = perObject((body: LoadedBody) => anchorsOf(body, bodies, ids));
  // The anchors of a body are made of it and of the files that it shows.
  return {
    bodies,
    anchorsOf: isShown ? made : (body) => (files.has(body.file) ? made(body) : catalog.anchorsOf(body)),
  };
}
