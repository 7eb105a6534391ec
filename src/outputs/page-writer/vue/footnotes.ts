// Numbers the footnotes of a page and lists them at its end, because VitePress has none.
import type { MdxNode, MdxRoot } from "../source/mdx-tree.ts";
import { nodesIn } from "../source/mdx-tree.ts";

type Definition = Extract<MdxNode, { readonly type: "footnoteDefinition" }>;

/** The footnotes of one page in the order of their first references. */
export class Footnotes {
  readonly #definitions = new Map<string, Definition>();
  readonly #numbers = new Map<string, number>();

  constructor(root: MdxRoot) {
    for (const node of nodesIn(root))
      if (node.type === "footnoteDefinition" && !this.#definitions.has(node.identifier))
        this.#definitions.set(node.identifier, node);
  }

  /** The number that leads to a footnote. */
  reference(identifier: string): string {
    const number = this.#numbers.get(identifier) ?? this.#numbers.size + 1;
    this.#numbers.set(identifier, number);
    return `<sup>[${number}](#footnote-${number})</sup>`;
  }

  /** The referenced footnotes; while one is written, it may refer to others. */
  *used(): Generator<{ readonly number: number; readonly definition: Definition }> {
    for (const [identifier, number] of this.#numbers) {
      const definition = this.#definitions.get(identifier);
      if (definition !== undefined) yield { number, definition };
    }
  }
}
