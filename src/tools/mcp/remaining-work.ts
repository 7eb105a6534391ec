// Finds what remains to do after a change: what other languages lack, as calls of tools. (D312)
import { isPageFileName, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import type { PlannedFile } from "../../project/change/edit-plan.ts";
import { joinedMoves } from "../../project/change/joined-moves.ts";
import { parallelPath } from "../../project/change/with-counterparts.ts";
import { folderOf } from "../../compiler/text/resolve-path.ts";
import { callText } from "./tool-call.ts";

/** A line for each thing. `after` is the site after the change; undefined if nothing was written. */
export function remainingWork(
  files: readonly PlannedFile[],
  before: ResolvedNavigation,
  after: ResolvedNavigation | undefined,
): readonly string[] {
  return [...notCreated(files, after), ...notMoved(files, before), ...notRemoved(files, before)];
}

function notCreated(files: readonly PlannedFile[], after: ResolvedNavigation | undefined): readonly string[] {
  if (after === undefined) return [];
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
    const missing = lacking.map((edition) => {
      const call = placeBeside({ page, near: pages.slice(0, at).toReversed(), edition: edition.id, after });
      const how = call === undefined ? "" : `: ${call}`;
      return `translate ${page.path} into ${edition.language ?? ""}, where no page file is yet${how}`;
    });
    return [`write the text of ${file.file} below its front matter`, ...missing];
  });
}

interface Beside {
  readonly page: Page;
  /** The pages before it, the nearest first. */
  readonly near: readonly Page[];
  readonly edition: string;
  readonly after: ResolvedNavigation;
}

/** The call that adds the page in an edition, after the counterpart of a page before it. */
function placeBeside({ page, near, edition, after }: Beside): string | undefined {
  const isNear = ({ file }: Page): boolean => file !== null && folderOf(file) === folderOf(page.file ?? "");
  for (const { file, key, language, version } of [...near.filter(isNear), ...near]) {
    const href = after.counterparts[key]?.[edition];
    const other = href === undefined ? null : after.pages[href]!.file;
    if (file === null || other === null || language !== page.language || version !== page.version) continue;
    const path = parallelPath(file, page.path, other);
    if (path !== undefined && path !== page.path)
      return callText("add_page", { page: path, after: withoutPageExtension(other) });
  }
  return undefined;
}

function notMoved(files: readonly PlannedFile[], before: ResolvedNavigation): readonly string[] {
  const moves = new Map(files.flatMap((file) => (file.kind === "move" ? [[file.from, file.to] as const] : [])));
  const parallel = [...moves].flatMap(([from, to]) =>
    inOtherLanguages(from, before).flatMap((other) => {
      const path = moves.has(other) ? undefined : parallelPath(from, to, other);
      return path === undefined || path === other ? [] : [{ from: other, to: path }];
    }),
  );
  return joinedMoves([...new Map(parallel.map((each) => [each.from, each])).values()]).map(
    ({ from, to }) =>
      `the same in another language is still at its old path: ${callText("move", { from: withoutPageExtension(from), to: withoutPageExtension(to) })}`,
  );
}

function notRemoved(files: readonly PlannedFile[], before: ResolvedNavigation): readonly string[] {
  const removed = new Set(files.flatMap((file) => (file.kind === "remove" ? [file.file] : [])));
  const left = [...removed].flatMap((file) => inOtherLanguages(file, before)).filter((other) => !removed.has(other));
  // A language that is removed as a whole leaves the others.
  const languages = new Set(
    Object.values(before.pages).flatMap(({ file, language }) =>
      file !== null && !removed.has(file) ? [language] : [],
    ),
  );
  const isLanguageGone = Object.values(before.pages).some(
    ({ file, language }) => file !== null && removed.has(file) && !languages.has(language),
  );
  if (isLanguageGone) return [];
  return [...new Set(left)].map(
    (file) =>
      `the same page is still there in another language: ${callText("remove_page", { page: withoutPageExtension(file) })}`,
  );
}

/** The files of the same page in other languages, in the same version. */
function inOtherLanguages(file: string, { pages, counterparts }: ResolvedNavigation): readonly string[] {
  const page = Object.values(pages).find((each) => each.file === file);
  const hrefs = page === undefined ? [] : Object.values(counterparts[page.key] ?? {});
  const others = hrefs.flatMap((href) => {
    const other = pages[href]!;
    return other.language !== page!.language && other.version === page!.version ? (other.file ?? []) : [];
  });
  return [...new Set(others)].filter((other) => other !== file);
}
