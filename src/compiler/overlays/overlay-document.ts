// Reads a parsed text as an OpenAPI Overlay, version 1.0 or 1.1 (D234).
import { childPointer } from "../text/json-pointer.ts";
import { isJsonObject, kindOfJson, ownValue, type JsonObject, type JsonValue } from "../text/json-value.ts";
import { readingLimits } from "../text/reading-limits.ts";

/** What an action does with the values that its target selects. */
export type OverlayChange =
  | { readonly kind: "remove" }
  | { readonly kind: "update"; readonly value: JsonValue }
  /** `from`: the expression that selects the value. */
  | { readonly kind: "copy"; readonly from: string };

/** One action, and where it is in its document. */
export interface OverlayAction {
  readonly target: string;
  readonly change: OverlayChange;
  readonly pointer: string;
}

/** An overlay that can be used. */
export interface OverlayDocument {
  readonly actions: readonly OverlayAction[];
}

/** The overlay, or the first thing that makes it unusable: a clause, and the pointer to it. */
export type OverlayReading =
  | { readonly kind: "read"; readonly overlay: OverlayDocument }
  | { readonly kind: "invalid"; readonly problem: string; readonly pointer: string };

/** True for a document with the key of an overlay at its top. */
export function isOverlay(value: unknown): value is JsonObject {
  return isJsonObject(value) && Object.hasOwn(value, "overlay");
}

/** Thrown inside of this file only. */
class Invalid extends Error {
  readonly pointer: string;
  constructor(problem: string, pointer: string) {
    super(problem);
    this.pointer = pointer;
  }
}

/** Reads the top, the information and all actions. Never throws. */
export function readOverlay(document: JsonObject): OverlayReading {
  try {
    return { kind: "read", overlay: overlayOf(document) };
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return { kind: "invalid", problem: error.message, pointer: error.pointer };
  }
}

function overlayOf(document: JsonObject): OverlayDocument {
  const version = textOf(document, "overlay", "");
  if (version === undefined || !/^1\.[01](?:\.\d+)?$/.test(version))
    throw new Invalid(`"overlay" has to be a version such as "1.0.0", in quotes`, "/overlay");
  onlyKnown(document, ["overlay", "info", "extends", "actions"], "");
  const info = ownValue(document, "info");
  if (!isJsonObject(info)) throw new Invalid(`it lacks "info", an object with "title" and "version"`, "");
  onlyKnown(info, ["title", "version", "description"], "/info");
  for (const field of ["title", "version"])
    if (textOf(info, field, "/info") === undefined) throw new Invalid(`its "info" lacks "${field}", a string`, "/info");
  const actions = ownValue(document, "actions");
  if (!Array.isArray(actions) || actions.length === 0)
    throw new Invalid(`it lacks "actions", a list with at least one action`, "");
  const most = readingLimits.overlay.actions;
  if (actions.length > most) throw new Invalid(`it has more than ${most} actions`, "/actions");
  const hasCopy = !version.startsWith("1.0");
  textOf(document, "extends", "");
  return {
    actions: (actions as readonly JsonValue[]).map((action, index) => actionOf(action, `/actions/${index}`, hasCopy)),
  };
}

function actionOf(action: JsonValue, pointer: string, hasCopy: boolean): OverlayAction {
  if (!isJsonObject(action)) throw new Invalid(`an action is ${kindOfJson(action)}, and has to be an object`, pointer);
  onlyKnown(action, ["target", "description", "update", "copy", "remove"], pointer);
  const target = textOf(action, "target", pointer)?.trim() ?? "";
  if (target === "") throw new Invalid(`an action lacks "target", a JSONPath expression`, pointer);
  const from = textOf(action, "copy", pointer)?.trim();
  const update = ownValue(action, "update");
  const remove = ownValue(action, "remove");
  if (remove !== undefined && typeof remove !== "boolean")
    throw new Invalid(`"remove" has to be true or false`, childPointer(pointer, "remove"));
  if (from !== undefined && update !== undefined)
    throw new Invalid(`an action has "update" and "copy", and may have one of them`, pointer);
  if (from !== undefined && !hasCopy)
    throw new Invalid(`"copy" needs "overlay": "1.1.0"`, childPointer(pointer, "copy"));
  if (from === "") throw new Invalid(`"copy" has to be a JSONPath expression`, childPointer(pointer, "copy"));
  if (remove === true) return { target, pointer, change: { kind: "remove" } };
  if (from !== undefined) return { target, pointer, change: { kind: "copy", from } };
  if (update !== undefined) return { target, pointer, change: { kind: "update", value: update } };
  throw new Invalid(`an action does nothing: it needs "update", "copy" or "remove": true`, pointer);
}

function textOf(object: JsonObject, field: string, pointer: string): string | undefined {
  const value = ownValue(object, field);
  if (value === undefined || typeof value === "string") return value;
  throw new Invalid(`"${field}" is ${kindOfJson(value)}, and has to be a string`, childPointer(pointer, field));
}

function onlyKnown(object: JsonObject, known: readonly string[], pointer: string): void {
  const other = Object.keys(object).find((field) => !known.includes(field) && !field.startsWith("x-"));
  if (other === undefined) return;
  throw new Invalid(`"${other.slice(0, 100)}" is no field of an overlay there`, childPointer(pointer, other));
}
