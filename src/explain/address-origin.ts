// What the address of a page is made of.
import { pageHref } from "../contract/page-path.ts";
import type { Page, ResolvedNavigation, ResolvedOperation } from "../site/navigation.ts";
import type { ExplainInput } from "./explain-input.ts";
import type { EntryFacts, Origin } from "./explanation.ts";
import { isResolved, operationName } from "./operation-facts.ts";
import type { SourceBook } from "./source-book.ts";

/** What the address is made of: the path of the file or entry, or parts of the operation (D4, D8, D40, D42). */
export function addressOrigin(
  page: Page,
  entries: readonly EntryFacts[],
  input: ExplainInput,
  sources: SourceBook,
): Origin {
  const { file, operation, path } = page;
  const base = input.navigation.site.basePath === "" ? "" : `, after the base path ${input.navigation.site.basePath}`;
  const index = /(^|\/)index$/.test(path) ? `, without "index"` : "";
  if (file !== null) return { from: `the path of its file${index}${base}` };
  if (page.missing === true || operation === undefined) return { from: `the path that its entry names${index}${base}` };
  const origin = isResolved(operation)
    ? generatedOrigin(path, operation, entries, input, sources)
    : { from: "the entry's method and path: the spec was not read" };
  return { ...origin, from: `${origin.from}${index}${base}` };
}

/** A text that an address may be made of, and how to say it. */
interface Recipe {
  readonly folder: string;
  readonly below: string;
  readonly origin: Origin;
}

function generatedOrigin(
  path: string,
  operation: ResolvedOperation,
  entries: readonly EntryFacts[],
  { locked, navigation }: ExplainInput,
  sources: SourceBook,
): Origin {
  const own = ownAddress(path, operation, sources);
  if (own !== undefined) return own;
  const specs = entries.flatMap((entry) => entry.specs);
  const directories = specs.flatMap(({ source, directory }) => (source === operation.spec ? (directory ?? []) : []));
  const recipes = [...new Set([...directories, "api-reference"])].flatMap((folder) => recipesFor(folder, operation));
  const exact = recipes.find((recipe) => folded(`${recipe.folder}${recipe.below}`) === folded(path));
  if (exact !== undefined) return exact.origin;
  const known = locked?.[operation.spec];
  if (known !== undefined && JSON.stringify(Object.values(known)).includes(JSON.stringify(`/${path}`)))
    return { from: "the lock: it was published at this address" };
  for (const recipe of recipes) {
    const moved = movedBy(path, recipe, navigation);
    if (moved !== undefined) return { from: `${recipe.origin.from}, ${moved}` };
  }
  return { from: `a part of the spec that names ${operationName(operation)}` };
}

function ownAddress(path: string, { file, pointer }: ResolvedOperation, sources: SourceBook): Origin | undefined {
  const href = sources.value(file, `${pointer}/x-mint/href`);
  if (typeof href !== "string" || !folded(path).startsWith(folded(href))) return undefined;
  const at = sources.at(file, `${pointer}/x-mint/href`);
  const number = folded(path) === folded(href) ? "" : `, and a number because another page has that address`;
  return { from: `"x-mint.href" of the operation${number}`, at };
}

function recipesFor(folder: string, operation: ResolvedOperation): readonly Recipe[] {
  const { tags, summary, operationId, method, path, webhook, channel } = operation;
  const name = path === null ? (webhook ?? channel ?? "") : `${method}${path}`;
  const tag = channel === undefined ? (tags[0] ?? "") : "websockets";
  const parts: readonly (readonly [string | null, string])[] = [
    [summary, `summary "${summary ?? ""}"`],
    [operationId, `operationId "${operationId ?? ""}"`],
    [name, path === null ? `name "${name}"` : "method and path"],
  ];
  return parts.flatMap(([text, words]) => {
    if (text === null) return [];
    const named = [
      `directory "${folder}"`,
      ...(tag === "" ? [] : [channel === undefined ? `tag "${tag}"` : tag]),
      words,
    ];
    return [{ folder, below: `${tag}${text}`, origin: { from: named.join(" + ") } }];
  });
}

/** How an address of its own differs from what the recipe gives; undefined where it has nothing to do with that. */
function movedBy(path: string, { folder, below }: Recipe, navigation: ResolvedNavigation): string | undefined {
  const number = /-(\d+)$/.exec(path)?.[1];
  if (number !== undefined && folded(path) === `${folded(`${folder}${below}`)}${number}`)
    return `and "-${number}" because ${holderOf(path.slice(0, -number.length - 1), navigation)} has that address`;
  if (!path.startsWith(`${folder}/`)) return undefined;
  const [word = "", ...rest] = path.slice(folder.length + 1).split("/");
  if (folded(rest.join("/")) !== folded(below)) return undefined;
  return `below "${word}" because ${holderOf(`${folder}/${rest.join("/")}`, navigation)} has that address`;
}

/** The page that was there first, by its operation. */
function holderOf(path: string, { pages, site }: ResolvedNavigation): string {
  const href = pageHref(path, site.basePath);
  const operation = Object.hasOwn(pages, href) ? pages[href]?.operation : undefined;
  return operation === undefined ? "another page" : operationName(operation);
}

/** A text without what addresses can't hold, so that it can be found in one. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
