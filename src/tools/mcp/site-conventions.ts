// Describes how a site is built, so that what is added looks like what is there.
import type { Division, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { siteText } from "./answer.ts";

const mostFolders = 15;
const mostLabels = 12;

/** Its languages, versions, folders, and examples of labels and titles, as Markdown. */
export function siteConventions(navigation: ResolvedNavigation): string {
  const { languages, versions, pages, editions } = navigation;
  const files = Object.values(pages).filter(({ file }) => file !== null);
  const main = editions.find((edition) => edition.default) ?? editions[0];
  return [
    `- Languages: ${languages.length === 0 ? "one" : languages.map(({ code, default: first }) => `${code}${first ? " (default)" : ""}`).join(", ")}`,
    `- Versions: ${versions.length === 0 ? "one" : versions.map(({ label }) => siteText(label, 60)).join(", ")}`,
    `- Pages: ${files.length} with a file, ${Object.keys(pages).length - files.length} generated or missing`,
    `- File extension: ${shares(files.map(({ file }) => file!.slice(file!.lastIndexOf("."))))}`,
    `- Folders: ${shares(files.map(folderOf), mostFolders)}`,
    `- Words of a path are separated by: ${shares(files.flatMap(separatorOf))}`,
    `- Front matter: ${shares(files.flatMap(frontMatterOf))}`,
    ...(main === undefined ? [] : [`- Labels, as examples of how they are written: ${labelsOf(main.tree).join(", ")}`]),
    "",
  ].join("\n");
}

function folderOf({ file }: Page): string {
  const end = file!.lastIndexOf("/");
  return end === -1 ? "(top)" : file!.slice(0, end + 1);
}

function separatorOf({ path }: Page): readonly string[] {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return ["-", "_"].filter((letter) => name.includes(letter));
}

/** The fields that navc reads, as far as the result shows them, and all others. */
function frontMatterOf({ description, icon, sidebarTitle, tag, frontmatter = {} }: Page): readonly string[] {
  const read = Object.entries({ description, icon, sidebarTitle, tag }).filter(([, value]) => value !== undefined);
  return [...read.map(([name]) => name), ...Object.keys(frontmatter)];
}

/** Each text with how often it is there, the most frequent first. */
function shares(texts: readonly string[], most = 8): string {
  const counted = [...groupBy(texts, (text) => text)].toSorted(([, a], [, b]) => b.length - a.length);
  const shown = counted.slice(0, most).map(([text, same]) => `${siteText(text, 80)} ${same.length}`);
  const more = counted.length > most ? [`and ${counted.length - most} more`] : [];
  return [...shown, ...more].join(", ");
}

function labelsOf(tree: Division): readonly string[] {
  const labels: string[] = [];
  const visit = (division: Division): void => {
    if (division.label !== "" && !labels.includes(division.label)) labels.push(division.label);
    for (const child of division.children) if (child.kind !== "page" && labels.length < mostLabels) visit(child);
  };
  visit(tree);
  return labels.slice(0, mostLabels).map((label) => `"${siteText(label, 60)}"`);
}
