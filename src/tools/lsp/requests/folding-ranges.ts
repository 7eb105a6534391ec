// textDocument/foldingRange: what can be folded in docs.json.
import type { FoldingRange } from "vscode-languageserver";
import type { AskedDocument } from "../asked-document.ts";
import { schemaDocument } from "../schema-service.ts";

/** The lists and objects of docs.json and of the files of its `$ref`s; none in other files, which their own server folds. */
export async function foldingRanges(asked: AskedDocument): Promise<readonly FoldingRange[]> {
  return (await schemaDocument(asked))?.service.getFoldingRanges(asked.document) ?? [];
}
