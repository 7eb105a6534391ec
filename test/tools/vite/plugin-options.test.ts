// Are the settings of an app those of the docs folder, overridden by the plugin?
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { UsageError } from "../../../src/project/settings/usage-error.ts";
import { pluginSettings } from "../../../src/tools/vite/plugin-options.ts";
import { madeSite } from "../cli/made-site.ts";

const site = madeSite({
  "docs/docs.json": "{}",
  "docs/navc.config.json": '{ "rules": { "page-not-found": "warning", "spec-remote": "off" }, "urls": "operation-id" }',
  "plain/docs.json": "{}",
  "checked/docs.json": "{}",
  "checked/navc.config.json": '{ "links": true, "assets": true }',
});
afterAll(() => site.remove());
const at = (...names: readonly string[]): string => join(site.folder, ...names);

test.each([
  ["/", ""],
  ["/docs/", "/docs"],
  ["/docs", "/docs"],
  ["./", ""],
  ["", ""],
  ["//cdn.example/docs/", ""],
  ["https://cdn.example/docs/", ""],
])("with the base %j of Vite addresses begin with %j", (base, basePath) => {
  expect(pluginSettings({ root: "plain" }, { root: site.folder, base }).compile.basePath).toBe(basePath);
});

test("the configuration of the docs folder holds, and options override it", () => {
  const vite = { root: site.folder, base: "/" };
  const { compile, root } = pluginSettings({ root: "docs", rules: { "page-not-found": "off" }, basePath: "/x" }, vite);
  expect(compile).toMatchObject({
    root,
    basePath: "/x",
    urls: "operation-id",
    rules: { "page-not-found": "off", "spec-remote": "off" },
  });
  expect([root, compile.root]).toEqual([at("docs"), at("docs")]);
  expect(compile).not.toHaveProperty("failOnError");
});

test("a server checks links only if the app asks for it, and a build as the folder says", () => {
  const vite = { root: site.folder, base: "/" };
  const read = (command: "build" | "serve", options = {}): unknown => {
    const { links = false, assets = false } = pluginSettings(
      { root: "checked", ...options },
      { ...vite, command },
    ).compile;
    return { links, assets };
  };
  expect(read("build")).toEqual({ links: true, assets: true });
  expect(read("build", { links: false })).toEqual({ links: false, assets: false });
  expect(read("build", { links: false, assets: true })).toEqual({ links: false, assets: true });
  expect(read("serve")).toEqual({ links: false, assets: false });
  expect(read("serve", { links: true })).toEqual({ links: true, assets: false });
});

test("the files of the settings are the configuration, also one that is not there yet, its baseline, and the lock", () => {
  const vite = { root: site.folder, base: "/" };
  const own = at("docs", "navc.config.json");
  expect(pluginSettings({ root: "docs" }, vite).files).toEqual([own]);
  site.write("docs/navc.config.json", '{ "baseline": "b.json" }');
  expect(pluginSettings({ root: "docs" }, vite).files).toEqual([own, at("docs", "b.json")]);
  const inPlain = [at("plain", "navc.config.json"), at("plain", "package.json")];
  expect(pluginSettings({ root: "plain" }, vite).files.slice(0, 2)).toEqual(inPlain);
  site.write("package.json", "{}");
  site.write("navc.lock.json", "{}");
  const { files } = pluginSettings({ root: "plain", lock: "navc.lock.json" }, vite);
  expect(files.slice(0, 3)).toEqual([...inPlain, at("package.json")]);
  expect(files.at(-1)).toBe(at("navc.lock.json"));
});

test("the state is another one if the configuration or what the baseline accepts is another one", () => {
  const state = (): string => pluginSettings({ root: "docs" }, { root: site.folder, base: "/" }).state;
  site.write("docs/navc.config.json", '{ "baseline": "b.json" }');
  const first = state();
  expect(state()).toBe(first);
  site.write("docs/b.json", '{ "baselineVersion": 1, "accepted": [] }');
  const second = state();
  site.write("docs/navc.config.json", '{ "baseline": "b.json", "links": true }');
  expect(new Set([first, second, state()]).size).toBe(3);
});

test.each([
  [{ rot: "docs" }, 'there is no option "rot". Did you mean "root"?'],
  [{ host: {} }, 'there is no option "host".'],
  [{ root: 5 }, '"root" has to be a string.'],
  [{ failOnError: "no" }, '"failOnError" has to be a boolean.'],
  [{ dialect: "mintlfy" }, '"dialect" has to be "contract" or "mintlify".'],
  ["docs", 'the options have to be an object, such as { root: "docs" }.'],
])("the options %j are refused in the name of the plugin", (options, message) => {
  const settings = (): unknown => pluginSettings(options as object, { root: site.folder, base: "/" });
  expect(settings).toThrow(new UsageError(`navc/vite: ${message}`));
});

test("a lock that is not there is an error, with its path from the current folder", () => {
  const vite = { root: resolve("examples"), base: "/" };
  const message = `There is no lock "examples/typo.json". Write it with navc compile --lock examples/typo.json examples/acme, or correct its name.`;
  expect(() => pluginSettings({ root: "acme", lock: "typo.json" }, vite)).toThrow(message);
});
