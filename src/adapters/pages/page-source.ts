// Reads the pages of a navigation with their text, one after the other.
import { defaultLimits, type Limits } from "../../contract/limits.ts";
import { readBody } from "../../bodies/read-body.ts";
import type { Host } from "../../host/host.ts";
import { readPlainMapping } from "../../pages/plain-mapping.ts";
import type { ResolvedNavigation } from "../../site/navigation.ts";
import type { Page } from "../../site/page.ts";
import { findFrontMatter } from "../../text/front-matter-block.ts";
import type { JsonObject } from "../../text/json-value.ts";
import type { NotExpressedList } from "../not-expressed.ts";
import { withCodeTitles } from "./code-titles.ts";
import { inlineSnippets } from "./inline-snippets.ts";
import { pageStub } from "./page-stub.ts";
import { withShownFiles } from "./shown-files.ts";
import { redirectedLinks, type FollowLink } from "./redirected-link.ts";
import { SpecReader } from "./spec-reader.ts";
import { validMdx } from "./valid-mdx.ts";

/** A page of the site with its text. */
export interface PageSource {
  /** Its address: a key of `pages` of the navigation. */
  readonly href: string;
  /** What the navigation has of it. */
  readonly page: Page;
  /** As written in its file; `{}` where it has none. */
  readonly frontMatter: JsonObject;
  /**
   * The MDX of its file with its snippets in their places, and below it the stub of what it describes of an API; "" when it has no
   * text. It is valid MDX: of a text that is not, the tags and expressions are text. Addresses of files are absolute: from the docs root, or with the base path as written.
   */
  readonly body: string;
  /** The file that has the body; null for a page that has only a stub. */
  readonly file: string | null;
  /** The line of the file at which the body begins, from 1. */
  readonly bodyLine: number;
  /** The files of the docs folder that the body shows or links to, such as images: paths from the docs root. */
  readonly files: readonly string[];
}

/** What reading pages takes beside a navigation and the docs folder. */
export interface PageSourceOptions {
  /** Takes the pages that have no text to write. */
  readonly notExpressed?: NotExpressedList;
  /** Those of a compile, when absent. */
  readonly limits?: Limits;
}

/**
 * The pages that have a text of their own, in the order of `navigation.pages`, hidden ones too. A page that forwards has none,
 * and one that is missing or too long is added to `notExpressed`. Only one page is held at a time.
 */
export async function* readPageSources(
  navigation: ResolvedNavigation,
  host: Host,
  { notExpressed, limits = defaultLimits }: PageSourceOptions = {},
): AsyncGenerator<PageSource, void> {
  const spec = new SpecReader(host, limits);
  const context = { host, basePath: navigation.site.basePath, follow: redirectedLinks(navigation), notExpressed };
  for (const page of Object.values(navigation.pages)) {
    if (page.url !== undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- one page is held at a time
    const text = await textOf(page, host, limits);
    const problem = typeof text === "string" ? text : problemOf(page);
    if (problem !== undefined || typeof text === "string")
      notExpressed?.add("a page without a text", problem ?? "", { what: `page "${page.title}"`, href: page.href });
    else {
      const { body, files } = ownBody(page, text, context);
      yield { href: page.href, page, ...text, files, body: withStub(body, pageStub(page, spec)) };
    }
  }
}

type PageText = Omit<PageSource, "href" | "page" | "files">;

const noText: PageText = { frontMatter: {}, body: "", file: null, bodyLine: 1 };

interface BodyContext {
  readonly host: Host;
  readonly basePath: string;
  readonly follow: FollowLink;
  readonly notExpressed: NotExpressedList | undefined;
}

const missingFile =
  "it is not in the docs folder, and some hosts fail without it; `navc check --links --assets` shows each place";

/** The body as a host can show it. */
function ownBody(
  page: Page,
  { body, file, bodyLine }: PageText,
  context: BodyContext,
): Pick<PageSource, "body" | "files"> {
  const { host, basePath, follow, notExpressed } = context;
  if (file === null) return { body, files: [] };
  const lineOf = (offset: number): number => bodyLine + body.slice(0, offset).split("\n").length - 1;
  const inlined = inlineSnippets(body, file, host);
  for (const { what, reason, offset } of inlined.losses) {
    const line = lineOf(offset);
    notExpressed?.add("a part that a page imports", reason, {
      what: `${what} in ${file}:${String(line)}`,
      href: page.href,
    });
  }
  const shown = withShownFiles(inlined.body, { file, basePath, follow }, host);
  for (const address of shown.missing)
    notExpressed?.add("a file that a page shows", missingFile, { what: `${address} in ${file}`, href: page.href });
  const { body: valid, isPlain } = validMdx(shown.body);
  if (isPlain)
    notExpressed?.add(
      "a text that is no valid MDX",
      "its tags and expressions are shown as text, because such a page ends the build of a site",
      { what: `${file}:${String(lineOf(readBody(body, 0).problem?.start ?? 0))}`, href: page.href },
    );
  return { body: withCodeTitles(valid), files: shown.files };
}

function problemOf({ file, operation, reference }: Page): string | undefined {
  if (file !== null || operation !== undefined) return undefined;
  if (reference === undefined) return "it has no file, so nothing is written for it";
  return reference.kind === "sdk"
    ? "only the platform makes it of what a generator wrote, so nothing is written"
    : undefined;
}

/** The text of the file of a page, or why it can't be had. */
async function textOf({ file }: Page, host: Host, limits: Limits): Promise<PageText | string> {
  if (file === null) return noText;
  if ((host.stat(file)?.size ?? 0) > limits.bodyBytes)
    return `its file is larger than ${limits.bodyBytes} bytes, so nothing is written for it`;
  const text = host.readText(file);
  if (text === undefined) return "its file can't be read any more, so nothing is written for it";
  const block = findFrontMatter(text, true);
  if (block.kind !== "block") return { frontMatter: {}, body: text.replace(/^\uFEFF/, ""), file, bodyLine: 1 };
  return {
    frontMatter: await frontMatterOf(text.slice(block.start, block.end)),
    body: text.slice(block.close),
    file,
    bodyLine: text.slice(0, block.close).split("\n").length,
  };
}

/** What a compile can't read counts as not written, as it does there. */
async function frontMatterOf(block: string): Promise<JsonObject> {
  const plain = readPlainMapping(block);
  if (plain !== undefined) return plain;
  const { readYamlBlock } = await import("../../pages/yaml-block.ts");
  const read = readYamlBlock(block);
  return read.kind === "mapping" ? read.data : {};
}

function withStub(body: string, stub: string): string {
  if (stub === "") return body;
  return body.trim() === "" ? stub : `${body.trimEnd()}\n\n${stub}`;
}
