// Makes the lines of an outline as data: their depth, their words, and their places.
import type { ApiReference } from "../../compiler/contract/api-reference.ts";
import type {
  Division,
  Edition,
  ResolvedNavigation,
  LanguageOption,
  Source,
  VersionOption,
  PageNode,
  SpecInForce,
} from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import { visible } from "../../compiler/text/visible.ts";

/** The role of a word in a line. */
export type WordRole = "kind" | "label" | "address" | "mark";

/** A part of a line. A line is its words one after the other; spaces belong to words. */
export interface OutlineWord {
  readonly role: WordRole;
  readonly text: string;
}

/** A line of the outline. */
export interface OutlineLine {
  /** 0 for an edition and other headings. */
  readonly depth: number;
  readonly words: readonly OutlineWord[];
  /** The page of the line. */
  readonly page?: string;
  /** Where its division or entry is written. */
  readonly source?: Source;
}

/** The lines of a site, one per node; the settings of the site come first, unlisted pages last. */
export function outlineLines(navigation: ResolvedNavigation): readonly OutlineLine[] {
  const lines: OutlineLine[] = [];
  eachOutlineLine(navigation, (line) => void lines.push(line));
  return lines;
}

/** Called with each line of an outline, in order. */
type AddLine = (line: OutlineLine) => void;

/** Makes the same lines one after the other: a caller that keeps only their texts needs a fraction of the memory. */
export function eachOutlineLine(navigation: ResolvedNavigation, add: AddLine): void {
  siteLines(navigation).forEach(add);
  for (const edition of navigation.editions) addEdition(add, edition, navigation.pages);
  addUnlisted(add, navigation);
}

function siteLines({ site }: ResolvedNavigation): readonly OutlineLine[] {
  const eyebrows = site.eyebrows === null ? [] : [`eyebrows ${site.eyebrows}`];
  const drilldown = site.drilldown === null ? [] : [`drilldown ${site.drilldown ? "on" : "off"}`];
  const settings = [...eyebrows, ...drilldown];
  return settings.length === 0 ? [] : [{ depth: 0, words: [mark(`site: ${settings.join(", ")}`)] }];
}

type Pages = ResolvedNavigation["pages"];

function addEdition(add: AddLine, edition: Edition, pages: Pages): void {
  const names = [edition.language, edition.version].filter((name) => name !== null);
  const name = names.length === 0 ? edition.id : names.map((each) => oneLine(each) || '""').join(" · ");
  const words = [label(name), ...(edition.default ? [mark(" (default)")] : [])];
  add({ depth: 0, words, source: edition.tree.source });
  const root = divisionWords(edition.tree);
  // The root has no label; it shows only where it has something of its own to show.
  if (root.length > 1) add({ depth: 1, words: root });
  addChildren(add, edition.tree, pages, 1);
  for (const anchor of edition.global.anchors) addDivision(add, anchor, pages, 1, [kind("global ")]);
}

function addChildren(add: AddLine, division: Division, pages: Pages, depth: number): void {
  for (const words of optionsWords(division)) add({ depth, words });
  for (const child of division.children) {
    if (child.kind === "page") add(pageLine(child, pages[child.href], depth));
    else addDivision(add, child, pages, depth);
  }
}

function addDivision(
  add: AddLine,
  division: Division,
  pages: Pages,
  depth: number,
  before: readonly OutlineWord[] = [],
): void {
  add({ depth, words: [...before, ...divisionWords(division)], source: division.source });
  addChildren(add, division, pages, depth + 1);
}

function addUnlisted(add: AddLine, { pages }: ResolvedNavigation): void {
  const unlisted = Object.values(pages).filter(isUnlisted);
  if (unlisted.length > 0) add({ depth: 0, words: [label("not listed")] });
  for (const page of unlisted) add(listedPageLine(page));
}

/** `versions: v2*, v1 (hidden)` for each selector of this division. */
function optionsWords({ languages, versions }: Division): readonly (readonly OutlineWord[])[] {
  const lines: (readonly OutlineWord[])[] = [];
  if (languages !== undefined)
    lines.push([kind("languages: "), mark(languages.map((option) => optionText(option.code, option)).join(", "))]);
  if (versions !== undefined)
    lines.push([kind("versions: "), mark(versions.map((option) => optionText(option.label, option)).join(", "))]);
  return lines;
}

function optionText(name: string, option: LanguageOption | VersionOption): string {
  const { current, hidden, external, href, tag } = option;
  const marks = [option.default ? "default" : "", hidden ? "hidden" : ""].filter((mark) => mark !== "");
  const parts = [
    `${oneLine(name) || "(no label)"}${current ? "*" : ""}`,
    ...(tag === undefined ? [] : [`#${oneLine(tag)}`]),
    ...(marks.length === 0 ? [] : [`(${marks.join(", ")})`]),
    ...(external ? [`→ ${oneLine(href ?? "")}`] : []),
  ];
  return parts.join(" ");
}

