// By which rules does VitePress choose a sidebar and a locale? Its own code, bundled because it is written for bundlers.
import { join } from "node:path";
import { rolldown } from "rolldown";
import type { VitePressSidebarItem } from "../../../../src/adapters.ts";

export interface VitePressRules {
  readonly getSidebar: (sidebar: object, path: string) => readonly VitePressSidebarItem[];
  readonly resolveSiteDataByRoute: (site: object, path: string) => { readonly lang: string; readonly dir: string };
  readonly isActive: (path: string, match: string | undefined, asExpression?: boolean) => boolean;
}

/** Loads the functions that the client of VitePress runs on every page. */
export async function vitePressRules(): Promise<VitePressRules> {
  const client = join(import.meta.dirname, "../../../../node_modules/vitepress/dist/client");
  const code = `export { getSidebar } from ${JSON.stringify(join(client, "theme-default/support/sidebar.js"))};
export { isActive, resolveSiteDataByRoute } from ${JSON.stringify(join(client, "shared.js"))};`;
  const bundle = await rolldown({
    input: "rules",
    external: ["vitepress"],
    treeshake: { moduleSideEffects: false },
    plugins: [
      {
        name: "rules",
        resolveId: (id) => (id === "rules" ? id : undefined),
        load: (id) => (id === "rules" ? code : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const text = output[0].code.replaceAll(/import\.meta\.env\??/g, "({})");
  return (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as VitePressRules;
}
