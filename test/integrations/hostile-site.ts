// What is wrong with a built site of hostile docs: texts that are not shown as they are, programs, and files that nobody may get.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, serialize, type DefaultTreeAdapterMap } from "parse5";
import { recordName } from "../../src/project/writer/export-record.ts";
import type { PagePart } from "../outputs/page-writer/mdx/hostile-pages.ts";
import { programsInHtml, shownParts, type ShownPart } from "../outputs/page-writer/mdx/shown-html.ts";
import type { Browser } from "../browser/chromium.mjs";
import { serve } from "../browser/static-server.ts";
import { canary, partMark, type HostileDocs, type HostilePage } from "./hostile-docs.ts";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

/** What a look at a site found. */
export interface HostileSiteReport {
  readonly faults: readonly string[];
  readonly pages: number;
  readonly partsCompared: number;
}

/** What a look at the site of `hostileDocs` has to find. */
export const harmless: HostileSiteReport = { faults: [], pages: 19, partsCompared: 262 };

/** Puts files with the canary into folders of a host, from which it may show and publish none. */
export function plantCanaries(example: string, folders: readonly string[]): void {
  for (const folder of folders) {
    mkdirSync(join(example, folder), { recursive: true });
    for (const name of ["canary.txt", ".env"]) writeFileSync(join(example, folder, name), `SECRET=${canary}\n`);
  }
}

/** Looks at each page as it was built and as Chromium shows it, and at all files that were published. */
export async function lookAtHostileSite(
  { pages }: HostileDocs,
  folder: string,
  browser: Browser,
): Promise<HostileSiteReport> {
  const faults = [...faultsOfFiles(folder)];
  const server = await serve(folder);
  try {
    for (const [href, page] of pages) {
      const path = join(folder, decodeURI(href));
      const file = [`${path}.html`, join(path, "index.html")].find(isFile);
      if (file === undefined) {
        faults.push(`${href} was not built`);
        continue;
      }
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { html, ran } = await openPage(browser, server.origin + href);
      faults.push(...ran.map((what) => `${href}: Chromium ran ${what}`));
      const built = readFileSync(file, "utf8");
      const tab = textOf(firstIn(parse(built), ({ tagName }) => tagName === "title")!);
      // VitePress reads titles as HTML, so no letter is behind "<".
      if (!oneLine(tab.replaceAll("\u2060", "")).includes(oneLine(page.title)))
        faults.push(`${href}: its tab has ${tab}`);
      for (const shown of [built, html]) faults.push(...faultsOfPage(shown, page).map((fault) => `${href}: ${fault}`));
    }
    const { ran } = await openPage(browser, `${server.origin}/404.html`);
    faults.push(...ran.map((what) => `the page of a wrong address: Chromium ran ${what}`));
  } finally {
    server.close();
  }
  const partsCompared = [...pages.values()].flatMap(({ parts }) => parts).length;
  return { faults: [...new Set(faults)], pages: pages.size, partsCompared };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function* faultsOfFiles(folder: string): Iterable<string> {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    // The folder of public files has the record of what navc wrote there, and hosts publish all of that folder.
    if (file !== recordName && /(?:^|[/\\])\.|canary/.test(file)) yield `${file} is published`;
    if (isFile(join(folder, file)) && readFileSync(join(folder, file)).includes(canary)) yield `${file} has the canary`;
  }
}

/** The page after its scripts, and what of its texts ran. */
async function openPage(browser: Browser, address: string): Promise<ShownPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(noteCalls);
  await page.goto(address, { waitUntil: "networkidle" });
  const shown = await page.evaluate("({ html: document.documentElement.outerHTML, ran: globalThis.navcRan })");
  await context.close();
  return shown as ShownPage;
}

interface ShownPage {
  readonly html: string;
  readonly ran: readonly string[];
}

/** What the hostile texts call. */
const noteCalls = `
  globalThis.navcRan = [];
  for (const name of ["ran", "alert"]) globalThis[name] = (...given) => void globalThis.navcRan.push(name + "(" + given + ")");
`;

function faultsOfPage(html: string, { title, parts }: HostilePage): readonly string[] {
  const document = parse(html);
  const heading = firstIn(document, ({ tagName }) => tagName === "h1");
  const content = firstIn(document, hasMark);
  if (heading === undefined || content === undefined) return ["its title or its text is not there"];
  removeIn(content, isScriptOfTheme);
  const harm = programsInHtml(serialize(content)).filter((each) => !each.startsWith("<") || runs.test(each));
  if (html.includes(canary)) harm.push("the canary");
  removeIn(content, isOfTheme);
  endLines(content);
  removeIn(heading, isOfTheme);
  const shown = shownParts(serialize(content), /^MARK\d+MARK$/);
  if (oneLine(textOf(heading)) !== oneLine(title)) harm.push(`the title ${title} is ${textOf(heading)}`);
  return [...harm, ...parts.flatMap((part, index) => differencesOf(part, shown[index]))];
}

/** A theme has more elements than a page may have. */
const runs = /^<(?:script|style|object|embed|base|form|meta|link)>/;

function firstIn(node: Node, isWanted: (element: Element) => boolean): Element | undefined {
  if ("tagName" in node && isWanted(node)) return node;
  if (!("childNodes" in node)) return undefined;
  for (const child of node.childNodes) {
    const found = firstIn(child, isWanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Is it the element around the parts of a page? */
function hasMark({ childNodes }: Element): boolean {
  return childNodes.some((child) => child.nodeName === "p" && textOf(child) === partMark(0));
}

function textOf(node: Node): string {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

function removeIn(element: Element, isRemoved: (element: Element) => boolean): void {
  element.childNodes = element.childNodes.filter((child) => !("tagName" in child && isRemoved(child)));
  for (const child of element.childNodes) if ("tagName" in child) removeIn(child, isRemoved);
}

function attributeOf({ attrs }: Element, name: string): string {
  return attrs.find((attribute) => attribute.name === name)?.value ?? "";
}

/** Astro writes the scripts and styles of blocks of code before the first of them. */
function isScriptOfTheme(element: Element): boolean {
  return [attributeOf(element, "src"), attributeOf(element, "href")].some((address) =>
    /^\/_astro\/[\w.-]+$/.test(address),
  );
}

/** What hosts add to a text: links to headings, buttons and the titles of code. */
function isOfTheme(element: Element): boolean {
  return (
    /^(?:button|figcaption)$/.test(element.tagName) ||
    /(?:^| )(?:hash-link|header-anchor|sl-anchor-link|sr-only|codeBlockTitle|lang(?= |$))/.test(
      attributeOf(element, "class"),
    )
  );
}

/** A line of code is an element without a line end in Astro. */
function endLines(element: Element): void {
  for (const child of element.childNodes) if ("tagName" in child) endLines(child);
  if (attributeOf(element, "class") === "ec-line")
    element.childNodes.push({ nodeName: "#text", value: "\n", parentNode: element });
}

/** The title of a component is shown as text. */
function differencesOf(
  { place, text = "", attributes = {}, props = {} }: PagePart,
  shown: ShownPart | undefined,
): string[] {
  if (shown === undefined) return [`${place}: it is not there`];
  const expected: readonly (readonly [string, string, string])[] = [
    ["text", [...Object.values(props), text].join(" "), shown.text],
    ...Object.entries(attributes).map(([name, value]) => [name, value, shown.attribute(name)[0] ?? ""] as const),
  ];
  return expected.flatMap(([name, value, seen]) =>
    oneLine(value) === oneLine(seen) ? [] : [`${place}: its ${name} ${oneLine(value)} is ${oneLine(seen)}`],
  );
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
