// How are sites of other programs built and walked through? Apart from the other tests: they install these programs.
import { defineConfig, type ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = defineConfig({
  test: {
    include: ["test/integrations/**/*.test.ts"],
    // One installs and builds at a time.
    fileParallelism: false,
    testTimeout: 1_200_000,
    hookTimeout: 600_000,
  },
});

export default config;
