// The configuration of VitePress: what comes from docs.json, and what is written here.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { vitePressConfig } from "navc/adapters";
import { defineConfig } from "vitepress";
// VitePress starts again when a file changes that is imported here.
import navigation from "./navigation.json" with { type: "json" };

const config = vitePressConfig(navigation);

export default defineConfig({
  ...config,
  srcDir: "pages",
  themeConfig: { ...config.themeConfig, search: { provider: "local" } },
  vite: { publicDir: "../public", plugins: [diagramsIfUsed()] },
});

/** Without a diagram on any page, the package that draws them is not built into the site: it would take most of the time. */
function diagramsIfUsed() {
  const pages = fileURLToPath(new URL("../pages", import.meta.url));
  const hasDiagram = (file) => file.endsWith(".md") && readFileSync(join(pages, file), "utf8").includes("mermaid");
  const mermaid = fileURLToPath(new URL("theme/no-diagrams.js", import.meta.url));
  return {
    name: "diagrams-if-used",
    config: (_, { command }) =>
      command === "build" && !readdirSync(pages, { recursive: true }).some(hasDiagram)
        ? { resolve: { alias: { mermaid } } }
        : {},
  };
}
