// How are the tests in a real browser and a real editor run? Apart from the others: they need Chromium and Neovim.
import { defineConfig, type ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = defineConfig({
  test: {
    include: ["test/browser/**/*.test.ts", "test/editors/**/*.test.ts"],
    globalSetup: "test/support/shared-build.ts",
    // As long as Playwright waits: a state that comes late on a busy machine comes all the same.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});

export default config;
