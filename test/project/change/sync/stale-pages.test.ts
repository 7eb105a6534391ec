// Does the history of git show which translations are older than their originals?
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadCompiler } from "../../../../src/project/load-compiler.ts";
import { openProject } from "../../../../src/project/open-project.ts";
import { changedShare } from "../../../../src/project/change/sync/stale-pages.ts";

let folder: string;

/** A commit of `git fast-import`; a text that is an object is a rename. */
function commit(day: number, files: Readonly<Record<string, string | { readonly from: string }>>): string {
  const date = Date.UTC(2026, 0, day) / 1000;
  const changes = Object.entries(files).map(([path, text]) =>
    typeof text === "string"
      ? `M 100644 inline docs/${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`
      : `R docs/${text.from} docs/${path}\n`,
  );
  return `commit refs/heads/main\ncommitter A <a@b.c> ${date} +0000\ndata 1\nc\n${changes.join("")}\n`;
}

const pages = ["same", "old", "moved", "renamed", "both", "here", "gone", "fresh"];
const original = "one\ntwo\nthree\nfour\n";
/** "old" is the page that the title opens. */
function groupOf(names: readonly string[], root: string): object {
  return { group: "Start", root, pages: names.filter((name) => name !== root) };
}
const frenchPages = pages.map((name) => `fr/${name === "renamed" ? "new-name" : name}`);
const navigation = {
  languages: [
    { language: "en", groups: [groupOf(pages, "old")] },
    { language: "fr", groups: [groupOf(frenchPages, "fr/old")] },
  ],
};

/** A repository with these commits. */
function repositoryOf(stream: readonly string[]): string {
  const made = mkdtempSync(join(tmpdir(), "navc-stale-"));
  const git = (words: readonly string[], input = ""): void => void execFileSync("git", words, { cwd: made, input });
  git(["init", "-q", "-b", "main"]);
  git(["fast-import", "--quiet"], stream.join(""));
  git(["reset", "-q", "--hard", "main"]);
  return made;
}

