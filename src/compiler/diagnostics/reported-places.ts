// Notes where something was reported, so that a fault is reported once.
import { severityOf } from "./collector.ts";
import type { Report } from "./diagnostic.ts";

/** A place in a file, by its pointer. */
interface PlaceOfValue {
  readonly file: string;
  readonly pointer: string;
}

/** A `report`, and the places at which it reported something. */
export interface ReportedPlaces {
  readonly report: Report;
  /** True for a value at which, or at whose key, an error was reported. */
  readonly isReported: (value: PlaceOfValue) => boolean;
  /** True where anything was reported. */
  readonly isMentioned: (value: PlaceOfValue) => boolean;
  /** True for a `$ref` of a file about which something was reported. */
  readonly isReportedRef: (file: string, target: string) => boolean;
}

/** A `report` that notes what it reports, and the look-up of these places. */
export function reportedPlaces(report: Report): ReportedPlaces {
  const [errors, all, refs] = [new Set<string>(), new Set<string>(), new Set<string>()];
  return {
    report: (code, place, args, details) => {
      if (place.kind === "pointer") {
        const name = nameOf(place);
        all.add(name);
        if (severityOf({ code, args }, {}) === "error") errors.add(name);
      }
      if ("target" in args) refs.add(`${place.file} ${args.target}`);
      report(code, place, args, details);
    },
    isReported: (value) => errors.has(nameOf(value)),
    isMentioned: (value) => all.has(nameOf(value)),
    isReportedRef: (file, target) => refs.has(`${file} ${target}`),
  };
}

function nameOf({ file, pointer }: PlaceOfValue): string {
  return `${file}#${pointer}`;
}
