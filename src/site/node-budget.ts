// How much of the result may still be made? (D22)

/** Counts the nodes of the result: divisions, pages, options and global anchors of all editions. */
export interface NodeBudget {
  /** Takes so many nodes; false, now and from here on, when that is over the limit. */
  readonly take: (nodes: number) => boolean;
  readonly isSpent: () => boolean;
}

/** A budget of so many nodes. */
export function nodeBudget(limit: number): NodeBudget {
  let left = limit;
  let spent = false;
  return {
    take: (nodes) => {
      if (spent || nodes > left) spent = true;
      else left -= nodes;
      return !spent;
    },
    isSpent: () => spent,
  };
}
