#!/usr/bin/env node
// The program `navc`.
import { bugReport } from "./project/bug-report.ts";
import { userCaches } from "./project/writer/user-caches.ts";
import { useCodeCache } from "./tools/cli/code-cache.ts";
import { main } from "./cli.ts";
import { expectShortRun } from "./tools/cli/short-run.ts";
import { couldNotRun } from "./tools/cli/io/exit-codes.ts";
import { outputFailure } from "./project/settings/usage-error.ts";

// Editors and programs with agents have a server running for hours.
if (!["lsp", "mcp"].includes(process.argv[2] ?? "")) expectShortRun();
useCodeCache();

// A reader that stops early (`navc tree | head`) is not an error; the rest of the output is not written.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") endWith(error);
  });
}

// Whatever is thrown beside the run must not look like a run that found nothing, or found errors.
process.on("uncaughtException", endWith);

// Not process.exit: it would cut off what a pipe has not taken yet.
process.exitCode = await main(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  // Opened only where somebody is asked.
  get stdin() {
    return process.stdin;
  },
  env: process.env,
  cacheFolder: userCaches(),
  onInterrupt: (end) => void process.once("SIGINT", end),
  beforeInterrupt: (prepare) => {
    const end = (): void => {
      prepare();
      // Without the listener it ends the process.
      process.kill(process.pid, "SIGINT");
    };
    process.once("SIGINT", end);
    return () => void process.off("SIGINT", end);
  },
});

function endWith(error: unknown): void {
  try {
    process.stderr.write(outputFailure(error) ?? bugReport(error));
  } catch {
    // stderr is what can't be written to; the exit code still says it.
  }
  process.exit(couldNotRun);
}
