// Pairs the elements of two lists in passes, the surest first.

/** Pairs, one to one, in both directions. */
export interface Pairs<Element> {
  readonly to: ReadonlyMap<Element, Element>;
  readonly from: ReadonlyMap<Element, Element>;
}

/** A text that is equal for the same element on both sides; undefined if there is none. */
export interface Signatures<Element> {
  readonly before: (element: Element) => string | undefined;
  readonly after: (element: Element) => string | undefined;
}

/** Pairs that passes add to. */
export class Pairing<Element> implements Pairs<Element> {
  readonly to: Map<Element, Element> = new Map();
  readonly from: Map<Element, Element> = new Map();

  pair(before: Element, after: Element): void {
    this.to.set(before, after);
    this.from.set(after, before);
  }

  /** Pairs unpaired elements whose signature exactly one element of each side has, if `mayBeSame` allows it. */
  pairUnique(
    before: Iterable<Element>,
    after: Iterable<Element>,
    signatures: Signatures<Element>,
    mayBeSame: (before: Element, after: Element) => boolean = () => true,
  ): void {
    const olds = bySignature(before, signatures.before, this.to);
    if (olds.size === 0) return;
    const news = bySignature(after, signatures.after, this.from);
    for (const [signature, old] of olds) {
      const found = news.get(signature);
      if (old === several || found === undefined || found === several) continue;
      if (mayBeSame(old, found)) this.pair(old, found);
    }
  }
}

const several = Symbol("several");

function bySignature<Element>(
  elements: Iterable<Element>,
  signatureOf: (element: Element) => string | undefined,
  paired: ReadonlyMap<Element, Element>,
): ReadonlyMap<string, Element | typeof several> {
  const found = new Map<string, Element | typeof several>();
  for (const element of elements) {
    if (paired.has(element)) continue;
    const signature = signatureOf(element);
    if (signature !== undefined) found.set(signature, found.has(signature) ? several : element);
  }
  return found;
}
