// Does a spec that makes its validator hang, crash or take all memory end only the thread?
import { expect, test } from "vitest";
import { threadedValidator } from "../../../src/project/spec-threads/threaded-validator.ts";

const spec = { openapi: "3.0.3", info: { title: "A", version: "1" }, paths: {} };

function program(text: string): URL {
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}

const limits = { milliseconds: 120_000, allMilliseconds: 240_000, megabytes: 1024 };

test("a spec is validated by swagger-parser", async () => {
  const validate = threadedValidator();
  expect(await validate(spec)).toEqual({ kind: "valid" });
  expect(await validate({ ...spec, paths: { users: {} } })).toEqual({
    kind: "faults",
    faults: [
      {
        instancePath: "/paths",
        keyword: "additionalProperties",
        message: "must NOT have additional properties",
        params: { additionalProperty: "users" },
      },
    ],
  });
});

test("references to files and addresses are not followed", async () => {
  const validate = threadedValidator();
  for (const $ref of ["file:///no/such/file", "no-such-file.json", "http://127.0.0.1:1/a.json"])
    expect(await validate({ ...spec, paths: { "/a": { $ref } } })).toEqual({ kind: "valid" });
});

test.each([
  ["a hang", "for (;;);", { ...limits, milliseconds: 200 }, "it takes longer than 0.2 seconds"],
  [
    "a hunger for memory",
    "const all = []; for (;;) all.push(new Array(1e5).fill({}));",
    { ...limits, megabytes: 16 },
    "it takes more than 16 MB of memory",
  ],
  ["a crash", "throw new Error('broken')", limits, 'swagger-parser crashes with "broken"'],
  ["an end", "process.exit(0)", limits, "swagger-parser ends without an answer"],
])("%s is a verdict", async (_, text, given, reason) => {
  expect(await threadedValidator({ ...given, program: program(text) })(spec)).toEqual({ kind: "failed", reason });
});

test("all specs of a site together have a limit of time, and those after it are left out", async () => {
  const validate = threadedValidator({ ...limits, allMilliseconds: 200, program: program("for (;;);") });
  expect(await validate(spec)).toEqual({ kind: "late", seconds: 0.2 });
  expect(await validate(spec)).toEqual({ kind: "left out" });
});

test("what no thread can be given is a verdict", async () => {
  const verdict = await threadedValidator()({ ...spec, paths: (() => undefined) as unknown as string });
  expect(verdict).toMatchObject({ kind: "failed", reason: expect.stringContaining("can't be given to a thread") });
});
