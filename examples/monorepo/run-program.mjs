// Runs a program to its end.
import { execFile } from "node:child_process";

/** What the program prints on stdout; rejects with all that it printed when it fails. */
export function runProgram(program, words, { cwd, env = process.env }) {
  return new Promise((done, fail) => {
    execFile(program, words, { cwd, env, encoding: "utf8", maxBuffer: 2 ** 28 }, (error, stdout, stderr) => {
      if (error === null) done(stdout);
      else fail(new Error(`${program} ${words.join(" ")} failed:\n${stdout}${stderr}`));
    });
  });
}
