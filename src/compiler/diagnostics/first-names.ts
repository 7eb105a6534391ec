// Names the first of several things.

/** The first names of a list, with a sign if there are more. */
export function firstNames(examples: readonly string[], all: number): string {
  return [...examples, ...(all > examples.length ? ["…"] : [])].join(", ");
}
