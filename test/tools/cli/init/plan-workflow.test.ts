// Does each docs folder of a repository get checked, and is it never said of one that is not?
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

const docs = '{ "name": "Acme", "navigation": { "pages": ["index"] } }';

let site: MadeSite;
beforeEach(() => {
  site = madeSite({
    ...Object.fromEntries(["apps/a/docs", "apps/b/docs"].map((folder) => [`${folder}/docs.json`, docs])),
    "package.json": '{ "devDependencies": { "navc": "file:navc-0.1.0.tgz" } }',
    "package-lock.json": '{ "packages": { "node_modules/navc": {} } }',
  });
  mkdirSync(join(site.folder, ".git"));
});
afterEach(() => site.remove());

const init = async (folder: string, ci = "github"): Promise<string> =>
  (await site.run(`init ROOT/${folder} --yes --ci ${ci}`)).stdout;
const note = (stdout: string): string | undefined => /^No workflow: .*$/m.exec(stdout)?.[0];
const workflows = ".github/workflows";

interface Job {
  readonly name?: string;
  readonly steps: readonly { readonly name?: string; readonly run?: string }[];
}
interface Workflow {
  readonly name: string;
  readonly on: { readonly pull_request: object };
  readonly jobs: Readonly<Record<"check" | "diff", Job>>;
}

test("a second docs folder gets a workflow of its own, with names of its own, and the first one stays", async () => {
  await init("apps/a/docs");
  const first = site.read(`${workflows}/docs.yml`);
  const stdout = await init("apps/b/docs");
  expect([note(stdout), site.read(`${workflows}/docs.yml`)]).toEqual([undefined, first]);
  const { name, on, jobs } = load(site.read(`${workflows}/docs-apps-b-docs.yml`)) as Workflow;
  expect([name, on.pull_request, jobs.check.name, jobs.diff.name]).toEqual([
    "docs-apps-b-docs",
    { paths: ["apps/b/docs/**"] },
    "check docs-apps-b-docs",
    "diff docs-apps-b-docs",
  ]);
  expect(jobs.check.steps.map(({ run }) => run)).toContain("npx navc check apps/b/docs --reporter github");
  expect(note(await init("apps/a/docs"))).toBe(`No workflow: ${workflows}/docs.yml checks apps/a/docs already.`);
  expect(note(await init("apps/b/docs"))).toBe(
    `No workflow: ${workflows}/docs-apps-b-docs.yml checks apps/b/docs already.`,
  );
});

test("the comments of two docs folders on a pull request are told from each other", async () => {
  await init("apps/a/docs");
  await init("apps/b/docs");
  const commentOf = (file: string): string => {
    const { jobs } = load(site.read(`${workflows}/${file}`)) as Workflow;
    return jobs.diff.steps.find(({ name }) => name === "Comment")?.run ?? "";
  };
  site.write("navc-diff.md", "### Navigation\n\nb\n");
  const [head = ""] = commentOf("docs-apps-b-docs.yml").split("\n");
  execFileSync("bash", ["-e", "-c", head], { env: { ...process.env, RUNNER_TEMP: site.folder } });
  const body = site.read("navc-diff.md");
  const beginnings = ["docs.yml", "docs-apps-b-docs.yml"].map(
    (file) => /startswith\("(.*?)"\)/.exec(commentOf(file))![1]!,
  );
  expect([body, beginnings.map((each) => body.startsWith(each))]).toEqual([
    "**docs-apps-b-docs**\n\n### Navigation\n\nb\n",
    [false, true],
  ]);
});

test("a workflow with another name that comments in the same way is told from it, too", async () => {
  await init("apps/a/docs");
  site.write(`${workflows}/other.yml`, site.read(`${workflows}/docs.yml`));
  rmSync(join(site.folder, workflows, "docs.yml"));
  await init("apps/b/docs");
  expect(existsSync(join(site.folder, workflows, "docs-apps-b-docs.yml"))).toBe(true);
});

test("a workflow with the name of the folder that checks something else is not changed", async () => {
  await init("apps/a/docs");
  site.write(`${workflows}/docs-apps-b-docs.yml`, "on: push\n");
  expect(note(await init("apps/b/docs"))).toContain("docs-apps-b-docs.yml is there and does not check apps/b/docs.");
  expect(site.read(`${workflows}/docs-apps-b-docs.yml`)).toBe("on: push\n");
});

test("a workflow that checks it counts, and not one before it of which only CI knows the folder", async () => {
  site.write(`${workflows}/first.yml`, stepOf('run: npx navc check "$DOCS"'));
  site.write(`${workflows}/second.yml`, stepOf("run: npx navc check apps/b/docs"));
  expect(note(await init("apps/b/docs"))).toBe(`No workflow: ${workflows}/second.yml checks apps/b/docs already.`);
});

test("a folder beside the workflows is none", async () => {
  site.write(`${workflows}/parts/other.yml`, stepOf("run: npx navc check apps/b/docs"));
  expect(note(await init("apps/b/docs"))).toBe(undefined);
  expect(existsSync(join(site.folder, workflows, "docs.yml"))).toBe(true);
});

