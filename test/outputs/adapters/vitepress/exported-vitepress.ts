// What does navc export for VitePress, of a docs folder in memory?
import { vitePressConfig, type VitePressConfig } from "../../../../src/adapters.ts";
import { readPageSources } from "../../../../src/outputs/page-writer/source/page-source.ts";
import { exportVitePress } from "../../../../src/outputs/page-writer/hosts/export-vitepress.ts";
import type { VitePressNavigation } from "../../../../src/outputs/adapters/vitepress/to-vitepress.ts";
import { compileNavigation, memoryHost, type CompileOptions } from "../../../../src/index.ts";

export interface ExportedVitePress {
  readonly exported: VitePressNavigation;
  readonly config: VitePressConfig;
  /** The text of each page by its path. */
  readonly pages: ReadonlyMap<string, string>;
}

export async function exportedVitePress(
  files: Readonly<Record<string, string>>,
  docs: object,
  options: Partial<CompileOptions> = {},
): Promise<ExportedVitePress> {
  const host = memoryHost({ ...files, "docs.json": JSON.stringify({ name: "Acme", ...docs }) });
  const { navigation } = await compileNavigation({ ...options, host });
  const { config, pageFile } = exportVitePress(navigation!);
  const pages = new Map<string, string>();
  for await (const source of readPageSources(navigation!, host)) {
    const { path, text } = pageFile(source);
    pages.set(path, text);
  }
  const exported = JSON.parse(JSON.stringify(config)) as VitePressNavigation;
  return { exported, config: vitePressConfig(exported), pages };
}
