// Does each step of the action do what it says in a repository with a pull request?
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../tools/cli/made-site.ts";

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
}

const action = load(readFileSync("action.yml", "utf8")) as Action;

let site: MadeSite;
beforeAll(() => {
  site = madeSite({
    "work/docs/docs.json": '{ "navigation": { "pages": ["index", "old"] } }\n',
    "work/docs/index.mdx": "",
    "work/docs/old.mdx": "",
    "temp/keep": "",
    // What the action has built is this build, and the comment is kept.
    "action/dist/cli/bin.js": `import(${JSON.stringify(join(process.cwd(), "build/bin.js"))});\n`,
    "bin/npm": `#!/bin/sh\necho "$@" >> "$RUNNER_TEMP/npm"\n`,
    "bin/gh": `#!/bin/sh\necho "$@" >> "$RUNNER_TEMP/gh"\n`,
  });
  for (const program of ["npm", "gh"]) chmodSync(join(site.folder, "bin", program), 0o755);
  const git = (...words: readonly string[]): unknown =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...words], { cwd: join(site.folder, "work") });
  git("init", "-q", "-b", "main");
  git("add", ".");
  git("commit", "-qm", "before");
  git("update-ref", "refs/remotes/origin/main", "HEAD");
  site.write("work/docs/docs.json", '{ "navigation": { "pages": ["index", "gone"] } }\n');
  execFileSync("rm", [join(site.folder, "work/docs/old.mdx")]);
});
afterAll(() => site.remove());

/** What an expression of a step is in this pull request. */
const values: Readonly<Record<string, string>> = {
  "inputs.root": "docs",
  "inputs.against": "",
  "github.base_ref": "main",
  "github.token": "secret",
  "github.repository": "acme/docs",
  "github.event.pull_request.number": "7",
  "steps.diff.outcome": "failure",
};

function run(name: string): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const step = action.runs.steps.find((each) => each.name === name);
  const env = Object.entries(step?.env ?? {}).map(([variable, text]) => [
    variable,
    text.replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => values[expression] ?? "?"),
  ]);
  return spawnSync("bash", ["-e", "-c", step?.run ?? "exit 99"], {
    cwd: join(site.folder, "work"),
    encoding: "utf8",
    env: {
      PATH: `${join(site.folder, "bin")}:${process.env["PATH"] ?? ""}`,
      GITHUB_WORKSPACE: join(site.folder, "work"),
      GITHUB_STEP_SUMMARY: join(site.folder, "temp/summary"),
      GITHUB_ACTION_PATH: join(site.folder, "action"),
      RUNNER_TEMP: join(site.folder, "temp"),
      ...Object.fromEntries(env),
    },
  });
}

describe("each step", () => {
  test("Install installs and builds the revision of the action", () => {
    expect(run("Install").status).toBe(0);
    expect(site.read("temp/npm")).toBe(`ci --prefix ${join(site.folder, "action")} --no-audit --no-fund\n`);
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly scripts: object };
    expect(scripts).toMatchObject({ prepare: "npm run build" });
  });

  test("Check puts the fault at its line, and fails", () => {
    const { status, stdout } = run("Check");
    expect([status, stdout]).toEqual([1, expect.stringContaining("::error file=docs/docs.json,line=1")]);
  });

  test("Summary lists it, and does not fail a second time", () => {
    expect(run("Summary").status).toBe(0);
    expect(site.read("temp/summary")).toContain("page-not-found");
  });

  test("Diff fails for the lost address, and keeps the text for the comment", () => {
    expect(run("Diff").status).toBe(1);
    expect(site.read("temp/navc-diff.md")).toContain("/old");
    expect(site.read("temp/summary")).toContain("/old");
  });

  test("Comment writes it to the pull request", () => {
    expect(run("Comment").status).toBe(0);
    expect(site.read("temp/gh").split("\n")).toEqual([
      expect.stringMatching(/^api --paginate repos\/acme\/docs\/issues\/7\/comments --jq /),
      expect.stringMatching(/^api --silent repos\/acme\/docs\/issues\/7\/comments --field body=@.*navc-diff\.md$/),
      "",
    ]);
  });

  test("Comment writes nothing where nothing changed", () => {
    execFileSync("rm", [join(site.folder, "temp/gh")]);
    site.write("temp/navc-diff.md", "");
    expect(run("Comment").status).toBe(0);
    expect(site.read("temp/gh")).toMatch(/^api --paginate .*\n$/);
  });
});

test("comments as the workflow of the guide does", () => {
  const guide = readFileSync("docs/ci.md", "utf8");
  const comment = action.runs.steps.find(({ name }) => name === "Comment")?.run ?? "";
  const lines = comment.trimEnd().split("\n");
  expect(guide).toContain(lines.map((line) => `          ${line}\n`).join(""));
});

test("no text of a pull request is a part of a script", () => {
  for (const { run: script = "" } of action.runs.steps) expect(script).not.toContain("${{");
});

test("the guide has each input", () => {
  const guide = readFileSync("docs/ci.md", "utf8");
  const rows = [...guide.matchAll(/^\| `(\w+)` \| /gm)].map(([, name]) => name);
  expect(rows).toEqual(Object.keys(action.inputs));
});