/** `group Orders  [specs/orders.yaml]  collapsed`. */
function divisionWords(division: Division): readonly OutlineWord[] {
  const { kind: name, label: text, display, otherEdition } = division;
  const named = name === "root" ? [kind(name)] : [kind(`${name} `), label(oneLine(text) || "(no label)")];
  return [
    ...named,
    ...leadOf(division),
    ...marks([
      division.directory ?? "",
      specsOf(division.specs ?? []),
      referencesOf(division.references ?? []),
      display?.collapsible ? (display.expanded ? "expanded" : "collapsed") : "",
      division.hidden ? "hidden" : "",
      tagOf(division.tag),
      otherEdition === undefined ? "" : `(in ${otherEdition})`,
    ]),
  ];
}

/** `GET  List orders  /href` or `page Refunds  /href`; `known` is its entry in the table of pages. */
function pageLine(page: PageNode, known: Page | undefined, depth: number): OutlineLine {
  const words = linkWords(page.method, page.label, page, known);
  return { depth, words, page: page.href, source: page.source };
}

/** An unlisted page, in the form of `pageLine`. */
function listedPageLine(page: Page): OutlineLine {
  const words = linkWords(methodOf(page), page.sidebarTitle ?? page.title, page, page);
  return { depth: 1, words, page: page.href };
}

type Marked = Pick<Page, "href" | "hidden" | "deprecated" | "missing" | "tag">;

function linkWords(
  method: string | undefined,
  text: string,
  page: Marked,
  described: Pick<Page, "operation" | "reference" | "url"> | undefined,
): readonly OutlineWord[] {
  const url = described?.url;
  return [
    kind(method ? `${oneLine(method)}  ` : "page "),
    label(oneLine(text)),
    address(`  ${page.href}${url === undefined ? "" : ` → ${oneLine(url)}`}`),
    ...marks([
      page.hidden ? "hidden" : "",
      page.deprecated ? "deprecated" : "",
      page.missing ? "missing" : "",
      isUnresolved(described?.operation) || isUnresolved(described?.reference) ? "unresolved" : "",
      tagOf(page.tag),
    ]),
  ];
}

function isUnresolved(described: Page["operation"] | Page["reference"]): boolean {
  return described?.unresolved === true;
}

function methodOf({ operation }: Page): string | undefined {
  if (operation === undefined) return undefined;
  return operation.webhook === null ? operation.method : "WEBHOOK";
}

/** The target of a division. It is left out for the root, which leads to the start of its edition, and for a group that leads to its first page. */
function leadOf({ kind: name, href, external, root }: Division): readonly OutlineWord[] {
  const rooted = root === undefined ? [] : [mark("  root"), address(` ${root}`)];
  if (external) return [address(` → ${oneLine(href ?? "")}`), ...rooted];
  if (rooted.length > 0 || name === "group" || name === "root" || href === undefined) return rooted;
  return [address(`  ${href}`)];
}

function specsOf(specs: readonly SpecInForce[]): string {
  const own = specs.filter(({ inheritedFrom }) => inheritedFrom === undefined);
  if (own.length === 0) return "";
  const words = own.map(({ source, directory }) => (directory === undefined ? source : `${source} in ${directory}`));
  return `[${words.map(oneLine).join(", ")}]`;
}

/** `[graphql schema.graphql]`, `[typedoc sdk.json in sdk]`. */
function referencesOf(references: readonly ApiReference[]): string {
  if (references.length === 0) return "";
  const words = references.map((reference) => {
    const { kind: name, source, directory } = reference;
    const made = `${name === "sdk" ? reference.format : name} ${source}`;
    return oneLine(directory === undefined ? made : `${made} in ${directory}`);
  });
  return `[${words.join(", ")}]`;
}

function tagOf(tag: string | undefined): string {
  return tag === undefined ? "" : `#${oneLine(tag)}`;
}

const kind = (text: string): OutlineWord => ({ role: "kind", text });
const label = (text: string): OutlineWord => ({ role: "label", text });
const address = (text: string): OutlineWord => ({ role: "address", text });
const mark = (text: string): OutlineWord => ({ role: "mark", text });

function marks(parts: readonly string[]): readonly OutlineWord[] {
  return parts.filter((part) => part !== "").map((part) => mark(`  ${part}`));
}

/** A label on one line, with one space for line breaks and several spaces, because each node is one line. */
export function oneLine(text: string): string {
  return visible(text.replace(/\s+/g, " ").trim());
}
