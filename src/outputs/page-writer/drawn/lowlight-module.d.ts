// Declares what is used of lowlight: its own types need those of a browser, which the sources of this project lack.

/** A part of code: a text, or an element with the class of its kind. */
export type LowlightNode =
  | { readonly type: "text"; readonly value: string }
  | {
      readonly type: "element";
      readonly properties: Readonly<Record<string, unknown>>;
      readonly children: readonly LowlightNode[];
    };

export interface Lowlight {
  highlight(language: string, text: string): { readonly children: readonly LowlightNode[] };
  registered(language: string): boolean;
}

/** The grammars of usual languages. */
export const common: Readonly<Record<string, unknown>>;
export function createLowlight(grammars: Readonly<Record<string, unknown>>): Lowlight;
