// Can agents use every command without a server: as data, without questions, and with errors that name the next call?
import { execFileSync } from "node:child_process";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { main } from "../../../src/cli.ts";
import { madeSite, type MadeSite } from "./made-site.ts";

let site: MadeSite;
beforeEach(() => {
  site = madeSite({
    "docs/docs.json": '{ "name": "Acme", "navigation": { "pages": ["index", "start"] } }\n',
    "docs/index.mdx": "---\ntitle: Welcome\n---\n\n[s](/start)\n",
    "docs/start.mdx": "---\ntitle: Start\n---\n",
    "two/docs.json": JSON.stringify({
      name: "Acme",
      navigation: { languages: ["en", "fr"].map((language) => ({ language, pages: [`${language}/a`] })) },
    }),
    "two/en/a.mdx": "---\ntitle: A\n---\n",
    "two/fr/a.mdx": "---\ntitle: A\n---\n",
    "docs/draft.mdx": "---\ntitle: Draft\n---\n",
    "old/mint.json": '{ "name": "Old", "navigation": [{ "group": "A", "pages": ["a"] }] }\n',
    "old/a.mdx": "---\ntitle: A\n---\n",
  });
  for (const words of [
    ["init", "-q"],
    ["add", "."],
    ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-qm", "s"],
  ])
    execFileSync("git", words, { cwd: site.folder });
});
afterEach(() => site.remove());

/** The commands that read or change a site: how each is called, and what its JSON has. Those that serve a program talk its protocol. */
const asJson: Readonly<Record<string, readonly (readonly [words: string, field: string])[]>> = {
  check: [["check ROOT/docs --reporter json", "diagnostics"]],
  tree: [["tree ROOT/docs --reporter json", "lines"]],
  compile: [["compile ROOT/docs", "editions"]],
  diff: [
    ["diff git:HEAD ROOT/docs --reporter json", "changes"],
    ["diff git:HEAD ROOT/docs --format json", "changes"],
  ],
  explain: [
    ["explain /start ROOT/docs --reporter json", "kind"],
    ["explain page-not-found --reporter json", "kind"],
  ],
  mv: [
    ["mv start begin ROOT/docs --dry-run --reporter json", "files"],
    ["mv --repair git:HEAD ROOT/docs --reporter json", "lost"],
  ],
  rm: [["rm start ROOT/docs --to index --dry-run --reporter json", "files"]],
  add: [
    ["add more ROOT/docs --after start --dry-run --reporter json", "files"],
    ["add --redirect /old --to start ROOT/docs --dry-run --reporter json", "files"],
  ],
  sync: [["sync ROOT/two --dry-run --reporter json", "files"]],
  import: [["import mint ROOT/old -o ROOT/new --reporter json", "files"]],
  schema: [["schema docs", "properties"]],
  init: [
    ["init ROOT/docs --ci none --yes --reporter json", "files"],
    ["init ROOT/docs --agents --yes --reporter json", "files"],
  ],
};
const others = ["export", "preview", "lsp", "mcp"];

test("every command is here", async () => {
  const { stdout } = await site.run("--help");
  const names = [...stdout.matchAll(/^ {2}([a-z]+) .*\[options\]/gm)].map(([, name = ""]) => name);
  expect(names.toSorted()).toEqual([...Object.keys(asJson), ...others].toSorted());
});

test.each(Object.values(asJson).flat())("%s prints JSON, and only that", async (words, field) => {
  const { code, stdout } = await site.run(words);
  expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ [field]: expect.anything() })]);
});

describe("nothing asks without a terminal", () => {
  test.each([
    "mv start begin ROOT/docs",
    "rm start ROOT/docs --to index",
    "add more ROOT/docs --after start",
    "add --redirect /old --to start ROOT/docs",
    "add --unlisted ROOT/docs",
    "init ROOT/docs",
    "init ROOT/docs --agents",
  ])("%s ends with 2 and names --yes", async (words) => {
    const before = [site.read("docs/docs.json"), site.read("docs/start.mdx")];
    const { code, stderr } = await site.run(words);
    expect([code, stderr]).toEqual([2, expect.stringContaining("Add --yes to write it.")]);
    expect([site.read("docs/docs.json"), site.read("docs/start.mdx")]).toEqual(before);
  });
});

describe("an error names what to write instead", () => {
  test.each([
    ["diff", "navc diff git:main"],
    ["explain", "such as navc explain /guides/auth"],
    ["mv", "navc mv guides/start guides/begin"],
    ["mv start ROOT/docs --before", "--before"],
    ["mv start index ROOT/docs --yes", "navc rm start.mdx --to index.mdx"],
    ["mv stat begin ROOT/docs --yes", "Did you mean start?"],
    [
      "mv draft ROOT/docs --after start --yes",
      "To list it, use navc add draft ROOT/docs with --before, --after or --into.",
    ],
    ["rm", "navc rm guides/start --to guides/begin"],
    ["rm start ROOT/docs --to idex --yes", 'Did you mean "index"?'],
    ["rm start ROOT/docs --no-redirect --yes", "Add --force"],
    ["add", "navc add guides/new --after guides/start"],
    ["add more ROOT/docs", "with --before, --after or --into."],
    ["add start ROOT/docs --after index", "use navc mv start ROOT/docs with --before, --after or --into"],
    ["add --redirect /old ROOT/docs", "navc add --redirect /old --to guides/new"],
    ["add --redirect /start --to index ROOT/docs", "navc rm start --to index"],
    ["init ROOT/docs --check", "navc init --agents --check"],
    ["tree ROOT/docs --edition fr", "The editions are main"],
    ["lsp", "--stdio"],
    ["check ROOT/none", "There is no folder"],
    ["chekc ROOT/docs", "check"],
  ])("%s", async (words, next) => {
    const { code, stderr } = await site.run(words);
    expect([code > 0, stderr]).toEqual([true, expect.stringContaining(next.replaceAll("ROOT", site.folder))]);
  });
});

test.each(["check", "tree", "diff git:HEAD", "explain /start", "mv start begin", "rm start", "add more --after start"])(
  "%s of a folder that is not there reports that as JSON, too",
  async (words) => {
    const [command = "", ...more] = words.split(" ");
    let stdout = "";
    const streams = { stdout: { write: (text: string) => (stdout += text) }, stderr: { write: () => true }, env: {} };
    const last = command === "rm" || command === "add" ? ["--to", "index"].slice(0, command === "rm" ? 2 : 0) : [];
    const code = await main([command, ...more, `${site.folder}/none`, ...last, "--reporter", "json"], streams);
    expect([code, JSON.parse(stdout)]).toEqual([2, expect.objectContaining({ ok: false, error: expect.any(String) })]);
  },
);
