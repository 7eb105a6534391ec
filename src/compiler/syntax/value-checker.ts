// Defines what checks of values need, and notes where reading has reported errors, so that a fault is reported once.
import { severityOf } from "../diagnostics/collector.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import type { ConfigValue } from "./config-value.ts";
import type { FieldReader } from "./read-fields.ts";

/** What checking needs: what reading needs, and whether reading has reported an error somewhere. */
export interface ValueChecker extends FieldReader {
  /** True for a value at which, or at whose key, an error was reported. */
  readonly isReported: (value: Pick<ConfigValue, "file" | "pointer">) => boolean;
  /** True where anything was reported. */
  readonly isMentioned: (value: Pick<ConfigValue, "file" | "pointer">) => boolean;
}

/** A `report` that notes where it reported errors, and the look-up of these places. */
export function notingReport(report: Report): Pick<ValueChecker, "report" | "isReported" | "isMentioned"> {
  const [errors, all] = [new Set<string>(), new Set<string>()];
  return {
    report: (code, place, args, details) => {
      if (place.kind === "pointer") {
        const name = `${place.file}#${place.pointer}`;
        all.add(name);
        if (severityOf({ code, args }, {}) === "error") errors.add(name);
      }
      report(code, place, args, details);
    },
    isReported: ({ file, pointer }) => errors.has(`${file}#${pointer}`),
    isMentioned: ({ file, pointer }) => all.has(`${file}#${pointer}`),
  };
}
