// textDocument/definition: the page, the heading, the operation or the file that a text leads to.
import type { Location, Position } from "vscode-languageserver";
import { headingId } from "../../../compiler/bodies/anchor-ids.ts";
import type { LinkedTo } from "../../../compiler/checks/link-reader.ts";
import { valueAt } from "../../../compiler/diagnostics/place.ts";
import type { AskedPlace, AskedSite } from "../asked-document.ts";
import { targetAt } from "../named-target.ts";
import { locationsOf } from "../site-places.ts";

/** Where the text at a place leads; null if it leads to no file. */
export function definitionOf({ site, ...place }: AskedPlace): Location | null {
  const target = targetAt({ site, ...place });
  return target === undefined ? null : locationOf(target.to, site);
}

/** The location of a target; null for one without a file. */
export function locationOf(to: LinkedTo, site: AskedSite): Location | null {
  if (to.kind === "file") return fileLocation(to.file, to.hash, site);
  const page = to.kind === "page" ? site.state.tree?.navigation.pages[to.href] : undefined;
  if (page === undefined) return null;
  if (page.file !== null) return fileLocation(page.file, to.kind === "page" ? to.hash : "", site);
  const { operation } = page;
  if (operation === undefined || operation.unresolved === true) return null;
  return locationsOf([valueAt(operation.file, operation.pointer)], site)[0] ?? null;
}

function fileLocation(file: string, hash: string, { state, uriOf }: AskedSite): Location {
  const start = hash === "" ? top : headingAt(state.tree?.host.readText(file) ?? "", hash);
  return { uri: uriOf(file), range: { start, end: start } };
}

const top: Position = { line: 0, character: 0 };

/** The first line with a heading of this id; the first line of the page if no heading has it. */
function headingAt(text: string, hash: string): Position {
  const lines = text.split(/\r\n|\r|\n/);
  const line = lines.findIndex((each) => {
    const title = /^#{1,4}[ \t]+(\S.*)$/.exec(each)?.[1];
    return title !== undefined && headingId(title.trimEnd()) === hash;
  });
  return { line: Math.max(0, line), character: 0 };
}
