/** One case of fixtures/. */
export interface ConformanceCase {
  readonly name: string;
  readonly folder: string;
  /** The clauses of the contract that it shows, as `§2.13`; `no clause` if there is none. */
  readonly clauses: readonly string[];
  readonly options: object;
  readonly expected: string;
}

/** What a program printed for a case. */
export interface ConformanceResult {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly isTree: boolean;
  readonly hasAddresses: boolean;
}

export function conformanceCases(only?: string): ConformanceCase[];
export function tryCase(given: ConformanceCase, command: string): Promise<ConformanceResult>;
export function conformanceTable(results: readonly ConformanceResult[]): string;
