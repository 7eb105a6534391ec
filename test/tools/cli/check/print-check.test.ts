// Which code has navc check after it has printed, and what does it print?
import { expect, test } from "vitest";
import type { Diagnostic } from "../../../../src/compiler/diagnostics/diagnostic.ts";
import type { CommandContext } from "../../../../src/tools/cli/command-context.ts";
import { printCheck, type CheckCommandOptions } from "../../../../src/tools/cli/check/print-check.ts";
import type { PrintedSite } from "../../../../src/tools/cli/printed-site.ts";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { madeDiagnostic } from "../../../support/made-diagnostic.ts";

const host = memoryHost({ "docs.json": '{ "navigation": { "pages": ["a"] } }', "a.mdx": "" });
const { navigation } = await compileNavigation({ host });

const error = madeDiagnostic({ severity: "error", code: "page-listed-twice" });
const warning = madeDiagnostic({ code: "spec-remote" });
const info = madeDiagnostic({ severity: "info", code: "operation-unlisted" });

interface Printed {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly commands: string;
}

/** Prints a site with these problems; `maxWarnings` is that of its configuration. */
async function print(
  found: readonly Diagnostic[],
  options: Partial<CheckCommandOptions> = {},
  { maxWarnings, hasTree = true }: { readonly maxWarnings?: number; readonly hasTree?: boolean } = {},
): Promise<Printed> {
  const written = { stdout: "", stderr: "", commands: "" };
  const stream = (name: keyof typeof written): { write: (text: string) => void } => ({
    write: (text) => void (written[name] += text),
  });
  const streams = { stdout: stream("stdout"), stderr: stream("stderr"), commands: stream("commands"), env: {} };
  const site = {
    result: { ok: true, navigation: hasTree ? navigation : null, notJudged: [], diagnostics: found },
    settings: { compile: {}, ignore: {}, ...(maxWarnings === undefined ? {} : { maxWarnings }) },
    host,
    report: async (shown: readonly Diagnostic[], _stream: unknown, { all }: { readonly all: boolean }) =>
      `${shown.map(({ severity }) => severity).join(" ")}${all ? ", with all places" : ""}\n`,
  } as unknown as PrintedSite;
  const context = { streams, version: "1.2.3" } as unknown as CommandContext;
  const { code, diagnostics } = await printCheck(site, ".", { reporter: "pretty", ...options }, context);
  expect(diagnostics).toEqual(found);
  return { code, ...written };
}

test.each<[string, readonly Diagnostic[], Partial<CheckCommandOptions>, string]>([
  ["all severities", [info, error, warning], {}, "info error warning"],
  ["those that are severe enough", [info, error, warning], { minSeverity: "warning" }, "error warning"],
  ["the errors with --quiet", [info, error, warning], { quiet: true, minSeverity: "info" }, "error"],
  ["all places", [warning], { all: true }, "warning, with all places"],
  ["that there are none of a code", [], { only: ["spec-remote"] }, "no problems of the code spec-remote"],
  ["those of a code", [info, error, warning], { only: ["spec-remote"] }, "warning"],
])("it prints %s", async (_what, found, options, expected) => {
  expect((await print(found, options)).stdout.split("\n")[0]).toBe(expected);
});

test.each<[string, readonly Diagnostic[], Partial<CheckCommandOptions>, number | undefined, number, string]>([
  ["warnings are no errors", [warning, info], {}, undefined, 0, ""],
  ["an error is one", [error], {}, undefined, 1, ""],
  ["also one that is not printed", [error], { only: ["spec-remote"] }, undefined, 1, ""],
  ["as many warnings as are allowed", [warning], {}, 1, 0, ""],
  [
    "more warnings than the configuration allows",
    [warning, warning],
    {},
    1,
    1,
    'navc: 2 warnings, and "maxWarnings" allows 1\n',
  ],
  [
    "more than the command line allows",
    [warning],
    { maxWarnings: 0 },
    5,
    1,
    "navc: 1 warning, and --max-warnings allows 0\n",
  ],
  ["fewer than the command line allows", [warning], { maxWarnings: 5 }, 0, 0, ""],
  ["infos are no warnings", [info], { maxWarnings: 0 }, undefined, 0, ""],
  [
    "an error and warnings are one code",
    [error, warning],
    { maxWarnings: 0 },
    undefined,
    1,
    "navc: 1 warning, and --max-warnings allows 0\n",
  ],
])("the exit code: %s", async (_what, found, options, maxWarnings, code, note) => {
  const printed = await print(found, options, maxWarnings === undefined ? {} : { maxWarnings });
  expect([printed.code, printed.stderr]).toEqual([code, note]);
});

test("a site that can't be read is not ok, and its code stays what it is with many warnings", async () => {
  const absent = madeDiagnostic({ severity: "error", code: "config-not-found" });
  const { code, stdout } = await print([absent, warning], { reporter: "json", maxWarnings: 0 }, { hasTree: false });
  expect([code, (JSON.parse(stdout) as { readonly ok: boolean }).ok]).toEqual([2, false]);
  expect((await print([warning], { reporter: "json" }, { hasTree: false })).stdout).toContain('"ok": false');
});

test("commands of a runner have a stream of their own, and only they", async () => {
  const github = await print([error], { reporter: "github" });
  expect([github.stdout, github.commands]).toEqual(["", expect.stringMatching(/^::error /)]);
  const pretty = await print([error]);
  expect([pretty.stdout, pretty.commands]).toEqual([expect.stringMatching(/^error\n/), ""]);
});

test("the next step is printed, but not with --quiet, and what was fixed is not offered", async () => {
  const fixable = { ...error, edits: [] };
  expect((await print([fixable])).stdout).toContain("\nnext: add --fix to fix it; ");
  expect((await print([fixable], { fix: true })).stdout).toContain("\nnext: navc explain ");
  expect((await print([fixable], { quiet: true })).stdout).toBe("error\n");
});

test("JSON is printed as data, without characters that control a terminal", async () => {
  const { stdout } = await print([{ ...error, message: "a\u009Bb" }], { reporter: "json" });
  expect(stdout).not.toContain("\u009B");
  expect(stdout).toContain("\\u009");
});

test("a table of languages is printed if it is requested, and has no place in SARIF", async () => {
  const asked = { reporter: "json", parity: true } as const;
  expect((await print([], asked)).stdout).toContain('"parity"');
  expect((await print([], { reporter: "json" })).stdout).not.toContain('"parity"');
  expect((await print([], asked, { hasTree: false })).stdout).not.toContain('"parity"');
  await expect(print([], { reporter: "sarif", parity: true })).rejects.toThrow("--parity has no place in sarif");
});