beforeAll(() => {
  const texts = pages.flatMap((name) => [
    [`${name === "moved" ? "before" : name}.mdx`, `---\nkey: ${name}\n---\n${original}`],
    [`fr/${name}.mdx`, `---\nkey: ${name}\n---\nfr\n`],
  ]);
  const stream = [
    commit(1, { "docs.json": JSON.stringify({ name: "A", navigation }), ...Object.fromEntries(texts) }),
    commit(2, { "old.mdx": `---\nkey: old\n---\none\ntwo\nthree\nother\n`, "both.mdx": "---\nkey: both\n---\nx\n" }),
    commit(3, { "moved.mdx": { from: "before.mdx" }, "fr/new-name.mdx": { from: "fr/renamed.mdx" } }),
    commit(4, {
      "renamed.mdx": `---\nkey: renamed\n---\n${original}more\n`,
      "fr/both.mdx": "---\nkey: both\n---\ny\n",
    }),
    commit(5, { "old.mdx": "---\nkey: old\n---\none\ntwo\nother\n", "fresh.mdx": "---\nkey: fresh\n---\nz\n" }),
  ];
  folder = repositoryOf(stream);
  writeFileSync(join(folder, "docs/here.mdx"), `---\nkey: here\n---\n${original}not committed\n`);
  writeFileSync(join(folder, "docs/fr/fresh.mdx"), "---\nkey: fresh\n---\nnew\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("pages that are older than their originals", () => {
  test("are those whose original has other text since their last change", async () => {
    const { pages: stale, compared, isShallow } = await staleIn(join(folder, "docs"));
    expect({ compared, isShallow }).toEqual({ compared: pages.length, isShallow: false });
    expect(stale.map(({ share, ...page }) => ({ ...page, share: Math.round(share * 100) }))).toEqual(
      [
        page("old", "old", { changed: day(5), commits: 2, share: 23 }),
        page("renamed", "new-name", { changed: day(4), commits: 1, share: 7 }),
        page("here", "here", { changed: null, commits: 0, share: 7 }),
      ].toSorted((one, other) => other.share - one.share || (one.target < other.target ? -1 : 1)),
    );
  });

  test("need a history", async () => {
    const bare = mkdtempSync(join(tmpdir(), "navc-stale-"));
    writeFileSync(join(bare, "docs.json"), JSON.stringify({ name: "A", navigation }));
    await expect(staleIn(bare)).rejects.toThrow(/--stale reads the history of git: not a git repository/);
    rmSync(bare, { recursive: true });
  });
});

test("pages of which one was renamed are compared, and those without a counterpart are counted", async () => {
  const names = (...all: readonly string[]): object => ({ group: "G", pages: all });
  const config = (en: object, fr: object): string =>
    JSON.stringify({
      name: "A",
      navigation: {
        languages: [
          { language: "en", groups: [en] },
          { language: "fr", groups: [fr] },
        ],
      },
    });
  const texts = ["a", "b", "c", "only", "fr/a", "fr/b", "fr/c"].map((name) => [`${name}.mdx`, `${name}\n${original}`]);
  const made = repositoryOf([
    commit(1, {
      "docs.json": config(names("a", "b", "c", "only"), names("fr/a", "fr/b", "fr/c")),
      ...(Object.fromEntries(texts) as Record<string, string>),
    }),
    commit(2, { "b.mdx": "other\n", "c.mdx": "other\n" }),
    commit(3, {
      "docs.json": config(names("a", "new-b", "c", "only"), names("fr/a", "fr/b", "fr/d")),
      "new-b.mdx": { from: "b.mdx" },
      "fr/d.mdx": { from: "fr/c.mdx" },
    }),
  ]);
  const { pages: stale, compared, withoutCounterpart } = await staleIn(join(made, "docs"));
  rmSync(made, { recursive: true });
  expect(stale.map(({ source, target }) => [source, target])).toEqual([
    ["new-b.mdx", "fr/b.mdx"],
    ["c.mdx", "fr/d.mdx"],
  ]);
  expect([compared, withoutCounterpart]).toEqual([3, [{ file: "only.mdx", label: "fr" }]]);
});

test("a translation of a branch that lacks the change of its original is stale, whatever the dates are", async () => {
  const languages = ["en", "fr"].map((language) => ({
    language,
    pages: ["a", "b", "c"].map((name) => `${language}/${name}`),
  }));
  const config = JSON.stringify({ name: "A", navigation: { languages } });
  const on = (branch: string, made: string, parents: readonly string[] = []): string =>
    made.replace("/main\n", `/${branch}\n`).replace("1\nc\n", ["1\nc", ...parents, ""].join("\n"));
  const texts = ["en/a", "en/b", "en/c", "fr/a", "fr/b", "fr/c"].map((name) => [`${name}.mdx`, original]);
  const made = repositoryOf([
    on("main", commit(1, { "docs.json": config, ...Object.fromEntries(texts) })),
    on("before", commit(5, { "fr/a.mdx": "un\n" }), ["from refs/heads/main"]),
    on("main", commit(2, { "en/a.mdx": "one\ntwo\n", "en/b.mdx": "one\n", "en/c.mdx": "one\n" })),
    on("after", commit(6, { "fr/b.mdx": "deux\n" }), ["from refs/heads/main"]),
    on("main", commit(7, { "fr/a.mdx": "un\n", "fr/b.mdx": "deux\n" }), [
      "merge refs/heads/after",
      "merge refs/heads/before",
    ]),
  ]);
  const { pages: stale } = await staleIn(join(made, "docs"));
  rmSync(made, { recursive: true });
  expect(stale.map(({ target, written, changed, commits }) => ({ target, written, changed, commits }))).toEqual([
    { target: "fr/c.mdx", written: day(1), changed: day(2), commits: 1 },
    { target: "fr/a.mdx", written: day(5), changed: day(2), commits: 1 },
  ]);
});

test("a translation in which only links lead elsewhere is as old as before, and one with a new word is not", async () => {
  const languages = ["en", "fr"].map((language) => ({
    language,
    pages: ["a", "b", "c"].map((name) => `${language}/${name}`),
  }));
  const text = (link: string, word = "un"): string =>
    `[${word}](${link})\n\n[x]: ${link}\n<Card href="${link}" />\n${word}\n`;
  const names = ["a", "b", "c"];
  const french = (link: string): Record<string, string> =>
    Object.fromEntries(names.map((name) => [`fr/${name}.mdx`, text(link)]));
  const made = repositoryOf([
    commit(1, {
      "docs.json": JSON.stringify({ name: "A", navigation: { languages } }),
      ...Object.fromEntries(names.map((name) => [`en/${name}.mdx`, text("/en/a", "one")])),
      ...french("/en/a"),
    }),
    commit(2, Object.fromEntries(names.map((name) => [`en/${name}.mdx`, text("/en/a", "two")]))),
    commit(3, french("/en/other")),
    commit(4, { "fr/b.mdx": text("/en/other", "deux") }),
  ]);
  writeFileSync(join(made, "docs/fr/c.mdx"), text("/en/third"));
  const { pages: stale } = await staleIn(join(made, "docs"));
  rmSync(made, { recursive: true });
  expect(stale.map(({ target, written, changed }) => ({ target, written, changed }))).toEqual(
    ["a", "c"].map((name) => ({ target: `fr/${name}.mdx`, written: day(1), changed: day(2) })),
  );
});

test("a page that was renamed in both languages is as old as before, if that is not committed, and if git takes it for a new one", async () => {
  const navigationOf = (...names: readonly string[]): string => {
    const languages = ["en", "fr"].map((language) => ({
      language,
      pages: names.map((name) => `${language}/${name}`),
    }));
    return JSON.stringify({ name: "A", navigation: { languages } });
  };
  const small = (link: string): string => `[x](${link})\n`;
  const made = repositoryOf([
    commit(1, {
      "docs.json": navigationOf("a", "small"),
      "en/a.mdx": original,
      "fr/a.mdx": original,
      "en/small.mdx": small("/en/a"),
      "fr/small.mdx": small("/fr/a"),
    }),
    commit(2, { "en/a.mdx": `${original}five\n` }),
    commit(3, {
      "docs.json": navigationOf("a", "tiny"),
      "en/tiny.mdx": small("/en/somewhere/else/in/the/docs"),
      "fr/tiny.mdx": { from: "fr/small.mdx" },
    }),
  ]);
  for (const language of ["en", "fr"]) {
    mkdirSync(join(made, "docs", language, "new"));
    execFileSync("git", ["mv", `${language}/a.mdx`, `${language}/new/a.mdx`], { cwd: join(made, "docs") });
  }
  writeFileSync(join(made, "docs/docs.json"), navigationOf("new/a", "tiny"));
  const { pages: stale, compared } = await staleIn(join(made, "docs"));
  rmSync(made, { recursive: true });
  expect(stale.map(({ target, written }) => ({ target, written }))).toEqual([
    { target: "fr/new/a.mdx", written: day(1) },
  ]);
  expect(compared).toBe(2);
});

test("the share of changed lines leaves out lines without text, and their order", () => {
  expect([
    changedShare("a\n\nb", "b\n a"),
    changedShare("a", "b"),
    changedShare("a\na", "a"),
    changedShare("", ""),
  ]).toEqual([0, 1, 1 / 3, 0]);
});

test("where links within the site lead is no changed text, and where others lead is", () => {
  const before = `[a](/guides/a "A") and [b](#b)\n<Card href="/guides/c">c</Card>\n![d](./d.png)`;
  const after = `[a](/learn/a "A") and [b](#c)\n<Card href="/learn/c">c</Card>\n![d](../d.png)`;
  expect(changedShare(before, after)).toBe(0);
  expect(changedShare(`import A, { B } from "/snippets/a.mdx"`, `import A, { B } from "../parts/a.mdx"`)).toBe(0);
  expect(changedShare("[a]: /guides/a", "[a]: /learn/a")).toBe(0);
  expect(changedShare("[a](https://a.org/1)", "[a](https://a.org/2)")).toBe(1);
  expect(changedShare("[a](/a)", "[b](/a)")).toBe(1);
});

function staleIn(docs: string): ReturnType<ReturnType<typeof openProject>["findStale"]> {
  return openProject(docs, {}, { compiler: loadCompiler, cache: { version: "0" } }).findStale({});
}

function day(number: number): string {
  return `2026-01-0${number}T00:00:00+00:00`;
}

function page<Rest extends object>(source: string, target: string, rest: Rest): Rest & { readonly target: string } {
  return { source: `${source}.mdx`, target: `fr/${target}.mdx`, label: "fr", written: day(1), ...rest };
}
