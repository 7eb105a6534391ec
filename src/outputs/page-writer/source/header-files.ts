// Finds the files that docs.json shows beside the texts of pages: logo, favicon, fonts and icons.
import { decodeSegment, isExternalHref, withoutBasePath, writtenPath } from "../../../compiler/contract/href.ts";
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import type { Host } from "../../../compiler/host/host.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { resolvePath } from "../../../compiler/text/resolve-path.ts";
import { iconPicture } from "../../adapters/icons/icon-picture.ts";
import { navigationIcons } from "../../adapters/icons/navigation-icons.ts";
import type { PageFault } from "./page-fault.ts";
import { reasonAgainst } from "./with-shown-files.ts";

/** The files that may be published, and what is wrong with the others. */
export interface HeaderFiles {
  /** Paths from the docs root, each once. */
  readonly files: readonly string[];
  /** The addresses of the others, as the navigation has them. */
  readonly lost: ReadonlySet<string>;
  readonly faults: readonly PageFault[];
}

/** Finds the files that a site names beside its texts; `config` is the path of docs.json, for the faults. */
export function headerFiles(navigation: ResolvedNavigation, host: Host, config: string): HeaderFiles {
  const { logo, favicon, fonts, basePath } = navigation.site;
  const { heading, body } = fonts ?? {};
  const named = [logo?.light, logo?.dark, favicon?.light, heading?.source, body?.source];
  const places = new Map(named.map((address) => [address, config]));
  for (const { icon, file = config } of navigationIcons(navigation)) {
    const picture = iconPicture(icon);
    if (!places.has(picture)) places.set(picture, file);
  }
  const files: string[] = [];
  const faults: PageFault[] = [];
  const lost = new Set<string>();
  for (const [address, file] of places) {
    if (address === undefined || isExternalHref(address)) continue;
    const path = pathOf(withoutBasePath(address, basePath));
    if (path === undefined || host.stat(path)?.kind !== "file") {
      faults.push({ kind: "missing-file", address, file });
      lost.add(address);
      continue;
    }
    const reason = reasonAgainst(path, { specs: new Set(), assetBytes: defaultLimits.assetBytes }, host);
    if (reason === undefined) files.push(path);
    else {
      faults.push({ kind: "not-copied", path, reason, file });
      lost.add(address);
    }
  }
  return { files, lost, faults };
}

function pathOf(address: string): string | undefined {
  return resolvePath("", writtenPath(address).split("/").map(decodeSegment).join("/"));
}
