// Asks the user before something is written.
import { createInterface } from "node:readline";
import type { CommandEnvironment } from "./command-environment.ts";
import { writeNote } from "./streams.ts";

/** Whether the user agrees. Without a terminal nobody can be asked, and the answer is no, with a note about `--yes`. */
export async function isAgreed(question: string, { stdin, stderr, ...streams }: CommandEnvironment): Promise<boolean> {
  if (stdin?.isTTY !== true) {
    writeNote({ ...streams, stderr }, "nothing was written: there is no terminal to ask at. Add --yes to write it.");
    return false;
  }
  stderr.write(`${question} [y/N] `);
  if (/^y(es)?$/i.test((await firstLine(stdin)).trim())) return true;
  writeNote({ ...streams, stderr }, "nothing was written.");
  return false;
}

/** The first line of the input; "" at its end. */
async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  const reader = createInterface({ input });
  return new Promise((resolve) => {
    reader.once("line", (line) => {
      resolve(line);
      reader.close();
    });
    reader.once("close", () => resolve(""));
  });
}
