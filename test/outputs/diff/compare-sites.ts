// How does a test say "this site became that one"?
import { expect } from "vitest";
import {
  compileNavigation,
  diffNavigation,
  memoryHost,
  type Change,
  type CompileOptions,
  type DiffOptions,
  type JsonObject,
  type JsonValue,
  type NavigationDiff,
  type Redirect,
  type ResolvedNavigation,
} from "../../../src/index.ts";
import { lostBetween } from "../../../src/outputs/diff/diff-navigation.ts";

/** A site: its navigation, and the front matter of each page, or only its title. */
export interface SmallSite {
  readonly navigation: JsonObject;
  readonly pages: { readonly [path: string]: string | JsonObject };
  readonly files?: { readonly [file: string]: string };
  readonly redirects?: readonly Redirect[];
  readonly options?: CompileOptions;
}

export async function compiled({ navigation, pages, files = {}, options }: SmallSite): Promise<ResolvedNavigation> {
  const texts = Object.entries(pages).map(([path, page]) => [`${path}.mdx`, pageText(page)]);
  const config = JSON.stringify({ name: "Site", navigation });
  const host = memoryHost({ "docs.json": config, ...Object.fromEntries(texts), ...files });
  const result = await compileNavigation({ ...options, host });
  expect(result.navigation).not.toBeNull();
  return result.navigation!;
}

function pageText(page: string | JsonObject): string {
  const fields: readonly (readonly [string, JsonValue])[] =
    typeof page === "string" ? [["title", page]] : Object.entries(page);
  return `---\n${fields.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`).join("")}---\n`;
}

/** The difference, with redirects for guesses, too, if nothing else is asked for. */
export async function compare(
  before: SmallSite,
  after: SmallSite,
  options: DiffOptions = { guesses: true },
): Promise<NavigationDiff> {
  const [old, found] = [await compiled(before), await compiled(after)];
  const [was, is] = [before.redirects ?? [], after.redirects ?? []];
  const sides = [
    { ...old, redirects: was },
    { ...found, redirects: is },
  ] as const;
  const diff = diffNavigation(...sides, options);
  expect(lostBetween(...sides, options)).toEqual(diff.lost);
  expect(JSON.parse(JSON.stringify(diff))).toEqual(diff);
  return diff;
}

/** The changes, one short line each. */
export function changeLines({ changes }: NavigationDiff): readonly string[] {
  return changes.map(line);
}

/** What happened to which addresses and divisions, and in how many editions where that is more than one. */
function line(change: Change): string {
  const many = change.editions.length > 1 ? ` (${change.editions.length} editions)` : "";
  return `${change.kind} ${words(change).join(" ")}${many}`;
}

// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function words(change: Change): readonly (string | number | null)[] {
  switch (change.kind) {
    case "edition-added":
    case "edition-removed":
      return [change.language, change.version, change.pages];
    case "edition-renamed":
      return [change.axis, change.before, change.after];
    case "edition-default":
      return [change.before, change.after];
    case "edition-tagged":
      return [change.axis, change.name, change.division.id, change.before, change.after];
    case "edition-hidden":
    case "edition-shown":
      return [change.axis, change.name, change.division.id];
    case "edition-reordered":
      return [change.axis, change.name, change.division.id, "after", change.follows];
    case "division-added":
    case "division-removed":
      return [change.division.id, change.pages];
    case "division-relabelled":
    case "division-kind":
    case "division-moved":
      return [change.before.id, change.after.id];
    case "division-relinked":
    case "division-tagged":
    case "division-described":
    case "division-root":
    case "division-directory":
      return [change.division.id, change.before, change.after];
    case "division-hidden":
    case "division-shown":
    case "division-expanded":
    case "division-collapsed":
      return [change.division.id];
    case "division-reordered":
      return [change.division.id, "after", change.follows];
    case "page-added":
    case "page-removed":
      return [...change.hrefs, "in", change.division === null ? null : change.division.id];
    case "page-moved": {
      const { divisions } = change;
      const places = divisions === undefined ? [] : ["from", divisions.before.id, "to", divisions.after.id];
      return [...change.moves.map(({ from, to }) => `${from}→${to}`), ...places];
    }
    case "page-retitled":
    case "page-relabelled":
      return [...change.hrefs, change.before, change.after];
    case "page-relinked":
    case "page-tagged":
    case "page-operation":
    case "page-described":
      return [...change.hrefs, change.before, change.after];
    case "page-separated":
      return [...change.hrefs, "from", ...change.from, "key", change.sharedKey];
    case "page-deprecated":
    case "page-undeprecated":
    case "page-related":
    case "page-hidden":
    case "page-shown":
      return change.hrefs;
    case "page-relocated":
      return [...change.hrefs, change.before.id, change.after.id];
    case "page-listed":
    case "page-unlisted":
      return [...change.hrefs, change.division.id];
    case "page-reordered":
      return [...change.hrefs, "after", change.follows];
  }
}

/** The lost addresses with where they should lead, and why. */
export function lostIn({ lost }: NavigationDiff): readonly string[] {
  return lost.map(({ href, proposal }) =>
    proposal === undefined ? href : `${href}→${proposal.href} (${proposal.kind})`,
  );
}
