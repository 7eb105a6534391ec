// Finds the language or version of docs.json that a user names by labels.
import { divisions, isListField, type SelectorKind } from "../../compiler/contract/divisions.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import { childPointer } from "../../compiler/text/json-pointer.ts";
import { isJsonObject } from "../../compiler/text/json-value.ts";
import { UsageError } from "../settings/usage-error.ts";
import type { ConfigValues } from "./config-values.ts";

/** A language or a version, and where it is written. */
export interface NamedBranch {
  readonly kind: SelectorKind;
  readonly label: string;
  readonly source: ConfigSource;
}

interface FoundBranch extends NamedBranch {
  /** Its label, after those of all divisions above it. */
  readonly labels: readonly string[];
}

const separator = " > ";

/** The language or version with this name; undefined if there is none. Throws `UsageError` if there are several. */
export function findBranch(name: string, config: string, values: ConfigValues): NamedBranch | undefined {
  const found = branchesBelow({ file: config, pointer: "/navigation" }, [], values).filter(({ labels }) => {
    const whole = labels.join(separator);
    return whole === name || whole.endsWith(separator + name);
  });
  if (found.length < 2) return found[0];
  const names = found.map(({ labels }) => `"${labels.join(separator)}"`).join(", ");
  throw new UsageError(
    `"${name}" may be ${found.length} parts of the navigation. Write the labels above it, too: ${names}.`,
  );
}

function branchesBelow(owner: ConfigSource, above: readonly string[], values: ConfigValues): readonly FoundBranch[] {
  return divisions.flatMap(({ kind, list: name }) => {
    const { at, list = [] } = values.listOf(owner, name);
    return list.flatMap((_, index): readonly FoundBranch[] => {
      const source = values.writtenAt({ file: at.file, pointer: childPointer(at.pointer, index) });
      const value = values.at(source);
      const label = isJsonObject(value) ? value[kind] : undefined;
      if (typeof label !== "string" || !isJsonObject(value)) return [];
      const labels = [...above, label];
      const own = kind === "language" || kind === "version" ? [{ kind, label, source, labels }] : [];
      return Object.keys(value).some(isListField) || "$ref" in value
        ? [...own, ...branchesBelow(source, labels, values)]
        : own;
    });
  });
}
