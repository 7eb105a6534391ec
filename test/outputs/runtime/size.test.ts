// Is the frame of themes.md small enough for every page of a site, and does the runtime need nothing else?
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import * as runtime from "../../../src/runtime.ts";

const frame = readFileSync("docs/themes.md", "utf8");

test("what the frame of themes.md needs is one program of less than 4,096 bytes, minified and compressed", async () => {
  const all = Object.keys(runtime);
  const names = all.filter((name) => new RegExp(`\\b${name}\\b`).test(frame));
  const others = ["isDivision", "isGroup", "isPage", "isShown", "loadEdition", "switchTarget"];
  expect(all.filter((name) => !names.includes(name)).toSorted()).toEqual(others);
  const code = await bundled(`export { ${names.join(", ")} } from "./src/runtime.ts";`);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(4096);
});

test("all of the runtime is one program that imports nothing", async () => {
  const code = await bundled('export * from "./src/runtime.ts";');
  for (const name of Object.keys(runtime)) expect(code).toContain(` as ${name}`);
});

/** The program that a browser loads for this one. */
async function bundled(program: string): Promise<string> {
  const entry = `${process.cwd()}/frame-entry.ts`;
  const build = await rolldown({
    input: entry,
    platform: "neutral",
    tsconfig: false,
    plugins: [
      { name: "entry", load: (id) => (id === entry ? program : null), resolveId: (id) => (id === entry ? id : null) },
    ],
  });
  const { output } = await build.generate({ format: "esm", minify: true });
  await build.close();
  const [made, ...others] = output;
  expect(others).toEqual([]);
  expect(made.imports).toEqual([]);
  return made.code;
}
