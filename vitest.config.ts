// How are the tests run?
import { defineConfig, type Plugin, type ViteUserConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { filesWithProcesses } from "./test/support/files-with-processes.ts";

const sources = new URL("src", import.meta.url).pathname;

/** Files that take long, however short they are. */
const long =
  /test\/(package\/from-git|corpus|fuzz\/fuzz|random-edits|package|own-process|docs\/code-blocks|cli\/bin)\.test\.ts$/;

/** Begins with the files that take long, so that at the end no thread waits for another. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of a sequencer, which gives a new list
    const sorted = await super.sort(files);
    return [true, false].flatMap((isLong) => sorted.filter(({ moduleId }) => long.test(moduleId) === isLong));
  }
}

/** Loads packages as they are bundled. Vitest would load what they have for developers, which is slower and not shipped. */
const asShipped: Plugin = {
  name: "as-shipped",
  configResolved: ({ ssr: { resolve } }) => {
    if (resolve?.conditions)
      resolve.conditions = resolve.conditions.filter((condition) => !condition.includes("development"));
  },
};

const everywhere = ["test/**/*.test.ts", "examples/*.test.ts"];
const elsewhere = ["test/browser/**", "test/editors/**", "test/integrations/**"];
const withProcesses = [...filesWithProcesses("test")];

const config: ViteUserConfig = defineConfig({
  plugins: [asShipped],
  // Examples import the package by its name; under test that is the sources, never an old build.
  resolve: {
    alias: [
      { find: /^navc$/, replacement: `${sources}/index.ts` },
      { find: /^navc\/(\w+)$/, replacement: `${sources}/$1.ts` },
    ],
  },
  test: {
    projects: [
      { extends: true, test: { name: "sources", include: everywhere, exclude: [...elsewhere, ...withProcesses] } },
      // To start a program costs the more the larger the process is that starts it. These keep to processes of their own, which stay small.
      { extends: true, test: { name: "programs", include: withProcesses, exclude: elsewhere, pool: "forks" } },
    ],
    // Each file would load all sources anew otherwise, which costs more than the tests. No test may leave global state behind.
    isolate: false,
    pool: "threads",
    maxWorkers: "100%",
    sequence: { sequencer: LongFirst },
    // Goldens are written only with --update: one that is missing fails (test/support/expect-golden.ts).
    env: { NAVC_UPDATE_GOLDENS: process.argv.some((word) => word === "-u" || word.startsWith("--update")) ? "1" : "" },
    globalSetup: "test/support/shared-build.ts",
    setupFiles: "test/support/property-seed.ts",
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});

export default config;
