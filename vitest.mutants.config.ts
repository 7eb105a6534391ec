// Which tests are run for each changed line? Those at the mirrored place of its room.
import { defineConfig, type ViteUserConfig } from "vitest/config";
import { keptThread } from "./test/mutants/kept-thread.ts";
import { unloadedFiles } from "./test/mutants/unloaded-files.ts";
import config from "./vitest.config.ts";

const room = process.env["NAVC_ROOM"];

/** The only tests that are run, if they are named: what these few miss, others may find. */
const given = process.env["NAVC_MUTANT_TESTS"]?.split(" ");

/** Tests of other rooms that test a room, too. */
const more: Readonly<Record<string, readonly string[]>> = {
  "outputs/adapters/docusaurus": ["test/outputs/adapters/*.test.ts"],
  "outputs/adapters/fumadocs": ["test/outputs/adapters/*.test.ts"],
  "outputs/adapters/vitepress": ["test/outputs/adapters/*.test.ts"],
  "outputs/split": ["test/tools/vite/**/*.test.ts"],
  "tools/cli/tree": ["test/tools/cli/watch.test.ts"],
  "tools/preview/model": ["test/tools/preview/search/**/*.test.ts"],
};

const { projects: _, ...shared } = config.test ?? {};

const mutants: ViteUserConfig = defineConfig({
  ...config,
  plugins: [keptThread],
  test: {
    ...shared,
    reporters: [unloadedFiles],
    setupFiles: ["test/mutants/begin-file.ts"],
    // Stryker's own setup file has to run before each test file. It is below node_modules, where files are loaded once.
    server: { deps: { inline: [/stryker-setup/] } },
    include: given ?? [`test/${room ?? "{outputs,tools}"}/**/*.test.ts`, ...(more[room ?? ""] ?? [])],
    // These start programs or build the package, in which no line is changed.
    exclude: [
      "test/tools/cli/{bin,loaded-packages,kept-bodies,short-run,watch}.test.ts",
      "test/tools/cli/compile/compile-sites.test.ts",
      "test/tools/cli/lsp/lsp-command.test.ts",
      "test/tools/mcp/stdio.test.ts",
      "test/tools/vitest/**",
      "test/outputs/adapters/vitepress/vitepress-types.test.ts",
      "test/outputs/page-writer/**",
      // It needs a page that is built.
      "test/tools/cli/preview/**",
      // These take seconds, for each of thousands of lines.
      "test/tools/preview/model/random-drags.test.ts",
      "test/tools/cli/change/next-commands.test.ts",
      // Lines that can change are longer.
      "test/outputs/runtime/size.test.ts",
    ],
    // The first needs types, the next ones the built package or page, and one runs code that Vite has built. The others take seconds, for each of thousands of lines.
    testNamePattern:
      /^(?!an app compiles with the types|.*(?:which folder|the workflows write nothing|a server loads the index and one edition|a file has what the compile of the second side shows|of many pages are those of the change|has both trees in it, whatever changed|marks something exactly where))/,
  },
});

export default mutants;
