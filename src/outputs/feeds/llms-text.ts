// Makes llms.txt: the pages of an edition as Markdown links, for language models (D140).
import { requireNavigation } from "../../compiler/site/require-navigation.ts";
import { isExternalHref } from "../../compiler/contract/href.ts";
import type { Division, Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { visible } from "../../compiler/text/visible.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";
import { encodedAddress, encodeMark } from "./encoded-address.ts";
import { feedTable } from "./feed-table.ts";
import { pageKinds, type ProtectedPages } from "./page-kinds.ts";
import { readingOrder } from "./reading-order.ts";
import { wholeAddress } from "./site-url.ts";

/** How llms.txt is made. */
export interface LlmsOptions extends ProtectedPages {
  /** The id of the edition; the default edition if absent. */
  readonly edition?: string;
  /** The address of the host, such as `https://docs.example.com`; if absent, links begin with `/`. */
  readonly siteUrl?: string;
}

/**
 * Makes llms.txt of an edition: a heading with the name of the site, and a section for each division that lists pages, in
 * reading order. Each page occurs once. Links that do not lead to a page are in the last section, `Optional`. Throws
 * `TypeError` for an unknown edition, and if `siteUrl` is not the address of a host.
 */
export function llmsText(
  navigation: ResolvedNavigation,
  { edition, siteUrl, protectedPages = false }: LlmsOptions = {},
): string {
  requireNavigation(navigation, "llmsText: its first argument");
  const shown = editionOf(navigation, edition);
  const kindOf = pageKinds(navigation, { protectedPages });
  const addressOf = siteUrl === undefined ? (href: string) => href : wholeAddress(siteUrl);
  const sections = new Map<string, string[]>();
  const optional: string[] = [];
  const listed = new Set<string>();
  for (const entry of readingOrder(navigation, shown, "llms")) {
    const href = entry.kind === "page" ? (entry.page.url ?? entry.page.href) : entry.href;
    if (listed.has(href)) continue;
    const kind = entry.kind === "page" ? kindOf(entry.page) : "outsideLink";
    if (!feedTable[kind].llms) continue;
    listed.add(href);
    const address = isExternalHref(href) ? href : addressOf(href);
    if (entry.kind === "page")
      madeOnce(sections, headingOf(entry.trail), () => []).push(link(entry.page.title, address, notesOn(entry.page)));
    else optional.push(link(entry.division.label, address, entry.division.description ?? ""));
  }
  const { name, description } = navigation.site;
  const about = brief(description ?? "");
  if (optional.length > 0) sections.set("Optional", [...(sections.get("Optional") ?? []), ...optional]);
  return [
    `# ${inline(name) || "Documentation"}\n`,
    ...(about === "" ? [] : [`\n> ${about}\n`]),
    ...[...sections].map(([heading, links]) => `\n## ${heading}\n\n${links.join("\n")}\n`),
  ].join("");
}

function editionOf({ editions }: ResolvedNavigation, id: string | undefined): Edition {
  const edition = editions.find((each) => (id === undefined ? each.default : each.id === id));
  if (edition === undefined) throw new TypeError(`The site has no edition "${id ?? ""}".`);
  return edition;
}

// Pages that no division lists still need a section: the format has lists in sections only.
function headingOf(trail: readonly Division[]): string {
  const all = trail.map(({ label }) => inline(label));
  // A tab and its only group often have one name.
  const labels = all.filter((label, index) => label !== "" && label !== all[index - 1]);
  return labels.length === 0 ? "Docs" : labels.join(" > ");
}

function notesOn({ description = "", operation, deprecated }: Page): string {
  const { method = "", path = null, webhook = null } = operation ?? {};
  const endpoint = webhook === null ? `${method} ${path ?? ""}`.trim() : `webhook ${webhook}`;
  return [endpoint, deprecated ? "Deprecated" : "", description].filter((note) => note !== "").join(". ");
}

function link(label: string, address: string, notes: string): string {
  const target = encodedAddress(address).replaceAll(/[()]/g, encodeMark);
  const text = `- [${inline(label) || target}](${target})`;
  const after = brief(notes);
  return after === "" ? text : `${text}: ${after}`;
}

const entities: { readonly [character: string]: string } = {
  "[": "&#91;",
  "]": "&#93;",
  "<": "&lt;",
  "&": "&amp;",
  "\\": "&#92;",
};

/** A text on one line that can't end the text of a link or begin a tag. Programs that read the format do not understand `\]`. */
function inline(text: string): string {
  const line = visible(text.replaceAll(/\s+/g, " ").trim());
  const marks = /[[\]]|<(?=[a-z/!?])|&(?=#?\w+;)|\\(?=[!-/:-@[-`{-~]|$)/gi;
  return withCodeClosed(line.replaceAll(marks, (character) => entities[character] ?? character));
}

/** Closes open code, which would otherwise continue after the end of the link. */
function withCodeClosed(line: string): string {
  const other = line.replaceAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, "");
  return other.includes("`") ? line.replaceAll("`", "&#96;") : line;
}

const longestNote = 300;

/** The first paragraph of a text, cut if it is long, because the whole list is read. */
function brief(text: string): string {
  const [paragraph = ""] = text.trim().split(/\n\s*\n/, 1);
  const line = paragraph.replaceAll(/\s+/g, " ");
  if (line.length <= longestNote) return inline(line);
  const cut = line.slice(0, longestNote + 1);
  const end = cut.lastIndexOf(" ");
  return `${inline(cut.slice(0, end > longestNote / 2 ? end : longestNote).toWellFormed())}…`;
}
