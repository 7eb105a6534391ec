// What is a rule?
import { divisionTitle } from "../contract/divisions.ts";
import type { Dialect } from "../contract/dialect.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { keyAt, valueAt, type PointerPlace } from "../diagnostics/place.ts";
import type { ConfigDivision, ConfigSource } from "../syntax/config-tree.ts";

/** What a rule knows of a division beside itself. */
export interface RuleContext {
  /** Outermost first; empty for `navigation`. */
  readonly ancestors: readonly ConfigDivision[];
  readonly parent: ConfigDivision | undefined;
  /** An anchor of `global`. */
  readonly isGlobal: boolean;
  readonly dialect: Dialect;
  readonly report: Report;
}

/** Looks at one division and reports what breaks its law. */
export type Rule = (division: ConfigDivision, context: RuleContext) => void;

/** How a message names a division. */
export function titleOf({ kind, label }: ConfigDivision): string {
  return divisionTitle(kind, label);
}

/** The place of a field of a division: its key. */
export function fieldPlace({ source }: ConfigDivision, field: string): PointerPlace {
  return keyAt(source.file, `${source.pointer}/${field}`);
}

/** The place of a list. */
export function listPlace({ source }: { readonly source: ConfigSource }): PointerPlace {
  return keyAt(source.file, source.pointer);
}

/** The place of a division as a whole. */
export function divisionPlace({ source }: ConfigDivision): PointerPlace {
  return valueAt(source.file, source.pointer);
}
