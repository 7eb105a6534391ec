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
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";

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

interface Plugin {
  readonly getPathsToWatch: () => readonly string[];
  readonly loadContent: () => void;
}

test("docusaurus loads its configuration again if navc.json is another one than it was made of, and only then", async () => {
  const folder = mkdtempSync(join(tmpdir(), "navc-docusaurus-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const themes = join(folder, "node_modules/prism-react-renderer");
  mkdirSync(themes, { recursive: true });
  writeFileSync(join(themes, "index.js"), "exports.themes = {};");
  const siteConfigPath = join(folder, "docusaurus.config.mjs");
  copyFileSync(join(examples, "docusaurus/docusaurus.config.js"), siteConfigPath);
  const file = join(folder, "navc.json");
  const write = (title: string): void =>
    writeFileSync(
      file,
      JSON.stringify({
        title,
        i18n: { defaultLocale: "en", localeConfigs: {} },
        locales: { en: { navbarItems: [], editionMenus: [] } },
      }),
    );
  write("Before");
  const { default: config } = (await import(pathToFileURL(siteConfigPath).href)) as {
    readonly default: { readonly plugins: readonly [(context: object) => Plugin] };
  };
  const plugin = config.plugins[0]({ siteConfigPath });
  const isTouched = (): boolean => {
    utimesSync(siteConfigPath, 1000, 1000);
    plugin.loadContent();
    return statSync(siteConfigPath).mtimeMs !== 1_000_000;
  };
  expect(plugin.getPathsToWatch()).toEqual([file]);
  expect(isTouched()).toBe(false);
  write("After");
  expect(isTouched()).toBe(true);
});
