// What does an editor do with an edit of the server?
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { TextEdit, WorkspaceEdit } from "vscode-languageserver-protocol";
import { TextDocument } from "vscode-languageserver-textdocument";

/** Applies an edit to the files on the disk, in the order that the protocol wants; `open` has the texts of open documents by URI, which are saved. */
export function applyWorkspaceEdit(edit: WorkspaceEdit | null, open: ReadonlyMap<string, string> = new Map()): void {
  const saved = new Set<string>();
  const write = (uri: string, edits: readonly TextEdit[]): void => {
    const path = fileURLToPath(uri);
    const before = saved.has(uri) ? undefined : open.get(uri);
    const document = TextDocument.create(uri, "", 0, before ?? readFileSync(path, "utf8"));
    writeFileSync(path, TextDocument.applyEdits(document, [...edits]));
    saved.add(uri);
  };
  for (const [uri, edits] of Object.entries(edit?.changes ?? {})) write(uri, edits);
  for (const change of edit?.documentChanges ?? []) {
    if ("textDocument" in change) write(change.textDocument.uri, change.edits as readonly TextEdit[]);
    else if (change.kind === "rename") moveFile(fileURLToPath(change.oldUri), fileURLToPath(change.newUri));
    else if (change.kind === "create") makeFile(fileURLToPath(change.uri));
    else rmSync(fileURLToPath(change.uri), { recursive: change.options?.recursive === true });
  }
}

/** Moves a file or a folder. */
export function moveFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

function makeFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "", { flag: "wx" });
}
