// Adds the pages of a MkDocs site, with their titles and addresses. (D327)
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import { baseName, folderOf } from "../../../compiler/text/resolve-path.ts";
import type { ImportedPage } from "../imported-site.ts";
import { wordsIn } from "../json-fields.ts";
import type { OldFolder } from "../old-folder.ts";
import { outsideCode } from "../text/outside-code.ts";
import type { InlineRule } from "../text/text-rules.ts";
import { plainTitle } from "../plain-title.ts";
import { readOldPage, type PageHeading } from "../old-page.ts";
import type { PageList } from "../page-list.ts";

/** Whether a file is the page of its folder. */
export function isMkdocsIndex(file: string): boolean {
  return /(?:^|\/)(?:index|README)\.\w+$/.test(file);
}

/** The address of a file below the folder of the pages. */
export function mkdocsAddress(file: string, hasFolders: boolean): string {
  const folder = folderOf(file);
  const start = folder === "" ? "/" : `/${folder}/`;
  if (isMkdocsIndex(file)) return hasFolders ? start : `${start}index.html`;
  const name = baseName(file).replace(/\.\w+$/, "");
  return hasFolders ? `${start}${name}/` : `${start}${name}.html`;
}

/** A file that is a page. */
export interface MkdocsFile {
  /** In the source folder. */
  readonly file: string;
  /** Its address. */
  readonly address: string;
  readonly isIndex: boolean;
  /** The label that the navigation gives it. */
  readonly label: string | undefined;
  /** The marks of the extensions that are on. */
  readonly marks: readonly InlineRule[];
}

/** Adds a page. Its title is that of its front matter, of its heading, of the navigation, or its name. */
export function addMkdocsPage(
  { file, address, isIndex, label, marks }: MkdocsFile,
  source: OldFolder,
  pages: PageList,
): ImportedPage {
  const { data, heading, body } = readOldPage(source.text(file, defaultLimits.bodyBytes) ?? "");
  const written = wordsIn(data, "title");
  const shownHeading = heading === undefined ? undefined : titleWithMarks(body, heading, marks);
  const title = shownHeading ?? written ?? label ?? nameTitle(file);
  const shown = label ?? written ?? title;
  const fields: JsonObject = withoutUndefined({
    title,
    sidebarTitle: shown === title ? undefined : shown,
    description: wordsIn(data, "description"),
    icon: undefined,
    hidden: data["hidden"] === true ? true : undefined,
  });
  return pages.add({ file, address, isIndex, fields, dialect: "mkdocs", heading: heading?.title });
}

/** A heading as its marks show it: without those, a title has none. */
function titleWithMarks(body: string, heading: PageHeading, marks: readonly InlineRule[]): string {
  const written = /^ {0,3}#[ \t](.*)$/.exec(body.slice(heading.start, heading.end))?.[1];
  if (written === undefined) return heading.title;
  const shown = outsideCode(written, (part) => marks.reduce((text, rule) => withRule(text, rule), part));
  return shown === written ? heading.title : plainTitle(shown);
}

function withRule(text: string, { match, to }: InlineRule): string {
  return text.replaceAll(match, (...found: unknown[]) => {
    const groups = found.slice(
      0,
      found.findIndex((each) => typeof each === "number"),
    ) as string[];
    const made = to(groups as unknown as RegExpMatchArray, { file: "", note: () => undefined });
    return typeof made === "string" ? made : groups[0]!;
  });
}

function nameTitle(file: string): string {
  const words = baseName(file)
    .replace(/\.\w+$/, "")
    .replaceAll(/[-_]/g, " ");
  return words.toLowerCase() === words ? words.slice(0, 1).toUpperCase() + words.slice(1) : words;
}
