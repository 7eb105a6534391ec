// How does a compile go on from the lock of the one before? (D42)
import type { Report } from "../diagnostics/diagnostic.ts";
import { fileAt } from "../diagnostics/place.ts";
import type { SpecCatalog } from "../specs/spec-catalog.ts";
import type { JsonObject } from "../text/json-value.ts";
import { lockName, type LockFile } from "./lock-file.ts";
import { nextLock } from "./next-lock.ts";
import type { RoutePlan } from "./plan-routes.ts";
import { readLock } from "./read-lock.ts";
import { openLock, routeLock, type RouteLock } from "./route-lock.ts";

/** A lock in use. */
export interface LockedRoutes {
  readonly lock: RouteLock;
  /** The lock for the next compile; undefined without one, or when it was broken. */
  readonly next: (plan: RoutePlan) => LockFile | undefined;
}

/** Opens the lock that was given; a broken one is told, and keeps nothing. */
export function lockRoutes(given: string | JsonObject | undefined, specs: SpecCatalog, report: Report): LockedRoutes {
  const none: LockedRoutes = { lock: openLock, next: () => undefined };
  if (given === undefined) return none;
  const reading = readLock(given);
  if (!reading.ok) {
    report("lock-syntax", fileAt(lockName), { problem: reading.problem });
    return none;
  }
  const { paths } = reading;
  const read = [...specs.named, ...specs.found].map((document) => document.source);
  const onSite = new Set([...read, ...specs.remote, ...specs.unread]);
  return {
    lock: routeLock(paths, (spec) => onSite.has(spec)),
    next: ({ planned }) => nextLock(paths, planned),
  };
}