test("the top of the repository may be the docs folder", async () => {
  site.write("docs.json", docs);
  await init(".");
  expect(site.read(`${workflows}/docs.yml`)).toContain("run: npx navc check . --reporter github");
  expect(note(await init("."))).toBe(`No workflow: ${workflows}/docs.yml checks the docs folder already.`);
});

describe("which workflow", () => {
  const written = async (): Promise<readonly boolean[]> => {
    await site.run("init ROOT/apps/a/docs --yes");
    return [`${workflows}/docs.yml`, ".gitlab-ci.yml"].map((file) => existsSync(join(site.folder, file)));
  };

  test("is that of GitLab where its file is, and no remote is known", async () => {
    site.write(".gitlab-ci.yml", "docs:\n  script: npx navc check apps/b/docs\n");
    expect(await written()).toEqual([false, true]);
    expect(site.read(".gitlab-ci.yml")).toContain("docs-apps-a-docs:");
  });

  test("is that of GitHub where its folder is, whatever remote is known", async () => {
    site.write(".git/config", '[remote "origin"]\n\turl = https://gitlab.com/acme/docs.git\n');
    mkdirSync(join(site.folder, ".github"));
    expect(await written()).toEqual([true, false]);
  });

  test("is for the branch master, if that is the one that is there", async () => {
    site.write(".git/refs/heads/master", "0\n");
    expect([await written(), site.read(`${workflows}/docs.yml`)]).toEqual([
      [true, false],
      expect.stringContaining("branches: [master]"),
    ]);
  });
});

/** A workflow of GitHub with this as its step. */
const stepOf = (step: string, more = ""): string =>
  `on: push\n${more}jobs:\n  x:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step.replaceAll("\n", "\n        ")}\n`;

describe("a workflow checks a docs folder by what it runs:", () => {
  const b = "No workflow: .github/workflows/other.yml checks apps/b/docs already.";
  test.each([
    ["a command", stepOf("run: npx navc check apps/b/docs")],
    ["quotes and options", stepOf(`run: "pnpm exec navc check --reporter github './apps/b/docs' > out.txt"`)],
    ["an option before it", stepOf("run: npx navc check --links apps/b/docs")],
    ["a folder of the step", stepOf("run: npx navc check docs\nworking-directory: apps/b")],
    [
      "the docs folder as the folder of the step",
      stepOf("run: npx navc check --links\nworking-directory: apps/b/docs"),
    ],
    ["cd", stepOf("run: |\n  npm ci\n  cd -- apps/b && npx navc check docs")],
    ["lines that go on", stepOf("run: |\n  npx navc \\\n    check \\\n    apps/b/docs")],
    [
      "the folder of all jobs",
      stepOf("run: npx navc check b/docs", "defaults:\n  run:\n    working-directory: apps\n"),
    ],
    ["the action", stepOf("uses: acme/navc@main\nwith:\n  root: apps/b/docs")],
    ["a copy of the action", stepOf("uses: ./tools/navc\nwith:\n  root: apps/b/docs")],
    ["a version", stepOf("run: npx navc@0.1.0 check apps/b/docs")],
    ["the file of the program", stepOf("run: node_modules/.bin/navc check apps/b/docs")],
    [
      "an option with a value, in the docs folder",
      stepOf("run: npx navc check --reporter github\nworking-directory: apps/b/docs"),
    ],
    [
      "a command behind one for a folder that only CI knows",
      stepOf('run: npx navc check "$DOCS"; npx navc check apps/b/docs'),
    ],
  ])("%s", async (_case, text) => {
    site.write(`${workflows}/other.yml`, text);
    expect(note(await init("apps/b/docs"))).toBe(b);
  });

  test.each([
    ["only a comment", stepOf("run: npm test # npx navc check apps/b/docs")],
    ["only a line of a comment", `# npx navc check apps/b/docs\n${stepOf("run: npm test")}`],
    ["a comment in a script", stepOf("run: |\n  # npx navc check apps/b/docs\n  npm test")],
    ["another folder", stepOf("run: npx navc check apps/a/docs")],
    ["another command", stepOf("run: npx navc diff git:main apps/b/docs")],
    ["text that is printed", stepOf("run: echo navc check apps/b/docs")],
    ["text that is printed with printf", stepOf("run: printf navc check apps/b/docs")],
    ["the folder above", stepOf("run: npx navc check")],
    ["a folder that is not there", stepOf("run: npx navc check nowhere\nworking-directory: apps/b/docs")],
    [
      "such a folder behind an option with its value",
      stepOf("run: npx navc check -r=json nowhere\nworking-directory: apps/b/docs"),
    ],
    ["another program", stepOf("run: npx navcat check apps/b/docs && mynavc check apps/b/docs")],
    ["another action", stepOf("uses: acme/navc-setup@main\nwith:\n  root: apps/b/docs")],
    ["only cd", stepOf("run: cd apps/b/docs")],
    ["a number", stepOf("run: 3")],
    ["no YAML", "jobs: [\n"],
    ["cycles", "jobs: &a\n  x: *a\n"],
  ])("%s is none", async (_case, text) => {
    site.write(`${workflows}/other.yml`, text);
    expect(note(await init("apps/b/docs"))).toBe(undefined);
    expect(existsSync(join(site.folder, workflows, "docs.yml"))).toBe(true);
  });

  test.each([
    ["$DOCS", stepOf('run: npx navc check "$DOCS"')],
    ["${{ matrix.docs }}", stepOf("run: npx navc check ${{ matrix.docs }} --reporter github")],
    ["${{ matrix.docs }}", stepOf("run: npx navc check\nworking-directory: ${{ matrix.docs }}")],
    ["$APP", stepOf("run: cd apps/b && cd $APP && npx navc check")],
    ["$REPO/apps/b/docs", stepOf("run: cd $REPO && cd apps/b && cd docs && npx navc check")],
  ])("with %s only CI knows it, and that is said", async (unknown, text) => {
    site.write(`${workflows}/other.yml`, text);
    expect(note(await init("apps/b/docs"))).toBe(
      `No workflow: ${workflows}/other.yml runs navc check for ${unknown}, which only CI knows. If apps/b/docs is not checked there, add it.`,
    );
  });
});

