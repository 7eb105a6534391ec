#!/usr/bin/env node
// How does navc begin and end as a process?
import { bugReport } from "./bug-report.ts";
import { couldNotRun } from "./exit-code.ts";
import { main } from "./main.ts";

// A reader that has seen enough (`navc tree | head`) is no failure; what is left to write has nowhere to go.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

// Whatever is thrown beside the run must not look like a run that found nothing, or found errors.
process.on("uncaughtException", (error) => {
  process.stderr.write(bugReport(error));
  process.exit(couldNotRun);
});

// Not process.exit: it would cut off what a pipe has not taken yet.
process.exitCode = await main(process.argv.slice(2), process);
