// How long does it take from saving a title to its new text on the screen, in an app of Vite with 10,000 pages?
//
//   npm run build && node bench/vite-edits.mjs [--edits 20] [--site 10k] [--vite vite-7]
//
// An app with the sidebar of the page alone runs in Chromium (CHROMIUM_PATH, else /usr/bin/chromium). Each edit is saved from this process,
// and ends with the first frame that is drawn after the sidebar has the new title. Printed are the medians, and what each part took:
// the watcher, the compile with the parts of the editions (`server`), and what is left (`browser`: both ways, reading, drawing).
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { shapes, siteFor } from "./sites.mjs";

const { values } = parseArgs({
  options: {
    edits: { type: "string", default: "20" },
    site: { type: "string", default: "10k" },
    vite: { type: "string", default: "vite" },
  },
});
const repository = resolve(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "navc-vite-bench-"));
mkdirSync(join(folder, "node_modules"));
symlinkSync(repository, join(folder, "node_modules/navc"));
const site = siteFor(values.site, shapes[values.site], { fresh: false });
cpSync(site.root, join(folder, "docs"), { recursive: true });

writeFileSync(join(folder, "index.html"), `<nav></nav><script type="module" src="/main.js"></script>`);
writeFileSync(
  join(folder, "main.js"),
  `import { findPage, loadEdition, sidebarEntries, viewPage } from "navc/runtime";
import * as first from "virtual:navc";
const list = (view, group) => sidebarEntries(view, group).map((entry) =>
  entry.kind === "group" ? "<b>" + entry.label + "</b>" + list(view, entry) : "<a>" + entry.label + "</a>").join("");
async function show({ editionAt, index, readEdition }) {
  const site = await loadEdition(index, editionAt(location.href), readEdition);
  document.querySelector("nav").innerHTML = list(viewPage(site, findPage(site, location.href).page));
}
await show(first);
import.meta.hot.accept("virtual:navc", (next) => next && show(next));
`,
);

const { createServer, version } = await import(
  pathToFileURL(join(repository, "node_modules", values.vite, "dist/node/index.js")).href
);
const { navc } = await import(pathToFileURL(join(repository, "dist/vite.js")).href);
const times = { reported: 0, sent: 0 };
const plugin = navc({ root: "docs" });
const { watchChange } = plugin;
plugin.watchChange = function (...given) {
  times.reported = performance.now();
  return watchChange.apply(this, given);
};
const server = await createServer({
  root: folder,
  configFile: false,
  logLevel: "silent",
  server: { host: "127.0.0.1", port: 0 },
  plugins: [plugin],
});
await server.listen();
const { hot } = server.environments.client;
const send = hot.send.bind(hot);
hot.send = (...given) => {
  if (given[0]?.type === "update") times.sent = performance.now();
  return send(...given);
};

const page = await (
  await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: ["--no-sandbox"] })
).newPage();
const listed = site.heads[Math.floor(site.heads.length / 2)];
await page.goto(server.resolvedUrls.local[0] + listed.replace(/(?:\/index)?\.mdx?$/, ""), { timeout: 120_000 });
await page.waitForSelector("nav a", { timeout: 120_000 });
// Until Vite has begun to watch all files.
await page.waitForTimeout(5000);

const file = join(folder, "docs", listed);
const before = readFileSync(file, "utf8");
const all = [];
const warmUps = 5;
for (let count = 0; count < warmUps + Number(values.edits); count += 1) all.push(await edit(`Edited ${count}`));
const rows = all.slice(warmUps);
console.log(
  `Vite ${version}, ${site.heads.length} pages, median of ${rows.length} edits of a title (lowest to highest), in ms`,
);
for (const part of ["whole", "watcher", "server", "browser"]) {
  const sorted = rows.map((row) => row[part]).toSorted((a, b) => a - b);
  const shown = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)].map((time) => time.toFixed(0));
  console.log(`${part.padEnd(8)} ${shown[0].padStart(5)}  (${shown[1]} to ${shown[2]})`);
}
await page.context().browser().close();
await server.close();
rmSync(folder, { recursive: true });

async function edit(title) {
  const drawn = page.evaluate(
    (text) =>
      new Promise((done) => {
        const look = () => {
          if (!document.querySelector("nav").textContent.includes(text)) return;
          observer.disconnect();
          requestAnimationFrame(() => done(performance.timeOrigin + performance.now()));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.querySelector("nav"), { childList: true });
      }),
    title,
  );
  // The watcher drops a report that follows another of the same file at once.
  await new Promise((next) => setTimeout(next, 250));
  const start = performance.now();
  writeFileSync(file, before.replace(/^title:.*$/m, `title: ${title}`));
  const end = (await drawn) - performance.timeOrigin;
  return {
    whole: end - start,
    watcher: times.reported - start,
    server: times.sent - times.reported,
    browser: end - times.sent,
  };
}
