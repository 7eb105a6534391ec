// What is the largest of many numbers? `Math.max(...numbers)` throws above about 120,000 of them (D59).

/** The largest of the numbers and 0. */
export function largest(numbers: Iterable<number>): number {
  let most = 0;
  for (const number of numbers) if (number > most) most = number;
  return most;
}
