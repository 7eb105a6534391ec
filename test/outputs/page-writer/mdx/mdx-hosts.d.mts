/** A host that reads MDX. */
export type MdxHostName = "docusaurus" | "starlight" | "fumadocs";

/** A page as HTML, and what the host did that a text never asks for. */
export interface BuiltPage {
  readonly html: string;
  readonly harm: readonly string[];
}

/** Builds the body of a page. What its programs would do is a call of `globalThis.ran`. */
export function builtPage(host: MdxHostName, body: string): Promise<BuiltPage>;
