// Measures how large a value is where aliases and shared parts of it are written out.

/** How large a value is, with everything that it has in several places counted at each. */
export interface JsonExtent {
  /** Lists and objects in one another; infinite for a value that contains itself. */
  readonly levels: number;
  /** Values, itself included; infinite for a value that contains itself. */
  readonly values: number;
  /** The same, with what each list and object holds counted once. */
  readonly written: number;
}

type Measured = Omit<JsonExtent, "written">;

const plain: Measured = { levels: 0, values: 1 };
const endless: Measured = { levels: Infinity, values: Infinity };

/** A list or object whose parts are being measured. */
interface Open {
  readonly value: object;
  readonly parts: readonly unknown[];
  next: number;
  levels: number;
  values: number;
}

/** The extent of a value. Each part is looked at once, and no level takes room on the stack. */
export function jsonExtent(whole: unknown): JsonExtent {
  const known = new Map<object, Measured>();
  const open: Open[] = [];
  let written = 1;
  /** Undefined for a part that is measured first. */
  const extentOf = (value: unknown): Measured | undefined => {
    if (typeof value !== "object" || value === null) return plain;
    const before = known.get(value);
    if (before !== undefined) return before;
    // Until it is measured, a part that meets it again is inside of it.
    known.set(value, endless);
    const parts: readonly unknown[] = Object.values(value);
    written += parts.length;
    open.push({ value, parts, next: 0, levels: 0, values: 1 });
    return undefined;
  };
  let last = extentOf(whole);
  while (open.length > 0) {
    const at = open.at(-1)!;
    if (last !== undefined && at.next > 0) add(at, last);
    if (at.next < at.parts.length) {
      last = extentOf(at.parts[at.next]);
      at.next += 1;
      continue;
    }
    open.pop();
    last = { levels: at.levels + 1, values: at.values };
    known.set(at.value, last);
  }
  return { ...(last ?? plain), written };
}

function add(to: Open, { levels, values }: Measured): void {
  to.levels = Math.max(to.levels, levels);
  to.values += values;
}
