// Which fenced blocks does a page of the docs have? With the words and the name=value pairs behind the fence.

export interface FencedBlock {
  readonly language: string;
  readonly attributes: { readonly [name: string]: string };
  readonly text: string;
}

export function fencedBlocks(markdown: string): readonly FencedBlock[] {
  return [...markdown.matchAll(/^```(\w+)([^\n]*)\n([^]*?)^```$/gm)].map(([, language = "", info = "", text = ""]) => ({
    language,
    attributes: Object.fromEntries(
      [...info.matchAll(/(\w+)=(\S+)/g)].map(([, name = "", value = ""]) => [name, value]),
    ),
    text,
  }));
}
