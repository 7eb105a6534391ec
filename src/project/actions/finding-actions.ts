// Offers what can be done about a finding: its fix, a redirect, a new page, a place in a list, and accepting it.
import { isExternalHref, localTarget } from "../../compiler/contract/href.ts";
import { isPageFileName, toPagePath } from "../../compiler/contract/page-path.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { count } from "../../compiler/diagnostics/codes.ts";
import { visible } from "../../compiler/text/visible.ts";
import type { ActionSite } from "./action-site.ts";
import type { OfferedAction } from "./action-work.ts";
import { listingActions } from "./listing-actions.ts";
import { suggestedEdit } from "./suggested-edit.ts";

/** What can be done about a finding. */
export async function findingActions(finding: Diagnostic, site: ActionSite): Promise<readonly OfferedAction[]> {
  return [
    ...fixActions(finding, site),
    ...suggestedActions(finding, site),
    ...(finding.code === "page-unlisted" ? await listingActions(finding.file, site) : []),
    ...missingActions(finding, site),
    ...acceptActions(finding, site),
  ];
}

const longestTitle = 80;

function fixActions(
  { code, file, subject, edits = [], range }: Diagnostic,
  site: ActionSite,
): readonly OfferedAction[] {
  const [edit] = edits;
  if (edit === undefined) return [];
  const written = visible(edit.text).slice(0, longestTitle);
  const where = edits.length === 1 ? "" : ` at ${count(edits.length, "place")}`;
  const alike = site.found.filter((each) => each.code === code && each.edits !== undefined).length;
  return [
    {
      title: `Fix: write ${written === "" ? "nothing" : written}${where}`,
      work: { kind: "fix", code, file, subject, start: range.start.offset },
      isPreferred: true,
    },
    ...(alike < 2 ? [] : [{ title: `Fix all ${alike} problems "${code}"`, work: { kind: "fix-all", code } } as const]),
  ];
}

function suggestedActions(finding: Diagnostic, { textOf }: ActionSite): readonly OfferedAction[] {
  const edit = suggestedEdit(finding, textOf(finding.file));
  if (edit === undefined) return [];
  const { code, file, subject, range } = finding;
  return [
    {
      title: `Change to ${visible(finding.suggestion ?? edit.text).slice(0, longestTitle)}`,
      work: { kind: "suggested", code, file, subject, start: range.start.offset },
    },
  ];
}

/** Codes whose subject is an address, or a path of a page, that leads nowhere. */
const missing: ReadonlySet<string> = new Set(["link-not-found", "page-not-found", "href-target-missing"]);

function missingActions({ code, subject, suggestion }: Diagnostic, site: ActionSite): readonly OfferedAction[] {
  if (!missing.has(code) || site.navigation === undefined || isExternalHref(subject)) return [];
  const address = subject.startsWith("/") ? subject : `/${subject}`;
  const to = suggestion === undefined || isExternalHref(suggestion) ? undefined : `/${suggestion.replace(/^\/+/, "")}`;
  const target = localTarget(address);
  const path = target === undefined ? undefined : toPagePath(target);
  const file = path?.ok === true ? (isPageFileName(path.path) ? path.path : `${path.path}.mdx`) : undefined;
  const isFree = file !== undefined && !/\.[a-z]{2,5}\.mdx$/i.test(file) && !site.has(file);
  return [
    ...(to === undefined
      ? []
      : [
          {
            title: `Add a redirect from ${visible(address)} to ${visible(to)}`,
            work: { kind: "change", operation: { kind: "redirect", from: address, to } },
          } as const,
        ]),
    ...(isFree && site.canCreate
      ? [{ title: `Make the page ${visible(file)}`, work: { kind: "new-page", file } } as const]
      : []),
  ];
}

/** Nothing is accepted where no baseline is in use. */
function acceptActions({ code, file, subject }: Diagnostic, { baseline }: ActionSite): readonly OfferedAction[] {
  if (baseline === undefined) return [];
  return [{ title: `Accept in ${visible(baseline)}`, work: { kind: "accept", code, file, subject } }];
}
