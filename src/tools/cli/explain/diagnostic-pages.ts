// Finds the page of the documentation about each code. The build replaces this file by the texts.
import { existsSync, readFileSync } from "node:fs";
import { packageFile } from "../../../project/package-file.ts";

/** The Markdown of the page about a code; null if there is none. */
export function diagnosticPage(code: string): string | null {
  const page = packageFile(`docs/reference/diagnostics/${code}.md`);
  return existsSync(page) ? readFileSync(page, "utf8") : null;
}
