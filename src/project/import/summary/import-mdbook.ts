// Imports an mdBook: its SUMMARY.md, its pages, and the redirects of book.toml. (D328)
import { folderOf, resolvePath } from "../../../compiler/text/resolve-path.ts";
import { UsageError } from "../../settings/usage-error.ts";
import type { ImportRequest } from "../import-request.ts";
import type { ImportedRedirect, ImportedSite } from "../imported-site.ts";
import { objectIn, wordsIn } from "../json-fields.ts";
import { knownSettings } from "../known-settings.ts";
import { lostFiles } from "../lost-files.ts";
import { lostSettings } from "../lost-settings.ts";
import { ownValue, withoutUndefined } from "../../../compiler/text/json-value.ts";
import { firstPage } from "../first-page.ts";
import { summaryTree } from "./summary-tree.ts";

const configFile = "book.toml";

/** Reads an mdBook. */
export function importMdbook({ source, config = configFile, limits }: ImportRequest): ImportedSite {
  if (!source.hasConfig(config)) throw new UsageError(`There is no ${config} in this folder.`);
  const value = source.toml(config);
  const book = objectIn(value, "book");
  const html = objectIn(objectIn(value, "output"), "html");
  const root = folderOf(config);
  const folder = resolvePath(root, wordsIn(book, "src") ?? "src") ?? "src";
  const isBelow = (path: string, name: string): boolean => {
    const top = resolvePath(root, name) ?? "";
    return top !== "" && path.startsWith(`${top}/`);
  };
  // Both may be among the sources: what mdBook has built, which it doesn't publish again, and the templates of its pages.
  const isBuilt = (path: string): boolean => isBelow(path, wordsIn(objectIn(value, "build"), "build-dir") ?? "book");
  const isTemplate = (path: string): boolean => isBelow(path, wordsIn(html, "theme") ?? "theme");
  const { entries, pages, losses } = summaryTree({
    dialect: "mdbook",
    source,
    limits,
    file: resolvePath(folder, "SUMMARY.md")!,
    folder,
    addressesOf: (path) => [`/${path.replace(/(^|\/)README\.\w+$/i, "$1index.md").replace(/\.\w+$/, ".html")}`],
  });
  const first = firstPage(entries);
  const top = ["/", "/index.html"];
  const printed = ownValue(objectIn(html, "print"), "enable") === false ? [] : ["/print.html"];
  const repository = wordsIn(html, "git-repository-url");
  const written = objectIn(html, "redirect");
  return {
    name: wordsIn(book, "title"),
    fields: withoutUndefined({
      description: wordsIn(book, "description"),
      navbar: repository === undefined ? undefined : { links: [{ label: "Source", href: repository }] },
    }),
    navigation: { kind: "entries", entries },
    pages: pages.pages,
    redirects: Object.entries(written).flatMap(([from, to]): readonly ImportedRedirect[] =>
      typeof to === "string" ? [{ source: from, destination: resolved(from, to), at: { file: config } }] : [],
    ),
    // mdBook shows the first chapter at the top, too, and prints the whole book on a page of its own.
    movedAddresses: first === undefined ? [] : [...top, ...printed].map((address) => ({ address, page: first })),
    files: source
      .assets(folder)
      .filter((from) => !isBuilt(from))
      .map((from) => ({ from, to: folder === "" ? from : from.slice(folder.length + 1) })),
    links: { base: wordsIn(html, "site-url") ?? "/", roots: [folder] },
    code: { hiddenLines: objectIn(objectIn(html, "code"), "hidelines") },
    losses: [
      ...losses,
      ...lostSettings({ value, file: config }, knownSettings.mdbook),
      ...lostFiles(source, folder).filter(({ file }) => !isBuilt(file) && !isTemplate(file)),
    ],
  };
}

/** A destination counts from its source, as in a link. */
function resolved(from: string, to: string): string {
  if (/^https?:/.test(to) || to.startsWith("/")) return to;
  return `/${resolvePath(folderOf(from.replace(/^\//, "")), to) ?? to}`;
}
