// Finds the components that a page uses but does not define, so that its host has to provide them.
import { withoutFencedBlocks } from "../../../compiler/text/fenced-blocks.ts";

const inlineCode = /(?<![`\\])(`+)(?!`)[^]*?(?<!`)\1(?!`)/g;
const tag = /(?<!\\)<([A-Z]\w*(?:\.\w+)*)(?=[\s/>])/g;
const definition = /^export\s+(?:const|let|var|class|(?:async\s+)?function)\s+([A-Z]\w*)/gm;

/** The names of the components that the MDX of a page uses but does not define, each once, in reading order; `Tree.File` counts as one name. */
export function usedComponents(body: string): readonly string[] {
  if (!/<[A-Z]/.test(body)) return [];
  const text = withoutFencedBlocks(body);
  const defined = new Set([...text.matchAll(definition)].map(([, name]) => name));
  const names = [...text.replaceAll(inlineCode, "").matchAll(tag)].map(([, name]) => name!);
  return [...new Set(names)].filter((name) => !defined.has(name.split(".", 1)[0]));
}
