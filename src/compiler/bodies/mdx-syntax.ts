// The syntax of MDX for micromark, which parses no more JavaScript than there is time for.
import { Parser, type Options } from "acorn";
import acornJsx from "acorn-jsx";
import { mdxjs } from "micromark-extension-mdxjs";
import type { Extension } from "micromark-util-types";
import { readingLimits } from "../text/reading-limits.ts";

/** How many characters of JavaScript may still be parsed. micromark parses an expression again up to each "}" in it. */
export class ProgramBudget {
  #left = 0;

  /** Begins with a text of so many characters. */
  begin(characters: number): void {
    const { programCharacters, programTimes } = readingLimits.body;
    this.#left = programCharacters + programTimes * characters;
  }

  /** True after more was asked for than there was. */
  get isSpent(): boolean {
    return this.#left < 0;
  }

  /** Throws where there are fewer left. */
  take(characters: number): void {
    this.#left -= characters;
    if (this.#left < 0) throw new TooMuchProgram();
  }
}

/** It has no place: micromark asks for it to go on with the next "}", and so it ends the parse. */
class TooMuchProgram extends Error {
  readonly reason = "there are too many braces in its expressions to parse them";

  get pos(): never {
    throw this;
  }
}

const parser = Parser.extend(acornJsx());
const acornOptions = { ecmaVersion: 2024, sourceType: "module" } as const;

/** Parses a whole program, as a part of a body is parsed. Throws where it is not valid. */
export function parseProgram(text: string): unknown {
  return parser.parse(text, acornOptions);
}

/** The syntax of MDX, with the programs as trees. */
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
