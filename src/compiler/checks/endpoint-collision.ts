// Finds specs whose operations want the same addresses. (D8, D42)
import type { DiagnosticArgs } from "../diagnostics/catalog.ts";
import { placeOf, type Place, type RelatedPlace } from "../diagnostics/place.ts";
import { numberedPaths, joined, ownPath, pathFolder, type PathScheme } from "../routes/operation-path.ts";
import { baseWord, editionWord, type OperationSlot, type RouteCollision } from "../routes/route-allocator.ts";
import { isUnresolvedOperation, type NamedOperation } from "../specs/spec-catalog.ts";
import { groupBy } from "../text/group-by.ts";
import type { Check } from "./check.ts";
import { entryOf, placeInSpec } from "./operation-place.ts";

type CollisionFix = DiagnosticArgs["endpoint-collision"]["fix"];

/** Reports each pair of specs once, with a change that removes the collision. */
export const endpointCollision: Check = {
  code: "endpoint-collision",
  needs: [],
  run: ({ routes }, report) => {
    const directoryFor = newDirectories();
    // Those that something else ends are apart: with a removed operation, and with an address of its own.
    const pairs = groupBy(routes.collisions.filter(isKnown), ({ holder, slot }) =>
      JSON.stringify([
        holderSpec({ holder, slot }),
        slot.operation.spec,
        holder.kind === "removed",
        ownPath(slot.operation) !== undefined,
      ]),
    );
    for (const collisions of pairs.values()) {
      const collision = collisions[0]!;
      const first = holderSpec(collision);
      const second = collision.slot.operation.spec;
      const fix = fixFor(collision, routes.isLocked, directoryFor);
      const args = { first, second, count: collisions.length, example: `/${collision.path}`, fix };
      report("endpoint-collision", placeToFix(first, collision.slot, fix), args, {
        related: differentPlaces(collisions.flatMap(bothAddresses)),
      });
    }
  },
};

/** False for a spec that was not read: nothing is known about it, not even its summaries (D9). */
function isKnown({ holder, slot }: RouteCollision): boolean {
  if (isUnresolvedOperation(slot.operation)) return false;
  return holder.kind !== "operation" || !isUnresolvedOperation(holder.slot.operation);
}

function holderSpec({ holder, slot }: Pick<RouteCollision, "holder" | "slot">): string {
  if (holder.kind === "earlier") return slot.operation.spec;
  return holder.kind === "removed" ? holder.operation.spec : holder.slot.operation.spec;
}

/** Where the collision is fixed: in the spec, or where docs.json attaches the second of two. */
function placeToFix(first: string, { operation, at }: OperationSlot, { kind }: CollisionFix): Place {
  return (first === operation.spec || kind === "href" ? placeInSpec(operation) : undefined) ?? placeOf(at);
}

/** The operation that has the address and the one that got another address, with their addresses. */
function bothAddresses({ holder, slot, wanted, path, number }: RouteCollision): readonly RelatedPlace[] {
  const moved = addressOf(slot.operation, slot, path);
  if (holder.kind === "removed") return [moved];
  // An operation of the same spec wanted the address without its number.
  if (holder.kind === "earlier")
    return [addressOf(holder.operation, slot, path.slice(0, path.length - number.length)), moved];
  return [addressOf(holder.slot.operation, holder.slot, wanted), moved];
}

/** Of several operations that wanted one address, the first is the same. */
function differentPlaces(all: readonly RelatedPlace[]): readonly RelatedPlace[] {
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

function addressOf(operation: NamedOperation, { at }: OperationSlot, path: string): RelatedPlace {
  return { message: `"${entryOf(operation)}" is at /${path}`, place: placeInSpec(operation) ?? placeOf(at) };
}

function fixFor(
  { holder, slot, wanted }: RouteCollision,
  isLocked: boolean,
  directoryFor: (slot: OperationSlot) => string,
): CollisionFix {
  if (holder.kind === "removed") return { kind: "lock", address: `/${wanted}`, ...holder.operation };
  const { spec, kind } = slot.operation;
  // A directory does not change such an address.
  if (ownPath(slot.operation) !== undefined) return { kind: "href", spec };
  // A new directory is new to the lock as well; new words alone are not.
  if (holder.kind === "earlier" || holder.slot.operation.spec === spec)
    return { kind: "words", isLocked, of: wordsOf[slot.urls] };
  const field = kind === "channel" ? "asyncapi" : "openapi";
  return { kind: "directory", field, source: spec, directory: directoryFor(slot) };
}

/** What can be changed in an operation, to give it another address. */
const wordsOf: Readonly<Record<PathScheme, "summary" | "operationId" | "nothing">> = {
  mintlify: "summary",
  "operation-id": "operationId",
  slug: "operationId",
  "method-path": "nothing",
};

/** A new directory for each spec: with the same directory two specs would collide again. */
function newDirectories(): (slot: OperationSlot) => string {
  const specByDirectory = new Map<string, string>();
  const freePath = numberedPaths();
  return (slot) => {
    const { spec } = slot.operation;
    const wanted = joined(pathFolder(slot.directory), editionWord(slot));
    const isTaken = (directory: string): boolean => (specByDirectory.get(directory) ?? spec) !== spec;
    const directory = isTaken(wanted) ? freePath(joined(wanted, baseWord(spec)), isTaken) : wanted;
    specByDirectory.set(directory, spec);
    return directory;
  };
}
