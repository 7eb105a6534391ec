// textDocument/codeAction: what can be done about the findings at a place, and about the place. (D302)
import { CodeActionKind, type CodeAction, type Range } from "vscode-languageserver";
import { isPageFileName } from "../../../compiler/contract/page-path.ts";
import type { ActionWork, OfferedAction } from "../../../project/actions/action-work.ts";
import { findingActions } from "../../../project/actions/finding-actions.ts";
import { listingActions } from "../../../project/actions/listing-actions.ts";
import { actionSite } from "../asked-action-site.ts";
import { listingsHere } from "../listings-here.ts";
import type { AskedDocument } from "../asked-document.ts";
import { lspDiagnostic, lspRange } from "../lsp-diagnostic.ts";

/** The fix of all in a document, for editors that fix when they save. */
export const fixAllKind: string = `${CodeActionKind.SourceFixAll}.navc`;

/** What a chosen action needs. */
export interface ActionData {
  readonly root: string;
  readonly work: ActionWork;
}

/** The actions at a range; `only` are the kinds that are wanted. None of them has an edit yet. The site has to be current. */
export async function codeActions(
  asked: AskedDocument,
  range: Range,
  only: readonly string[] | undefined,
): Promise<readonly CodeAction[]> {
  const { site, file, document } = asked;
  const isWanted = (kind: string): boolean =>
    only === undefined || only.some((each) => each === "" || kind === each || kind.startsWith(`${each}.`));
  const dataOf = (work: ActionWork): ActionData => ({ root: site.root, work });
  const forActions = actionSite(site);
  const actions: CodeAction[] = [];
  const inFile = site.state.found.filter((each) => each.file === file);
  // Asked for by name only: editors show it in a menu of its own.
  if (
    only !== undefined &&
    isWanted(fixAllKind) &&
    inFile.some(({ edits }) => edits?.some((edit) => edit.file === file))
  )
    actions.push({ title: "Fix all that navc can fix", kind: fixAllKind, data: dataOf({ kind: "fix-all", file }) });
  if (!isWanted(CodeActionKind.QuickFix)) return actions;
  for (const finding of inFile) {
    if (!touch(lspRange(finding.range), range)) continue;
    const diagnostics = [lspDiagnostic(finding, site.uriOf)];
    // oxlint-disable-next-line no-await-in-loop -- few findings are at one place
    for (const { title, work, isPreferred = false } of await findingActions(finding, forActions))
      actions.push({ title, kind: CodeActionKind.QuickFix, diagnostics, isPreferred, data: dataOf(work) });
  }
  const known = new Set(actions.map(({ title }) => title));
  const offset = document.offsetAt(range.start);
  const here: readonly OfferedAction[] = isPageFileName(file)
    ? await listingActions(file, forActions)
    : listingsHere({ ...asked, offset });
  for (const { title, work } of here)
    if (!known.has(title)) actions.push({ title, kind: CodeActionKind.QuickFix, data: dataOf(work) });
  return actions;
}

function touch(one: Range, other: Range): boolean {
  return !isBefore(one.end, other.start) && !isBefore(other.end, one.start);
}

function isBefore(one: Range["start"], other: Range["start"]): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character);
}
