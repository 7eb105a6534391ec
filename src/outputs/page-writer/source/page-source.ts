// Reads the pages of a navigation with their text, one after the other.
import { defaultLimits, type Limits } from "../../../compiler/contract/limits.ts";
import type { Host } from "../../../compiler/host/host.ts";
import { visibleHost } from "../../../compiler/host/visible-host.ts";
import { isHiddenPath } from "../../../compiler/text/hidden-path.ts";
import { readPlainMapping } from "../../../compiler/pages/plain-mapping.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { Page } from "../../../compiler/site/page.ts";
import { findFrontMatter } from "../../../compiler/text/front-matter-block.ts";
import type { JsonObject } from "../../../compiler/text/json-value.ts";
import { indexLines } from "../../../compiler/text/line-index.ts";
import { bodyReader, type BodyReader } from "../../../compiler/bodies/read-body.ts";
import { appliedOverlays } from "./applied-overlays.ts";
import { withCodeTitles } from "./code-titles.ts";
import { inlineSnippets } from "./inline-snippets.ts";
import { keepTree } from "./kept-tree.ts";
import type { BodyGrammar, MdxRoot } from "./mdx-tree.ts";
import { mayHaveFormula } from "./may-have-formula.ts";
import { movedPrograms } from "./moved-programs.ts";
import type { PageFault, PlaceInFile } from "./page-fault.ts";
import { pageStub } from "./page-stub.ts";
import { withShownFiles, type BodyPlace } from "./with-shown-files.ts";
import { safeMarkdown } from "./safe-markdown.ts";
import { redirectedLinks } from "./redirected-link.ts";
import { ownDescription } from "./shown-description.ts";
import { SiteScripts, type PageScript } from "./site-scripts.ts";
import { SpecReader } from "./spec-reader.ts";
import { tooManyMarksAt } from "./too-many-marks.ts";
import { validMdx } from "./valid-mdx.ts";

/** A page of the site with its text. */
export interface PageSource {
  /** Its address: a key of `pages` of the navigation. */
  readonly href: string;
  /** The page in the navigation. */
  readonly page: Page;
  /** As written in its file; `{}` if it has none. */
  readonly frontMatter: JsonObject;
  /**
   * The MDX of its file, with its snippets written into it, and below it the stub of the operation or type that it describes;
   * "" if it has no text. It is always valid MDX: if a text is not, its tags and expressions become text. Addresses of files and
   * links to pages that are relative begin at the docs root, links to redirects have their last address, and those to a folder without
   * a page have that of its first page. None of them gets the base path; one that is written stays.
   */
  readonly body: string;
  /** The file that has the body; null for a page that has only a stub. */
  readonly file: string | null;
  /** The line of the file at which the body begins, from 1. */
  readonly bodyLine: number;
  /**
   * The files of the docs folder that the body shows or links to and that may be published, such as images: paths from the docs
   * root. No name in them begins with a dot.
   */
  readonly files: readonly string[];
  /** The scripts that the body imports (`/snippets/box.jsx`), with all that they import. Empty: only `navc export --trust-scripts` has them. */
  readonly scripts: readonly PageScript[];
}

/** A page whose reader shows the description of a spec below the title. */
export interface LedPageSource extends PageSource {
  /** The description, as Markdown that is safe as a body is; absent for one of the page's own. */
  readonly lead?: string;
}

/** The options for reading pages. */
export interface PageSourceOptions {
  /** Called with each part that is not written, or not as in its file. */
  readonly onFault?: (fault: PageFault) => void;
  /** The limits of a compile, if absent. */
  readonly limits?: Limits;
  /** Keeps the components that pages import from scripts or program themselves. A host runs them: only for sites that are trusted. */
  readonly scripts?: boolean;
}

/**
 * The pages that have a text of their own, in the order of `navigation.pages`, including hidden ones. A page that forwards has
 * no text; a missing or too long one is a fault. Only one page is in memory at a time.
 */
export async function* readPageSources(
  navigation: ResolvedNavigation,
  host: Host,
  options: PageSourceOptions = {},
): AsyncGenerator<PageSource, void> {
  const read = pageReader(navigation, host, options);
  for (const page of Object.values(navigation.pages)) {
    // oxlint-disable-next-line no-await-in-loop -- one page is held at a time
    const source = await read(page);
    if (source !== undefined) yield source;
  }
}

