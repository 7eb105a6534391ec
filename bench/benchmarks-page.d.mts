// Which measurements are written into docs/reference/benchmarks.md?

import type { MeasuredCost, MeasuredRow } from "./draw-curves.d.mts";

export interface Share {
  name: string;
  percent: number;
}

export interface ProfileRow {
  site: string;
  rooms: Share[];
  files: Share[];
  functions: Share[];
}

export interface Results {
  peers: {
    node: string;
    machine: { cpus: string; memoryGb: number; system: string };
    versions: Record<string, string>;
    rows: (MeasuredRow & { date: string; seconds?: number; listed: { onlyPeer?: number } })[];
  };
  profiles: { rows: ProfileRow[] };
  limit: {
    rows: {
      site: string;
      pages: number;
      nodes: number | null;
      outputBytes: number;
      navc: MeasuredCost[];
      limit: MeasuredCost[];
      half?: MeasuredCost[];
    }[];
  };
  scripts: { rows: { task: string; pages: number; english: MeasuredCost[]; scripts: MeasuredCost[] }[] };
  again: {
    rows: {
      site: string;
      pages: number;
      whole: Cpu[];
      first: Cpu[];
      title: Cpu[];
      titleInMemory: Cpu[];
      body: Cpu[];
      key: Cpu[];
      spec?: Cpu[];
      config: Cpu[];
    }[];
  };
}

interface Cpu {
  cpuMs: number;
}

/** The page with all measured blocks written anew; throws for a block with an unknown name. */
export function withMeasurements(page: string, results: Results): string;
