// How does the preview of a docs folder get into a browser? Served by the built command, or written to a file.
import { execFile, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { builtPackage } from "../examples/built-package.ts";

/** A docs folder of its own, which tests may edit, and its preview. */
export interface OpenedPreview {
  readonly root: string;
  /** The address of the served preview, with its "/". */
  readonly address: string;
  /** Writes a file of the docs folder. */
  readonly write: (file: string, text: string) => void;
  /** Writes the preview to a file, and returns its address. */
  readonly writeFile: (name: string) => Promise<string>;
  /** Ends the server, and removes the folder. */
  readonly close: () => Promise<void>;
}

type Docs = string | { readonly [file: string]: string };

/** Serves the preview of a copy of a docs folder, or of these files; with `before`, compared with these files. */
export async function openPreview(docs: Docs, before?: Exclude<Docs, string>): Promise<OpenedPreview> {
  const folder = mkdtempSync(join(tmpdir(), "navc-preview-"));
  const root = join(folder, "docs");
  const writeIn = (into: string, file: string, text: string): void => {
    mkdirSync(dirname(join(into, file)), { recursive: true });
    writeFileSync(join(into, file), text);
  };
  const write = (file: string, text: string): void => writeIn(root, file, text);
  const other = join(folder, "before");
  for (const [file, text] of Object.entries(before ?? {})) writeIn(other, file, text);
  if (typeof docs === "string") cpSync(docs, root, { recursive: true });
  else for (const [file, text] of Object.entries(docs)) write(file, text);
  const bin = builtPackage().dist("cli/bin.js");
  const against = before === undefined ? [] : ["--against", other];
  const server = spawn(process.execPath, [bin, "preview", root, "--port", "0", ...against], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let notes = "";
  server.stderr.on("data", (text: Buffer) => void (notes += text.toString()));
  const ended = new Promise<void>((end) => server.once("exit", () => end()));
  const address = await new Promise<string>((found, failed) => {
    server.stdout.once("data", (text: Buffer) => found(text.toString().trim()));
    server.once("exit", (code) => failed(new Error(`navc preview ended with ${String(code)}:\n${notes}`)));
  });
  return {
    root,
    address,
    write,
    async writeFile(name) {
      const file = join(folder, name);
      await promisify(execFile)(process.execPath, [bin, "preview", root, "-o", file]);
      return pathToFileURL(file).href;
    },
    async close() {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
