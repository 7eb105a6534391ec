// How far does another program read docs.json as the contract says? Runs its command over fixtures/, and prints a table of the clauses:
// node scripts/conformance.mjs [--only <clause or folder>] [--list] "navc tree {input}". fixtures/README.md says what it compares.
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs, promisify } from "node:util";

const fixtures = resolve(import.meta.dirname, "../fixtures");
const run = promisify(execFile);

/** The cases of fixtures/, sorted by name; `only` is a clause (`§2.13`) or the beginning of a name. */
export function conformanceCases(only = "") {
  const names = readdirSync(fixtures, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(fixtures, name)).map((each) => `${name}/${each}`));
  return names
    .toSorted()
    .map(readCase)
    .filter(({ name, clauses }) => name.startsWith(only) || clauses.includes(only));
}

function readCase(name) {
  const folder = join(fixtures, name);
  const { covers = {}, options = {} } = JSON.parse(readFileSync(join(folder, "case.json"), "utf8"));
  // A rule of the contract is its section and a word: `2.13.mixed`.
  const clauses = [...new Set(Object.keys(covers).flatMap((rule) => /^\d+(?:\.\d+)?/.exec(rule)?.[0] ?? []))].map(
    (section) => `§${section}`,
  );
  const expected = readFileSync(join(folder, "expected/tree.txt"), "utf8");
  return { name, folder, clauses: clauses.length === 0 ? ["no clause"] : clauses, options, expected };
}

/** What a command prints for a case, beside what is expected: all of the tree, or only its addresses, are the same. */
export async function tryCase({ name, folder, options, clauses, expected }, command) {
  const words = command.split(" ").map((word) => word.replaceAll("{input}", join(folder, "input")));
  const env = { ...process.env, CASE: folder, CASE_OPTIONS: JSON.stringify(options) };
  const [program = "", ...rest] = words;
  // A program may end with an error where the site has one: what it prints counts.
  const { stdout = "" } = await run(program, rest, {
    env,
    encoding: "utf8",
    timeout: 60_000,
    maxBuffer: 2 ** 26,
  }).catch((error) => error);
  const printed = stdout === "" ? "no navigation\n" : stdout;
  const isTree = printed === expected;
  return { name, clauses, isTree, hasAddresses: isTree || addressesIn(printed) === addressesIn(expected) };
}

/** The addresses in an outline, in its order: a word that begins with "/" behind two blanks. */
function addressesIn(outline) {
  return [...outline.matchAll(/ {2}(\/\S*)(?= {2}|$)/gm)].map(([, address]) => address).join("\n");
}

/** A line for each clause, and one for all. */
export function conformanceTable(results) {
  const clauses = [...new Set(results.flatMap((result) => result.clauses))].toSorted((a, b) =>
    a.localeCompare(b, "en", { numeric: true }),
  );
  const rows = clauses.map((clause) =>
    rowOf(
      clause,
      results.filter((result) => result.clauses.includes(clause)),
    ),
  );
  const head = "| clause | cases | same tree | same addresses |\n|---|--:|--:|--:|";
  return `${[head, ...rows, rowOf("all", results)].join("\n")}\n`;
}

function rowOf(name, results) {
  const trees = results.filter(({ isTree }) => isTree).length;
  const addresses = results.filter(({ hasAddresses }) => hasAddresses).length;
  return `| ${name} | ${results.length} | ${trees} | ${addresses} |`;
}

async function main() {
  const options = { only: { type: "string" }, list: { type: "boolean" } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command] = positionals;
  if (command === undefined || !command.includes("{input}"))
    throw new Error('Name a command with {input} in it: node scripts/conformance.mjs "navc tree {input}"');
  const cases = conformanceCases(values.only);
  const results = [];
  const worker = async () => {
    // oxlint-disable-next-line no-await-in-loop -- each worker has one program running
    for (let next = cases.shift(); next !== undefined; next = cases.shift()) results.push(await tryCase(next, command));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  process.stdout.write(conformanceTable(results));
  const other = results.filter(({ isTree }) => !isTree).map(({ name }) => `fixtures/${name}\n`);
  if (values.list) process.stdout.write(`\nAnother tree:\n${other.toSorted().join("")}`);
  process.exitCode = other.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main();
