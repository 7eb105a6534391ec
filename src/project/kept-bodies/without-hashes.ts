// Reads bodies for compiles whose inputs nobody asks for.
import type { KnownBodies } from "../../compiler/bodies/known-bodies.ts";

/** The same reader. It gives no hashes of texts, so that the texts are not hashed for the inputs of a result. */
export function withoutHashes(bodies: Pick<KnownBodies, "read" | "readPrograms">): KnownBodies {
  return { read: (texts) => bodies.read(texts), readPrograms: (texts) => bodies.readPrograms(texts) };
}
