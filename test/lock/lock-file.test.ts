// What does `navc compile --lock` read and write?
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { main } from "../../src/cli.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "navc-lock-"));
  write("docs/docs.json", `{"navigation":{"groups":[{"group":"API","openapi":"a.json"}]}}`);
  write("docs/a.json", spec("List"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const spec = (summary: string): string =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths: { "/x": { get: { summary } } } });
const lock = (): string => join(folder, "state/navc.lock.json");

function write(file: string, text: string): void {
  mkdirSync(join(folder, file, ".."), { recursive: true });
  writeFileSync(join(folder, file), text);
}

async function compile(...more: readonly string[]): Promise<{ readonly code: number; readonly reported: string }> {
  let reported = "";
  const argv = ["compile", join(folder, "docs"), "-o", join(folder, "out.json"), "--lock", lock(), ...more];
  const code = await main(argv, {
    stdout: { write: () => true },
    stderr: { write: (text: string) => ((reported += text), true) },
    env: {},
  });
  return { code, reported };
}

test("a lock that is not there is made, with its folder", async () => {
  expect(await compile()).toEqual({ code: 0, reported: "" });
  expect(readFileSync(lock(), "utf8")).toBe(
    `${JSON.stringify({ lockVersion: 1, operations: { "a.json": { "GET /x": "/api-reference/list" } } }, null, 2)}\n`,
  );
});

test("a changed summary moves nothing, and a lock that says the same is not written", async () => {
  await compile();
  utimesSync(lock(), 1, 1);
  write("docs/a.json", spec("Everything"));
  expect((await compile()).code).toBe(0);
  expect(readFileSync(join(folder, "out.json"), "utf8")).toContain(`"href":"/api-reference/list"`);
  expect(statSync(lock()).mtimeMs).toBe(1000);
});

test("a broken lock is an error under its own name, and stays as it is", async () => {
  write("state/navc.lock.json", "<<<<<<< ours");
  const { code, reported } = await compile();
  expect(code).toBe(1);
  expect(reported).toContain(lock());
  expect(reported).toContain("lock-syntax");
  expect(readFileSync(lock(), "utf8")).toBe("<<<<<<< ours");
});

test("a site with errors writes no lock", async () => {
  write("docs/docs.json", `{"navigation":{"groups":[{"group":"API","openapi":"a.json","pages":["lost"]}]}}`);
  expect((await compile("--exit-zero")).code).toBe(0);
  expect(existsSync(lock())).toBe(false);
});

test("a lock that can't be read is reported, and nothing is compiled", async () => {
  mkdirSync(lock(), { recursive: true });
  const { code, reported } = await compile();
  expect(code).toBe(2);
  expect(reported).toMatch(/^navc: .*navc\.lock\.json can't be read/);
  expect(existsSync(join(folder, "out.json"))).toBe(false);
});
