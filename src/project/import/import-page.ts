// Writes a page of the imported site: its front matter, and its text with the links of the new site.
import { defaultLimits } from "../../compiler/contract/limits.ts";
import type { JsonValue } from "../../compiler/text/json-value.ts";
import { yamlText } from "../../compiler/text/yaml-text.ts";
import type { ImportLoss } from "./import-loss.ts";
import type { ImportedPage, LinkRules } from "./imported-site.ts";
import type { LinkFinder } from "./link-finder.ts";
import { readOldPage, withoutHeading } from "./old-page.ts";
import type { OldFolder } from "./old-folder.ts";
import { withEmoji } from "./text/emoji-names.ts";
import { importText } from "./text/import-text.ts";
import type { OldSlug } from "./text/old-slugs.ts";
import type { CodeSettings } from "./text/shown-code.ts";
import type { TextRules } from "./text/text-rules.ts";

/** A page file of the new site; `text` is undefined where the old file is copied byte for byte. */
export interface NewPageFile {
  readonly path: string;
  readonly text: string | undefined;
  readonly losses: readonly ImportLoss[];
}

/** What the text of a page needs of its site. */
export interface PageSite {
  readonly source: OldFolder;
  readonly linkOf: LinkFinder;
  readonly links: LinkRules;
  readonly slugs: OldSlug | undefined;
  readonly code: CodeSettings | undefined;
  readonly rules: TextRules | undefined;
}

/** Makes the file of a page. */
export function importPage(page: ImportedPage, { source, linkOf, links, slugs, code, rules }: PageSite): NewPageFile {
  const path = `${page.path}.${page.extension}`;
  const { file } = page;
  if (page.dialect === "kept") return { path, text: undefined, losses: [] };
  const front = frontMatterText(shownFields(page));
  if (file === undefined) return { path, text: front, losses: [] };
  const written = source.text(file, defaultLimits.bodyBytes);
  if (written === undefined) return { path, text: front, losses: [unread(file)] };
  const { body, firstLine, heading, problem } = readOldPage(written, page.dialect);
  const isShown = heading !== undefined && heading.title === (page.heading ?? page.fields["title"]);
  const kept = isShown ? withoutHeading(body, heading) : body;
  const { text, losses } = importText(kept, {
    kind: page.dialect,
    file,
    firstLine: firstLine + lines(body) - lines(kept),
    resolveLink: (href) => linkOf(page, href),
    readFile: (path) => source.text(path, defaultLimits.bodyBytes),
    roots: links.roots,
    slugs,
    codeSettings: code,
    rules,
    title: isShown && heading.id === undefined ? heading.title : undefined,
  });
  const ofFront = problem === undefined ? [] : [frontMatterLoss(file, problem)];
  const headingLine = firstLine + lines(body.slice(0, heading?.start)) - 1;
  const ofTitle =
    isShown && heading.others !== ""
      ? [{ feature: `"${heading.others}" of a heading`, reason: "it is left out", file, line: headingLine }]
      : [];
  return { path, text: `${front}\n${text.replace(/^\n+/, "")}`, losses: [...ofFront, ...ofTitle, ...losses] };
}

/** In a title that is a heading, names of emoji are those of the text; MkDocs says itself whether it reads them. */
function shownFields({ fields, dialect }: ImportedPage): ImportedPage["fields"] {
  const { title } = fields;
  if (typeof title !== "string" || !/^(?:docusaurus|vitepress)$/.test(dialect)) return fields;
  return { ...fields, title: withEmoji(title) };
}

function lines(text: string): number {
  return text.split("\n").length;
}

function unread(file: string): ImportLoss {
  return {
    feature: "the text of a page",
    reason: `it can't be read, or is larger than ${defaultLimits.bodyBytes} bytes`,
    file,
  };
}

function frontMatterLoss(file: string, problem: string): ImportLoss {
  return { feature: "the front matter of a page", reason: `it can't be read: ${problem}`, file, line: 1 };
}

function frontMatterText(fields: ImportedPage["fields"]): string {
  const rows = Object.entries(fields).map(([name, value]) => `${yamlText(name)}: ${yamlValue(value)}\n`);
  return `---\n${rows.join("")}---\n`;
}

function yamlValue(value: JsonValue): string {
  return typeof value === "string" ? yamlText(value) : JSON.stringify(value);
}
