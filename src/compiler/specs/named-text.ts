// Reads the text of a file that docs.json names, within the limit of bytes.
import type { Limits } from "../contract/limits.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { fileAt } from "../diagnostics/place.ts";
import type { Host } from "../host/host.ts";

/** Where texts are read from. */
export interface NamedTexts {
  readonly host: Host;
  readonly limits: Pick<Limits, "specBytes">;
  readonly report: Report;
}

/** The text; undefined, with a report, if it is too large. `noun` says what it is: `schema`. */
export function namedText(path: string, noun: string, { host, limits, report }: NamedTexts): string | undefined {
  if ((host.stat(path)?.size ?? 0) > limits.specBytes) {
    const limit = `${limits.specBytes} bytes`;
    report("limit-exceeded", fileAt(path), { what: `The ${noun} ${path}`, limit, option: "specBytes" });
    return undefined;
  }
  // What is over the limit of all that is read is reported with the rest.
  return host.readText(path);
}
