// How much longer does a site take that is written in twelve scripts, compared with the same site in English?
//
// npm run build && npm run bench -- --scripts [--runs 5] [--json <file>] [--fresh]
//
// Both sites have the same shape, and nearly all texts of the one are outside ASCII: labels, titles, descriptions, headings
// and links. Both run as whole processes and in turn. The goal is a ratio of at most 1.2.

import { siteFor } from "./sites.mjs";

const SHAPE = { pages: 6_000, tabs: 5, depth: 3 };
const TASKS = {
  "navc compile": (root, output) => ["compile", root, "-o", output, "--quiet"],
  "navc check": (root) => ["check", root, "--quiet"],
  "navc check --links": (root) => ["check", root, "--quiet", "--links", "--no-cache"],
  "navc tree": (root) => ["tree", root],
};

/** A row for each command, one after the other. `run` measures navc with some words. */
export function* scriptRows({ runs, fresh }, run) {
  const sites = { english: siteFor("english", SHAPE, { fresh }) };
  sites.scripts = siteFor("twelve-scripts", { ...SHAPE, texts: "twelve scripts" }, { fresh });
  for (const [task, wordsOf] of Object.entries(TASKS)) {
    const once = ({ root, folder }) => run(wordsOf(root, `${folder}/navigation.json`));
    once(sites.english);
    once(sites.scripts);
    const rounds = Array.from({ length: runs }, () => ({ english: once(sites.english), scripts: once(sites.scripts) }));
    const of = (name) => rounds.map((round) => round[name]);
    yield { task, pages: SHAPE.pages, english: of("english"), scripts: of("scripts") };
  }
}
