// Joins the lines of `jsonPieces` to the value that they were written from.
import { ownValue, setOwn } from "../../../compiler/text/json-value.ts";

/** Adds one line after the other. */
export class JoinedPieces {
  #value: unknown;
  #isBegun = false;

  add(line: string): void {
    const read = JSON.parse(line) as unknown;
    if (this.#isBegun) extend(this.#value, read as readonly [path: readonly string[], items: object]);
    else this.#value = read;
    this.#isBegun = true;
  }

  /** The value; complete after the last line. */
  get value(): unknown {
    return this.#value;
  }
}

function extend(whole: unknown, [path, items]: readonly [path: readonly string[], items: object]): void {
  let target = whole as Record<string, unknown>;
  for (const name of path) target = ownValue(target, name) as Record<string, unknown>;
  if (Array.isArray(target)) for (const item of Object.values(items)) target.push(item);
  else for (const [name, field] of Object.entries(items)) setOwn(target, name, field);
}
