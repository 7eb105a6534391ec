// Which faults that fuzzing found wait for a fix? None, but while somebody is at work on one.

/** A fault by what an oracle says of it. */
export interface KnownFault {
  readonly shows: RegExp;
  /** What is wrong, and why it is not fixed yet. */
  readonly reason: string;
}

export const knownFaults: readonly KnownFault[] = [];
