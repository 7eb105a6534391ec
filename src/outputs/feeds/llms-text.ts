// Makes llms.txt: the pages of an edition as Markdown links, for language models (D140).
import { requireNavigation } from "../../compiler/site/require-navigation.ts";
import type { Division, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";
import { editionOf } from "./edition-of.ts";
import { feedTable } from "./feed-table.ts";
import { brief, inline, llmsLink, notesOn } from "./llms-link.ts";
import { pageKinds, type ProtectedPages } from "./page-kinds.ts";
import { readingOrder } from "./reading-order.ts";
import { addressMaker } from "./site-url.ts";

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
  const addressOf = addressMaker(siteUrl);
  const sections = new Map<string, string[]>();
  const optional: string[] = [];
  const listed = new Set<string>();
  for (const entry of readingOrder(navigation, shown, "llms")) {
    const href = entry.kind === "page" ? (entry.page.url ?? entry.page.href) : entry.href;
    if (listed.has(href)) continue;
    const kind = entry.kind === "page" ? kindOf(entry.page) : "outsideLink";
    if (!feedTable[kind].llms) continue;
    listed.add(href);
    const address = addressOf(href);
    if (entry.kind === "page")
      madeOnce(sections, headingOf(entry.trail), () => []).push(
        llmsLink(entry.page.title, address, notesOn(entry.page)),
      );
    else optional.push(llmsLink(entry.division.label, address, entry.division.description ?? ""));
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

// Pages that no division lists still need a section: the format has lists in sections only.
function headingOf(trail: readonly Division[]): string {
  const all = trail.map(({ label }) => inline(label));
  // A tab and its only group often have one name.
  const labels = all.filter((label, index) => label !== "" && label !== all[index - 1]);
  return labels.length === 0 ? "Docs" : labels.join(" > ");
}
