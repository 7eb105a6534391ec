// Names the diagrams that readers see as their source.

/** Called with what is not drawn, and why. */
export type LostDiagram = (feature: string, reason: string) => void;

/** Reports a block of code that is a diagram of Mermaid. */
export function reportMermaid(lang: string | null | undefined, lost: LostDiagram): void {
  if (lang?.toLowerCase() !== "mermaid") return;
  lost("a diagram of Mermaid", "readers see its source; a plug-in of the site generator can draw it");
}
