// How soon does the preview of 25,000 entries show something, and how long is it busy with one thing?
//
//   npm run build && node bench/preview.mjs [--site editions|one] [--runs 1] [--form file|served|both] [--fresh]
//
// The site has several languages and versions and some specs; with `one`, all entries are in one edition. Its preview runs in Chromium
// (CHROMIUM_PATH, else chromium-headless-shell or chromium of /usr/bin), written as a file and served. Times depend on the machine, so each has a ratio beside it. That of
// what somebody waits for is to `navc compile` of the same site. That of a task is to the task in which the same browser parses the whole
// navigation, and both are time of the processor. From 50 ms on, a task is long to a browser. Printed are medians of the runs.
// NAVC_BENCH_BIN names another program to measure in place of dist/cli/bin.js.
import { spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { chromiumPath } from "../test/browser/chromium.mjs";
import { measure, median } from "./measure.mjs";
import { longestTask } from "./preview-tasks.mjs";
import { machineLine } from "./results.mjs";
import { siteFor } from "./sites.mjs";

const BIN = resolve(process.env.NAVC_BENCH_BIN ?? join(import.meta.dirname, "../dist/cli/bin.js"));
const small = { tabs: 5, depth: 3, bodyBytes: [64, 256] };
const specs = { specs: 4, operations: 250, specFormat: "mixed" };
const shapes = {
  editions: { pages: 24_000, languages: 3, versions: 3, ...small, ...specs },
  one: { pages: 24_000, ...small, ...specs },
};
const { values } = parseArgs({
  options: {
    site: { type: "string", default: "editions" },
    form: { type: "string", default: "both" },
    runs: { type: "string", default: "1" },
    fresh: { type: "boolean", default: false },
  },
});
const site = siteFor(`preview-${values.site}`, shapes[values.site], { fresh: values.fresh });
const before = siteBefore();
const written = join(site.folder, "preview.html");
const result = join(site.folder, "navigation.json");

/** What is done after the page was loaded, each until `shown` is there. */
const actions = [
  ["next page", (page) => page.click(".neighbors a:last-child"), addressChanges],
  ["open a group", (page) => page.click('.row[aria-expanded="false"]'), () => nothing],
  ["scroll the sidebar", scrollSidebar, () => nothing],
  ["open the search", (page) => page.keyboard.press("/"), (page) => page.waitForSelector(".hit")],
  ["type 5 letters", (page) => page.keyboard.type("guide"), (page) => page.waitForSelector(".hit")],
  ["open what is found", (page) => page.keyboard.press("Enter"), addressChanges],
  ["another language", switchLanguage, addressChanges],
  ["open the map", (page) => page.click('.views a:has-text("Map")'), (page) => page.waitForSelector(".cell")],
  ["zoom the map", (page) => page.click(".cell"), (page) => page.waitForSelector(".map-trail button:nth-of-type(2)")],
  ["open the changes", (page) => page.click('.views a:has-text("Changes")'), (page) => page.waitForSelector(".change")],
];
const nothing = Promise.resolve();

const categories = [
  "toplevel",
  "loading",
  "blink.user_timing",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
];

const rounds = [];
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--no-sandbox"],
});
for (let run = 0; run < Number(values.runs); run += 1) {
  const compile = measure(BIN, ["compile", site.root, "-o", result, "--quiet"]).wallMs;
  const parse = await parseTime(readFileSync(result, "utf8"));
  const forms = { file: inFile, served: fromServer };
  const shown = values.form === "both" ? Object.keys(forms) : [values.form];
  for (const form of shown) rounds.push({ form, compile, parse, ...(await forms[form]()) });
}
await browser.close();
print();

/** The site as it was before a small change: some entries fewer, some groups with other names. */
function siteBefore() {
  const folder = join(site.folder, "before");
  if (!existsSync(folder)) cpSync(site.root, folder, { recursive: true });
  let count = 0;
  const config = JSON.parse(readFileSync(join(site.root, "docs.json"), "utf8"), (name, value) => {
    if (name === "pages") return value.filter((entry) => typeof entry !== "string" || (count += 1) % 250 !== 0);
    return name === "group" && (count += 1) % 100 === 0 ? `${value} before` : value;
  });
  writeFileSync(join(folder, "docs.json"), JSON.stringify(config, null, 2));
  return folder;
}

async function inFile() {
  const { wallMs } = measure(BIN, ["preview", site.root, "--against", before, "-o", written, "--quiet"], {
    allowed: [0, 1],
  });
  const loaded = await visit(`${pathToFileURL(written).href}#/site`, actions);
  return { ready: wallMs, ...loaded };
}

/** The browser opens the address as soon as it is printed, as with --open. */
async function fromServer() {
  const { ready, end, address } = await serve();
  const { painted, tasks } = await visit(`${address}#/site`, actions.slice(0, -1));
  const search = await searchTexts(address);
  await end();
  // The other site is compiled before the server listens.
  const compared = await serve("--against", before);
  const changes = await visit(`${compared.address}#/site`, actions.slice(-1));
  await compared.end();
  return { ready, painted, search, tasks: { ...tasks, ...changes.tasks, load: tasks.load } };
}

