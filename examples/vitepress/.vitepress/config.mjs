// The configuration of VitePress: what comes from docs.json, and what is written here.
import { vitePressConfig } from "navc/adapters";
import { defineConfig } from "vitepress";
// VitePress starts again when a file changes that is imported here.
import navigation from "./navigation.json" with { type: "json" };

const config = vitePressConfig(navigation);

export default defineConfig({
  ...config,
  srcDir: "pages",
  themeConfig: { ...config.themeConfig, search: { provider: "local" } },
  vite: { publicDir: "../public" },
});
