// Parses GitHub's Markdown.
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { quickEdits } from "../../../compiler/bodies/quick-edits.ts";

type ParseOptions = NonNullable<Parameters<typeof fromMarkdown>[1]>;

/** The extensions of the parser. */
export interface GfmOptions {
  readonly extensions: NonNullable<ParseOptions["extensions"]>;
  readonly mdastExtensions: NonNullable<ParseOptions["mdastExtensions"]>;
}

/** The tree of a text. */
export type MarkdownRoot = ReturnType<typeof fromMarkdown>;

/**
 * GitHub's Markdown for the parser. Addresses that would only be found in the finished tree stay text: for a text without
 * spaces, searching them takes time that grows with the square of its length.
 */
export function gfmOptions(): GfmOptions {
  return {
    extensions: [quickEdits, gfm()],
    mdastExtensions: gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] })),
  };
}

/** The tree of GitHub's Markdown, without the constructs of these names. */
export function gfmTree(text: string, without: readonly string[] = []): MarkdownRoot {
  const { extensions, mdastExtensions } = gfmOptions();
  return fromMarkdown(text, { extensions: [...extensions, { disable: { null: [...without] } }], mdastExtensions });
}
