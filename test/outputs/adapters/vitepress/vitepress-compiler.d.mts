// What does the tests' own build of one page of VitePress return?
import type { VitePressConfig } from "../../../../src/adapters.ts";

/** A page as VitePress builds it. */
export interface CompiledPage {
  readonly html: string;
  /** What VitePress knows of it. */
  readonly data: { readonly title: string; readonly frontmatter: Record<string, unknown> };
}

export interface VitePressCompiler {
  /** Throws where VitePress or Vue stops, and where a page has more than a template. */
  readonly compile: (page: string, pageData?: VitePressConfig["transformPageData"]) => Promise<CompiledPage>;
  /** Is in files that no page may show. */
  readonly secret: string;
  readonly close: () => Promise<void>;
}

export function vitePressCompiler(components: readonly string[]): Promise<VitePressCompiler>;
