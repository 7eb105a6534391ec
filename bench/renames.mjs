// How many renamed pages does `navc diff` find again, and how many does git?
//
// npm run build && node bench/renames.mjs [--commits 200] [--seed 1]
//
// Each generated commit renames, edits, splits, copies, removes and adds pages (test/support/rename-commits.mjs), so that
// it is known which new page is which old one. The same files are given to `diffNavigation`, once without and once with
// the text of pages, and to `git diff -M60%`. Recall is the share of renamed pages that are found, precision the share
// of found ones that are right. Both parts of a page that was split are right.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { compileNavigation, diffNavigation, memoryHost } from "../build/index.js";
import { deeds, learnWords, renameCommit } from "../test/support/rename-commits.mjs";

const { values } = parseArgs({
  options: { commits: { type: "string" }, seed: { type: "string" }, wrong: { type: "boolean" } },
});
const docs = join(import.meta.dirname, "../docs");
const text = readdirSync(docs)
  .filter((name) => name.endsWith(".md"))
  .map((name) => readFileSync(join(docs, name), "utf8"))
  .join("\n");
const learned = learnWords(text);
const commits = Number(values.commits ?? 200);
const seed = Number(values.seed ?? 1);

const finders = {
  "navc, without texts": (commit) => navcRenames(commit, false),
  navc: (commit) => navcRenames(commit, true),
  "git -M60%": gitRenames,
};
const scores = Object.fromEntries(Object.keys(finders).map((name) => [name, new Map()]));

const gitFinds = { all: 0, navc: 0 };

for (let index = 0; index < commits; index += 1) {
  const commit = renameCommit(seed * 100_000 + index, learned);
  const found = {};
  for (const [name, find] of Object.entries(finders))
    add(scores[name], commit, (found[name] = await find(commit)), name);
  for (const { deed, from, to } of commit.right) {
    const hit = (name) => to.includes(found[name].get(from));
    if (!hit("git -M60%")) continue;
    gitFinds.all += 1;
    if (hit("navc")) gitFinds.navc += 1;
    else if (values.wrong)
      console.log(
        `not found: ${deed} ${from} → ${to.join(", ")} in commit ${index}\n${commit.before[`${from}.mdx`]}\n--- ${commit.after[`${to[0]}.mdx`]}`,
      );
  }
}
print();

async function navcRenames({ before, after }, withTexts) {
  const hosts = { before: memoryHost(before), after: memoryHost(after) };
  const [old, found] = await Promise.all(
    [hosts.before, hosts.after].map((host) => compileNavigation({ host, discover: true })),
  );
  const diff = diffNavigation(old.navigation, found.navigation, withTexts ? { hosts } : {});
  const moves = diff.changes.flatMap((change) => (change.kind === "page-moved" ? change.moves : []));
  return new Map(moves.map(({ from, to }) => [from.slice(1), to.slice(1)]));
}

function gitRenames({ before, after }) {
  const folder = mkdtempSync(join(tmpdir(), "navc-renames-"));
  const git = (...words) => execFileSync("git", ["-C", folder, ...words], { encoding: "utf8" });
  git("init", "-q");
  write(folder, before);
  git("add", "-A");
  git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", "before");
  for (const file of Object.keys(before)) rmSync(join(folder, file));
  write(folder, after);
  git("add", "-A");
  const lines = git("diff", "--cached", "-M60%", "-l0", "--name-status", "HEAD").split("\n");
  rmSync(folder, { recursive: true });
  const renames = lines.map((line) => line.split("\t")).filter(([status]) => status.startsWith("R"));
  return new Map(renames.map(([, from, to]) => [from.replace(/\.mdx$/, ""), to.replace(/\.mdx$/, "")]));
}

function write(folder, files) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function add(score, { right }, found, name) {
  const count = (deed, field) => {
    const counts = score.get(deed) ?? { due: 0, found: 0, wrong: 0 };
    counts[field] += 1;
    score.set(deed, counts);
  };
  const open = new Map(found);
  for (const { deed, from, to } of right) {
    if (to.length > 0) count(deed, "due");
    const target = found.get(from);
    open.delete(from);
    if (target === undefined) continue;
    count(deed, to.includes(target) ? "found" : "wrong");
    if (values.wrong && !to.includes(target)) console.log(`${name}: ${deed} ${from} → ${target}`);
  }
  for (const from of open.keys()) count(`other: ${from}`, "wrong");
}

function print() {
  const names = Object.keys(finders);
  console.log(`| page was | ${names.join(" | ")} |\n|---|${names.map(() => "---:").join("|")}|`);
  for (const deed of deeds) {
    const cells = names.map((name) => {
      const { due, found, wrong } = scores[name].get(deed) ?? { due: 0, found: 0, wrong: 0 };
      return `${due === 0 ? "–" : `${found} of ${due}`}${wrong === 0 ? "" : `, ${wrong} wrong`}`;
    });
    console.log(`| ${deed} | ${cells.join(" | ")} |`);
  }
  const totals = names.map((name) => {
    const all = [...scores[name].values()];
    const [due, found, wrong] = ["due", "found", "wrong"].map((field) =>
      all.reduce((sum, each) => sum + each[field], 0),
    );
    return { recall: found / due, precision: found / (found + wrong) };
  });
  for (const field of ["recall", "precision"])
    console.log(`| **${field}** | ${totals.map((total) => `${(100 * total[field]).toFixed(1)} %`).join(" | ")} |`);
  console.log(`\nOf ${gitFinds.all} renamed pages that git finds, navc finds ${gitFinds.navc}.`);
}
