// Holds the sections of llms.txt, and moves those that are too long into files of their own (D253).
import { madeOnce } from "../../compiler/text/per-object.ts";
import { inline, llmsLink } from "./llms-link.ts";

/** A section: its links, and the sections below it by heading. */
export class LlmsSection {
  readonly heading: string;
  /** What its file is named after. */
  readonly slug: string;
  readonly links: string[] = [];
  readonly children: Map<string, LlmsSection> = new Map();

  constructor(heading: string, slug: string) {
    this.heading = heading;
    this.slug = slug;
  }

  /** Leaves only a link here; returns a section with what was here. */
  replacedBy(link: string): LlmsSection {
    const moved = new LlmsSection(this.heading, this.slug);
    for (const each of this.links.splice(0, Infinity, link)) moved.links.push(each);
    for (const [heading, child] of this.children) moved.children.set(heading, child);
    this.children.clear();
    return moved;
  }
}

/** A label of a division or an edition, and what a file of it is named after. */
export interface SectionLabel {
  readonly label: string;
  readonly slug: string;
}

/** Adds a link below these labels. A label that is empty, or that of the division above, makes no section. */
export function addLink(root: LlmsSection, labels: readonly SectionLabel[], link: string): void {
  let section = root;
  for (const { label, slug } of labels) {
    const heading = inline(label);
    if (heading === "" || heading === section.heading) continue;
    section = madeOnce(section.children, heading, () => new LlmsSection(heading, slug));
  }
  // The format has lists in sections only.
  if (section === root) section = madeOnce(root.children, "Docs", () => new LlmsSection("Docs", "docs"));
  section.links.push(link);
}

/** The text of a section and of those below it; `depth` is 0 for the whole, which has no heading. */
export function sectionText({ heading, links, children }: LlmsSection, depth: number): string {
  const own = depth === 0 ? "" : `\n${"#".repeat(Math.min(depth + 1, 6))} ${heading}\n`;
  const list = links.length === 0 ? "" : `\n${links.join("\n")}\n`;
  return own + list + [...children.values()].map((child) => sectionText(child, depth + 1)).join("");
}

/** How sections are split. */
export interface SplitOptions {
  /** The name of the site. */
  readonly title: string;
  /** The most characters of a file. */
  readonly longest: number;
  /** The characters of the file that are not in sections. */
  readonly spent: number;
  /** The address of a file, by its path from the folder of llms.txt. */
  readonly addressOf: (path: string) => string;
}

/** A file with a part of the sections. */
export interface SectionFile {
  /** Its path from the folder of llms.txt. */
  readonly path: string;
  readonly text: string;
}

/**
 * Moves the longest sections into files of their own until the rest is short enough, and so on in these files; a link takes the
 * place of a section. A list of links is never split, and nothing is left out.
 */
export function splitSections(root: LlmsSection, options: SplitOptions): readonly SectionFile[] {
  return filesBelow(root, { ...options, labels: [], folder: "_llms", taken: new Set() });
}

interface SplitPlace extends SplitOptions {
  readonly labels: readonly string[];
  /** Where the files of sections are. */
  readonly folder: string;
  readonly taken: Set<string>;
}

function filesBelow({ links, children }: LlmsSection, place: SplitPlace): readonly SectionFile[] {
  const { longest, title, addressOf } = place;
  const sizes = [...children.values()].map((child) => ({ child, size: sectionText(child, 1).length }));
  let length = sizes.reduce((sum, { size }) => sum + size, place.spent + links.join("\n").length);
  const files: SectionFile[] = [];
  for (const { child, size } of sizes.toSorted((a, b) => b.size - a.size)) {
    if (length <= longest) break;
    const labels = [...place.labels, child.heading];
    const name = freeName(`${place.folder}/${fileName(child.slug)}`, place.taken);
    const count = pagesOf(child);
    const text = `${labels.join(" / ")} (${count === 1 ? "1 page" : `${count} pages`})`;
    const link = llmsLink(text, addressOf(`${name}.md`), `Documentation for ${labels.join(" / ")}.`);
    const saved = size - `\n## ${child.heading}\n\n${link}\n`.length;
    if (saved <= 0) continue;
    length -= saved;
    place.taken.add(name);
    const moved = child.replacedBy(link);
    const head = `# ${title}: ${labels.join(" ")}\n`;
    const further = filesBelow(moved, { ...place, labels, folder: name, spent: head.length });
    files.push({ path: `${name}.md`, text: head + sectionText(moved, 0) });
    for (const each of further) files.push(each);
  }
  return files;
}

function freeName(plain: string, taken: ReadonlySet<string>): string {
  let name = plain;
  for (let number = 1; taken.has(name); number += 1) name = `${plain}-${number}`;
  return name;
}

function pagesOf({ links, children }: LlmsSection): number {
  return [...children.values()].reduce((sum, child) => sum + pagesOf(child), links.length);
}

/** A label as a name of a file: what is left of it in small letters of ASCII. */
function fileName(label: string): string {
  const name = label
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return name === "" ? "section" : name;
}
