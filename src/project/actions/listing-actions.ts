// Offers places in the lists of docs.json for pages that no list has.
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { readRedirectSource } from "../../compiler/links/redirect-source.ts";
import { pointerAt } from "../../compiler/text/pointer-at.ts";
import { folderOf } from "../../compiler/text/resolve-path.ts";
import { visible } from "../../compiler/text/visible.ts";
import { nearestEntry } from "../change/nearest-entry.ts";
import { hidingRedirects } from "../change/unlisted-places.ts";
import type { ActionSite } from "./action-site.ts";
import { entriesBySource, elementKey } from "./entries-by-source.ts";
import { unlistedFiles } from "./unlisted-files.ts";
import type { OfferedAction } from "./action-work.ts";

/** More would hide the other actions. */
const mostPlaces = 5;

/** The places for a page in no list: beside its neighbor, and at the end of each division that lists pages of the same folder. */
export async function listingActions(
  file: string,
  { found, navigation, config, entries }: ActionSite,
): Promise<readonly OfferedAction[]> {
  if (navigation === undefined) return [];
  // The navigation of a preview has no pages of files in no list, but its findings name them.
  const isReported = found.some((each) => each.code === "page-unlisted" && (each.files ?? [each.file]).includes(file));
  if (!isReported && !unlistedFiles(navigation).includes(file)) return [];
  const named = await entries();
  const near = named && nearestEntry(file, named);
  const hiding = hidingRedirects(navigation.redirects)(withoutPageExtension(file));
  const removal = hiding === undefined ? [] : [deletedPage(file, hiding)];
  // Only a redirect from one address can go with the page that gets it. One from many is for other pages, too.
  const isExact = hiding === undefined || readRedirectSource(hiding.source)?.exact !== undefined;
  if (near === undefined || !isExact) return removal;
  const end = hiding === undefined ? "" : ", and remove the redirect from its address";
  const divisions = entriesBySource(navigation);
  const labels = named!.flatMap(({ page, source }) => {
    if (folderOf(page) !== folderOf(near)) return [];
    const owner = source.pointer.slice(0, source.pointer.lastIndexOf("/pages/"));
    const key = elementKey(source.file === config ? undefined : source.file, owner);
    const own = divisions.get(key)?.divisions[0]?.labels ?? [];
    return own.length === 0 ? [] : [own];
  });
  const different = [...new Map(labels.map((each) => [each.join(" > "), each])).values()];
  return [
    listedAt(`List this page after "${visible(withoutPageExtension(near))}"${end}`, file, {
      kind: "after",
      page: near,
    }),
    ...(different.length < 2 ? [] : different)
      .slice(0, mostPlaces)
      .map((each) =>
        listedAt(`List this page in "${visible(each.join(" > "))}"${end}`, file, { kind: "into", labels: each }),
      ),
    ...removal,
  ];
}

/** Nobody can open the page, and its readers are sent elsewhere already. */
function deletedPage(page: string, { destination }: Redirect): OfferedAction {
  const operation = { kind: "remove", page } as const;
  const title = `Delete ${visible(page)}: its redirect leads to ${visible(destination)}`;
  return { title, work: { kind: "change", operation } };
}

/** Of a page that one sidebar lists twice, either entry can go. Divisions whose pages are all listed twice are for somebody to sort. (D543) */
export function twiceListedActions(
  { file, pointer, range, related: [first] }: Diagnostic,
  { navigation, config, textOf }: ActionSite,
): readonly OfferedAction[] {
  const removal = (what: string, at: string, line: number, place: string): readonly OfferedAction[] => {
    const named = at === config ? {} : { file: at };
    const entry = navigation && entriesBySource(navigation).get(elementKey(named.file, place));
    if (entry?.isPage !== true) return [];
    const operation = { kind: "remove-element", element: { ...named, pointer: place, name: entry.detail } } as const;
    return [{ title: `Remove the ${what} entry, ${visible(at)}:${line}`, work: { kind: "change", operation } }];
  };
  const again = removal("repeated", file, range.start.line, pointer);
  const text = first && textOf(first.file);
  if (text === undefined || again.length === 0) return again;
  const { start } = first!.range;
  return [...again, ...removal("first", first!.file, start.line, pointerAt(text, start.offset + 1))];
}

/** The action that lists a page. */
export function listedAt(
  title: string,
  page: string,
  target: Extract<Extract<OfferedAction["work"], { kind: "change" }>["operation"], { kind: "add" }>["target"],
): OfferedAction {
  return { title, work: { kind: "change", operation: { kind: "add", page, target } } };
}
