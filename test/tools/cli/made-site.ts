// What is a docs folder to try a command in?
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { main } from "../../../src/cli.ts";

/** What a command printed, and how it ended. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder with a site, and navc to run on it. */
export interface MadeSite {
  readonly folder: string;
  readonly write: (file: string, text: string) => void;
  readonly read: (file: string) => string;
  /** Runs navc in this process; in the words `ROOT` is the folder, and nothing is read from the environment but `env`. */
  readonly run: (words: string, env?: Readonly<Record<string, string>>) => Promise<Ran>;
  readonly remove: () => void;
}

/** Makes a folder with these files. */
export function madeSite(files: Readonly<Record<string, string>>): MadeSite {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "navc-site-")));
  const write: MadeSite["write"] = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  return {
    folder,
    write,
    read: (file) => readFileSync(join(folder, file), "utf8"),
    run: (words, env = {}) => run(words.replaceAll("ROOT", folder), env),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

async function run(words: string, env: Readonly<Record<string, string>>): Promise<Ran> {
  let stdout = "";
  let stderr = "";
  const streams = {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    env,
  };
  const code = await main(words.split(" "), streams);
  return { code, stdout, stderr };
}
