// Is the runtime small enough for every page of a site, and does it need nothing else?
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";

test("the runtime is one program of less than 4,096 bytes, minified and compressed", async () => {
  const build = await rolldown({ input: "src/runtime.ts", platform: "neutral", tsconfig: false });
  const { output } = await build.generate({ format: "esm", minify: true });
  await build.close();
  const [program, ...others] = output;
  expect(others).toEqual([]);
  expect(program.imports).toEqual([]);
  expect(gzipSync(program.code, { level: 9 }).length).toBeLessThan(4096);
});
