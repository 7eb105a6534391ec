// Makes of completions of the schema service what an editor without snippets inserts.
import { InsertTextFormat, type CompletionItem } from "vscode-languageserver";

/** The item as plain text: its places to fill in have what stands in them. The service makes snippets only. */
export function plainCompletion(item: CompletionItem): CompletionItem {
  const { textEdit, insertText } = item;
  return {
    ...item,
    insertTextFormat: InsertTextFormat.PlainText,
    ...(insertText === undefined ? {} : { insertText: plainText(insertText) }),
    ...(textEdit === undefined ? {} : { textEdit: { ...textEdit, newText: plainText(textEdit.newText) } }),
  };
}

function plainText(snippet: string): string {
  return snippet.replaceAll(/\\([\\$}])|\$\{\d+:((?:\\.|[^\\}])*)\}|\$\d+/g, (_, sign?: string, filled?: string) =>
    filled === undefined ? (sign ?? "") : plainText(filled),
  );
}
