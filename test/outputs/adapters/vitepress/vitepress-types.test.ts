// Does VitePress take what the adapter makes? Compiled against the types that it publishes.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const program = `import { defineConfig, type DefaultTheme, type UserConfig } from "vitepress";
import type { toVitePress, vitePressConfig, VitePressLocale, VitePressNavItem, VitePressSidebarItem } from "ADAPTERS";

declare const made: ReturnType<typeof vitePressConfig>;
declare const item: VitePressSidebarItem;
declare const entry: VitePressNavItem;
declare const navigation: ReturnType<typeof toVitePress>;
export const config = defineConfig({ ...made, themeConfig: { ...made.themeConfig, search: { provider: "local" } } });
export const user: UserConfig<DefaultTheme.Config> = made;
export const sidebar: DefaultTheme.SidebarItem = item;
export const nav: DefaultTheme.NavItem = entry;
export const neighbor: DefaultTheme.SidebarItem | false = Object.values(navigation.pages)[0]!.next;
`;

test("objects of the adapter are of the types of VitePress", () => {
  // The types of VitePress are found from here; those of what it uses are not all without faults.
  const folder = mkdtempSync(resolve("node_modules/.navc-types-"));
  const compile = (text: string): string => {
    const file = join(folder, "config.mts");
    writeFileSync(file, text.replace("ADAPTERS", resolve("src/adapters.ts")));
    const options = [
      "--noEmit",
      "--ignoreConfig",
      "--strict",
      "--skipLibCheck",
      "--module",
      "nodenext",
      "--target",
      "es2024",
      "--types",
      "node",
    ];
    try {
      execFileSync(process.execPath, [
        "node_modules/typescript/bin/tsc",
        ...options,
        "--allowImportingTsExtensions",
        file,
      ]);
      return "";
    } catch (error) {
      return String((error as { readonly stdout: unknown }).stdout);
    }
  };
  try {
    expect(compile(program)).toBe("");
    // A type that does not fit is found, so that an empty answer says something.
    expect(compile(program.replace("SidebarItem = item", "SidebarItem = entry"))).toContain("TS2322");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
