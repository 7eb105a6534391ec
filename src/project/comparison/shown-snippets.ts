// Finds the snippets that pages show, while the texts of the pages are read.
import { snippetPaths } from "../../compiler/contract/shown-files.ts";
import type { Host } from "../../compiler/host/host.ts";
import { importsIn } from "../../compiler/pages/discover-pages.ts";
import { importCandidates } from "../../compiler/text/resolve-path.ts";

const snippetTag = /<Snippet\s[^>]{0,500}?\bfile\s*=\s*["']([^"'\n]{1,500})["']/g;

/** The snippets of a site, as far as its texts were given. */
export class ShownSnippets {
  readonly #textOf: (file: string) => string;
  readonly #known: ReadonlySet<string>;
  readonly #found = new Set<string>();

  constructor(host: Pick<Host, "list">, textOf: (file: string) => string) {
    this.#textOf = textOf;
    this.#known = new Set(host.list({ extensions: ["mdx", "md"], ignore: [] }));
  }

  /** The files that were found. */
  get files(): ReadonlySet<string> {
    return this.#found;
  }

  /** Finds what the text of a file shows, and what that shows in turn. */
  read(text: string, file: string): void {
    const waiting = [{ text, file }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      for (const found of this.#shownBy(next.text, next.file)) {
        if (found === undefined || this.#found.has(found)) continue;
        this.#found.add(found);
        waiting.push({ text: this.#textOf(found), file: found });
      }
  }

  #shownBy(text: string, file: string): readonly (string | undefined)[] {
    const named = importsIn(text).split("\n").filter(Boolean);
    const tags = text.includes("<Snippet") ? [...text.matchAll(snippetTag)] : [];
    return [
      ...named.map((target) => this.#first(importCandidates(target, file))),
      ...tags.map(([, written]) => this.#first(snippetPaths(written!).map((path) => path.slice(1)))),
    ];
  }

  #first(candidates: readonly string[]): string | undefined {
    return candidates.find((each) => this.#known.has(each));
  }
}
