// Makes llms.txt in the form of the platform: with links to Markdown, all editions, specs and instructions (D253).
import { requireNavigation } from "../../compiler/site/require-navigation.ts";
import { isExternalHref } from "../../compiler/contract/href.ts";
import type { Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { visibleLines, withoutPasswords } from "../../compiler/text/visible.ts";
import { editionOf } from "./edition-of.ts";
import { feedTable } from "./feed-table.ts";
import { brief, inline, llmsLink, notesOn } from "./llms-link.ts";
import { addLink, LlmsSection, sectionText, splitSections } from "./llms-sections.ts";
import { pageKinds, type ProtectedPages } from "./page-kinds.ts";
import { readingOrder } from "./reading-order.ts";
import { addressMaker } from "./site-url.ts";

/** How llms.txt is made in the form of the platform. */
export interface LlmsFilesOptions extends ProtectedPages {
  /** The id of the only edition to list; all editions if absent. */
  readonly edition?: string;
  /** The address of the host, such as `https://docs.example.com`; if absent, links begin with `/`. */
  readonly siteUrl?: string;
  /** The most characters that a file should have; 100,000 if absent, as on the platform. `Infinity`: one file. */
  readonly longest?: number;
}

/** A file of llms.txt. */
export interface LlmsFile {
  /** Its path from the folder of llms.txt, with "/". */
  readonly path: string;
  /** Markdown. */
  readonly text: string;
}

/**
 * Makes llms.txt as Mintlify does: links lead to the Markdown of pages, headings are nested as the
 * divisions are, and the sections `OpenAPI Specs`, `AsyncAPI Specs`, `Optional` and `Agent Instructions` are at the end. The first
 * file is llms.txt; parts that are too long for it are in further files below `_llms`. Throws `TypeError` for an unknown
 * edition, and if `siteUrl` is not the address of a host.
 */
export function llmsFiles(
  navigation: ResolvedNavigation,
  { edition, siteUrl, protectedPages = false, longest = 100_000 }: LlmsFilesOptions = {},
): readonly [LlmsFile, ...LlmsFile[]] {
  requireNavigation(navigation, "llmsFiles: its first argument");
  const { basePath, name, description } = navigation.site;
  const addressOf = addressMaker(siteUrl);
  const editions = edition === undefined ? navigation.editions : [editionOf(navigation, edition)];
  const { root, optional, pages } = listed(navigation, editions, { protectedPages, addressOf });
  const title = inline(name) || "Documentation";
  const about = brief(description ?? "");
  const head = `# ${title}\n${about === "" ? "" : `\n> ${about}\n`}`;
  const foot = [
    ...specSections(pages, (spec) => addressOf(`${basePath}/${spec}`)),
    listSection("Optional", optional),
    instructionsText(navigation.site.instructions ?? []),
  ].join("");
  const split = splitSections(root, {
    title,
    longest,
    spent: head.length + foot.length,
    addressOf: (path) => addressOf(`${basePath}/${path}`),
  });
  return [{ path: "llms.txt", text: head + sectionText(root, 0) + foot }, ...split];
}

interface Listing {
  readonly root: LlmsSection;
  readonly optional: readonly string[];
  readonly pages: readonly Page[];
}

function listed(
  navigation: ResolvedNavigation,
  editions: readonly Edition[],
  { protectedPages, addressOf }: { readonly protectedPages: boolean; readonly addressOf: (href: string) => string },
): Listing {
  const kindOf = pageKinds(navigation, { protectedPages });
  const { basePath } = navigation.site;
  const root = new LlmsSection("", "");
  const optional: string[] = [];
  const pages: Page[] = [];
  const seen = new Set<string>();
  for (const shown of editions) {
    const above = editions.length === 1 ? [] : editionLabels(shown, navigation);
    for (const entry of readingOrder(navigation, shown, "llms")) {
      const href = entry.kind === "page" ? (entry.page.url ?? entry.page.href) : entry.href;
      if (seen.has(href) || !feedTable[entry.kind === "page" ? kindOf(entry.page) : "outsideLink"].llms) continue;
      seen.add(href);
      const address = addressOf(href);
      if (entry.kind === "link")
        optional.push(llmsLink(entry.division.label, address, entry.division.description ?? ""));
      else {
        const { page, trail } = entry;
        const markdown = page.url === undefined ? addressOf(`${basePath}/${page.path}.md`) : address;
        const labels = [...above, ...trail.map(({ label }) => ({ label, slug: label }))];
        addLink(root, labels, llmsLink(page.title, markdown, notesOn(page)));
        pages.push(page);
      }
    }
  }
  return { root, optional, pages };
}

/** The headings of an edition: its language and its version, where the site has several. */
function editionLabels(
  { language, version }: Edition,
  { languages, versions }: ResolvedNavigation,
): readonly { readonly label: string; readonly slug: string }[] {
  const name = languages.find(({ code }) => code === language)?.label ?? language ?? "";
  return [
    ...(language !== null && languages.length > 1 ? [{ label: name, slug: language }] : []),
    ...(version !== null && versions.length > 1 ? [{ label: version, slug: version }] : []),
  ];
}

/** The specs whose operations have pages here. */
function specSections(pages: readonly Page[], addressOf: (spec: string) => string): readonly string[] {
  const specs = new Map<string, "OpenAPI Specs" | "AsyncAPI Specs">();
  for (const { operation } of pages) {
    if (operation === undefined || operation.spec === "") continue;
    specs.set(operation.spec, operation.channel === undefined ? "OpenAPI Specs" : "AsyncAPI Specs");
  }
  return (["OpenAPI Specs", "AsyncAPI Specs"] as const).map((heading) => {
    const links = [...specs].filter(([, kind]) => kind === heading);
    return listSection(
      heading,
      links.map(([spec]) =>
        llmsLink(specName(spec), isExternalHref(spec) ? withoutPasswords(spec) : addressOf(spec), ""),
      ),
    );
  });
}

/** The name of a spec file without its folder and its extension. */
function specName(spec: string): string {
  const [path = ""] = spec.split(/[?#]/, 1);
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.(?:json|ya?ml)$/i, "");
}

function listSection(heading: string, links: readonly string[]): string {
  return links.length === 0 ? "" : `\n## ${heading}\n\n${links.join("\n")}\n`;
}

function instructionsText(instructions: readonly string[]): string {
  const texts = instructions.map((text) => visibleLines(text.trim())).filter((text) => text !== "");
  if (texts.length === 0) return "";
  return `\n## Agent Instructions\n\n${texts.join("\n\n")}\n`;
}
