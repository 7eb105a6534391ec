// Is a text of a site no command to the runner of a CI job, and the same everywhere else?
import { closeSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { guardedEnvironment, type CommandEnvironment } from "../../../../src/tools/cli/io/command-environment.ts";
import type { TextStream } from "../../../../src/tools/cli/io/streams.ts";

interface Recorded extends TextStream {
  readonly written: string[];
}

function recorded(more: Partial<TextStream> = {}): Recorded {
  const written: string[] = [];
  return { ...more, written, write: (text) => written.push(text) };
}

const command = "::error::stop\n##vso[task] a::b\n";
const harmless = "·:error::stop\n##vso·task] a::b\n";

function environment(env: CommandEnvironment["env"], stdout = recorded(), stderr = recorded()): CommandEnvironment {
  return { stdout, stderr, env };
}

test.each(["GITHUB_ACTIONS", "TF_BUILD"])("in a job with %s only lines to the runner are commands", (name) => {
  const [stdout, stderr] = [recorded(), recorded()];
  const guarded = guardedEnvironment(environment({ [name]: "true" }, stdout, stderr));
  guarded.stdout.write(command);
  guarded.stderr.write(command);
  guarded.commands?.write(command);
  expect(stdout.written).toEqual([harmless, command]);
  expect(stderr.written).toEqual([harmless]);
});

test.each([{}, { GITHUB_ACTIONS: "" }, { CI: "true" }])("with %j texts stay as they are", (env) => {
  const own = environment(env);
  expect(guardedEnvironment(own)).toBe(own);
});

test("a result that is redirected into a file is as it is, and one of a closed descriptor is in the log", () => {
  const folder = mkdtempSync(join(tmpdir(), "navc-log-"));
  const fd = openSync(join(folder, "result.json"), "w");
  const file = recorded({ fd });
  expect(guardedEnvironment(environment({ TF_BUILD: "1" }, file)).stdout).toBe(file);
  closeSync(fd);
  rmSync(folder, { recursive: true });
  const closed = recorded({ fd: 1_000_000 });
  guardedEnvironment(environment({ TF_BUILD: "1" }, closed)).stdout.write(command);
  expect(closed.written).toEqual([harmless]);
});

test("a guarded stream has the facts and the events of its stream", () => {
  const events: string[] = [];
  const stream = recorded({
    isTTY: true,
    columns: 99,
    writable: false,
    once: (event) => events.push(`once ${event}`),
    off: (event) => events.push(`off ${event}`),
  });
  const { stdout, stderr } = guardedEnvironment(environment({ TF_BUILD: "1" }, stream));
  expect([stdout.isTTY, stdout.fd, stdout.columns, stdout.writable]).toEqual([true, undefined, 99, false]);
  stdout.once?.("drain", () => undefined);
  stdout.off?.("close", () => undefined);
  expect(events).toEqual(["once drain", "off close"]);
  // Another stream may have none of them.
  stderr.once?.("drain", () => undefined);
  stderr.off?.("drain", () => undefined);
  expect([stderr.isTTY, stderr.columns]).toEqual([undefined, undefined]);
});
