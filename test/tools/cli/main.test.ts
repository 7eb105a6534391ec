// Does each command print what it should where it should, and exit with the right code?
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { main } from "../../../src/cli.ts";
import type { CompilerProgram } from "../../../src/project/load-compiler.ts";
import type { CompileResult } from "../../../src/compiler/compile-result.ts";
import type { Diagnostic } from "../../../src/compiler/diagnostics/diagnostic.ts";
import type { Severity } from "../../../src/compiler/diagnostics/codes.ts";
import type { CompileOptions } from "../../../src/compiler/options.ts";
import type { ResolvedNavigation } from "../../../src/compiler/site/navigation.ts";

const settings = { name: "Acme", basePath: "", eyebrows: null, drilldown: null };
const navigation: ResolvedNavigation = {
  formatVersion: 1,
  site: settings,
  languages: [],
  versions: [],
  editions: [
    {
      id: "main",
      language: null,
      version: null,
      default: true,
      global: { anchors: [] },
      tree: { id: "", kind: "root", label: "", source: { pointer: "" }, children: [] },
    },
  ],
  pages: {},
  counterparts: {},
  redirects: [],
};

function found(severity: Severity, code: Diagnostic["code"] = "duplicate-key"): Diagnostic {
  const top = { line: 1, column: 1, offset: 0 };
  const message = `A sentence about an ${severity}.`;
  return {
    code,
    severity,
    message,
    file: "docs.json",
    pointer: "",
    range: { start: top, end: top },
    related: [],
    subject: "",
    count: 1,
    url: "",
  };
}

const clean: CompileResult = { navigation, diagnostics: [], ok: true, unknown: [], notJudged: [], inputs: [] };
const withWarnings: CompileResult = {
  navigation,
  diagnostics: [found("warning"), found("warning"), found("info")],
  ok: true,
  unknown: [],
  notJudged: [],
  inputs: [],
};
const withErrors: CompileResult = {
  navigation,
  diagnostics: [found("error"), found("warning")],
  ok: false,
  unknown: [],
  notJudged: [],
  inputs: [],
};
const broken: CompileResult = {
  navigation: null,
  diagnostics: [found("error", "config-syntax")],
  ok: false,
  unknown: [],
  notJudged: [],
  inputs: [],
};
const absent: CompileResult = {
  navigation: null,
  diagnostics: [found("error", "config-not-found")],
  ok: false,
  unknown: [],
  notJudged: [],
  inputs: [],
};

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "navc-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly asked: CompileOptions | undefined;
}

/** Runs navc in this process; `ROOT` in the arguments is a folder that exists. */
async function run(
  words: string,
  result: CompileResult | Error = clean,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> {
  let stdout = "";
  let stderr = "";
  let asked: CompileOptions | undefined;
  const compiler: CompilerProgram = {
    compile: (options) => {
      asked = options;
      return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
    },
    openHost: () => ({ readText: () => undefined, readHead: () => undefined, stat: () => undefined, list: () => [] }),
  };
  const streams = {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    env,
  };
  const argv = words
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => word.replace("ROOT", folder));
  const code = await main(argv, streams, () => Promise.resolve(compiler));
  return { code, stdout, stderr, asked };
}

