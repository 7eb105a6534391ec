// The grammar of mathematics between dollar signs, which the platform reads and no other host does.
import { mathFromMarkdown } from "mdast-util-math";
import { math } from "micromark-extension-math";
import type { BodyGrammar } from "./mdx-tree.ts";

/** Single and double dollar signs enclose formulas. */
export const mathGrammar: BodyGrammar = { extensions: [math()], mdastExtensions: [mathFromMarkdown()] };
