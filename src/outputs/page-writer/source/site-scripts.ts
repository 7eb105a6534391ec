// Reads the scripts of a site that its pages import, for hosts that run them. (D364)
import { parseProgram } from "../../../compiler/bodies/mdx-syntax.ts";
import { statementsOf } from "../../../compiler/bodies/script-node.ts";
import type { Host } from "../../../compiler/host/host.ts";
import { importCandidates, relativePath } from "../../../compiler/text/resolve-path.ts";
import { madeOnce } from "../../../compiler/text/per-object.ts";
import { browserNames, freeNames, reactNames } from "./free-names.ts";
import { edited } from "./mdx-tree.ts";

/** The folder of scripts, below that of the pages. */
export const scriptFolder = "navc-scripts";

/** A script for a host. */
export interface PageScript {
  /** Path from the docs root. */
  readonly path: string;
  /** Its text, with the names of React that it uses imported. */
  readonly text: string;
}

/** Scripts, or why one of them can't be kept, as a clause. */
export type FoundScripts =
  | { readonly kind: "scripts"; readonly path: string; readonly scripts: readonly PageScript[] }
  | { readonly kind: "refused"; readonly reason: string };

const script = /\.(?:jsx?|tsx?)$/i;
const typed = /\.tsx?$/i;
/** Of one page; a script that imports more is refused. */
const mostScripts = 100;

/** The scripts that pages may import. */
export class SiteScripts {
  readonly #host: Host;
  readonly #most: number;
  readonly #read = new Map<string, ReadScript>();

  /** Longer files than `most` bytes are not read. `host` has no hidden files (D429). */
  constructor(host: Host, most: number) {
    this.#host = host;
    this.#most = most;
  }

  /** The script that an import in `file` names, with all that it imports itself. */
  find(target: string, file: string): FoundScripts {
    const path = this.#pathOf(target, file);
    return path === undefined ? { kind: "refused", reason: "their files are not there" } : this.#all(path);
  }

  /** A script that is made of programs of a page, with all that it imports. */
  made(path: string, text: string): FoundScripts {
    this.#read.set(path, this.#checked(path, text));
    return this.#all(path);
  }

  #all(path: string): FoundScripts {
    const scripts = new Map<string, PageScript>();
    const open = [path];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const name = next;
      if (scripts.has(next)) continue;
      const read = madeOnce(this.#read, next, () => this.#readFile(name));
      if ("reason" in read) return { kind: "refused", reason: `${next} ${read.reason}` };
      scripts.set(next, { path: next, text: read.text });
      if (scripts.size > mostScripts) return { kind: "refused", reason: `${path} imports too many others` };
      for (const file of read.imports) open.push(file);
    }
    return { kind: "scripts", path, scripts: [...scripts.values()] };
  }

  #readFile(path: string): ReadScript {
    const isSmall = (this.#host.stat(path)?.size ?? Infinity) <= this.#most;
    const text = isSmall ? this.#host.readText(path) : undefined;
    return text === undefined ? { reason: "can't be read" } : this.#checked(path, text);
  }

  /** Each of its imports is a script of the docs folder, or React; and each of its names is defined. */
  #checked(path: string, text: string): ReadScript {
    const imports: string[] = [];
    const edits = [];
    for (const found of text.matchAll(importIn)) {
      const [whole, , target = ""] = found;
      if (/^react(?:-dom)?(?:\/|$)/.test(target)) continue;
      const file = /^[./]/.test(target) ? this.#pathOf(target, path) : undefined;
      if (file === undefined) return { reason: `imports "${target}", which is no script of the docs folder` };
      imports.push(file);
      const end = found.index + whole.length - 1;
      // Copies are in another folder, but at the same paths in it.
      if (target.startsWith("/")) edits.push({ start: end - target.length, end, text: relativePath(path, file) });
    }
    const missing = typed.test(path) ? [] : missingNames(text);
    if (missing === undefined) return { reason: "is not valid JavaScript" };
    const unknown = missing.find((name) => !reactNames.has(name));
    if (unknown !== undefined) return { reason: `uses "${unknown}", which nothing defines` };
    return { imports, text: `${opening(path, missing)}${edited(text, edits)}` };
  }

  #pathOf(target: string, file: string): string | undefined {
    const endings = ["", ".jsx", ".tsx", ".js", ".ts"];
    return importCandidates(target, file)
      .flatMap((path) => endings.map((ending) => path + ending))
      .find((path) => script.test(path) && this.#host.stat(path)?.kind === "file");
  }
}

type ReadScript = { readonly text: string; readonly imports: readonly string[] } | { readonly reason: string };

const importIn = /\b(?:from|import)[\s(]*(["'])([^"'\n]+)\1/g;

/** Undefined if the text is no JavaScript. */
function missingNames(text: string): readonly string[] | undefined {
  try {
    return freeNames(statementsOf(parseProgram(text)), browserNames, true);
  } catch {
    return undefined;
  }
}

/** Server components have no state. The platform gives scripts the names of React. Types are no reason to end a build. */
function opening(path: string, names: readonly string[]): string {
  const hooks = names.filter((name) => name !== "React");
  return [
    // Only above all statements does it count.
    ...(typed.test(path) ? ["// @ts-nocheck"] : []),
    '"use client";',
    ...(names.includes("React") ? ['import * as React from "react";'] : []),
    ...(hooks.length > 0 ? [`import { ${hooks.join(", ")} } from "react";`] : []),
    "",
  ].join("\n");
}
