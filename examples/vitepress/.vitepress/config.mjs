// The configuration of VitePress: what comes from docs.json, and what is written here.
import { readFileSync } from "node:fs";
import { vitePressConfig } from "navc/adapters";
import { defineConfig } from "vitepress";

const navigation = JSON.parse(readFileSync(new URL("navigation.json", import.meta.url), "utf8"));
const config = vitePressConfig(navigation);

export default defineConfig({
  ...config,
  srcDir: "pages",
  themeConfig: { ...config.themeConfig, search: { provider: "local" } },
  vite: { publicDir: "../public" },
});
