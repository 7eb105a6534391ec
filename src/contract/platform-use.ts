// What the platform does with the fields that navc does not read (D20).
import { isListField } from "./divisions.ts";
import { platformPageMakers, type FieldOwner } from "./fields.ts";
import type { SpecKind } from "./spec-attachment.ts";

/** `reads`: it has an effect there; `ignores`: it has none; `refuses`: the element with it is not valid there. */
export type PlatformUse = "reads" | "ignores" | "refuses";

/** What it does with a field that is unknown to navc on its owner, or in an object that names a spec. */
export function platformUse(field: string, owner: FieldOwner | `${SpecKind} object`): PlatformUse {
  if (owner === "openapi object") return field === "overlays" ? "reads" : "refuses";
  if (owner === "asyncapi object") return "refuses";
  if (owner === "global") return isListField(field) && !listsOfPages.has(field) ? "reads" : "refuses";
  return platformPageMakers.includes(field) ? "reads" : "ignores";
}

/** The lists that `global` can't have: it holds links. */
const listsOfPages: ReadonlySet<string> = new Set(["menu", "groups", "pages"]);