describe("exit codes and streams", () => {
  test.each([
    ["tree ROOT", clean, 0, "main (default)\n", ""],
    ["tree ROOT", withErrors, 1, "main (default)\n", "1 error, 1 warning"],
    ["tree ROOT", broken, 1, "", "1 error"],
    ["tree ROOT", absent, 2, "", "1 error"],
    ["compile ROOT", clean, 0, `${JSON.stringify(navigation)}\n`, ""],
    ["compile ROOT", withErrors, 1, `${JSON.stringify(navigation)}\n`, "1 error, 1 warning"],
    ["compile ROOT --exit-zero", withErrors, 0, `${JSON.stringify(navigation)}\n`, "1 error, 1 warning"],
    ["compile ROOT --exit-zero", broken, 0, "null\n", "1 error"],
    ["compile ROOT --exit-zero", absent, 2, "null\n", "1 error"],
    ["check ROOT", clean, 0, "no problems\n", ""],
    ["check ROOT --quiet", clean, 0, "", ""],
    ["check ROOT --quiet", withWarnings, 0, "", ""],
    ["tree ROOT --quiet", withWarnings, 0, "main (default)\n", ""],
  ])("%s", async (words, result, code, stdout, stderr) => {
    const ran = await run(words, result);
    expect(ran).toMatchObject({ code, stdout });
    expect(ran.stderr).toContain(stderr);
    if (stderr === "") expect(ran.stderr).toBe("");
  });

  test("check prints on stdout, sums infos up and names the next step", async () => {
    const { code, stdout, stderr } = await run("check ROOT", withWarnings);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).not.toContain("A sentence about an info.");
    expect(stdout).toMatch(
      /\n1 info, in full with --all:\n {2}(\S+) {2}1 .*: .*\n\n2 warnings, 1 info\nnext: navc explain (\S+) shows what \2 means\n$/,
    );
    expect((await run("check ROOT --all", withWarnings)).stdout).toContain("A sentence about an info.");
  });

  test("the other commands leave infos to check", async () => {
    const { stderr } = await run("tree ROOT", withWarnings);
    expect(stderr).not.toContain("info");
    expect(stderr).toMatch(/\n2 warnings\n$/);
  });

  test.each([
    ["info", "2 warnings, 1 info"],
    ["warning", "2 warnings"],
    ["error", "no errors"],
  ])("--min-severity %s", async (least, counts) => {
    expect((await run(`check ROOT --min-severity ${least}`, withWarnings)).stdout).toContain(`${counts}\n`);
    const { stdout } = await run(`check ROOT --min-severity ${least} --reporter github`, withWarnings);
    expect(stdout).toMatch(new RegExp(`(^|\\n)${counts}\\n$`));
  });

  test("--only leaves the problems of some codes, and the exit code of all", async () => {
    const result = { ...withErrors, diagnostics: [found("error"), found("warning", "page-unlisted")] };
    const one = await run("check ROOT --only page-unlisted", result);
    expect(one).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/\n1 warning\nnext: navc explain page-unlisted/),
    });
    expect(one.stdout).not.toContain("about an error");
    const json = await run("check ROOT --only page-unlisted --only duplicate-key --reporter json", result);
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, diagnostics: result.diagnostics });
    expect((await run("check ROOT --only page-language", result)).stdout).toBe(
      "no problems of the code page-language\n",
    );
    const wrong = await run("check ROOT --only page-unlist", result);
    expect(wrong.stderr).toContain('--only: there is no code "page-unlist". Did you mean "page-unlisted"?');
  });

  test("a command that sums problems up names the command that prints all of them", async () => {
    const diagnostics = Array.from({ length: 5 }, () => found("warning"));
    const result = { ...withWarnings, diagnostics };
    expect((await run("tree ROOT", result)).stderr).toContain(
      `… 2 more with navc check ${folder} --only duplicate-key --all\n`,
    );
    expect((await run("check ROOT", result)).stdout).toContain("… 2 more with --only duplicate-key --all\n");
  });

  test("--quiet leaves the errors", async () => {
    const { stdout } = await run("check ROOT --quiet", withErrors);
    expect(stdout).toContain("about an error");
    expect(stdout).not.toContain("warning");
  });

  test("--max-warnings fails above the number, and says so", async () => {
    expect((await run("check ROOT --max-warnings 2", withWarnings)).code).toBe(0);
    expect((await run("check ROOT --max-warnings 10", withWarnings)).code).toBe(0);
    const { code, stderr } = await run("check ROOT --max-warnings 1 --quiet", withWarnings);
    expect(code).toBe(1);
    expect(stderr).toBe("navc: 2 warnings, and --max-warnings allows 1\n");
  });

  test("places are named from where the reader stands", async () => {
    expect((await run("check ROOT", withErrors)).stdout).toContain(`${join(folder, "docs.json")}:1:1`);
  });
});

describe("the JSON reporter", () => {
  test.each([
    [withErrors, 1],
    [absent, 2],
  ])("prints ok and diagnostics", async (result, code) => {
    const ran = await run("check ROOT --reporter json", result);
    expect(ran.code).toBe(code);
    expect(JSON.parse(ran.stdout)).toEqual({ ok: false, diagnostics: result.diagnostics });
  });

  test.each([
    "check nowhere-at-all --reporter json",
    "check --reporter=json --nonsense",
    "check ROOT --reporter json --rule x=off",
  ])("also says why it could not run: %s", async (words) => {
    const { code, stdout, stderr } = await run(words);
    expect(code).toBe(2);
    expect(JSON.parse(stdout)).toEqual({
      ok: false,
      diagnostics: [],
      error: expect.stringMatching(/\w/) as string,
    });
    expect(stderr).toMatch(/^navc: /);
  });
});

