// The tool `find_page`: pages by title, path, address, or words of their text.
import { z } from "zod";
import { isAddress } from "../../compiler/contract/word-paths.ts";
import type { Host } from "../../compiler/host/host.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { explain } from "../../outputs/explain/explain.ts";
import { pageAtAddress } from "../../project/change/with-paths.ts";
import type { ServedSite } from "../../project/serving/served-folder.ts";
import { agentTool, type AgentTool } from "./agent-tool.ts";
import { partOf, siteText, restLine } from "./answer.ts";

/** Finds pages. */
export const findPageTool: AgentTool = agentTool({
  name: "find_page",
  title: "Find pages",
  description:
    "Finds pages by title, file path, address, or words in their text; of an address that is redirected, where it leads. Use it before writing about a subject, to see which pages exist, and to learn the path that other tools take.",
  input: {
    query: z.string().min(1).describe('Words, a path or an address: "rate limits", "guides/auth", "/guides/auth"'),
    edition: z.string().optional().describe('Only this language or version: "fr", "v2"'),
    from: z.number().int().min(0).optional().describe("The page to go on with, from an earlier answer"),
  },
  output: {
    pages: z.array(z.object({ href: z.string(), title: z.string(), file: z.string().nullable(), foundIn: z.string() })),
    total: z.number(),
    redirectedTo: z.string().optional(),
    next: z.number().optional(),
  },
  effect: "reads",
  async run(site, { query, edition, from }) {
    const served = await site.compile();
    const { navigation, host } = served;
    const found = findPages(navigation, { host, query, edition }).map(({ page, foundIn }) => ({
      href: page.href,
      title: siteText(page.title, 120),
      file: page.file,
      foundIn,
    }));
    const lineOf = ({ href, title, file, foundIn }: (typeof found)[number]): string =>
      `${href}  ${title}  ${file ?? "generated from a spec"}${foundIn === "text" ? "  (in its text)" : ""}`;
    const part = partOf(found, (page) => lineOf(page) + JSON.stringify(page), { from });
    const { shown, total, next } = part;
    const redirectedTo = redirectOf(query, served);
    const redirect =
      redirectedTo === undefined ? [] : [`${siteText(query)} is redirected to ${siteText(redirectedTo)}`];
    const nothing = `No page has ${JSON.stringify(query)} in its title, path or text.`;
    const lines = total === 0 && redirect.length === 0 ? [nothing] : shown.map(lineOf);
    return {
      text: [...redirect, ...lines, ...restLine(part, "pages")].join("\n"),
      data: {
        pages: shown,
        total,
        ...(redirectedTo === undefined ? {} : { redirectedTo }),
        ...(next === undefined ? {} : { next }),
      },
    };
  },
});

/** Where the readers of an address get that is no page. */
function redirectOf(query: string, { navigation, problems, record, host }: ServedSite): string | undefined {
  if (!isAddress(query) || pageAtAddress(query, { navigation }) !== undefined) return undefined;
  const explained = explain([query], { navigation, diagnostics: problems, record, host });
  const redirect = explained.kind === "page" ? undefined : explained.redirect;
  return redirect === undefined ? undefined : (redirect.page?.href ?? redirect.end ?? redirect.destination);
}

interface Search {
  readonly host: Host;
  readonly query: string;
  readonly edition: string | undefined;
}

interface FoundPage {
  readonly page: Page;
  readonly foundIn: "name" | "text";
}

/** Pages whose names have all words, the shortest names first; then those whose texts have them. */
function findPages(navigation: ResolvedNavigation, { host, query, edition }: Search): readonly FoundPage[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const hasAll = (text: string): boolean => words.every((word) => text.includes(word));
  // "quickstart" is meant where a title has "Quick Start".
  const joined = withoutSeparators(query.toLowerCase());
  const inEdition = Object.values(navigation.pages).filter(
    ({ language, version, placements }) =>
      edition === undefined ||
      [language, version].includes(edition) ||
      placements.some(({ editions }) => editions.includes(edition)),
  );
  const names = new Map(inEdition.map((page) => [page, namesOf(page).toLowerCase()]));
  const isNamed = (page: Page): boolean => {
    const name = names.get(page)!;
    return hasAll(name) || (joined !== "" && withoutSeparators(name).includes(joined));
  };
  const named = inEdition.filter(isNamed).toSorted((a, b) => names.get(a)!.length - names.get(b)!.length);
  const addressed = isAddress(query) ? pageAtAddress(query, { navigation }) : undefined;
  if (addressed !== undefined && inEdition.includes(addressed) && !named.includes(addressed)) named.unshift(addressed);
  const known = new Set(named);
  const inText = inEdition.filter(
    (page) => !known.has(page) && page.file !== null && hasAll((host.readText(page.file) ?? "").toLowerCase()),
  );
  return [
    ...named.map((page) => ({ page, foundIn: "name" }) as const),
    ...inText.map((page) => ({ page, foundIn: "text" }) as const),
  ];
}

function namesOf({ title, sidebarTitle = "", path, href, operation }: Page): string {
  const endpoint = operation === undefined ? "" : `${operation.method} ${operation.path ?? ""}`;
  return [title, sidebarTitle, path, href, endpoint].join(" ");
}

function withoutSeparators(text: string): string {
  return text.replaceAll(/[\s_-]/g, "");
}
