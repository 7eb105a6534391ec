// Which path is free when the wanted one is taken?

/** Finds free paths: the wanted one, else with `-1`, `-2`… behind it. Remembers the last number, so many equal ones stay cheap. */
export function numberedPaths(): (wanted: string, isTaken: (path: string) => boolean) => string {
  const last = new Map<string, number>();
  return (wanted, isTaken) => {
    if (!isTaken(wanted)) return wanted;
    let number = last.get(wanted) ?? 0;
    do number += 1;
    while (isTaken(`${wanted}-${number}`));
    last.set(wanted, number);
    return `${wanted}-${number}`;
  };
}
