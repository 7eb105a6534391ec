// The interface of the validator of whole specs. It runs outside the compile, because a hostile spec can crash or block it.
import type { JsonObject } from "../text/json-value.ts";

/** One thing that is wrong, as ajv reports it. */
export interface RawSchemaFault {
  /** JSON pointer into the document with each `$ref` replaced by its target. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly message: string;
  readonly params: JsonObject;
}

/** `unplaced`: it is not valid, and the place is only described in words. `failed`: it is not known whether it is valid; a clause says why. */
export type SpecVerdict =
  | { readonly kind: "valid" }
  | { readonly kind: "faults"; readonly faults: readonly RawSchemaFault[] }
  | { readonly kind: "unplaced"; readonly message: string }
  | { readonly kind: "failed"; readonly reason: string }
  /** All documents together have taken the time that they may take, while this one was validated. */
  | { readonly kind: "late"; readonly seconds: number }
  /** Time was up before this one was looked at. */
  | { readonly kind: "left out" };

/** Validates a document that has no references to other documents, within the time that all documents of a site share. Never rejects. */
export type SpecValidator = (document: JsonObject) => Promise<SpecVerdict>;
