// The version of navc.
import { readFileSync } from "node:fs";

/** The version in navc's own package.json. */
export function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  return version;
}
