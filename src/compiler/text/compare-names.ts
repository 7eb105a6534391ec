// Compares names as the platform sorts them.

let collator: Intl.Collator | undefined;

/** For sorting: without regard to capitals first, so that `user` is before `Users`, and `a` before `B`. */
export function compareNames(a: string, b: string): number {
  // Making it takes milliseconds, and few sites sort names.
  collator ??= new Intl.Collator("en");
  return collator.compare(a, b);
}
