// What does each page load? One style sheet, the scripts and the search library from the site itself, and its pictures.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = import.meta.dirname;

/** The order of the parts of the style sheet. */
const styles = [
  "base",
  "header",
  "bar-links",
  "menus",
  "sidebar",
  "article",
  "on-this-page",
  "components",
  "code",
  "endpoint",
  "search",
];

export function writeAssets({ navigation, docs, settings }, output) {
  const { basePath } = navigation.site;
  const folder = join(basePath, "_site");
  output.write(join(folder, "style.css"), styleSheet(settings.accent));
  const scripts = readdirSync(join(here, "client")).filter((name) => name.endsWith(".js"));
  for (const script of scripts) output.copy(join(here, "client", script), join(folder, script));
  output.copy(fileURLToPath(import.meta.resolve("minisearch")), join(folder, "minisearch.js"));
  for (const path of docs.assets) output.copy(docs.fileAt(path), join(basePath, path));
}

function styleSheet({ light, dark }) {
  const parts = styles.map((name) => readFileSync(join(here, "styles", `${name}.css`), "utf8"));
  return [...parts, `:root { --accent: light-dark(${light}, ${dark}); }\n`].join("\n");
}
