// Keeps what was made from texts, from one compile to the next.

/** What was made from texts, each under a name. */
export interface MadeFromTexts<Made> {
  /** What `make` has made from this text under this name; it is called only for a new text. It may depend only on the name and the text. */
  readonly of: (name: string, text: string, make: () => Made) => Made;
  /** Ends a round: values that were not used in it are dropped. */
  readonly endRound: () => void;
}

interface Kept<Made> {
  readonly text: string;
  readonly made: Made;
  round: number;
}

/** An empty store. Its values come from texts of at most this total length in UTF-16 units. */
export function madeFromTexts<Made>(most: number): MadeFromTexts<Made> {
  const kept = new Map<string, Kept<Made>>();
  let round = 0;
  let total = 0;

  function drop(name: string, { text }: Kept<Made>): void {
    kept.delete(name);
    total -= text.length;
  }

  return {
    of(name, text, make) {
      const known = kept.get(name);
      if (known?.text === text) {
        known.round = round;
        return known.made;
      }
      if (known !== undefined) drop(name, known);
      const made = make();
      if (total + text.length > most) return made;
      kept.set(name, { text, made, round });
      total += text.length;
      return made;
    },
    endRound() {
      for (const [name, each] of kept) if (each.round !== round) drop(name, each);
      round += 1;
    },
  };
}