describe("what can't be run exits with 2 and a hint", () => {
  test.each([
    ["", /Usage: navc/],
    ["chekc", /unknown command 'chekc'\n\(Did you mean check\?\)/],
    ["check --json", /^navc: unknown option '--json'\n\(Did you mean --reporter json\?\)\n/],
    ["diff --json=x", /unknown option '--json=x'\n\(Did you mean --reporter json\?\)/],
    ["check --format json", /unknown option '--format'\n\(Did you mean --reporter\?\)/],
    ["compile --json", /unknown option '--json'\n\(navc compile prints JSON without an option\)/],
    ["export --format json", /unknown option '--format'\n\(navc export prints JSON without an option\)/],
    ["lsp --json", /unknown option '--json'\nRun navc --help/],
    ["check --quite", /unknown option '--quite'\n\(Did you mean --quiet\?\)/],
    [
      "check ROOT more",
      /^navc: "more" is one argument too many\. Write navc check \[options\] \[root\], with quotes around an argument that has a space in it\.\n$/,
    ],
    ["check nowhere-at-all", /There is no folder "nowhere-at-all"/],
    ["check package.json", /package\.json is a file\. Name the folder that holds it: \./],
    ["check ROOT --max-warnings few", /whole number/],
    ["check ROOT --reporter xml", /Allowed choices are pretty, json/],
    ["check ROOT --dialect french", /Allowed choices are contract, mintlify/],
    ["check ROOT --rule page-not-fuond=off", /no code "page-not-fuond"\. Did you mean "page-not-found"\?/],
    ["check ROOT --rule page-not-found=warn", /"warn" is not a severity; use one of error, warning, info, off/],
    ["check ROOT --rule page-not-found", /takes a code and a severity/],
    ["check ROOT --base-path https://x.example", /--base-path must be the path/],
    ["check ROOT --base-path docs", /such as \/docs, not "docs"/],
    ["check ROOT --config=", /--config takes the path of a file/],
    ["check ROOT --config a/../docs.json", /--config takes the path of a file below the root, without "\.\."/],
    ["check ROOT --config ../docs.json", /without "\.\.", not "\.\.\/docs\.json"\. Name the folder/],
  ])("%s", async (words, stderr) => {
    const ran = await run(words);
    expect(ran.code).toBe(2);
    expect(ran.stdout).toBe("");
    expect(ran.stderr).toMatch(stderr);
  });

  test("a bug in navc is said to be one, with its stack", async () => {
    const { code, stderr } = await run("tree ROOT", new TypeError("x is not a function"));
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^navc: this is a bug in navc\. Please report it .*\nTypeError: x is not a function\n {4}at /,
    );
  });
});

test("the options reach the library", async () => {
  const words =
    "check ROOT --config mint.json --dialect mintlify --base-path /docs --remote-specs --rule page-unlisted=off --rule page-not-found=warning";
  expect((await run(words)).asked).toMatchObject({
    root: folder,
    config: "mint.json",
    dialect: "mintlify",
    basePath: "/docs",
    remoteSpecs: true,
    rules: { "page-unlisted": "off", "page-not-found": "warning" },
  });
});

test.each([
  ["check ROOT --color", {}, true],
  ["check ROOT", { FORCE_COLOR: "1" }, true],
  ["check ROOT", { FORCE_COLOR: "1", NO_COLOR: "1" }, false],
  ["check ROOT --no-color", { FORCE_COLOR: "1" }, false],
  ["check ROOT --color", { NO_COLOR: "1" }, true],
  ["check ROOT", {}, false],
])("colour: %s %j", async (words, env, isColored) => {
  expect((await run(words, withErrors, env)).stdout.includes("\u001B[")).toBe(isColored);
});

describe("help", () => {
  test.each(["--help", "tree --help", "compile --help", "check --help"])(
    "%s has examples, on stdout",
    async (words) => {
      const { code, stdout, stderr } = await run(words);
      expect([code, stderr]).toEqual([0, ""]);
      expect(stdout).toContain("Examples:");
    },
  );

  test("explains the exit codes, and --version is the package's", async () => {
    expect((await run("--help")).stdout).toContain(
      "Exit codes:\n  0  no error was found\n  1  errors were found\n  2  ",
    );
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly version: string };
    expect(await run("--version")).toMatchObject({ code: 0, stdout: `${version}\n` });
  });
});

describe("compile -o", () => {
  test("writes the file with its folders, and nothing on stdout", async () => {
    const { code, stdout } = await run("compile ROOT -o ROOT/a/b/navigation.json", withErrors);
    expect([code, stdout]).toEqual([1, ""]);
    expect(readFileSync(join(folder, "a/b/navigation.json"), "utf8")).toBe(`${JSON.stringify(navigation)}\n`);
    expect(readdirSync(join(folder, "a/b"))).toEqual(["navigation.json"]);
  });

  test("what can't be written exits with 2 and leaves nothing behind", async () => {
    writeFileSync(join(folder, "file"), "");
    mkdirSync(join(folder, "taken"));
    for (const output of ["ROOT/file/x.json", "ROOT/taken"]) {
      const { code, stderr } = await run(`compile ROOT -o ${output}`);
      expect(code).toBe(2);
      expect(stderr).toMatch(/can't be written/);
    }
    expect(readdirSync(folder).filter((name) => name.endsWith(".tmp"))).toEqual([]);
    expect(existsSync(join(folder, "file"))).toBe(true);
  });
});
