// Does nothing of a docs folder belong to the program of the example that it is put into?
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  utimesSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { isPlatformComponent } from "../../src/compiler/bodies/platform-components.ts";

const examples = join(import.meta.dirname, "../../examples");

function json(path: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(examples, path), "utf8")) as Record<string, unknown>;
}

// A script such as `docs/test.ts` would end the build of Next.js: it checks the types of the whole program.
test.each(["fumadocs", "starlight"])("the TypeScript of %s does not include the docs folder", (host) => {
  const { navigation = "" } = json(`${host}/package.json`)["scripts"] as { readonly navigation?: string };
  const [, docs] = /^navc export \w+ (\S+)/.exec(navigation) ?? [];
  expect(docs).toBeDefined();
  expect(json(`${host}/tsconfig.json`)["exclude"]).toContain(docs);
});

test.each(["docusaurus", "fumadocs", "starlight", "vitepress"])(
  "errors of a site don't end the build of %s",
  (host) => {
    const { navigation = "" } = json(`${host}/package.json`)["scripts"] as { readonly navigation?: string };
    expect(navigation).toMatch(/^navc export .* --exit-zero$/);
  },
);

test("the components of the examples are known as those of the platform", () => {
  const text = (path: string): string => readFileSync(join(examples, path), "utf8");
  const ofStarlight = [...text("starlight/src/navc/components.ts").matchAll(/ as ([A-Z]\w*) /g)];
  const ofDocusaurus = [...text("docusaurus/src/theme/MDXComponents.js").matchAll(/^  ([A-Z]\w*)[,:]/gm)];
  const ofVitePress = [...text("vitepress/.vitepress/theme/components.js").matchAll(/^  ([A-Z]\w*)[,:]/gm)];
  const names = [...ofStarlight, ...ofDocusaurus, ...ofVitePress].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !isPlatformComponent(name))).toEqual([]);
});

interface Plugin {
  readonly getPathsToWatch: () => readonly string[];
  readonly loadContent: () => void;
}

/** The configuration of Docusaurus for a site in one language. */
class DocusaurusConfig {
  readonly folder = mkdtempSync(join(tmpdir(), "navc-docusaurus-"));
  readonly path = join(this.folder, "docusaurus.config.mjs");
  readonly navigation = join(this.folder, "navc.json");
  readonly #language: string;

  constructor(language: string) {
    this.#language = language;
    onTestFinished(() => rmSync(this.folder, { recursive: true }));
    const themes = join(this.folder, "node_modules/prism-react-renderer");
    mkdirSync(themes, { recursive: true });
    writeFileSync(join(themes, "index.js"), "exports.themes = {};");
    copyFileSync(join(examples, "docusaurus/docusaurus.config.js"), this.path);
  }

  write(title: string): void {
    const name = this.#language;
    writeFileSync(
      this.navigation,
      JSON.stringify({
        title,
        i18n: { defaultLocale: name, localeConfigs: { [name]: { htmlLang: name } } },
        locales: { [name]: { navbarItems: [], editionMenus: [] } },
      }),
    );
  }

  async load(): Promise<LoadedConfig> {
    const { default: loaded } = (await import(pathToFileURL(this.path).href)) as { readonly default: LoadedConfig };
    return loaded;
  }
}

interface LoadedConfig {
  readonly plugins: readonly [(context: object) => Plugin];
  readonly themes: readonly [string, readonly [name: string, options: { readonly language: readonly string[] }]];
}

test("docusaurus loads its configuration again if navc.json is another one than it was made of, and only then", async () => {
  const config = new DocusaurusConfig("en");
  config.write("Before");
  const siteConfigPath = config.path;
  const plugin = (await config.load()).plugins[0]({ siteConfigPath });
  const isTouched = (): boolean => {
    utimesSync(siteConfigPath, 1000, 1000);
    plugin.loadContent();
    return statSync(siteConfigPath).mtimeMs !== 1_000_000;
  };
  expect(plugin.getPathsToWatch()).toEqual([config.navigation]);
  expect(isTouched()).toBe(false);
  config.write("After");
  expect(isTouched()).toBe(true);
});

test.each([
  ["en", ["en"]],
  ["fr-CA", ["en", "fr"]],
  ["zh-Hant", ["en", "zh"]],
  ["ja", ["ja"]],
  ["th", ["th"]],
  ["cy", ["en"]],
])("the search of docusaurus is set up for %s", async (language, expected) => {
  const config = new DocusaurusConfig(language);
  config.write("Site");
  const { cache } = createRequire(import.meta.url);
  const [searched, other] = ["lunr", "lunr-other"].map((name) => join(config.folder, `node_modules/${name}/index.js`));
  Object.assign(cache, { [searched!]: {}, [other!]: {} });
  const { themes } = await config.load();
  expect(themes[1][1].language).toEqual(expected);
  expect([searched, other].map((path) => path !== undefined && path in cache)).toEqual([false, true]);
  delete cache[other!];
});
