// Finds the sections for agents in a text, one for each docs folder, and writes one of them. (D313)
import { UsageError } from "../../../project/settings/usage-error.ts";

const begin = "<!-- navc:begin (navc init --agents writes this section; edits in it are lost) -->";
const end = "<!-- navc:end -->";

interface Section {
  readonly start: number;
  readonly end: number;
  /** The docs folder that its text names, from the root of the repository, with "/" at its end; undefined if it names none. */
  readonly folder: string | undefined;
}

/** What is written, and for which docs folder. */
export interface NewSection {
  /** As in the first sentence of the text, with "/" at its end. */
  readonly folder: string;
  readonly text: string;
  /** The heading of the only section; one behind it names its folder. */
  readonly heading: string;
  /** Whether a folder that another section names is still a docs folder. If not, the section is replaced. */
  readonly isDocs: (folder: string) => boolean;
}

/** The text with the section: in its place, or at the end. All other text stays as it is. Throws `UsageError` if there is half of a section. */
export function withSection(name: string, before: string | undefined, added: NewSection): string {
  const newline = before?.includes("\r\n") === true ? "\r\n" : "\n";
  const sections = sectionsIn(name, before ?? "");
  const own = ownSection(name, sections, added);
  const isFirst = own === undefined ? sections.length === 0 : own === sections[0];
  const section = sectionText(added, isFirst).replaceAll("\n", newline);
  if (before === undefined) return `${section}${newline}`;
  if (own !== undefined) return before.slice(0, own.start) + section + before.slice(own.end);
  const gap = before === "" ? "" : before.endsWith("\n") ? newline : newline + newline;
  return `${before}${gap}${section}${newline}`;
}

/** A file of navc: what stands before its sections, and the sections, of which those of other docs folders stay. */
export function fileOfSections(name: string, head: string, before: string | undefined, added: NewSection): string {
  const sections = sectionsIn(name, before ?? "");
  const own = ownSection(name, sections, added);
  const texts = sections.map((each) => (each === own ? undefined : before!.slice(each.start, each.end)));
  const all = own === undefined ? [...texts, undefined] : texts;
  return [head, ...all.map((text, index) => text ?? sectionText(added, index === 0))].join("\n\n") + "\n";
}

function sectionText({ folder, text, heading }: NewSection, isFirst: boolean): string {
  const title = isFirst ? heading : `## Documentation in \`${folder}\``;
  return [begin, ...(title === "" ? [""] : [title, ""]), `${text}\n${end}`].join("\n");
}

/** The section that the new one replaces: that of its folder, else one of a folder that is gone. */
function ownSection(name: string, sections: readonly Section[], { folder, isDocs }: NewSection): Section | undefined {
  const own = sections.filter((each) => each.folder === folder);
  if (own.length > 1)
    throw new UsageError(`${name} has ${own.length} sections for ${folder}. Remove one, and run the command again.`);
  return own[0] ?? sections.find((each) => each.folder === undefined || !isDocs(each.folder));
}

function sectionsIn(name: string, text: string): readonly Section[] {
  const marks = [...text.matchAll(/^<!-- navc:(?:begin\b[^\n]*?|end )-->/gm)];
  const isWhole = marks.every(([mark], index) => (mark === end) === (index % 2 === 1)) && marks.length % 2 === 0;
  if (!isWhole)
    throw new UsageError(
      `${name} has to have a line "${end}" below each line that begins with "<!-- navc:begin". Remove these lines, and run the command again.`,
    );
  return marks.flatMap(({ index: start }, mark) => {
    if (mark % 2 === 1) return [];
    const close = marks[mark + 1]!.index + end.length;
    const folder = /^The documentation is in `([^`\n]+)`;/m.exec(text.slice(start, close))?.[1];
    return [{ start, end: close, folder }];
  });
}
