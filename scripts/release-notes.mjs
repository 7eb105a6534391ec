// What does CHANGELOG.md say of a version? Prints its section, and fails if the tag names another version than package.json:
// node scripts/release-notes.mjs v0.1.0
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parser } from "keep-a-changelog";

const repository = resolve(import.meta.dirname, "..");

/** The section of a tag, without its heading. Throws if the tag is not that of the version, or if the section is missing, empty or without a date. */
export function releaseNotes(tag, version, changelog) {
  if (tag !== `v${version}`) throw new Error(`The tag ${tag} is not v${version}, the version of package.json.`);
  const release = parser(changelog).findRelease(version);
  if (release?.date === undefined)
    throw new Error(`CHANGELOG.md has no dated section for ${version}. Run npm version.`);
  if (release.isEmpty()) throw new Error(`CHANGELOG.md says nothing about ${version}.`);
  return release.toString().replace(/^## .*\n+/, "");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const read = (file) => readFileSync(join(repository, file), "utf8");
  const { version } = JSON.parse(read("package.json"));
  process.stdout.write(`${releaseNotes(process.argv[2], version, read("CHANGELOG.md"))}\n`);
}
