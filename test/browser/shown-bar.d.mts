/** What is in the bar of a VitePress site, and what something else covers. */
export interface ShownBar {
  readonly shown: readonly string[];
  readonly covered: readonly string[];
}

export function shownBar(): ShownBar;
