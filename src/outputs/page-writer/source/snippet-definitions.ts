// Collects the definitions of snippets, which are valid only at the top of a page.
import type { ScriptNode } from "../../../compiler/bodies/script-node.ts";
import { definedNames, importOfNames, type ScriptImport } from "./script-tree.ts";

/** The statements of snippets that a page needs, each once. */
export class SnippetDefinitions {
  readonly names: Set<string> = new Set<string>();
  readonly #statements = new Set<string>();
  #room: number;

  /** With at most this number of characters. */
  constructor(room: number) {
    this.#room = room;
  }

  get text(): string {
    return this.#statements.size === 0 ? "" : `${[...this.#statements].join("\n")}\n\n`;
  }

  /** False if there is no room left for the statement; its names are known in any case. */
  add(statement: ScriptNode, body: string): boolean {
    for (const name of definedNames(statement)) this.names.add(name);
    return this.#add(body.slice(statement.start, statement.end));
  }

  /** False for an import of all names, or if there is no room. `path`: of the script, from the docs root. */
  addImport({ names }: ScriptImport, path: string): boolean {
    if (names.size === 0 || names.has("*")) return false;
    for (const local of names.values()) this.names.add(local);
    return this.#add(importOfNames(names, `/${path}`));
  }

  /** Defines the same value under another name. */
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
