// Turns the text of a page into what docs.json sites can show.
import { rewriteLinks } from "../../../outputs/page-writer/source/rewrite-links.ts";
import type { TextDialect } from "../import-kind.ts";
import type { ImportLoss } from "../import-loss.ts";
import { convertText } from "./convert-text.ts";
import type { OldSlug } from "./old-slugs.ts";
import type { CodeSettings } from "./shown-code.ts";
import { textDialects } from "./text-dialects.ts";
import type { TextRules } from "./text-rules.ts";

/** What the text of a page depends on. */
export interface ImportTextOptions {
  readonly kind: TextDialect;
  /** The file of the page in the source folder. */
  readonly file: string;
  /** The line of the file that the text begins with, from 1. */
  readonly firstLine: number;
  /** Where a link leads in the new site; undefined if it stays as it is written. */
  readonly resolveLink: (href: string) => string | undefined;
  /** The text of a file of the source folder that the page includes; undefined if it can't be read. */
  readonly readFile?: (path: string) => string | undefined;
  /** The folders that the root of the old site may be; the source folder if absent. */
  readonly roots?: readonly string[];
  /** How the site writes its texts, if that depends on its settings. */
  readonly rules?: TextRules | undefined;
  /** How the site makes the ids of headings, if it is not as its generator does. */
  readonly slugs?: OldSlug | undefined;
  readonly codeSettings?: CodeSettings | undefined;
  /** The heading that stood above the text, and is the title of the page now. */
  readonly title?: string | undefined;
}

/** The text in the new site, and what is lost of it. */
export interface ImportedText {
  readonly text: string;
  readonly losses: readonly ImportLoss[];
}

/** The body of a page, without its front matter, as docs.json sites write it. */
export function importText(source: string, options: ImportTextOptions): ImportedText {
  const {
    kind,
    file,
    firstLine,
    resolveLink,
    readFile = () => undefined,
    roots = [""],
    slugs,
    codeSettings = {},
    title,
    rules = textDialects.get(kind),
  } = options;
  const dialect = rules === undefined || slugs === undefined ? rules : { ...rules, slugs };
  const { text, losses } =
    dialect === undefined
      ? { text: source, losses: [] }
      : convertText(source, dialect, { file, firstLine, readFile, roots, codeSettings, title });
  return { text: rewriteLinks(text, (address) => resolveLink(address) ?? address), losses };
}
