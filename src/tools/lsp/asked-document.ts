// Defines what a request is asked about: an open document of a site, and a place in it.
import type { Range } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { DiagnosticCode } from "../../compiler/diagnostics/catalog.ts";
import type { EditPlan } from "../../project/change/edit-plan.ts";
import type { ChangeOperation, SiteChange } from "../../project/change/site-change.ts";
import type { SiteFixes } from "../../project/fix/fix-texts.ts";
import type { EditedState } from "../../project/editing/edited-state.ts";
import type { PageMove } from "../../project/editing/translated-moves.ts";
import type { ClientEdits } from "./client-edits.ts";
import type { IssuedRenames } from "./issued-renames.ts";
import type { TranslatedRenames } from "./translated-renames.ts";

/** What a request knows of a site. */
export interface AskedSite {
  /** The docs folder. */
  readonly root: string;
  /** The site as it was compiled last; the asked document may be newer. */
  readonly state: EditedState;
  /** The URI of a file of the site. */
  readonly uriOf: (file: string) => string;
  /** The path from the docs root of a path on the disk; it may lead out of the docs folder. */
  readonly fileAt: (path: string) => string;
  /** The document of a file as it is open now; undefined if it is closed. */
  readonly openDocument: (file: string) => TextDocument | undefined;
  /** The renames in edits of the server. */
  readonly issued: IssuedRenames;
  /** The moves of translations that wait for a rename. */
  readonly translations: TranslatedRenames;
  /** The moves of the same pages in other languages. Rejects as `plan` does. */
  readonly translatedMoves: (operations: readonly ChangeOperation[]) => Promise<readonly PageMove[]>;
  /** Which edits the editor can apply. */
  readonly client: ClientEdits;
  /** Plans a change of the site with all changes so far. Rejects with `UsageError` for one that can't be planned. */
  readonly plan: (change: SiteChange) => Promise<EditPlan>;
  /** The fixes of all findings, or of those of one code. Rejects as `plan` does. */
  readonly fix: (code?: DiagnosticCode) => Promise<SiteFixes>;
}

/** An open document of a site. */
export interface AskedDocument {
  readonly site: AskedSite;
  /** Its path from the docs root. */
  readonly file: string;
  readonly document: TextDocument;
}

/** A place in an open document. */
export interface AskedPlace extends AskedDocument {
  /** In UTF-16 units of its text. */
  readonly offset: number;
}

/** The range between two offsets of a document. */
export function rangeBetween(document: TextDocument, start: number, end: number): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}
