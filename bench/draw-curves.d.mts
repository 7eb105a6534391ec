// What is drawn, and from which measurements?

export interface MeasuredCost {
  cpuMs: number;
  wallMs: number;
  memoryMb: number;
}

export interface MeasuredRow {
  /** The comparison, such as `vitepress`. */
  peer: string;
  /** The size of the generated site, such as `10k`, or the name of a docs folder. */
  input: string;
  listed: { pages: number };
  navc: MeasuredCost[];
  /** Null if the peer did not end in time. */
  other: MeasuredCost[] | null;
}

/** An SVG image, readable on light and on dark pages. */
export function drawCurves(rows: MeasuredRow[]): string;
