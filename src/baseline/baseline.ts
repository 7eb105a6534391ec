// The problems of a site that its maintainers have accepted for now.

/** An accepted problem: any with this code, file and subject, whatever its line. */
export interface BaselineEntry {
  /** As in a diagnostic; one that navc no longer has is stale, not wrong. */
  readonly code: string;
  /** Path from the docs root. */
  readonly file: string;
  readonly subject: string;
  /** The number of places or operations it covers, at least 1; equal problems add up. */
  readonly count: number;
  /** Why it is accepted, by whoever accepted it. */
  readonly note?: string;
}

/** What makes two problems the same one. */
export type BaselineIdentity = Pick<BaselineEntry, "code" | "file" | "subject">;

/** A key for maps: equal for what counts as the same problem. */
export function baselineKey({ code, file, subject }: BaselineIdentity): string {
  return JSON.stringify([code, file, subject]);
}

/** The number of problems that a group of equal ones covers. */
export function totalCount(group: readonly { readonly count: number }[]): number {
  return group.reduce((sum, { count }) => sum + Math.max(1, Math.trunc(count)), 0);
}
