// Which parsed values are still in memory? They fill many times the memory of their texts (D22).

/** Values by name, those that were added last. */
export interface ParsedValues<Value> {
  readonly get: (name: string) => Value | undefined;
  /** Makes and keeps a value of a text of this length. Before that, those that were added first are dropped where it does not fit. */
  readonly add: (name: string, length: number, make: () => Value) => Value;
}

/** Keeps values made of texts of so many letters together, and always the last one. */
export function parsedValues<Value>(most: number): ParsedValues<Value> {
  const kept = new Map<string, { readonly value: Value; readonly length: number }>();
  let total = 0;
  return {
    get: (name) => kept.get(name)?.value,
    add: (name, length, make) => {
      total += length;
      for (const [first, { length: freed }] of kept) {
        if (total <= most) break;
        kept.delete(first);
        total -= freed;
      }
      const value = make();
      kept.set(name, { value, length });
      return value;
    },
  };
}
