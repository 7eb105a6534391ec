// What does a code mean?
import { existsSync, readFileSync } from "node:fs";
import { catalog, type DiagnosticCode } from "../diagnostics/catalog.ts";
import { codePageText } from "../render/code-page-text.ts";
import type { TextStyle } from "../render/text-layout.ts";

/** The page of a code for a terminal, or as JSON; its severity alone where the package has no such page. */
export function codePage(code: DiagnosticCode, format: "text" | "json", style: TextStyle): string {
  const page = readPage(code);
  const { severity } = catalog[code];
  const usual = typeof severity === "string" ? severity : "by the case";
  if (format === "json")
    return `${JSON.stringify({ kind: "code", code, severity: usual, page: page ?? null }, null, 2)}\n`;
  if (page !== undefined) return codePageText(page, style);
  return `${style.heading(code)}\n\nSeverity: ${usual}. This package has no page about it.\n`;
}

/** The same place from `src/cli` and from `dist/cli`. */
function readPage(code: DiagnosticCode): string | undefined {
  const page = new URL(`../../docs/diagnostics/${code}.md`, import.meta.url);
  return existsSync(page) ? readFileSync(page, "utf8") : undefined;
}
