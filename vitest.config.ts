// How are the tests run?
import { defineConfig, type ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = defineConfig({
  // Examples import the package by its name; under test that is the sources, never an old build.
  resolve: { alias: { navc: new URL("src/index.ts", import.meta.url).pathname } },
  test: {
    include: ["test/**/*.test.ts", "examples/*.test.ts"],
    exclude: ["test/browser/**"],
    // Each file would load all sources anew otherwise, which costs more than the tests. No test may leave global state behind.
    isolate: false,
    pool: "threads",
    maxWorkers: "100%",
    // Goldens are written only with --update: one that is missing fails (test/support/expect-golden.ts).
    env: { NAVC_UPDATE_GOLDENS: process.argv.some((word) => word === "-u" || word.startsWith("--update")) ? "1" : "" },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default config;
