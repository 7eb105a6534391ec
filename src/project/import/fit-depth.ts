// Keeps docs.json within the levels that it may have: what is deeper is listed nearer to the top. (D367)
import { defaultLimits } from "../../compiler/contract/limits.ts";
import { isJsonObject, setOwn, type JsonObject, type JsonValue } from "../../compiler/text/json-value.ts";
import type { ImportLoss } from "./import-loss.ts";
import { wordsIn } from "./json-fields.ts";

/** The configuration with at most as many levels as docs.json may have, and the groups that it lost. */
export function fitDepth(config: JsonObject): { readonly config: JsonObject; readonly losses: readonly ImportLoss[] } {
  const fitter = new DepthFitter(defaultLimits.depth);
  return { config: fitter.fields(config, 1), losses: fitter.losses };
}

class DepthFitter {
  readonly losses: ImportLoss[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** An object at a level, from 1. */
  fields(value: JsonObject, level: number): JsonObject {
    const kept: Record<string, JsonValue> = {};
    for (const [name, child] of Object.entries(value))
      if (level < this.#most || !isNested(child)) setOwn(kept, name, this.#value(child, level + 1));
      else this.#lose("a field", name);
    return kept;
  }

  #value(value: JsonValue, level: number): JsonValue {
    if (isJsonObject(value)) return this.fields(value, level);
    return isList(value) ? value.flatMap((each) => this.#element(each, level + 1)) : value;
  }

  /** An element of a list. A group needs one more level, that of its own list. */
  #element(value: JsonValue, level: number): readonly JsonValue[] {
    if (!isNested(value)) return [value];
    return level < this.#most ? [this.#value(value, level)] : this.#pagesIn(value);
  }

  /** The pages of a group that is too deep, and of the groups in it. */
  #pagesIn(value: JsonValue): readonly JsonValue[] {
    if (isList(value)) return value.flatMap((each) => this.#pagesIn(each));
    if (!isJsonObject(value)) return typeof value === "string" ? [value] : [];
    this.#lose("a group", wordsIn(value, "group") ?? "");
    return ["root", "groups", "pages"].flatMap((name) => this.#pagesIn(value[name] ?? null));
  }

  #lose(what: "a group" | "a field", name: string): void {
    const reason = `docs.json has at most ${this.#most} levels; pages are listed in the group above, and the rest is left out`;
    this.losses.push({ feature: `${what} in so many levels`, reason, file: "", what: name });
  }
}

function isList(value: JsonValue): value is readonly JsonValue[] {
  return Array.isArray(value);
}

function isNested(value: JsonValue): boolean {
  return typeof value === "object" && value !== null;
}
