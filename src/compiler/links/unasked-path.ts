// Says which paths no browser asks for, because it changes an address before it sends it. (D393)
import { decodeSegment, isExternalHref, writtenPath } from "../contract/href.ts";
import { readRedirectSource, type RedirectSource } from "./redirect-source.ts";

/** Why no browser asks for a path of a site, as the end of a sentence; undefined for a path that a browser can ask for. */
export function unaskedReason(path: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- a browser removes some of them, and encodes the others
  if (/[\0-\x1f\x7f]/.test(path)) return "no address that arrives has a control character as it is";
  // An expression such as `:id(\\d+)` is read by the platform only.
  const segments = path.split("/").filter((segment) => segment !== "." && !/[({]/.test(segment));
  if (segments.some((segment) => segment.includes("\\"))) return String.raw`a browser sends "/" for each "\"`;
  return segments.some(hasDots) ? `a browser removes "." and "..", so no address that arrives has them` : undefined;
}

/** Reads a source as `readRedirectSource` does; undefined also for a path that no browser asks for. The runtime gets paths from browsers, and does not need this. */
export function readAskedSource(source: string): RedirectSource | undefined {
  return unaskedReason(source) === undefined ? readRedirectSource(source) : undefined;
}

/** True for a destination in this site in which a browser reads another path than is written. */
export function leadsElsewhere(destination: string): boolean {
  return !isExternalHref(destination) && unaskedReason(writtenPath(destination)) !== undefined;
}

/** A server may decode a segment before it looks for a file. */
function hasDots(segment: string): boolean {
  return decodeSegment(segment)
    .split(/[/\\]/)
    .some((name) => name === "." || name === "..");
}
