// Says which links still lead to the old address of a page, because redirects take them there. (D419)
import { localTarget } from "../../compiler/contract/href.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { addressesBehind } from "../../compiler/links/addresses-behind.ts";
import { indexLines } from "../../compiler/text/line-index.ts";
import type { Refusal } from "./edit-plan.ts";
import type { OpenedSite } from "./opened-site.ts";

/** A refusal for each link that may lead to one of these addresses of removed pages. Checks report it only where that is certain. */
export function linksToRemoved(
  { names, host }: Pick<OpenedSite, "names" | "host">,
  removed: ReadonlySet<string>,
): readonly Refusal[] {
  if (removed.size === 0) return [];
  return names.uncertainLinks().flatMap(({ place, written, mayLeadTo }): readonly Refusal[] => {
    const address = mayLeadTo.find((each) => removed.has(each));
    if (address === undefined) return [];
    const { file } = place;
    const at =
      place.kind === "text" ? `${file}:${indexLines(host.readText(file) ?? "").position(place.start).line}` : file;
    const message = `${at}: The link "${written}" may be redirected to "${address}", where there is no page. Correct it, or keep the page.`;
    return [{ kind: "problem", message, code: "link-not-found", file, subject: written }];
  });
}

const linkCodes: ReadonlySet<string> = new Set(["link-not-found", "href-target-missing"]);

/** A test for problems with links that arrive all the same: redirects take them to an old address from which something else leads on. */
export function leadsOn(
  { names }: Pick<OpenedSite, "names">,
  addresses: ReadonlySet<string>,
): (problem: Diagnostic) => boolean {
  if (addresses.size === 0) return () => false;
  const behind = addressesBehind(names.redirects);
  return ({ code, subject }) => {
    const path = linkCodes.has(code) ? localTarget(subject) : undefined;
    return path !== undefined && [...behind(path)].some((address) => addresses.has(address));
  };
}
