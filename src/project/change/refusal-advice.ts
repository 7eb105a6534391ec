// Finds what would be right instead of a change that makes a problem. (D307)
import { isPageFileName, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Instead, Refusal } from "./edit-plan.ts";
import { pageOrFile } from "./resolve-moves.ts";
import type { OpenedSite } from "./opened-site.ts";
import { targetIn } from "./same-target.ts";
import type { ChangeOperation, NamedChange } from "./site-change.ts";

/** The refusals, with what would be right as far as it is known. */
export function withAdvice(
  refusals: readonly Refusal[],
  operations: readonly ChangeOperation[],
  opened: OpenedSite,
): readonly Refusal[] {
  return refusals.map((refusal): Refusal => {
    if (refusal.kind !== "problem") return refusal;
    const instead = insteadOf(refusal, operations, opened);
    return instead === undefined ? refusal : { ...refusal, instead };
  });
}

function insteadOf(
  { code, file, page }: Extract<Refusal, { kind: "problem" }>,
  operations: readonly ChangeOperation[],
  opened: OpenedSite,
): Instead | undefined {
  // It has the fault already, and is judged only when it is listed.
  if (isPageFileName(file) && operations.some((each) => isListing(each, file, opened)))
    return { kind: "correct", file };
  if (code !== "page-language") return undefined;
  const placed = operations.find((each) => "target" in each && "page" in each && pathOf(each.page) === page);
  const operation = placed === undefined ? undefined : inOwnLanguage(placed, opened);
  return operation === undefined ? undefined : { kind: "change", operation };
}

function isListing(operation: ChangeOperation, file: string, { host }: OpenedSite): boolean {
  if (operation.kind === "list-unlisted") return true;
  return (operation.kind === "add" || operation.kind === "place") && pageOrFile(pathOf(operation.page), host) === file;
}

function pathOf(written: string): string {
  return withoutPageExtension(written.trim()).replace(/^\.?\/+/, "");
}

/** The same operation at the place in the language of the folder that the page is in. */
function inOwnLanguage(operation: ChangeOperation, { navigation, host }: OpenedSite): NamedChange | undefined {
  if (operation.kind !== "add" && operation.kind !== "place") return undefined;
  const place = operation.target;
  if (place === undefined) return undefined;
  const language = languageOfFolder(operation.page, navigation);
  const fileOf = (page: string): string | undefined => pageOrFile(pathOf(page), host);
  for (const edition of navigation.editions) {
    const target = edition.language === language ? targetIn(place, edition, navigation, fileOf) : undefined;
    if (target !== undefined) return { ...operation, target };
  }
  return undefined;
}

/** Pages of the default language may be in no folder of a language. */
function languageOfFolder(page: string, { languages }: ResolvedNavigation): string | undefined {
  const folders = pathOf(page).split("/").slice(0, -1);
  return (languages.find(({ code }) => folders.includes(code)) ?? languages.find((each) => each.default))?.code;
}

/** The unlisted pages that make problems if they are listed, each with the first of them. */
export function unlistable(refusals: readonly Refusal[], listed: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    listed.flatMap((file) => {
      const first = refusals.find(
        (each) => each.kind === "problem" && (each.file === file || each.page === pathOf(file)),
      );
      return first === undefined ? [] : [[file, first.message] as const];
    }),
  );
}
