// What is a site that requests are asked about in a test?
import { TextDocument } from "vscode-languageserver-textdocument";
import { EditedSite } from "../../../../src/project/editing/edited-site.ts";
import type { AskedPlace, AskedSite } from "../../../../src/tools/lsp/asked-document.ts";
import { madeSite } from "../../cli/made-site.ts";

/** A site to ask about. In its files "‸" marks the place. */
export interface MarkedSite {
  readonly site: AskedSite;
  /** The marked place. */
  readonly place: AskedPlace;
}

/** Compiles files, of which one has a mark; all URIs are `site:/` and the path. */
export async function markedSite(files: Readonly<Record<string, string>>): Promise<MarkedSite> {
  const plain = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text.replace("‸", "")]));
  const made = madeSite(plain);
  const edited = new EditedSite(made.folder, { version: "1" }, { changed: () => undefined, failed: () => undefined });
  try {
    const site = { root: made.folder, state: await edited.now(), uriOf: (file: string): string => `site:/${file}` };
    const [file = "docs.json", text = ""] = Object.entries(files).find(([, each]) => each.includes("‸")) ?? [];
    const document = TextDocument.create(`site:/${file}`, "any", 1, plain[file] ?? "");
    return { site, place: { site, file, document, offset: Math.max(0, text.indexOf("‸")) } };
  } finally {
    await edited.close();
    made.remove();
  }
}
