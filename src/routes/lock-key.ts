// What is an operation called in a lock? (D42)
import type { Operation } from "../specs/spec-catalog.ts";
import { operationKey } from "../specs/find-operation.ts";

/** The name of an operation in a lock. Made of the operation alone, so that no other one can take it over. */
export function lockKey(operation: Operation): string {
  const { kind, method, standIn } = operation;
  const key = operationKey(operation);
  // Two webhooks can have one name when they are sent with different methods; nearly all are sent with POST.
  return kind === "webhook" && method !== "POST" && standIn !== true ? `${key} (${method})` : key;
}
