// When do two page paths have one address? (D4)

/** A path without a last segment `index`: what makes its address. */
export function routeOf(path: string): string {
  return path.replace(/(^|\/)index$/, "");
}
