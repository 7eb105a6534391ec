// Writes the language of a block of code for a host of MDX.
import { reportMermaid, type LostDiagram } from "../source/mermaid-loss.ts";
import type { MdxHost } from "./mdx-host.ts";

/** The language that is written; undefined for what is no name of one. A diagram that the host does not draw is reported. */
export function codeLanguage(
  written: string | null | undefined,
  { languages, drawsMermaid }: Pick<MdxHost, "languages" | "drawsMermaid">,
  lost: LostDiagram,
): string | undefined {
  const lang = written ?? "";
  if (!drawsMermaid) reportMermaid(lang, lost);
  return /^[\w+#.-]{1,40}$/.test(lang) ? (languages.get(lang) ?? lang) : undefined;
}
