// Gathers what snippets define: it is valid only at the top of a page.
import type { ScriptNode } from "../../../compiler/bodies/script-node.ts";
import { definedNames } from "./script-tree.ts";

/** The statements of snippets that a page needs, each once. */
export class SnippetDefinitions {
  readonly names: Set<string> = new Set<string>();
  readonly #statements = new Set<string>();
  #room: number;

  /** With no more than so many characters. */
  constructor(room: number) {
    this.#room = room;
  }

  get text(): string {
    return this.#statements.size === 0 ? "" : `${[...this.#statements].join("\n")}\n\n`;
  }

  /** False where there is no room for the statement. */
  add(statement: ScriptNode, body: string): boolean {
    for (const name of definedNames(statement)) this.names.add(name);
    return this.#add(body.slice(statement.start, statement.end));
  }

  /** The same value by another name. */
  rename(name: string, local: string): boolean {
    return this.#add(`export const ${local} = ${name};`);
  }

  #add(statement: string): boolean {
    if (this.#statements.has(statement)) return true;
    if (statement.length > this.#room) return false;
    this.#room -= statement.length;
    this.#statements.add(statement);
    return true;
  }
}
