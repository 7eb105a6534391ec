// Pairs the elements of two lists in passes, the surest first.

/** One to one, in both directions. */
export interface Pairs<Element> {
  readonly to: ReadonlyMap<Element, Element>;
  readonly from: ReadonlyMap<Element, Element>;
}

/** What a pass may add to. */
export interface Pairing<Element> extends Pairs<Element> {
  readonly pair: (before: Element, after: Element) => void;
}

export function startPairing<Element>(): Pairing<Element> {
  const to = new Map<Element, Element>();
  const from = new Map<Element, Element>();
  return {
    to,
    from,
    pair(before, after) {
      to.set(before, after);
      from.set(after, before);
    },
  };
}

/** What makes an element the same on both sides; undefined where nothing does. */
export interface Signatures<Element> {
  readonly before: (element: Element) => string | undefined;
  readonly after: (element: Element) => string | undefined;
}

/** Pairs those not yet paired that have a signature nobody else of their side has, and one on the other side has, too. */
export function pairUnique<Element>(
  before: Iterable<Element>,
  after: Iterable<Element>,
  signatures: Signatures<Element>,
  pairing: Pairing<Element>,
): void {
  const olds = bySignature(before, signatures.before, pairing.to);
  if (olds.size === 0) return;
  const news = bySignature(after, signatures.after, pairing.from);
  for (const [signature, old] of olds) {
    const found = news.get(signature);
    if (old !== several && found !== undefined && found !== several) pairing.pair(old, found);
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
