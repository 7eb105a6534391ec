// Explains words that name no page, with what they may mean.
import { parseEntry } from "../contract/endpoint-entry.ts";
import { toPagePath, withoutPageExtension } from "../contract/page-path.ts";
import { catalog } from "../diagnostics/catalog.ts";
import { mintIgnored } from "../pages/ignored-files.ts";
import type { Page } from "../site/navigation.ts";
import { nearest } from "../text/nearest.ts";
import type { ExplainInput } from "./explain-input.ts";
import type { NothingFound, PageName } from "./explanation.ts";
import { hrefOf } from "./find-pages.ts";
import { operationName } from "./operation-facts.ts";
import { redirectFacts } from "./redirect-facts.ts";
import { openSources } from "./source-book.ts";

/** What is at the address after all, and what is near it. */
export function explainNothing(words: readonly string[], input: ExplainInput): NothingFound {
  const [what = ""] = words;
  const href = hrefOf(what, input.navigation);
  const sources = openSources(input.host);
  const redirect = href === undefined ? undefined : redirectFacts(href, input, sources);
  sources.locateAll();
  const file = unlistedFile(words, input);
  const code = nearestCode(what);
  return {
    kind: "nothing",
    what,
    ...(redirect === undefined ? {} : { redirect }),
    ...(file === undefined ? {} : { file }),
    nearest: nearPages(what, href, input),
    ...(code === undefined ? {} : { nearestCode: code }),
  };
}

/** The code that a word like one is near to. */
export function nearestCode(word: string): string | undefined {
  return /^[a-z]+(-[a-z]+)+$/.test(word) ? nearest(word, Object.keys(catalog)) : undefined;
}

function unlistedFile(words: readonly string[], { host, navigation }: ExplainInput): NothingFound["file"] {
  const { basePath } = navigation.site;
  const isIgnored = mintIgnored(host.readText(".mintignore") ?? "");
  for (const word of words) {
    const inSite = basePath !== "" && word.startsWith(`${basePath}/`) ? word.slice(basePath.length) : word;
    const named = toPagePath(inSite.split(/[?#]/, 1)[0]!);
    if (!named.ok) continue;
    const path = withoutPageExtension(named.path);
    const files = [`${path}.mdx`, `${path}.md`, `${path}/index.mdx`, `${path}/index.md`];
    const file = files.find((name) => host.stat(name)?.kind === "file");
    if (file !== undefined) return { file, from: isIgnored(file) ? ".mintignore leaves it out" : "no entry lists it" };
  }
  return undefined;
}

const shownAtMost = 5;

function nearPages(what: string, href: string | undefined, { navigation }: ExplainInput): readonly PageName[] {
  const all = Object.values(navigation.pages);
  if (parseEntry(what).kind === "endpoint") return nearEndpoints(what, all);
  // Every short word is near "/", and nobody misspells that.
  const pages = all.filter((page) => lastOf(page.href) !== "");
  const wanted = href ?? what;
  const name = lastOf(wanted);
  const alike = pages.filter((page) => lastOf(page.href).toLowerCase() === name.toLowerCase());
  const hrefs = pages.map((page) => page.href);
  const near = nearest(wanted, hrefs, Math.max(2, Math.floor(name.length / 3)));
  const nearName =
    alike.length > 0 || near !== undefined
      ? undefined
      : nearest(
          name,
          pages.map((page) => lastOf(page.href)),
        );
  const named = pages.filter((page) => nearName !== undefined && lastOf(page.href) === nearName);
  const found = new Set([...pages.filter((page) => page.href === near), ...alike, ...named]);
  return [...found].slice(0, shownAtMost).map(nameOf);
}

function nearEndpoints(what: string, pages: readonly Page[]): readonly PageName[] {
  const named = pages.flatMap((page) => {
    const { operation } = page;
    return operation === undefined ? [] : [{ page, name: operationName(operation) }];
  });
  const target = what.split(/\s+/).at(-1);
  const samePath = named.filter(({ page: { operation } }) => operation?.path === target);
  const near = nearest(
    what,
    named.map(({ name }) => name),
  );
  const found = [...named.filter(({ name }) => name === near), ...samePath].map(({ page }) => page);
  return [...new Set(found)].slice(0, shownAtMost).map(nameOf);
}

function lastOf(href: string): string {
  return href.slice(href.lastIndexOf("/") + 1);
}

function nameOf({ href, title }: Page): PageName {
  return { href, title };
}
