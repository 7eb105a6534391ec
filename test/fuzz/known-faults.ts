// Which faults that fuzzing found wait for a fix? None, but while somebody is at work on one.

/** A fault by what an oracle says of it. */
export interface KnownFault {
  readonly shows: RegExp;
  /** What is wrong, and why it is not fixed yet. */
  readonly reason: string;
}

export const knownFaults: readonly KnownFault[] = [
  {
    shows: /^nothingVanishes: vanished: "([A-Z]+|webhook|\S+ (GET|webhook)) /i,
    reason: "endpoint entries below a spec field of the wrong type are in no list",
  },
  {
    shows: /^nothingVanishes: vanished: .*(open|async)api\/[^#]*$/,
    reason: "fields of a spec object that navc does not know are dropped",
  },
  {
    shows: /^proposedRedirects: .*%[01]/,
    reason: "an address with a control character can't be redirected to",
  },
];
