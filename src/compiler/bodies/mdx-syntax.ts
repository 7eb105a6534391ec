// The syntax of MDX for micromark, with a limit for the JavaScript that it parses.
import { Parser, type Options } from "acorn";
import acornJsx from "acorn-jsx";
import { mdxjs } from "micromark-extension-mdxjs";
import type { Extension } from "micromark-util-types";
import { readingLimits } from "../text/reading-limits.ts";

/** The number of characters of JavaScript that may still be parsed. micromark parses an expression again for each "}" in it. */
export class ProgramBudget {
  #left = 0;

  /** Begins with a text of this length. */
  begin(characters: number): void {
    const { programCharacters, programTimes } = readingLimits.body;
    this.#left = programCharacters + programTimes * characters;
  }

  /** True after more was requested than was left. */
  get isSpent(): boolean {
    return this.#left < 0;
  }

  /** Throws if fewer are left. */
  take(characters: number): void {
    this.#left -= characters;
    if (this.#left < 0) throw new TooMuchProgram();
  }
}

/** It has no place: micromark needs a place to go on with the next "}", so the parse ends. */
class TooMuchProgram extends Error {
  readonly reason = "there are too many braces in its expressions to parse them";

  get pos(): never {
    throw this;
  }
}

const parser = Parser.extend(acornJsx());
const acornOptions = { ecmaVersion: 2024, sourceType: "module" } as const;

/** Parses a whole program like a part of a body. Throws if it is not valid. */
export function parseProgram(text: string): unknown {
  return parser.parse(text, acornOptions);
}

/** The syntax of MDX, with programs as syntax trees. */
export function mdxSyntax(budget: ProgramBudget): readonly Extension[] {
  const acorn = {
    parse: (program: string, options: Options) => {
      budget.take(program.length);
      return parser.parse(program, options);
    },
    parseExpressionAt: (program: string, at: number, options: Options) => {
      budget.take(program.length);
      return parser.parseExpressionAt(program, at, options);
    },
  };
  return [mdxjs({ acorn, acornOptions, addResult: true })];
}
