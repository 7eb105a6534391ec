// Makes the divisions of the source that the target lacks. (D296)
import { isListField } from "../../../compiler/contract/divisions.ts";
import { withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import type { JsonObject, JsonValue } from "../../../compiler/text/json-value.ts";
import { divisionsBelow, writtenEntries, type WrittenDivision, type WrittenItem } from "../written-tree.ts";
import type { DivisionMatches } from "./parallel-divisions.ts";
import { isEndpoint, isFilledBySpec } from "./spec-names.ts";
import type { SyncInput } from "./synced-branch.ts";
import type { SyncNames } from "./sync-names.ts";
import type { WrittenFiles } from "./written-files.ts";

/** Fields that name something of the source. */
const sourceFields: ReadonlySet<string> = new Set(["$ref", "root", "default"]);

/** The divisions of the source that are made in the target. */
export class NewDivisions {
  readonly made: WrittenDivision[] = [];
  /** Divisions that a spec fills, of which nothing shows whether the target has them. */
  readonly unclear: Set<WrittenDivision> = new Set();
  readonly #target: WrittenDivision;
  readonly #names: SyncNames;
  readonly #written: WrittenFiles;
  readonly #matches: DivisionMatches;

  constructor(names: SyncNames, { written, target }: Pick<SyncInput, "written" | "target">, matches: DivisionMatches) {
    this.#target = target;
    this.#names = names;
    this.#written = written;
    this.#matches = matches;
  }

  /** A division as it is made in the target: its pages that no list has, and what it has in addition to lists. */
  valueOf(division: WrittenDivision): JsonObject | undefined {
    if (!this.#hasContent(division)) {
      for (const entry of writtenEntries(division)) this.#names.noteMissing(this.#written.of(entry), entry);
      return undefined;
    }
    this.made.push(division);
    const written = { ...division.value, ...this.#names.specs.fieldsInTarget(division) };
    const fields = Object.entries(written).filter(([name]) => !isListField(name) && !sourceFields.has(name));
    const lists = division.lists.map(({ field, items }) => [field, items.flatMap((item) => this.#itemOf(item) ?? [])]);
    return { ...Object.fromEntries(fields), ...this.#rootOf(division), ...Object.fromEntries(lists) } as JsonObject;
  }

  #rootOf(division: WrittenDivision): JsonObject {
    const root = this.#written.rootOf(division);
    if (root === undefined) return {};
    const name = this.#names.rootInTarget(division);
    if (name === undefined) this.#names.noteMissing(root, division);
    return name === undefined || this.#names.isInTarget(name) ? {} : { root: withoutPageExtension(name) };
  }

  /** What is in the target already moves when the new division is there. */
  #itemOf(item: WrittenItem): JsonValue | undefined {
    if (item.kind === "division") return this.#matches.has(item) ? undefined : this.valueOf(item);
    const name = this.#names.inTarget(item);
    const file = this.#written.of(item);
    if (name === undefined) return this.#names.noteMissing(file, item);
    if (this.#names.isOpen(name, item)) return undefined;
    if (file !== undefined) return withoutPageExtension(name);
    return isEndpoint(item.text) ? this.#names.specs.entryInTarget(item.text) : undefined;
  }

  /** Whether something of a division is, or will be, in the target. */
  #hasContent(division: WrittenDivision): boolean {
    if (this.#matches.has(division)) return true;
    const items = division.lists.flatMap((list) => list.items);
    if (this.#names.rootInTarget(division) !== undefined) return true;
    if (items.length === 0) return typeof division.value["href"] === "string" || this.#isNewSpec(division);
    return items.some((item) =>
      item.kind === "division"
        ? this.#hasContent(item)
        : this.#names.inTarget(item) !== undefined && (this.#written.of(item) !== undefined || isEndpoint(item.text)),
    );
  }

  /** Divisions of the target that a spec fills may stand for this one under another label, and then it would be made twice. */
  #isNewSpec(division: WrittenDivision): boolean {
    if (!isFilledBySpec(division)) return false;
    const matched = new Set(this.#matches.values());
    const isNew = !divisionsBelow(this.#target).some((each) => isFilledBySpec(each) && !matched.has(each));
    if (!isNew) this.unclear.add(division);
    return isNew;
  }
}
