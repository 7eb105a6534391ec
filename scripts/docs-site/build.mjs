// Builds the documentation of navc as a site, with navc: `navc import` makes the pages, `navc check` checks them, and the generator of
// examples/static-site draws them. node scripts/docs-site/build.mjs [--against <revision>] [-o <folder>]
//
// <folder>/pages has docs.json and the pages, <folder>/html what a web server serves from its root. With --against, `navc diff` compares
// the pages with those of that revision, and fails if an address is lost.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { documentsOf, textFor } from "./documents.mjs";

const repository = resolve(import.meta.dirname, "../..");
const { values } = parseArgs({
  options: {
    against: { type: "string" },
    output: { type: "string", short: "o", default: join(repository, "build/docs-site") },
  },
});
const { against, output } = values;

// Whatever else is in the folder is not ours.
for (const made of ["before", "checkout", "html", "pages", "source"])
  rmSync(join(output, made), { recursive: true, force: true });
const pages = makePages(repository, output);
run("dist/cli/bin.js", "check", pages, "--links", "--assets");
if (against !== undefined)
  run("dist/cli/bin.js", "diff", makePages(checkoutOf(against), join(output, "before")), pages);
run("examples/static-site/build.mjs", pages, join(output, "html"));

/** The documents of a checkout as a docs folder. */
function makePages(checkout, folder) {
  const documents = documentsOf(checkout);
  const [source, made] = [join(folder, "source"), join(folder, "pages")];
  writeSource(checkout, documents, source);
  run("dist/cli/bin.js", "import", "gitbook", source, "-o", made);
  writeFileSync(join(made, "docs.json"), JSON.stringify(configOf(checkout, documents), null, 2));
  return made;
}

function checkoutOf(revision) {
  const folder = join(output, "checkout");
  mkdirSync(folder, { recursive: true });
  const asked = ["rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`];
  const commit = execFileSync("git", asked, { cwd: repository, encoding: "utf8" }).trim();
  const packed = execFileSync("git", ["archive", commit], { cwd: repository, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-x"], { cwd: folder, input: packed });
  return folder;
}

/** The documents as a book: `navc import` reads the pages that its table of contents names. */
function writeSource(checkout, documents, source) {
  cpSync(join(checkout, "docs"), source, { recursive: true, filter: (path) => !path.endsWith(".md") });
  cpSync(join(repository, "examples/acme/favicon.svg"), join(source, "favicon.svg"));
  for (const [document, page] of documents) {
    const file = join(source, page);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, textFor(checkout, document, documents));
  }
  const entries = [...documents].map(([document, page]) => `* [${titleOf(checkout, document)}](${page})`);
  writeFileSync(join(source, "SUMMARY.md"), `# Summary\n\n${entries.join("\n")}\n`);
}

function titleOf(checkout, document) {
  return /^# (.*)/.exec(readFileSync(join(checkout, document), "utf8"))?.[1] ?? document;
}

/** Our docs.json, with the pages of the folders that have one for each code, entry point and theme. */
function configOf(checkout, documents) {
  const config = JSON.parse(readFileSync(join(checkout, "scripts/docs-site/docs.json"), "utf8"));
  const listed = (folder) =>
    [...documents.values()]
      .filter((page) => dirname(page) === folder && !page.endsWith("README.md"))
      .map((page) => page.replace(/\.md$/, ""));
  const groups = config.navigation.tabs.flatMap((tab) => tab.groups);
  for (const [label, folder] of Object.entries({
    "Exported names": "reference/api",
    "Problems by code": "reference/diagnostics",
    "For maintainers": "internals/decisions",
  }))
    groups.find(({ group }) => group === label).pages.push(...listed(folder));
  return config;
}

/** Runs a program of the repository. If it fails, or has something to report, so does the build. */
function run(program, ...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(repository, program), ...words], {
    encoding: "utf8",
  });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  if (status !== 0) process.exit(status ?? 1);
}