describe("on GitLab, where there is one file", () => {
  const file = ".gitlab-ci.yml";
  const gitlab = (folder: string): Promise<string> => init(folder, "gitlab");
  const check = "  script: npx navc check docs\n";

  test.each([
    ["for all jobs", `default:\n  before_script: cd apps/b\ndocs:\n${check}`],
    ["for all jobs, as older files say it", `before_script: [cd apps/b]\ndocs:\n${check}`],
    ["of its own, instead of that for all", `before_script: cd apps/a\ndocs:\n  before_script: cd apps/b\n${check}`],
  ])("a job checks the docs folder that its first commands lead to: %s", async (_case, text) => {
    site.write(file, text);
    expect(note(await gitlab("apps/b/docs"))).toBe(`No workflow: ${file} checks apps/b/docs already.`);
  });

  test("what has no script is no job", async () => {
    site.write(file, ".base:\n  before_script: npx navc check apps/b/docs\n");
    expect(note(await gitlab("apps/b/docs"))).toContain("does not check apps/b/docs");
  });

  test("a folder without letters gets a job, too, behind jobs that do something else", async () => {
    site.write("+/docs.json", docs);
    site.write(file, "test:\n  script: npm test\ndocs:\n  script: npx navc check apps/a/docs\n");
    await gitlab("+");
    expect(load(site.read(file))).toMatchObject({ test: {}, docs: {}, "docs-root": {} });
  });

  test("something else with the name of the file stays", async () => {
    mkdirSync(join(site.folder, file));
    expect(note(await gitlab("apps/b/docs"))).toContain(`${file} is there and does not check apps/b/docs.`);
  });

  test.each(["\n", "\r\n"])(
    "a second docs folder gets a job behind that of the first, with line ends %j",
    async (end) => {
      await gitlab("apps/a/docs");
      const first = site.read(file).replaceAll("\n", end);
      site.write(file, first);
      await gitlab("apps/b/docs");
      const text = site.read(file);
      expect([text.startsWith(first), text.replaceAll("\r\n", "").includes("\n")]).toEqual([true, end === "\n"]);
      expect(text.slice(first.length).startsWith(`${end}docs-apps-b-docs:`)).toBe(true);
      const jobs = load(text) as Readonly<Record<string, { readonly script: readonly string[] }>>;
      expect(Object.entries(jobs).map(([name, { script }]) => [name, script[1]])).toEqual([
        ["docs", "npx navc check apps/a/docs"],
        ["docs-apps-b-docs", "npx navc check apps/b/docs"],
      ]);
      expect(note(await gitlab("apps/b/docs"))).toBe(`No workflow: ${file} checks apps/b/docs already.`);
      expect(readFileSync(join(site.folder, file), "utf8")).toBe(text);
    },
  );

  test.each([
    ["a file without navc", "test:\n  script: npm test\n"],
    ["a file with another check", "test:\n  script: npm run check\n"],
    ["a file whose last text would get a line", "docs:\n  script: npx navc check apps/a/docs\n  note: |+\n    x\n"],
    ["a file with stages of its own", "stages: [a]\ndocs:\n  stage: a\n  script: npx navc check apps/a/docs\n"],
    ["a file in which it would be another value", "docs:\n  script: npx navc check apps/a/docs\n...\n"],
  ])("%s is not changed", async (_case, text) => {
    site.write(file, text);
    expect(note(await gitlab("apps/b/docs"))).toContain(`${file} is there and does not check apps/b/docs.`);
    expect(site.read(file)).toBe(text);
  });
});
