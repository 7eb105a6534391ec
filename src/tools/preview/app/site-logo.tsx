// Draws the logo of the site; its name where the logo can't be shown.
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { withoutBasePath } from "../../../compiler/contract/href.ts";
import { usePreview } from "./preview-context.ts";

export function SiteLogo(): VNode {
  const { source, summary } = usePreview();
  const site = summary.overview?.site;
  const name = site?.name || "Documentation";
  const [missing, miss] = useState<readonly string[]>([]);
  const logo = site?.logo;
  const pictures =
    logo === undefined
      ? []
      : ([
          ["light", logo.light],
          ["dark", logo.dark],
        ] as const);
  // The page loads nothing from elsewhere, and a file has no pictures (D335).
  const isShown =
    source.live && pictures.length > 0 && pictures.every(([, address]) => isOwn(address) && !missing.includes(address));
  if (site === undefined || !isShown) return <span class="logo">{name}</span>;
  return (
    <span class="logo">
      {pictures.map(([colors, address]) => (
        <img
          key={colors}
          class="picture"
          data-colors={colors}
          src={`/files${withoutBasePath(address, site.basePath)}`}
          alt={name}
          onError={() => miss((before) => [...before, address])}
        />
      ))}
    </span>
  );
}

function isOwn(address: string): boolean {
  return address.startsWith("/") && !address.startsWith("//");
}
