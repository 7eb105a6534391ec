// Reads the files that a page includes, within the folder and within limits.
import { codeFence } from "../../../outputs/page-writer/source/safe-text.ts";
import { findFrontMatter } from "../../../compiler/text/front-matter-block.ts";
import { isExternalHref, writtenPath } from "../../../compiler/contract/href.ts";
import { folderOf, foldersAbove, resolvePath } from "../../../compiler/text/resolve-path.ts";
import { rewriteLinks } from "../../../outputs/page-writer/source/rewrite-links.ts";
import { hiddenReason, isHiddenFile } from "../hidden-files.ts";
import { fenceInfo } from "./fence-info.ts";
import type { IncludedFile } from "./text-rules.ts";
import type { IncludedLines } from "./convert-lines.ts";
import type { LineReading, TextLine } from "./text-lines.ts";

/** Files that one page includes, and files that include one another. */
const most = { files: 500, depth: 8, characters: 1_048_576 };

/** The included files of one page. */
export class IncludedFiles {
  readonly #readFile: (path: string) => string | undefined;
  readonly #context: LineReading;
  /** The lines of a text of the dialect. */
  readonly #linesOf: (text: string, number: number) => readonly TextLine[];
  #files = 0;
  #characters = 0;

  constructor(
    readFile: (path: string) => string | undefined,
    context: LineReading,
    linesOf: (text: string, number: number) => readonly TextLine[],
  ) {
    this.#readFile = readFile;
    this.#context = context;
    this.#linesOf = linesOf;
  }

  /** The lines of a file; undefined if it can't be included, which is a loss. */
  read(file: IncludedFile, number: number, above: readonly string[]): IncludedLines | undefined {
    const found = this.part(file, number, above);
    return found === undefined ? undefined : { path: found.path, lines: this.#lines(found.part, file.code, number) };
  }

  /** The text that is included; undefined if it can't be, which is a loss. */
  part(
    file: IncludedFile,
    number: number,
    above: readonly string[],
  ): { readonly path: string; readonly part: string } | undefined {
    const lost = (reason: string): undefined =>
      this.#context.note(number, "an included file", `${reason}, so the line stays text`) as undefined;
    this.#files += 1;
    if (file.paths.length === 0) return lost("it is outside the folders that may be read, or has no path");
    if (this.#files > most.files || above.length > most.depth) return lost("the page includes too many files");
    for (const path of file.paths) {
      if (above.includes(path)) return lost(`"${path}" includes itself`);
      const written = this.#readFile(path);
      if (written === undefined) continue;
      const text = written.replaceAll("\r\n", "\n");
      const part = file.part === undefined ? text : file.part(text);
      if (part === undefined) return lost(`"${path}" has no such part`);
      this.#characters += part.length;
      if (this.#characters > most.characters) return lost("the page includes too much text");
      return { path, part: file.hasOwnLinks === true ? withLinksFrom(above[0]!, path, part) : part };
    }
    if (file.paths.some(isHiddenFile)) return lost(hiddenReason);
    return lost(`"${file.paths[0]!}" can't be read`);
  }

  #lines(part: string, code: string | undefined, number: number): IncludedLines["lines"] {
    if (code === undefined)
      return this.#linesOf(withoutFrontMatter(part), number).map(({ text }) => ({ text, number }));
    const written = part.replace(/\n$/, "").split("\n");
    const seen = this.#context.shown(written, code);
    const { lines, losses } = seen ?? { lines: written, losses: [] };
    for (const { feature, reason } of losses) this.#context.note(number, feature, reason);
    const value = lines.join("\n");
    const fence = codeFence(value, 3);
    return [
      {
        text: this.#context.held.hold(`${fence}${fenceInfo(code, this.#context.words, seen).info}\n${value}\n${fence}`),
        number,
      },
    ];
  }
}

/** The text of a file with its links written from the folder of a page. */
function withLinksFrom(page: string, path: string, text: string): string {
  const up = "../".repeat(foldersAbove(page).length);
  return rewriteLinks(text, (address) => {
    const written = writtenPath(address);
    if (written === "" || written.startsWith("/") || isExternalHref(address)) return address;
    const found = resolvePath(folderOf(path), written);
    if (found === undefined) return address;
    return `${up}${found}${written.endsWith("/") ? "/" : ""}${address.slice(written.length)}`;
  });
}

function withoutFrontMatter(text: string): string {
  const block = findFrontMatter(text, true);
  return block.kind === "block" ? text.slice(block.close).replace(/^\n/, "") : text;
}
