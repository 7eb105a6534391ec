// Does the extension of VS Code have what its manifest and its README promise?
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

interface Manifest {
  readonly version: string;
  readonly activationEvents: readonly string[];
  readonly engines: { readonly vscode: string };
  readonly devDependencies: { readonly [name: string]: string };
  readonly capabilities: {
    readonly untrustedWorkspaces: { readonly supported: string; readonly restrictedConfigurations: readonly string[] };
  };
  readonly contributes: {
    readonly commands: readonly { readonly command: string; readonly title: string }[];
    readonly menus: { readonly [menu: string]: readonly { readonly command: string }[] };
    readonly configuration: { readonly properties: { readonly [name: string]: object } };
  };
}

const folder = "editors/vscode";
const json = (file: string): Manifest => JSON.parse(readFileSync(file, "utf8")) as Manifest;
const manifest = json(join(folder, "package.json"));
const { commands, menus, configuration } = manifest.contributes;
const names = commands.map(({ command }) => command).toSorted();
const sources = readdirSync(join(folder, "source")).map((file) => readFileSync(join(folder, "source", file), "utf8"));
const readme = readFileSync(join(folder, "README.md"), "utf8");

const found = (pattern: RegExp): readonly string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name)).toSorted();

test("each command of the manifest is registered, and each menu has such commands", () => {
  expect(found(/registerCommand\("([^"]+)"/g)).toEqual(names);
  const inMenus = Object.values(menus).flatMap((items) => items.map(({ command }) => command));
  expect(inMenus.filter((command) => !names.includes(command))).toEqual([]);
});

test("each setting is read, and settings and commands are in the README", () => {
  const settings = Object.keys(configuration.properties);
  // The language client reads this one by its name.
  const read = ["trace.server", ...found(/\.get(?:<\w+>)?\("(\w+)"/g)];
  expect(read.map((name) => `navc.${name}`).toSorted()).toEqual(settings.toSorted());
  const missing = [...settings, ...commands.map(({ title }) => `navc: ${title}`)].filter(
    (name) => !readme.includes(name),
  );
  expect(missing).toEqual([]);
});

test("a docs.json at one of the usual places starts it without a search, which VS Code gives up after some seconds", () => {
  const unsearched = manifest.activationEvents.filter((event) => !event.includes("*"));
  expect(unsearched).toEqual(
    expect.arrayContaining(["workspaceContains:docs.json", "workspaceContains:docs/docs.json", "onLanguage:mdx"]),
  );
});

test("a folder that is not trusted can't name the navc that is started", () => {
  const { supported, restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
  expect(supported).toBe("limited");
  expect(restrictedConfigurations).toContain("navc.path");
});

test("it has the version of navc, and the types of the oldest VS Code that it runs in", () => {
  expect(manifest.version).toBe(json("package.json").version);
  expect(manifest.engines.vscode).toBe(`^${manifest.devDependencies["@types/vscode"]}`);
});
