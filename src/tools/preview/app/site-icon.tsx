// Draws an icon of the site: of a set that navc has, or a picture of the docs folder.
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Icon } from "../../../compiler/contract/icon-form.ts";
import { iconKey } from "../../../compiler/contract/icon-key.ts";
import { usePreview } from "./preview-context.ts";

export interface SiteIconProps {
  readonly icon: Icon | undefined;
  /** What stands for an icon that can't be drawn, where no label is beside it. */
  readonly fallback?: string;
  /** The color of its drawing; absent: that of the text. */
  readonly color?: string;
}

/** An icon that navc does not have, or one of another server, is not drawn. */
export function SiteIcon({ icon, fallback = "", color }: SiteIconProps): VNode | null {
  const { source, summary } = usePreview();
  const key = iconKey(icon, summary.overview?.site.icons?.library);
  const [drawing, draw] = useState<{ readonly key: string; readonly svg: string | undefined }>();
  useEffect(() => {
    let isWanted = true;
    if (key !== undefined)
      void source.icon(key).then((svg) => {
        if (isWanted) draw({ key, svg });
      });
    return () => {
      isWanted = false;
    };
  }, [key, source]);
  if (key === undefined) return <IconPicture icon={icon} fallback={fallback} />;
  if (drawing?.key !== key) return <span class="site-icon" aria-hidden="true" />;
  if (drawing.svg === undefined) return fallback === "" ? null : <code class="quiet">{fallback}</code>;
  const address = `url("data:image/svg+xml,${encodeURIComponent(drawing.svg)}")`;
  return <span class="site-icon" data-drawn="" aria-hidden="true" style={{ "--drawing": address, color }} />;
}

function IconPicture({ icon, fallback = "" }: SiteIconProps): VNode | null {
  const { source } = usePreview();
  const [missing, miss] = useState<string>();
  const path = typeof icon === "string" ? icon : icon?.name;
  // The page loads nothing from elsewhere, and a file has no pictures (D335).
  if (!source.live || path === undefined || path === missing || !/^\.{0,2}\/(?!\/)/.test(path))
    return fallback === "" ? null : <code class="quiet">{fallback}</code>;
  const file = `/${path.replace(/^[./]+/, "")}`;
  return <img class="site-icon" src={`/files${file}`} alt="" onError={() => miss(path)} />;
}
