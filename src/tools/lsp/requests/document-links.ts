// textDocument/documentLink: every text of a file that leads to another file.
import type { DocumentLink } from "vscode-languageserver";
import { configReferences } from "../../../project/change/config-references.ts";
import type { AskedDocument } from "../asked-document.ts";
import { locationsOf } from "../site-places.ts";

/** The links of a document. The site has to be current. */
export async function documentLinks({ site, file }: AskedDocument): Promise<readonly DocumentLink[]> {
  const { tree } = site.state;
  const names = await tree?.record.names?.();
  if (tree === undefined || tree.isStale === true || names === undefined) return [];
  const isConfig = names.configFiles.includes(file);
  const all = [...names.names, ...(isConfig ? configReferences(file, tree.host) : [])];
  const inFile = all.filter((name) => name.place.file === file && tree.host.stat(name.target)?.kind === "file");
  const ranges = locationsOf(
    inFile.map((name) => name.place),
    site,
  );
  return inFile.map(({ target }, index) => ({ range: ranges[index]!.range, target: site.uriOf(target) }));
}
