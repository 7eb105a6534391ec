// workspace/symbol: the pages of the site, by title.
import { SymbolKind, type Position, type WorkspaceSymbol } from "vscode-languageserver";
import type { AskedSite } from "../asked-document.ts";
import { hasLetters } from "../known-pages.ts";

/** An editor shows a few, and asks again with more letters. */
const mostSymbols = 500;

const start: Position = { line: 0, character: 0 };

/** The pages whose title, path or operation has all letters of a query, in its order; an editor sorts them. */
export function workspaceSymbols(query: string, { state, uriOf }: AskedSite): readonly WorkspaceSymbol[] {
  const symbols: WorkspaceSymbol[] = [];
  const wanted = query.toLowerCase();
  for (const { title, path, file, operation } of Object.values(state.tree?.navigation.pages ?? {})) {
    const where = file ?? (operation?.unresolved === true ? undefined : operation?.file);
    if (where === undefined || !hasLetters(`${title} ${path}`.toLowerCase(), wanted)) continue;
    symbols.push({
      name: title,
      kind: file === null ? SymbolKind.Method : SymbolKind.File,
      containerName: `/${path}`,
      location: { uri: uriOf(where), range: { start, end: start } },
    });
    if (symbols.length === mostSymbols) break;
  }
  return symbols;
}
