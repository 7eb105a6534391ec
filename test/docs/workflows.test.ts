// Do the workflows of the repository name what is there, with no more rights than they need?
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import { datedChangelog } from "../../scripts/prepare-version.mjs";
import { releaseNotes } from "../../scripts/release-notes.mjs";

interface Job {
  readonly "timeout-minutes"?: number;
  readonly steps: readonly { readonly run?: string; readonly uses?: string; readonly with?: object }[];
}
interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const folder = ".github/workflows";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly scripts: object };

describe.each(readdirSync(folder))("%s", (file) => {
  const { permissions, jobs } = load(readFileSync(join(folder, file), "utf8")) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test("runs scripts and files that are there", () => {
    const lines = steps.flatMap(({ run }) => run?.split("\n") ?? []);
    const named = lines.flatMap((line) => /npm run ([\w:-]+)/.exec(line)?.[1] ?? []);
    for (const name of named) expect(scripts).toHaveProperty([name]);
    for (const line of lines)
      for (const [, path = ""] of line.matchAll(/(?:node|bash) ((?:scripts|\.ci)\/\S+)/g)) readFileSync(path);
  });

  test("may only read, ends, keeps no credentials, and puts no expression into a script", () => {
    expect(permissions).toEqual({ contents: "read" });
    for (const job of Object.values(jobs)) expect(job["timeout-minutes"]).toBeLessThanOrEqual(60);
    for (const { run, uses, with: words } of steps) {
      expect(run ?? "").not.toContain("${{");
      if (uses?.startsWith("actions/checkout@")) expect(words).toMatchObject({ "persist-credentials": false });
    }
  });
});

test("forms, owners and updates are YAML that GitHub reads", () => {
  const forms = readdirSync(".github/ISSUE_TEMPLATE").filter((file) => file !== "config.yml");
  for (const file of forms) {
    const form = load(readFileSync(join(".github/ISSUE_TEMPLATE", file), "utf8")) as Record<string, unknown>;
    expect(Object.keys(form), file).toEqual(["name", "description", "labels", "body"]);
  }
  const { updates } = load(readFileSync(".github/dependabot.yml", "utf8")) as {
    readonly updates: readonly { readonly directory?: string; readonly directories?: readonly string[] }[];
  };
  const folders = updates.flatMap(({ directory, directories = [] }) => directory ?? directories);
  for (const each of folders.filter((path) => !path.includes("*"))) readdirSync(join(".", each));
});

const changelog = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing\n  on two lines.\n";

test("a version takes what is unreleased, and its release has that text", () => {
  const dated = datedChangelog(changelog, "0.2.0", "2026-01-02");
  expect(dated).toBe(changelog.replace("## [Unreleased]", "## [Unreleased]\n\n## [0.2.0] - 2026-01-02"));
  expect(releaseNotes("v0.2.0", "0.2.0", dated)).toBe("### Added\n- A thing\n  on two lines.");
  expect(() => datedChangelog(dated, "0.3.0", "2026-01-03")).toThrow("nothing under Unreleased");
  expect(() => releaseNotes("v0.2.1", "0.2.0", dated)).toThrow("not v0.2.0");
  expect(() => releaseNotes("v0.2.0", "0.2.0", changelog)).toThrow("no dated section");
});

test("the changelog is in the form that these read, also just after a release", () => {
  const own = readFileSync("CHANGELOG.md", "utf8");
  expect(own).toMatch(/^# Changelog\n\n## \[Unreleased\]\n/);
  const written = own.replace("## [Unreleased]\n", "## [Unreleased]\n\n### Fixed\n\n- This line.\n");
  expect(releaseNotes("v99.0.0", "99.0.0", datedChangelog(written, "99.0.0", "2026-01-02"))).toContain("- This line.");
});
