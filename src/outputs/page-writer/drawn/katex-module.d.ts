// Declares what is used of KaTeX: its own types need those of a browser, which the sources of this project lack.
declare module "katex/dist/katex.mjs" {
  /** What KaTeX makes of a formula. */
  interface KatexNode {
    readonly type?: string;
    readonly text?: string;
    /** The width of a space. */
    readonly width?: number;
    readonly attributes?: Readonly<Record<string, unknown>>;
    readonly children?: readonly KatexNode[];
  }
  const katex: { readonly __renderToDomTree: (formula: string, options: object) => KatexNode };
  export default katex;
}
