// One process that runs all commands of navc which need no shell: to start one for each takes longer than all they do.
import { fork } from "node:child_process";
import { join } from "node:path";
import type { BuiltPackage } from "../examples/built-package.ts";
import type { Ran } from "./workshop.ts";

export interface NavcProcess {
  /** What `navc` with these words does in a folder. */
  readonly run: (folder: string, words: readonly string[]) => Promise<Ran>;
  readonly end: () => void;
}

/** Starts the process. */
export function openNavcProcess(built: BuiltPackage, env: NodeJS.ProcessEnv): NavcProcess {
  const child = fork(join(import.meta.dirname, "run-commands.mjs"), [built.dist("cli/main.js")], { env });
  const waiting = new Map<number, (ran: Ran) => void>();
  child.on("message", ({ id, ...ran }: Ran & { readonly id: number }) => waiting.get(id)?.(ran));
  let commands = 0;
  return {
    run: (folder, words) =>
      new Promise((done) => {
        commands += 1;
        waiting.set(commands, done);
        child.send({ id: commands, folder, words });
      }),
    end: () => void child.kill(),
  };
}

/** The words after `navc` in a line that means the same without a shell; undefined for any other line. */
export function wordsOfNavc(line: string): readonly string[] | undefined {
  const plain = /^(?:set -e\n)?(?:npx )?navc((?: [\w@=.:/{}-]+)*)\n?$/.exec(line);
  return plain?.[1]?.split(" ").slice(1);
}
