"use client";
// Draws a diagram of Mermaid, which is loaded only where a page has one. One with a mistake is shown as its source.
import { useTheme } from "next-themes";
import { useEffect, useId, useState } from "react";

export function Mermaid({ chart = "" }: { readonly chart?: string }) {
  const { resolvedTheme } = useTheme();
  const id = useId().replace(/\W/g, "");
  const [svg, setSvg] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const { default: mermaid } = await import("mermaid");
      mermaid.initialize({ startOnLoad: false, theme: resolvedTheme === "dark" ? "dark" : "default" });
      const drawn = await mermaid.render(`diagram-${id}`, chart).catch(() => undefined);
      if (isWanted) setSvg(drawn?.svg);
    };
    void draw();
    return () => {
      isWanted = false;
    };
  }, [chart, id, resolvedTheme]);
  return svg === undefined ? <pre>{chart}</pre> : <div dangerouslySetInnerHTML={{ __html: svg }} />;
}
