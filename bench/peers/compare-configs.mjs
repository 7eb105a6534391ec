// Does navc call an error what the platform refuses in docs.json, and nothing else?
//
//   node bench/peers/compare-configs.mjs [folder of sites …] [--cases 20000] [--seed 1]
//
// After `npm run build` and `npm ci --prefix bench/peers`. It compares the verdicts on every docs.json of `fixtures/` and of the folders,
// on files with every field that navc knows, and on copies of all of these with one change each: fields removed, renamed, moved and
// added, values of other forms and places, edited texts. It exits with 1 if the platform refuses a file in which navc has no error,
// or if navc has an error in what the platform takes as it is and `agreed` has no reason for it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { compileNavigation, memoryHost } from "../../dist/index.js";
import { aboutConfig, reasonOfError, reasonOfMiss } from "./agreed-configs.mjs";
import { divisions, listFields } from "../../build/compiler/contract/divisions.js";
import { pointerSegments } from "../../build/compiler/text/json-pointer.js";
import { numbers } from "./made-bodies.mjs";
import { changedConfig, everyField, vocabularyOf } from "./made-configs.mjs";

const { validateDocsConfig, validateSourceRefDocsConfig } = await import("@mintlify/validation");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: "string", default: "20000" },
    seed: { type: "string", default: "1" },
    show: { type: "string", default: "5" },
  },
});

const counts = {
  cases: 0,
  refused: 0,
  accepted: 0,
  misses: 0,
  dropped: 0,
  reasons: new Map(),
  unexplained: new Map(),
  doubled: new Map(),
};
const misses = [];
// An element of another repository, in whatever list it is.
const labels = Object.fromEntries(divisions.map(({ label }) => [label, label === "language" ? "en" : "A"]));

const fixtures = foldersIn(join(import.meta.dirname, "../../fixtures"))
  .flatMap(foldersIn)
  .map((folder) => join(folder, "input"));
const sites = positionals.flatMap((folder) => foldersIn(resolve(folder)));
const files = [...fixtures, ...sites].map((folder) => join(folder, "docs.json")).filter((file) => existsSync(file));
const read = files.flatMap((file) => {
  const value = readConfig(file);
  return value === undefined ? [] : [{ file, value }];
});
const whole = Array.from({ length: 42 }, (_, turn) => ({ file: `made ${turn}`, value: everyField(turn) }));
const refusedWhole = whole.filter(({ value }) => !verdictOn(value).success).map(({ file }) => file);
if (refusedWhole.length > 0) console.log(`made files that the platform refuses: ${refusedWhole.join(", ")}`);

for (const { file, value } of [...read, ...whole]) await compare(value, file);
console.log(`files as they are: ${summary()}`);
// Fixtures have navigation only; with what the platform requires, changes of them show more.
const complete = { theme: "mint", name: "Acme", colors: { primary: "#0F766E" } };
const sources = [...read, ...whole].map(({ file, value }) => ({ file, value: { ...complete, ...value } }));
const small = sources.filter(({ value }) => JSON.stringify(value).length < 60_000);
const vocabulary = vocabularyOf(sources.map(({ value }) => value));
const dice = numbers(Number(values.seed));
for (let number = 0; number < Number(values.cases); number += 1) {
  // Half of them change a file with every field.
  const from = dice(2) === 0 ? small.slice(-whole.length) : small;
  const { file, value } = from[dice(from.length)];
  const { name, config } = changedConfig(value, dice, vocabulary);
  await compare(config, `${file} ${name}`);
}
console.log(`with changes: ${summary()}`);
print("errors of navc in what the platform takes, with a reason", counts.reasons);
print("errors of navc in what the platform takes, without one", counts.unexplained);
print("two errors of one code at one place", counts.doubled);
for (const { file, text, issues } of misses.slice(0, Number(values.show)))
  console.log(`miss: ${file}\n  ${issues}\n  ${text.slice(0, 1500)}`);
process.exitCode = counts.misses > 0 || counts.unexplained.size > 0 ? 1 : 0;

function foldersIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}

function readConfig(file) {
  try {
    return resolved(JSON.parse(readFileSync(file, "utf8")), file, []);
  } catch {
    return undefined;
  }
}

