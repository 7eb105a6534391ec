// Prepares a new version: the section "Unreleased" of CHANGELOG.md becomes its section, and documents and examples name its packed file.
// `npm version <new version>` runs it before it commits.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parser } from "keep-a-changelog";

const repository = resolve(import.meta.dirname, "..");

/** The changelog with what is "Unreleased" as the section of a version, and an empty one above it. Throws if nothing is unreleased. */
export function datedChangelog(changelog, version, date) {
  const unreleased = parser(changelog).releases.find((release) => release.version === undefined);
  if (unreleased === undefined || unreleased.isEmpty()) throw new Error("CHANGELOG.md has nothing under Unreleased.");
  return changelog.replace(/^## \[Unreleased\]$/m, `## [Unreleased]\n\n## [${version}] - ${date}`);
}

function git(...words) {
  return execFileSync("git", words, { cwd: repository, encoding: "utf8" });
}

function prepare({ npm_new_version: version, npm_old_version: before }) {
  const rewrite = (file, changed) => {
    writeFileSync(join(repository, file), changed(readFileSync(join(repository, file), "utf8")));
    git("add", file);
  };
  rewrite("CHANGELOG.md", (text) => datedChangelog(text, version, new Date().toISOString().slice(0, 10)));
  const packed = `navc-${before}.tgz`;
  const naming = git("ls-files", "README.md", "docs", "examples", "src").trim().split("\n");
  for (const file of naming) {
    if (!/\.(?:md|ts|json)$/.test(file)) continue;
    if (readFileSync(join(repository, file), "utf8").includes(packed))
      rewrite(file, (text) => text.replaceAll(packed, `navc-${version}.tgz`));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) prepare(process.env);
