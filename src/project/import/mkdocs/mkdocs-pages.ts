// Adds the pages of a MkDocs site, with their titles and addresses. (D327)
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { ownValue, withoutUndefined, type JsonObject } from "../../../compiler/text/json-value.ts";
import { baseName, folderOf } from "../../../compiler/text/resolve-path.ts";
import type { ImportLoss } from "../import-loss.ts";
import type { ImportedPage } from "../imported-site.ts";
import { listIn, wordsIn } from "../json-fields.ts";
import { isUnset } from "../lost-settings.ts";
import type { OldFolder } from "../old-folder.ts";
import { outsideCode } from "../text/outside-code.ts";
import { noPlace, withRule } from "../text/inline-rules.ts";
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
  const text = source.text(file, defaultLimits.bodyBytes) ?? "";
  const { data, heading, body } = readOldPage(text, "mkdocs");
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
    mode: modeOf(data),
  });
  for (const loss of lostFields(data, file, text)) pages.losses.push(loss);
  return pages.add({ file, address, isIndex, fields, dialect: "mkdocs", heading: heading?.title });
}

/** A heading as its marks show it: without those, a title has none. */
function titleWithMarks(body: string, heading: PageHeading, marks: readonly InlineRule[]): string {
  const written = /^ {0,3}#[ \t](.*)$/.exec(body.slice(heading.start, heading.end))?.[1];
  if (written === undefined) return heading.title;
  const shown = outsideCode(written, (part) =>
    marks.reduce((text, rule) => withRule(text, rule, noPlace, (_, whole) => whole), part),
  );
  return shown === written ? heading.title : plainTitle(shown);
}

/** What `hide` names: a list, or a text, in which Material finds each word, too. */
function hiddenParts(data: JsonObject): readonly string[] {
  const words = wordsIn(data, "hide")?.match(/[\w-]+/g) ?? listIn(data, "hide");
  return words.filter((each) => typeof each === "string");
}

/** What Material hides: without the list of headings a page is wide, without both lists it is in the middle. */
function modeOf(data: JsonObject): "wide" | "center" | undefined {
  const hidden = hiddenParts(data);
  if (!hidden.includes("toc")) return undefined;
  return hidden.includes("navigation") ? "center" : "wide";
}

/** What Material reads of front matter, and why it does not come along. */
const materialFields: Readonly<Record<string, string>> = {
  tags: "the new site has no lists of tags",
  status: "the new site shows no status of a page",
  icon: "the new site has other icons",
  template: "the new site has no templates",
  search: "the new site decides for itself what is found",
};

function lostFields(data: JsonObject, file: string, text: string): readonly ImportLoss[] {
  const lines = text.split(/\r?\n/);
  const placed = (name: string, feature: string, reason: string): ImportLoss => {
    const line = lines.findIndex((each) => each.trimStart().toLowerCase().startsWith(`${name}:`));
    return { feature, reason: `${reason}, so it is left out`, file, ...(line < 0 ? {} : { line: line + 1 }) };
  };
  const hidden = hiddenParts(data);
  const isShown = modeOf(data) === undefined;
  const lost = hidden.filter((each) => each !== "toc" && (each !== "navigation" || isShown));
  return [
    ...lost.map((each) =>
      placed("hide", `"hide: ${each.slice(0, 40)}" of a page`, "the new site shows this on each page"),
    ),
    ...Object.entries(materialFields).flatMap(([name, reason]) => {
      return isUnset(ownValue(data, name) ?? null) ? [] : [placed(name, `"${name}" of a page`, reason)];
    }),
  ];
}

function nameTitle(file: string): string {
  const words = baseName(file)
    .replace(/\.\w+$/, "")
    .replaceAll(/[-_]/g, " ");
  return words.toLowerCase() === words ? words.slice(0, 1).toUpperCase() + words.slice(1) : words;
}
