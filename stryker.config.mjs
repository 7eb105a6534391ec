// Which lines can be wrong without a test that fails? `NAVC_ROOM=outputs/runtime npm run mutants` changes each line of a room.
import { existsSync } from "node:fs";

const rooms = [
  "outputs/runtime",
  "outputs/feeds",
  "outputs/adapters",
  "outputs/split",
  "tools/preview/model",
  "tools/vite",
  "tools/cli",
];
const room = process.env["NAVC_ROOM"];
const asked = room === undefined ? rooms : [room];
for (const each of asked) if (!existsSync(`src/${each}`)) throw new Error(`NAVC_ROOM: there is no room src/${each}.`);

export default {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "vitest.mutants.config.ts", related: false },
  mutate: asked.map((each) => `src/${each}/**/*.ts`),
  coverageAnalysis: "perTest",
  // A loaded machine is slow, and a thread that starts first loads all sources (test/mutants/kept-thread.ts).
  timeoutMS: 60_000,
  concurrency: Number(process.env["NAVC_MUTANTS_AT_ONCE"] ?? 2),
  // Messages are judged by goldens, and not word by word.
  mutator: { excludedMutations: ["StringLiteral"] },
  ignoreStatic: true,
  disableTypeChecks: false,
  // It would be rewritten with the programming interface of TypeScript, which TypeScript 7 does not have.
  tsconfigFile: "none",
  ignorePatterns: ["/bench/peers", "/docs/pictures", "/dist", "/build"],
  tempDirName: "node_modules/.cache/stryker",
  reporters: ["clear-text", "progress"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  checkers: [],
  thresholds: { high: 95, low: 92, break: 90 },
};
