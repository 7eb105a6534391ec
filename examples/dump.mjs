// What does the compiled tree look like as JSON?
//
//   node examples/dump.mjs [docs folder]          the whole result
//   node examples/dump.mjs examples/acme | jq '.pages["/"].placements[0].trail'
//
// The result goes to stdout, the problems go to stderr, and the exit code is 1 when one of them is an error.
import { compileNavigation } from "navc";

const { navigation, diagnostics, ok } = await compileNavigation({ root: process.argv[2] ?? "." });

for (const { file, range, severity, code, message } of diagnostics)
  console.error(`${file}:${range.start.line} ${severity} ${code}: ${message}`);
process.stdout.write(`${JSON.stringify(navigation, undefined, 2)}\n`);
process.exitCode = ok ? 0 : 1;
