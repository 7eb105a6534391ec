// What validates a whole spec outside of the compile, because a hostile spec can end or stop what validates it.
import type { JsonObject } from "../text/json-value.ts";

/** One thing that is wrong, as ajv reports it. */
export interface RawSchemaFault {
  /** JSON pointer into the document with each `$ref` replaced by what it names. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly message: string;
  readonly params: JsonObject;
}

/** `unplaced`: it is not valid, and only words say where. `failed`: it is not known whether it is valid; a clause says why. */
export type SpecVerdict =
  | { readonly kind: "valid" }
  | { readonly kind: "faults"; readonly faults: readonly RawSchemaFault[] }
  | { readonly kind: "unplaced"; readonly message: string }
  | { readonly kind: "failed"; readonly reason: string };

/** Validates a document that refers to nothing outside of itself. Never rejects. */
export type SpecValidator = (document: JsonObject) => Promise<SpecVerdict>;