/** What is in other repositories is known to a function of its own. */
function verdictOn(config) {
  const verdict = validateDocsConfig(config);
  if (verdict.success || !JSON.stringify(config).includes('"sourceRef"')) return verdict;
  const elsewhere = validateSourceRefDocsConfig(config);
  // It returns what it was given, and not what the platform makes of it.
  return elsewhere.success ? validateDocsConfig(withPlaceholders(config)) : elsewhere;
}

function withPlaceholders(value) {
  if (Array.isArray(value)) return value.map(withPlaceholders);
  if (typeof value !== "object" || value === null) return value;
  if (typeof value.sourceRef === "string") return { ...labels, href: "/a", pages: [] };
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withPlaceholders(each)]));
}

/** With every `$ref` followed, as the platform does before it looks at the file. */
function resolved(value, file, chain) {
  if (Array.isArray(value)) return value.map((each) => resolved(each, file, chain));
  if (typeof value !== "object" || value === null) return value;
  const own = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolved(each, file, chain)]));
  if (typeof value.$ref !== "string") return own;
  const target = resolve(dirname(file), value.$ref);
  if (chain.includes(target)) throw new Error("a loop");
  const { $ref: _ref, ...others } = own;
  const named = resolved(JSON.parse(readFileSync(target, "utf8")), target, [...chain, target]);
  return typeof named === "object" && !Array.isArray(named) ? { ...named, ...others } : named;
}

async function compare(config, file) {
  const text = JSON.stringify(config);
  if (text === undefined || typeof config !== "object") return;
  const verdict = verdictOn(JSON.parse(text));
  const { diagnostics } = await compileNavigation({
    host: memoryHost({ "docs.json": text }),
    dialect: "mintlify",
    discover: false,
  });
  const errors = diagnostics.filter(({ severity, code }) => severity === "error" && aboutConfig.has(code));
  counts.cases += 1;
  const places = errors.map(
    ({ code, message, pointer, range }) =>
      `${code} ${/lacks ("\w+")/.exec(message)?.[1] ?? ""} ${pointer} ${range?.start.offset}`,
  );
  const doubled = places.find((place, index) => places.indexOf(place) !== index);
  if (doubled !== undefined) count(counts.doubled, doubled.replaceAll(/\d+/g, "n"), text, file);
  if (!verdict.success) {
    counts.refused += 1;
    if (errors.length > 0) return;
    const reason = reasonOfMiss(config, verdictOn);
    if (reason !== undefined) return count(counts.reasons, reason, text, file);
    counts.misses += 1;
    misses.push({
      file,
      text,
      issues: verdict.error.issues.map(({ path, message }) => `${path.join("/")}: ${message}`).join("; "),
    });
    return;
  }
  counts.accepted += 1;
  for (const error of errors) {
    if (isDropped(error, config, verdict.data)) counts.dropped += 1;
    else {
      const reason = reasonOfError(error);
      count(
        reason === undefined ? counts.unexplained : counts.reasons,
        reason ?? `${error.code} ${error.message}`,
        text,
        file,
      );
    }
  }
}

/** True where the value at the place of an error, or what it is in, is not in what the platform makes of the file. */
function isDropped({ code, pointer }, config, data) {
  const keys = pointerSegments(pointer);
  // Of lists side by side the platform keeps one, which may be the one that navc names.
  const isSideBySide = code === "mixed-children" || code === "several-primary-patterns";
  let [written, kept] = [config, data];
  for (const key of isSideBySide ? keys.slice(0, -1) : keys) {
    if (typeof kept !== "object" || kept === null || kept[key] === undefined) return true;
    [written, kept] = [written[key], kept[key]];
  }
  return isSideBySide && listFields.some((list) => written[list] !== undefined && kept[list] === undefined);
}

function count(map, name, text, file) {
  const known = map.get(name) ?? { number: 0, example: text, file };
  map.set(name, { ...known, number: known.number + 1 });
}

function summary() {
  const { cases, refused, accepted, misses: missed, dropped } = counts;
  return `${cases} cases; the platform refuses ${refused}, of which navc misses ${missed}; it takes ${accepted}, and drops ${dropped} parts that navc calls an error`;
}

function print(title, map) {
  console.log(`${title}: ${[...map.values()].reduce((sum, { number }) => sum + number, 0)}`);
  for (const [name, { number, example, file }] of [...map].toSorted((a, b) => b[1].number - a[1].number).slice(0, 40))
    console.log(`  ${number} ${name}\n      ${file} ${process.env.EXAMPLES ? example.slice(0, 3000) : ""}`);
}
