// The number of nodes that may still be made for the result (D22).

/** Counts the nodes of the result: divisions, pages, options and global anchors of all editions. */
export class NodeBudget {
  #left: number;
  #spent = false;

  constructor(limit: number) {
    this.#left = limit;
  }

  /** Takes so many nodes; false, now and from here on, when that is over the limit. */
  take(nodes: number): boolean {
    if (this.#spent || nodes > this.#left) this.#spent = true;
    else this.#left -= nodes;
    return !this.#spent;
  }

  isSpent(): boolean {
    return this.#spent;
  }
}
