// Finds the code that docs.json has for a language.
import { languages } from "../../compiler/contract/languages.ts";

/** The first of the codes that docs.json knows, whole or without its region; else the first one. */
export function languageCode(...codes: readonly (string | undefined)[]): string {
  const written = codes.filter((code) => code !== undefined && code !== "") as readonly string[];
  for (const code of written) if (languages.has(code)) return code;
  for (const code of written) {
    const [base = ""] = code.split(/[-_]/);
    if (languages.has(base.toLowerCase())) return base.toLowerCase();
  }
  return written[0] ?? "en";
}