/** Reads one page of a navigation; undefined for one that forwards, or whose text can't be read. `isLed`: the description of a spec is the lead, and not in the stub. */
export function pageReader(
  navigation: ResolvedNavigation,
  files: Host,
  { onFault = () => undefined, limits = defaultLimits, scripts = false }: PageSourceOptions = {},
  grammar?: BodyGrammar,
  read: BodyReader = bodyReader(),
  isLed = false,
): (page: Page) => Promise<LedPageSource | undefined> {
  // A hidden page is there only if the caller of the compile chose a hidden configuration.
  const hidden = Object.values(navigation.pages).find(({ file }) => file !== null && isHiddenPath(file));
  const host = visibleHost(files, hidden?.file ?? "docs.json");
  const spec = new SpecReader(host, limits);
  let overlays: ReturnType<typeof appliedOverlays> | undefined;
  const { assetBytes } = limits;
  const place = { basePath: navigation.site.basePath, follow: redirectedLinks(navigation), assetBytes };
  const siteScripts = scripts ? new SiteScripts(host, limits.bodyBytes) : undefined;
  const context = {
    host,
    files,
    place: { ...place, specs: specsOf(navigation) },
    limits,
    onFault,
    grammar,
    siteScripts,
    read,
  };
  return async (page) => {
    if (page.url !== undefined) return undefined;
    const text = await textOf(page, host, limits);
    if ("kind" in text) {
      onFault(text);
      return undefined;
    }
    const { body, tree, ...more } = await ownBody(text, context);
    const ofSpec = page.operation && (overlays ??= appliedOverlays(navigation)).get(page.operation.spec);
    if (page.operation !== undefined && ofSpec !== undefined) await spec.overlay(page.operation.spec, ofSpec);
    const lead = isLed ? specDescription(page, text) : undefined;
    // What stands below the title is not said once more.
    const own = ownDescription(text.frontMatter);
    const stub = pageStub(page, spec, lead ?? (own === undefined ? undefined : safeMarkdown(own)));
    const source = {
      href: page.href,
      page,
      ...text,
      ...more,
      body: withStub(body, stub),
      ...(lead === undefined ? {} : { lead }),
    };
    if (tree !== undefined && source.body === body) keepTree(source, tree);
    return source;
  };
}

/** The description of a page, as Markdown, if its front matter has none: then that of its operation, type or symbol stands for it. */
function specDescription(page: Page, { frontMatter }: PageText): string | undefined {
  const { description, operation, reference, symbol } = page;
  const isOwn = ownDescription(frontMatter) !== undefined;
  if (description === undefined || isOwn || (operation ?? reference ?? symbol) === undefined) return undefined;
  return safeMarkdown(description);
}

type PageText = Omit<PageSource, "href" | "page" | "files" | "scripts">;

const noText: PageText = { frontMatter: {}, body: "", file: null, bodyLine: 1 };

interface BodyContext {
  readonly host: Host;
  /** The same with hidden files, to say which of them a page shows; their contents are not read. */
  readonly files: Host;
  readonly place: Omit<BodyPlace, "file">;
  readonly limits: Limits;
  readonly onFault: (fault: PageFault) => void;
  readonly grammar: BodyGrammar | undefined;
  readonly siteScripts: SiteScripts | undefined;
  readonly read: BodyReader;
}

interface OwnBody extends Pick<PageSource, "body" | "files" | "scripts"> {
  /** The tree of the body, with the grammar of the reader, if it was parsed. */
  readonly tree?: MdxRoot;
}

