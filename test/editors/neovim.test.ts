// Does the language server work in Neovim, with its own client?
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtPackage } from "../examples/built-package.ts";
import { madeSite } from "../tools/cli/made-site.ts";

interface Seen {
  /** What went wrong in the script. */
  readonly problem?: string;
  readonly problems: readonly string[];
  readonly actions: readonly string[];
  readonly completed: readonly string[];
  readonly definition: string;
  readonly hover: string;
  readonly outline: readonly string[];
  readonly left: readonly string[];
}

test("Neovim shows problems, fixes one, completes, jumps, renames a file and a page, and makes one", () => {
  const config = {
    name: "Acme",
    navigation: { groups: [{ group: "Guides", pages: ["guides/start", "guides/install"] }] },
    redirects: [{ source: "/old", destination: "/guides/install" }],
  };
  const site = madeSite({
    "docs.json": JSON.stringify(config, null, 2),
    "guides/start.mdx": "---\ntitle: Start\n---\n\nRead [how to install](/old), or get [Help](/guides/start).\n",
    "guides/install.mdx": "---\ntitle: Install it\n---\n\nBack to [the start](./start).\n",
  });
  const result = join(site.folder, ".seen.json");
  const script = join(import.meta.dirname, "neovim.lua");
  const words = [process.execPath, builtPackage().dist("cli/bin.js"), site.folder, result];
  const clean = ["--headless", "--clean", "-n", "-u", "NONE", "-c", `luafile ${script}`, "--", ...words];
  execFileSync("nvim", clean, {
    env: { ...process.env, XDG_CACHE_HOME: join(site.folder, ".cache") },
    timeout: 120_000,
  });
  const seen = JSON.parse(readFileSync(result, "utf8")) as Seen;
  expect(seen.problem, JSON.stringify(seen, null, 2)).toBeUndefined();
  expect(seen.problems).toEqual([expect.stringContaining("/old")]);
  expect(seen.actions[0]).toContain("/guides/install");
  expect(seen.completed).toContain("/guides/install");
  expect(seen.definition).toMatch(/\/guides\/install\.mdx$/);
  expect(seen.hover).toContain("Install it");
  expect(seen.outline).toEqual(["Guides"]);
  expect(seen.left).toEqual([]);
  expect(site.read("guides/begin.mdx")).toContain("[how to install](/setup/install), or get [Help](/guides/begin)");
  expect(existsSync(join(site.folder, "guides/start.mdx"))).toBe(false);
  expect(site.read("setup/install.mdx")).toContain("[the start](../guides/begin)");
  const { navigation, redirects } = JSON.parse(site.read("docs.json")) as {
    readonly navigation: unknown;
    readonly redirects: readonly unknown[];
  };
  expect(navigation).toEqual({ groups: [{ group: "Guides", pages: ["guides/begin", "setup/install"] }] });
  expect(redirects).toEqual([
    { source: "/old", destination: "/setup/install" },
    { source: "/guides/install", destination: "/setup/install" },
    { source: "/guides/start", destination: "/guides/begin" },
  ]);
  expect(site.read("guides/later.mdx")).toContain("Later");
  site.remove();
});
