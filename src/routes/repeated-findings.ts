// Which problem is one fault seen at many places? It is told once, with the number and the other places.
import type { DiagnosticArgs } from "../diagnostics/catalog.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { otherPlaces } from "../diagnostics/other-places.ts";
import type { Place } from "../diagnostics/place.ts";

type RepeatedCode = "endpoint-without-spec" | "operation-ambiguous";
type RepeatedArgs<Code extends RepeatedCode> = Omit<DiagnosticArgs[Code], "uses">;

/** Gathers problems by the fault behind them. */
export interface RepeatedFindings {
  readonly add: <Code extends RepeatedCode>(
    code: Code,
    fault: string,
    place: Place,
    args: RepeatedArgs<Code>,
    suggestion?: string,
  ) => void;
  readonly tell: () => void;
}

interface Fault {
  readonly tell: (others: readonly Place[]) => void;
  readonly others: Place[];
}

/** A fresh gatherer; `tell` reports each fault at its first place. */
export function repeatedFindings(report: Report): RepeatedFindings {
  const faults = new Map<string, Fault>();
  return {
    add: (code, fault, place, args, suggestion) => {
      const name = `${code} ${fault}`;
      const known = faults.get(name);
      if (known !== undefined) {
        known.others.push(place);
        return;
      }
      const tell = (others: readonly Place[]): void => {
        const related = otherPlaces(others, "also here");
        const details = { related, ...(suggestion === undefined ? {} : { suggestion }) };
        report(code, place, { ...args, uses: others.length + 1 } as DiagnosticArgs[typeof code], details);
      };
      faults.set(name, { tell, others: [] });
    },
    tell: () => {
      for (const { tell, others } of faults.values()) tell(others);
    },
  };
}
