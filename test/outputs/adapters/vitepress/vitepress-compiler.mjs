// What does VitePress make of a page? With its own plugin, the compiler of Vue, and Vue's server renderer.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { createServer } from "vitepress";
import { createSSRApp, h } from "vue";
import { compileTemplate, parse } from "vue/compiler-sfc";
import { renderToString } from "vue/server-renderer";

const load = createRequire(import.meta.url);

/** Any component of the platform: all its attributes are on the element that it draws. */
const box = { render: (self) => h("div", self.$slots.default?.()) };
/** VitePress shows the page itself in it. */
const endless = {
  render: () => {
    throw new Error("the page holds itself");
  },
};

/** Starts VitePress in a folder with a secret beside its pages. */
export async function vitePressCompiler(components) {
  const secret = "S3CR3T";
  const project = mkdtempSync(resolve("node_modules/.navc-vitepress-"));
  const root = join(project, "pages");
  mkdirSync(join(root, ".vitepress"), { recursive: true });
  const hook = "transformPageData: (page) => globalThis.navcPageData?.(page)";
  writeFileSync(join(root, ".vitepress/config.mjs"), `export default { cleanUrls: true, ${hook} }`);
  for (const name of ["secret.txt", "secret.md", "secret.js", "secret.svg", "pages/secret.txt"])
    writeFileSync(join(project, name), `<b>${secret}</b>\n`);
  const server = await createServer(root, { logLevel: "silent" });
  const plugin = server.config.plugins.find(({ name }) => name === "vitepress");
  const transform = plugin?.transform;
  const file = join(root, "page.md");
  return {
    secret,
    compile: async (page, pageData) => {
      globalThis.navcPageData = pageData;
      const { descriptor, errors } = parse(await transform.call({ addWatchFile: () => undefined }, page, file), {
        sourceMap: false,
      });
      assert.deepEqual(errors, []);
      const { template, script, scriptSetup, styles, customBlocks } = descriptor;
      assert.deepEqual([scriptSetup, styles, customBlocks], [null, [], []], "a page is a template");
      return { html: await rendered(template.content, components), data: dataIn(script.content) };
    },
    close: async () => {
      await server.close();
      rmSync(project, { recursive: true });
    },
  };
}

async function rendered(source, components) {
  const { code, errors } = compileTemplate({
    source,
    filename: "page.md",
    id: "page",
    ssr: true,
    ssrCssVars: [],
    transformAssetUrls: { includeAbsolute: true },
  });
  assert.deepEqual(errors, []);
  const imported = [...code.matchAll(/^import .* from "([^"]*)"/gm)].map(([, name]) => name);
  assert.deepEqual(
    imported.filter((name) => name !== "vue" && name !== "vue/server-renderer"),
    [],
    "a page includes no file",
  );
  const body = code
    .replaceAll(/^import \{(.*)\} from ("vue[^"]*")/gm, (_, names, from) => {
      return `const {${names.replaceAll(" as ", ": ")}} = require(${from})`;
    })
    .replace(/^export function ssrRender/m, "return function ssrRender");
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- as VitePress runs it
  const ssrRender = new Function("require", body)(load);
  const app = createSSRApp({ ssrRender });
  app.config.warnHandler = () => undefined;
  for (const name of components) app.component(name, box);
  for (const name of ["Content", "ClientOnly"]) app.component(name, endless);
  return renderToString(app);
}

function dataIn(script) {
  const [, text] = /^export const __pageData = JSON\.parse\((".*")\)$/m.exec(script) ?? [];
  return JSON.parse(JSON.parse(text));
}
