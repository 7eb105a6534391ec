// How many bytes a compile may still read (D22).

/** Counts the bytes that are read; what does not fit is left out. */
export interface ReadBudget {
  /** Takes so many bytes of a file or an address; false when they don't fit, and what needs them is to do without. */
  readonly take: (bytes: number, source: string) => boolean;
  /** Whether a file or an address was left out. */
  readonly isLeftOut: (source: string) => boolean;
  /** What was left out, in the order of the first refusal. */
  readonly leftOut: () => readonly string[];
}

/** A budget of so many bytes. */
export function readBudget(limit: number): ReadBudget {
  let left = limit;
  const refused = new Set<string>();
  return {
    take: (bytes, source) => {
      if (bytes > left) refused.add(source);
      else left -= bytes;
      return !refused.has(source);
    },
    isLeftOut: (source) => refused.has(source),
    leftOut: () => [...refused],
  };
}
