// Do the workflows for CI in the documents run, and put a fault at its line?
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../tools/cli/made-site.ts";
import { blocksOf } from "./markdown-blocks.ts";

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly name?: string; readonly run?: string; readonly uses?: string }[];
}

const pages = ["docs/ci.md", "docs/reference/reports.md"];
const blocks = pages.flatMap((page) => blocksOf(page)).filter(({ language }) => language === "yaml");
const workflows = blocks.filter(({ marks }) => marks.get("file")?.startsWith(".github/workflows/"));
const jobs = workflows.flatMap(({ text }) => Object.values((load(text) as { jobs: Record<string, Job> }).jobs));
const runs = jobs.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

let site: MadeSite;
beforeAll(() => {
  site = madeSite({
    "docs/docs.json": '{\n  "navigation": {\n    "pages": ["index", "gone"]\n  }\n}\n',
    "docs/index.mdx": "",
  });
});
afterAll(() => site.remove());

test("every file of the pages is YAML, and none takes navc from a registry that does not have it", () => {
  for (const { text } of blocks) expect(load(text)).toBeTypeOf("object");
  for (const page of pages) expect(readFileSync(page, "utf8")).not.toMatch(/navc@\d/);
});

test("every job installs navc before it is run", () => {
  for (const { steps } of jobs) {
    const install = steps.findIndex(({ run, uses }) => run === "npm ci" || uses?.startsWith("your-organization/navc@"));
    expect(install).toBeGreaterThan(-1);
    expect(steps.slice(0, install).filter(({ run }) => run?.includes("navc"))).toEqual([]);
  }
});

test("every action of others is pinned, and every job has its own rights", () => {
  const uses = jobs.flatMap(({ steps }) => steps.flatMap((step) => step.uses ?? []));
  expect(uses.filter((action) => !/@v\d+$/.test(action))).toEqual(["your-organization/navc@main"]);
  expect(jobs.map(({ permissions }) => permissions?.["contents"])).toEqual(jobs.map(() => "read"));
});

describe("a step that checks, in a repository with a fault", () => {
  const reports: Readonly<Record<string, string>> = {
    github: "::error file=docs/docs.json,line=3,col=24,endLine=3,endColumn=29,title=page-not-found::",
    markdown: "| docs/docs.json:3:24 | error | [page-not-found](",
    sarif: '"uri": "docs/docs.json"',
  };
  const checks = runs.flatMap((run) => /^npx navc (check docs --reporter (\w+))/.exec(run) ?? []);
  const steps = Array.from({ length: checks.length / 3 }, (_, index) => checks.slice(index * 3, index * 3 + 3));

  test("there is one for each reporter for CI", () => {
    expect(steps.map(([, , reporter]) => reporter)).toEqual(["github", "markdown", "sarif"]);
  });

  test.each(steps)("%s", async (_run, words = "", reporter = "") => {
    const { code, stdout } = await site.run(words.replace(" docs ", " ROOT/docs "), {
      GITHUB_WORKSPACE: site.folder,
    });
    expect(code).toBe(1);
    expect(stdout).toContain(reports[reporter]);
  });
});

describe("the step that comments on a pull request", () => {
  const comment = jobs.flatMap(({ steps }) => steps).find(({ name }) => name === "Comment")?.run ?? "";
  const theirs = { id: 1, user: { login: "ada" }, body: "### Navigation\n" };
  const own = { id: 7, user: { login: "github-actions[bot]" }, body: "### Navigation\n\nNo changes.\n" };

  /** Runs it with a `gh` that has these comments, and returns what it asks `gh` to change. */
  function changes(diff: string, comments: readonly object[], outcome: string): string {
    const gh = `#!/bin/sh
case "$*" in
  *--paginate*) for last; do :; done; printf "%s" "$COMMENTS" | jq -r "$last" ;;
  *) echo "$*" >> changes ;;
esac
`;
    writeFileSync(join(site.folder, "gh"), gh, { mode: 0o755 });
    writeFileSync(join(site.folder, "navc-diff.md"), diff);
    writeFileSync(join(site.folder, "changes"), "");
    const env = { PATH: `${site.folder}:${process.env["PATH"]}`, GH_REPO: "a/b", NUMBER: "3", OUTCOME: outcome };
    execFileSync("bash", ["-e", "-c", comment], {
      cwd: site.folder,
      env: { ...env, RUNNER_TEMP: site.folder, COMMENTS: JSON.stringify(comments) },
    });
    return readFileSync(join(site.folder, "changes"), "utf8").replaceAll(site.folder, "TEMP");
  }

  test.runIf(hasPrograms("bash", "jq"))("makes, changes and deletes only its own one (needs bash and jq)", () => {
    const patch = "api --silent --method PATCH repos/a/b/issues/comments/7 --field body=@TEMP/navc-diff.md\n";
    expect(changes("text", [theirs], "success")).toBe(
      "api --silent repos/a/b/issues/3/comments --field body=@TEMP/navc-diff.md\n",
    );
    expect(changes("text", [theirs, own], "failure")).toBe(patch);
    expect(changes("", [theirs, own], "success")).toBe("api --silent --method DELETE repos/a/b/issues/comments/7\n");
    expect(changes("", [theirs, own], "failure")).toBe("");
    expect(changes("", [theirs], "success")).toBe("");
  });
});

function hasPrograms(...names: readonly string[]): boolean {
  return names.every((name) => spawnSync(name, ["--version"]).status === 0);
}
