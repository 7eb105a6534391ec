// Reads the texts of the pages that are shown, and follows their files.
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";
import type { CodeColors } from "../../../outputs/page-writer/drawn/code-colors.ts";
import type { DrawnPage } from "../../../outputs/page-writer/drawn/drawn-node.ts";
import { WatchedFolder, type FolderListener } from "./watched-folder.ts";

/** The pages whose files are followed at once: those of a few tabs. */
const mostFollowed = 4;

/** The texts of pages, read on request. A change of a file that one was made from is reported. */
export class ShownTexts {
  readonly #root: string;
  readonly #listener: FolderListener;
  readonly #followed = new Map<string, WatchedFolder<DrawnPage | null>>();
  #navigation: ResolvedNavigation | null = null;

  constructor(root: string, listener: FolderListener) {
    this.#root = root;
    this.#listener = listener;
  }

  /** Forgets all texts: the pages of another state of the site may have other files. */
  update(navigation: ResolvedNavigation | null): void {
    this.close();
    this.#navigation = navigation;
  }

  /** The text of the page at an address; null if it has none. */
  read(href: string): Promise<DrawnPage | null> {
    const page = this.#navigation && ownValue(this.#navigation.pages, href);
    if (!page) return Promise.resolve(null);
    const folder = this.#followed.get(href) ?? this.#open(this.#navigation!, href);
    // The one that was read last is ended last.
    this.#followed.delete(href);
    this.#followed.set(href, folder);
    return folder.read();
  }

  /** Ends the watching. */
  close(): void {
    for (const folder of this.#followed.values()) folder.close();
    this.#followed.clear();
  }

  #open(navigation: ResolvedNavigation, href: string): WatchedFolder<DrawnPage | null> {
    for (const [oldest, folder] of this.#followed) {
      if (this.#followed.size < mostFollowed) break;
      folder.close();
      this.#followed.delete(oldest);
    }
    let colors: CodeColors | undefined;
    return new WatchedFolder(
      this.#root,
      async (host) => {
        // The parser of MDX is only loaded when a text is shown.
        const { drawnPage } = await import("../../../outputs/page-writer/drawn/drawn-page.ts");
        const { takeTree } = await import("../../../outputs/page-writer/source/kept-tree.ts");
        const { pageReader } = await import("../../../outputs/page-writer/source/page-source.ts");
        const { CodeColors } = await import("../../../outputs/page-writer/drawn/code-colors.ts");
        const { mathGrammar } = await import("../../../outputs/page-writer/source/math-grammar.ts");
        const read = pageReader(navigation, host, {}, mathGrammar, undefined, true);
        const source = await read(navigation.pages[href]!);
        colors = new CodeColors(colors);
        return source === undefined ? null : drawnPage(source.body, colors, takeTree(source), source.lead);
      },
      this.#listener,
    );
  }
}
