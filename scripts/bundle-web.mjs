// Bundles src/web.ts with all that it needs: nothing in it asks for a module of Node (D243).
import { resolve } from "node:path";
import { rolldown } from "rolldown";
import { packageOf, staticImports } from "./static-imports.mjs";

const repository = resolve(import.meta.dirname, "..");

/** Writes web.js, and in web/ what it loads at once and when that is first needed. Returns the files that are in them. */
export async function bundleWeb(dist) {
  const atOnce = staticImports("src/web.ts");
  const isLoadedAtOnce = (file) => atOnce.has(packageOf(file) ?? file);
  const build = await rolldown({
    cwd: repository,
    input: { web: "src/web.ts" },
    platform: "neutral",
    tsconfig: false,
    // What packages have for browsers may ask for a document, which workers lack.
    resolve: { conditionNames: ["workerd", "worker", "import", "default"], mainFields: ["module", "main"] },
    plugins: [withoutNode],
  });
  const { output } = await build.write({
    dir: dist,
    format: "esm",
    minify: true,
    chunkFileNames: "web/[name].js",
    codeSplitting: {
      groups: [
        // Who imports nothing else does not load the compiler.
        { name: "guards", test: /site\/node-kinds\.ts$/, priority: 1 },
        { name: "core", test: isLoadedAtOnce },
        { name: "load-bodies", test: /\/(?:load-bodies|whole-reads|links-to-addresses)\.ts$/ },
      ],
    },
  });
  await build.close();
  return output.flatMap(({ moduleIds = [] }) => moduleIds.filter((id) => !id.includes("\0")));
}

/** What Node has, and what of it is used where there is no disk. */
const substitutes = {
  // swagger-parser reads no files here: it is given the document.
  fs: "export {};",
  // swagger-parser asks for it at once, and for its functions only where it validates whole documents.
  util: "export const format = String; export const inherits = undefined;",
  // It makes a Buffer of each text. All that navc has it do is to give the lines between the fences to the YAML reader.
  "gray-matter": "export default (text, { engines }) => ({ data: engines.yaml(text.slice(3, -4)) });",
};

const withoutNode = {
  name: "without-node",
  resolveId: (id) => (Object.hasOwn(substitutes, id) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith("\0") ? substitutes[id.slice(1)] : undefined),
};
