// What the platform does with the fields that navc does not read (D20).
import type { ApiReference } from "./api-reference.ts";
import { isListField } from "./divisions.ts";
import { sourceReference, type FieldOwner } from "./fields.ts";
import type { SpecKind } from "./spec-attachment.ts";

/** `reads`: the field has an effect there; `ignores`: it has none; `refuses`: an element with this field is not valid. */
export type PlatformUse = "reads" | "ignores" | "refuses";

/** What can have fields: a division, `global`, or an object that names a spec or a reference. */
type UnknownOwner = FieldOwner | `${SpecKind | ApiReference["kind"]} object`;

/** What the platform does with a field that navc does not know for its owner. */
export function platformUse(field: string, owner: UnknownOwner): PlatformUse {
  if (owner === "openapi object" || owner === "asyncapi object" || owner === "graphql object" || owner === "sdk object")
    return "refuses";
  if (owner === "global") return isListField(field) && !listsOfPages.has(field) ? "reads" : "refuses";
  if (field === "sdk") return "refuses";
  return field === sourceReference ? "reads" : "ignores";
}

/** The lists that `global` can't have, because it has only links. */
const listsOfPages: ReadonlySet<string> = new Set(["menu", "groups", "pages"]);
