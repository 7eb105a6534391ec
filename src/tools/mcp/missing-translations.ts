// Finds the languages that lack a page that was added, with the calls that add it there. (D312)
import { isPageFileName, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import { folderOf } from "../../compiler/text/resolve-path.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import type { PlannedFile } from "../../project/change/edit-plan.ts";
import { labelledDivisions } from "../../project/change/division-at.ts";
import { sameDivisions } from "../../project/change/same-divisions.ts";
import { parallelPath } from "../../project/change/parallel-path.ts";
import { callText } from "./tool-call.ts";

/** A line for each new page and each language. `after` is the site with them. */
export function missingTranslations(files: readonly PlannedFile[], after: ResolvedNavigation): readonly string[] {
  const pages = Object.values(after.pages);
  return files.flatMap((file): readonly string[] => {
    if (file.kind !== "create" || !isPageFileName(file.file)) return [];
    const at = pages.findIndex((page) => page.file === file.file);
    const page = pages[at];
    if (page === undefined) return [];
    const has = new Set([
      ...Object.keys(after.counterparts[page.key] ?? {}),
      ...page.placements.flatMap(({ editions }) => editions),
    ]);
    const lacking = after.editions.filter(
      ({ id, language, version }) => !has.has(id) && language !== page.language && version === page.version,
    );
    const near = { before: pages.slice(0, at).toReversed(), behind: pages.slice(at + 1) };
    const missing = lacking.map((edition) => {
      const call = callBeside({ page, ...near, edition: edition.id, after });
      const how = call ?? "find its place there with outline, then call add_page";
      return `translate ${page.path} into ${edition.language ?? ""}, where no page file is yet: ${how}`;
    });
    return [`write the text of ${file.file} below its front matter`, ...missing];
  });
}

interface Beside {
  readonly page: Page;
  /** The pages before it and behind it, the nearest first. */
  readonly before: readonly Page[];
  readonly behind: readonly Page[];
  readonly edition: string;
  readonly after: ResolvedNavigation;
}

interface PlaceInEdition {
  readonly path: string;
  readonly place: Readonly<Record<string, string | readonly string[]>>;
}

/** The call that adds the page in an edition: beside the counterpart of a page of its division, else in the same division, else beside any. */
function callBeside(beside: Beside): string | undefined {
  const { page } = beside;
  const own = labelsOf(page, beside.after);
  const isNear = (other: Page): boolean => labelsOf(other, beside.after) === own;
  const found =
    besideOne(beside, isNear) ??
    inSameDivision(beside, own) ??
    besideOne(beside, ({ file }) => file !== null && folderOf(file) === folderOf(page.file ?? "")) ??
    besideOne(beside, () => true);
  return found === undefined ? undefined : callText("add_page", { page: found.path, ...found.place });
}

function besideOne(
  { page, before, behind, edition, after }: Beside,
  isWanted: (page: Page) => boolean,
): PlaceInEdition | undefined {
  for (const [side, pages] of [
    ["after", before],
    ["before", behind],
  ] as const)
    for (const near of pages) {
      const other = isWanted(near) ? counterpartFile(near, edition, after) : undefined;
      const path = other === undefined ? undefined : pathBeside(near, page, other);
      if (path !== undefined && near.language === page.language && near.version === page.version)
        return { path, place: { [side]: withoutPageExtension(other!) } };
    }
  return undefined;
}

/** At the end of the division that stands for its own; its path follows from any page. */
function inSameDivision({ page, before, behind, edition, after }: Beside, own: string): PlaceInEdition | undefined {
  const same = own === "" ? undefined : sameDivisions([own], after, { languages: true, versions: false });
  const labels = same?.found.find((each) => each.edition.id === edition)?.labels;
  if (labels === undefined) return undefined;
  for (const near of [...before, ...behind]) {
    const other = near.language === page.language ? counterpartFile(near, edition, after) : undefined;
    const path = other === undefined ? undefined : pathBeside(near, page, other);
    if (path !== undefined) return { path, place: { into: labels } };
  }
  return undefined;
}

function counterpartFile(page: Page, edition: string, { pages, counterparts }: ResolvedNavigation): string | undefined {
  const href = counterparts[page.key]?.[edition];
  return href === undefined ? undefined : (pages[href]!.file ?? undefined);
}

function pathBeside({ file }: Page, { path }: Page, other: string): string | undefined {
  const found = file === null ? undefined : parallelPath(file, path, other);
  return found === path ? undefined : found;
}

/** The labels of the division that lists a page, joined; "" without one. */
function labelsOf({ href }: Page, navigation: ResolvedNavigation): string {
  return divisionsOfPages(navigation).get(href) ?? "";
}

const divisionsOfPages = perObject(({ editions }: ResolvedNavigation): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { division, labels } of editions.flatMap(labelledDivisions))
    for (const child of division.children)
      if (child.kind === "page" && !found.has(child.href)) found.set(child.href, labels.join(" > "));
  return found;
});