/** The body in a form that a host can show. */
async function ownBody({ body, file, bodyLine }: PageText, context: BodyContext): Promise<OwnBody> {
  const { host, files, place, limits, onFault, grammar, siteScripts, read } = context;
  if (file === null) return { body, files: [], scripts: [] };
  const lines = indexLines(body);
  const placeOf = (offset: number): PlaceInFile => {
    const { line, column } = lines.position(offset);
    return { file, line: bodyLine + line - 1, column };
  };
  const inlined = inlineSnippets(body, file, host, { most: limits.bodyBytes, scripts: siteScripts, read });
  for (const { offset, ...loss } of inlined.losses) onFault({ kind: "left-out", ...loss, ...placeOf(offset) });
  const text = grammar === undefined ? await writtenFormulas(inlined.body) : inlined.body;
  const shown = withShownFiles(text, { ...place, file }, files, read);
  const imported = new Set(inlined.scripts.map(({ path }) => path));
  for (const each of shown.unpublished) if (!imported.has(each.path)) onFault({ kind: "not-copied", ...each, file });
  for (const address of shown.missing) onFault({ kind: "missing-file", address, file });
  const { body: valid, plain, tree } = validMdx(shown.body, grammar, read);
  if (plain === "not-mdx") onFault({ kind: plain, ...placeOf(read(body).problem?.start ?? 0) });
  if (plain === "too-many-marks") onFault({ kind: plain, ...placeOf(tooManyMarksAt(body) ?? 0) });
  const moved = siteScripts && plain === undefined ? movedPrograms(valid, file, siteScripts) : undefined;
  if (moved?.refused !== undefined) {
    const { names, reason } = moved.refused;
    const what = `the components of the page (${names.join(", ")})`;
    onFault({ kind: "left-out", what, reason, ...placeOf(Math.max(0, body.search(/^export\b/m))) });
  }
  const scripts = plain === undefined ? [...inlined.scripts, ...(moved?.scripts ?? [])] : [];
  const written = withCodeTitles(moved?.body ?? valid);
  const isParsed = tree !== undefined && written === valid;
  return { body: written, files: shown.files, scripts, ...(isParsed ? { tree } : {}) };
}

/** The body with its formulas as elements, for readers that have no grammar for them. */
async function writtenFormulas(body: string): Promise<string> {
  if (!mayHaveFormula(body)) return body;
  const { withFormulas } = await import("./with-formulas.ts");
  return withFormulas(body);
}

/** The specs whose operations have pages. A name that could not be looked up may mean any file. */
function specsOf({ pages }: ResolvedNavigation): ReadonlySet<string> {
  const operations = Object.values(pages).flatMap(({ operation }) => operation ?? []);
  return new Set(operations.flatMap(({ unresolved, spec }) => (unresolved === true ? [] : spec)));
}

/** The text of a page without a file: the operation or type that it describes. */
function withoutFile({ operation, reference, symbol, title, href }: Page): PageText | PageFault {
  if (symbol !== undefined) return noText;
  if (operation === undefined && reference === undefined) return { kind: "no-file", title, href };
  return reference?.kind === "sdk" && operation === undefined ? { kind: "sdk", title, href } : noText;
}

/** The text of the file of a page, or why it can't be read. */
async function textOf(page: Page, host: Host, limits: Limits): Promise<PageText | PageFault> {
  const { file, title, href } = page;
  if (file === null) return withoutFile(page);
  if ((host.stat(file)?.size ?? 0) > limits.bodyBytes) return { kind: "too-large", file, bytes: limits.bodyBytes };
  const text = host.readText(file);
  if (text === undefined) return { kind: "unreadable", title, href };
  const block = findFrontMatter(text, true);
  if (block.kind !== "block") return { frontMatter: {}, body: text.replace(/^\uFEFF/, ""), file, bodyLine: 1 };
  return {
    frontMatter: await frontMatterOf(text.slice(block.start, block.end)),
    body: text.slice(block.close),
    file,
    bodyLine: text.slice(0, block.close).split("\n").length,
  };
}

/** Front matter that can't be read counts as absent, as in a compile. */
async function frontMatterOf(block: string): Promise<JsonObject> {
  const plain = readPlainMapping(block);
  if (plain !== undefined) return plain;
  const { readYamlBlock } = await import("../../../compiler/pages/yaml-block.ts");
  const read = readYamlBlock(block);
  return read.kind === "mapping" ? read.data : {};
}

function withStub(body: string, stub: string): string {
  if (stub === "") return body;
  return body.trim() === "" ? stub : `${body.trimEnd()}\n\n${stub}`;
}
