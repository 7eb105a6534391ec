// Which tests are run for each changed line? Those at the mirrored place of its room.
import { defineConfig, type ViteUserConfig } from "vitest/config";
import config from "./vitest.config.ts";

const room = process.env["NAVC_ROOM"];

const mutants: ViteUserConfig = defineConfig({
  ...config,
  test: {
    ...config.test,
    include: [`test/${room ?? "{outputs,tools}"}/**/*.test.ts`],
    // These start programs or build the package, in which no line is changed.
    exclude: [
      "test/tools/cli/{bin,loaded-packages,kept-bodies,short-run,watch}.test.ts",
      "test/tools/cli/compile/compile-sites.test.ts",
      "test/tools/vitest/**",
      "test/outputs/page-writer/**",
      // Lines that can change are longer.
      "test/outputs/runtime/size.test.ts",
    ],
    testNamePattern: /^(?!an app compiles with the types)/,
  },
});

export default mutants;
