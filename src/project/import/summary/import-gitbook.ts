// Imports a GitBook: its SUMMARY.md, its pages, and the redirects of .gitbook.yaml. (D328)
import { childPointer } from "../../../compiler/text/json-pointer.ts";
import { isJsonObject } from "../../../compiler/text/json-value.ts";
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { decodeSegment } from "../../../compiler/contract/href.ts";
import { baseName, folderOf, resolvePath } from "../../../compiler/text/resolve-path.ts";
import type { ImportRequest } from "../import-request.ts";
import type { CopiedFile, ImportedPage, ImportedRedirect, ImportedSite } from "../imported-site.ts";
import type { OldFolder } from "../old-folder.ts";
import { objectIn, wordsIn } from "../json-fields.ts";
import { summaryTree } from "./summary-tree.ts";

const configFile = ".gitbook.yaml";

/** Reads a GitBook. */
export function importGitbook({ source, config = configFile, limits }: ImportRequest): ImportedSite {
  const read = source.yaml(config);
  const value = isJsonObject(read) ? read : {};
  const folder = resolvePath("", wordsIn(value, "root") ?? "") ?? "";
  const summary = resolvePath(folder, wordsIn(objectIn(value, "structure"), "summary") ?? "SUMMARY.md") ?? "SUMMARY.md";
  const { entries, pages, losses } = summaryTree({
    dialect: "gitbook",
    source,
    limits,
    file: summary,
    folder,
    addressesOf: (path) => [addressOf(path)],
  });
  const redirects = Object.entries(objectIn(value, "redirects")).flatMap(([from, to]): readonly ImportedRedirect[] => {
    if (typeof to !== "string") return [];
    const at = { file: config, pointer: childPointer("/redirects", from) };
    const path = to.replace(/^\.?\//, "");
    return [{ source: `/${from.replace(/^\/+/, "")}`, destination: /^https?:/.test(to) ? to : addressOf(path), at }];
  });
  const start = pages.pages.find(({ addresses }) => addresses.includes("/"));
  return {
    name: start === undefined ? undefined : wordsIn(start.fields, "title"),
    fields: {},
    navigation: { kind: "entries", entries },
    pages: pages.pages,
    redirects,
    movedAddresses: [],
    files: [
      ...source.assets(folder).map((from) => ({ from, to: folder === "" ? from : from.slice(folder.length + 1) })),
      ...hiddenAssets(pages.pages, source),
    ],
    links: { base: "/", roots: [folder] },
    losses,
  };
}

function addressOf(path: string): string {
  return `/${path.replace(/(?:^|\/)README\.\w+$/i, "").replace(/\.\w+$/, "")}`;
}

const include = /\{%[ \t]+include[ \t]+"([^"\n]{1,300})"[ \t]+%\}/g;
const upload = /((?:\.\.\/){0,50}(?:\.gitbook|\.\.)\/assets\/[^\n<>"')]{1,300})/g;

/** Uploaded pictures are in `.gitbook/assets`, which no listing has: those that pages, and the texts that they show, name. */
function hiddenAssets(pages: readonly ImportedPage[], source: OldFolder): readonly CopiedFile[] {
  const found = new Map<string, CopiedFile>();
  const files = new Set(pages.flatMap(({ file }) => file ?? []));
  // Files that are added to the set are read, too.
  for (const file of files) {
    const text = source.text(file, defaultLimits.bodyBytes) ?? "";
    for (const [, written = ""] of text.matchAll(include)) {
      const path = resolvePath(folderOf(file), written);
      if (path !== undefined && /(?:^|\/)\.gitbook\/includes\//.test(path) && source.has(path)) files.add(path);
    }
    for (const [, written = ""] of text.matchAll(upload)) {
      const from = resolvePath(folderOf(file), written.split("/").map(decodeSegment).join("/"));
      if (from === undefined || !(written.includes(".gitbook/") || /(?:^|\/)\.gitbook\/assets\//.test(from))) continue;
      source.noteHidden(from);
      if (source.has(from)) found.set(from, { from, to: `images/${baseName(from)}` });
    }
  }
  return [...found.values()];
}