/** How long the search in texts takes: until it finds something, until it has read all, and for a question after. */
async function searchTexts(address) {
  const text = readFileSync(join(site.root, site.heads[0]), "utf8");
  const word = /\w{5,}(?=\W*$)/.exec(text)?.[0] ?? "guide";
  const ask = async (first) => {
    const query = new URLSearchParams(first ? { words: word, first: "" } : { words: word });
    const answer = await (await fetch(`${address}data/search.json?${query}`)).json();
    if (answer.failure !== undefined) throw new Error(answer.failure);
    return answer;
  };
  const start = performance.now();
  const times = {};
  for (let answer = await ask(true); ; answer = await ask(false)) {
    const now = performance.now() - start;
    if (answer.count > 0) times["first answer in texts"] ??= now;
    if (answer.of > 0 && answer.read === answer.of) {
      times["all texts read"] = now;
      break;
    }
    // As often as the page asks.
    await new Promise((done) => setTimeout(done, 250));
  }
  const after = performance.now();
  await ask(false);
  return { ...times, "a question after": performance.now() - after };
}

async function serve(...words) {
  const start = performance.now();
  const server = spawn(process.execPath, [BIN, "preview", site.root, ...words, "--port", "0", "--quiet"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = new Promise((end) => void server.once("exit", end));
  const address = await new Promise((found) => {
    server.stdout.once("data", (text) => found(text.toString().trim()));
  });
  const end = () => {
    server.kill("SIGINT");
    return ended;
  };
  return { ready: performance.now() - start, address, end };
}

async function visit(address, done) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 820 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.addInitScript(markSidebar);
  const tasks = {};
  await browser.startTracing(page, { categories });
  await page.goto(address);
  await page.waitForSelector(".inspected:not(:has(.loading))");
  await quiet(page);
  tasks.load = longestTask(await browser.stopTracing());
  const painted = await page.evaluate(paints);
  for (const [name, act, shown] of done) {
    if (name === "another language" && values.site === "one") continue;
    await browser.startTracing(page, { categories });
    const from = await page.evaluate("location.hash");
    await act(page);
    await shown(page, from);
    await quiet(page);
    tasks[name] = longestTask(await browser.stopTracing());
  }
  await context.close();
  return { painted, tasks };
}

/** Runs in the page. */
function markSidebar() {
  const observer = new MutationObserver(() => {
    for (const [name, selector] of [
      ["sidebar", ".row"],
      ["inspector", ".inspected:not(:has(.loading))"],
    ])
      if (performance.getEntriesByName(name).length === 0 && document.querySelector(selector))
        requestAnimationFrame(() => performance.mark(name));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function paints() {
  const entries = performance.getEntries().filter(({ entryType }) => entryType === "paint" || entryType === "mark");
  return Object.fromEntries(entries.map(({ name, startTime }) => [name, startTime]));
}

/** Until the page has nothing to do. */
function quiet(page) {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 150)))),
  );
}

function addressChanges(page, from) {
  return page.waitForFunction((before) => location.hash !== before, from);
}

async function scrollSidebar(page) {
  await page.hover(".sidebar .scroller");
  for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 600);
}

async function switchLanguage(page) {
  await page.click('.menu[data-name="Language"] > button');
  await page.click('.menu[data-name="Language"] li:last-child a');
}

/** What the browser takes to parse the navigation, as one task. */
async function parseTime(text) {
  const page = await browser.newPage();
  await page.evaluate((json) => void (globalThis.json = json), text);
  await browser.startTracing(page, { categories });
  await page.evaluate(() => new Promise((done) => setTimeout(() => done(void JSON.parse(globalThis.json)))));
  const time = longestTask(await browser.stopTracing());
  await page.close();
  return time;
}

function print() {
  const forms = [...new Set(rounds.map(({ form }) => form))];
  const of = (form, read) => median(rounds.filter((round) => round.form === form).map(read));
  console.log(machineLine());
  console.log(
    `${values.site}: ${site.heads.length} pages; navc compile ${ms(of(forms[0], (round) => round.compile))}, ` +
      `JSON.parse of its result ${ms(of(forms[0], (round) => round.parse))}\n`,
  );
  console.log(`| in ms (ratio) | ${forms.join(" | ")} |\n|---|${forms.map(() => "---:").join("|")}|`);
  const row = (name, read, baseline) =>
    console.log(
      `| ${name} | ${forms
        .map((form) =>
          cell(
            of(form, read),
            of(form, (round) => round[baseline]),
          ),
        )
        .join(" | ")} |`,
    );
  row("until the file or the address is there (÷ compile)", (round) => round.ready, "compile");
  for (const name of ["first-contentful-paint", "sidebar", "inspector"])
    row(`${name}, from opening (÷ compile)`, (round) => round.painted[name], "compile");
  const searched = rounds.find(({ search }) => search !== undefined);
  for (const name of Object.keys(searched?.search ?? {}))
    row(`${name} (÷ compile)`, (round) => round.search?.[name] ?? Number.NaN, "compile");
  for (const name of Object.keys(rounds[0].tasks))
    row(`longest task: ${name} (÷ parse)`, (round) => round.tasks[name], "parse");
}

function cell(time, baseline) {
  return Number.isFinite(time) ? `${time.toFixed(0)} (${(time / baseline).toFixed(2)})` : "–";
}

function ms(time) {
  return `${time.toFixed(0)} ms`;
}
