// Takes the pictures of `navc preview` that README.md and docs/preview.md show: `npm run build && npm run pictures`. Needs Chromium and git.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromiumPath, openChromium } from "../test/browser/chromium.mjs";

const repository = resolve(import.meta.dirname, "..");
const folder = join(repository, "docs/pictures");
const wide = { width: 1280, height: 800 };
const low = { width: 1280, height: 380 };
const phone = { width: 390, height: 780 };

const evidence = "#/site?page=/orders/refunds/disputes/evidence";
const toThird = (page) => pressTimes(page, "n", 3);
const untranslated = (page) => page.click('[data-question="untranslated"]');
const nothing = () => undefined;

/** Each picture: its site, the address in the preview, what has to be drawn, and what is done then. */
const pictures = [
  { name: "site", site: "site", colours: "both", hash: evidence, drawn: ".origins", act: nothing, size: wide },
  { name: "changes", site: "changes", colours: "both", hash: "#/changes", drawn: ".change", act: toThird, size: wide },
  { name: "map", site: "site", colours: "light", hash: "#/map", drawn: ".cell", act: untranslated, size: wide },
  { name: "find", site: "site", colours: "light", hash: evidence, drawn: ".origins", act: findRefunds, size: wide },
  {
    name: "problems",
    site: "problems",
    colours: "light",
    hash: "#/problems",
    drawn: ".problem",
    act: nothing,
    size: low,
  },
  { name: "phone", site: "changes", colours: "light", hash: "#/changes", drawn: ".change", act: nothing, size: phone },
];

const work = mkdtempSync(join(tmpdir(), "navc-pictures-"));
const browser = await openChromium(chromiumPath());
try {
  const files = writeSites();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, site, colours, hash, drawn, act, size } of pictures) {
    for (const colorScheme of colours === "both" ? ["light", "dark"] : ["light"]) {
      const context = await browser.newContext({
        viewport: size,
        deviceScaleFactor: 1.5,
        colorScheme,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await page.goto(pathToFileURL(files[site]).href + hash);
      await page.waitForSelector(drawn);
      await act(page);
      const file = join(folder, colorScheme === "dark" ? `${name}-dark.webp` : `${name}.webp`);
      writeFileSync(file, await webp(page));
      await context.close();
    }
  }
} finally {
  await browser.close();
  rmSync(work, { recursive: true });
}

async function webp(page) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 90 });
  return Buffer.from(data, "base64");
}

async function pressTimes(page, key, times) {
  for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
}

async function findRefunds(page) {
  await page.keyboard.press("/");
  await page.waitForSelector(".hit");
  await page.keyboard.type("refund");
  await page.waitForSelector('.hit:has-text("Issue a refund")');
}

/** Writes the previews of the example site: as it is, with an edit as in a pull request, and with mistakes. */
function writeSites() {
  const docs = join(work, "docs");
  cpSync(join(repository, "examples/acme"), docs, { recursive: true });
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("-c", "user.name=navc", "-c", "user.email=navc@localhost", "commit", "--quiet", "--message=Docs");
  const files = { site: writePreview("site") };
  edit((config) =>
    config
      .replace('"group": "Webhooks"', '"group": "Events and webhooks"')
      .replace('"guides/environments"', '"guides/test-orders", "guides/go-live"')
      .replace('"orders/idempotency",', "")
      .replace('"api-reference/pagination"', '"api-reference/pagination", "orders/idempotency"'),
  );
  rmSync(join(docs, "guides/environments.mdx"));
  writeFileSync(join(docs, "guides/test-orders.mdx"), "---\ntitle: Test orders\n---\n");
  writeFileSync(join(docs, "guides/go-live.mdx"), "---\ntitle: Go live\n---\n");
  files.changes = writePreview("changes", "--against", "git:main");
  edit((config) =>
    config
      .replace('"guides/quickstart"', '"guides/quikstart"')
      .replace('"POST /snapshots"', '"POST /snapshot"')
      .replace('"webhooks/retries"', '"webhooks/retries", "webhooks/retries"')
      .replace('"destination": "/guides/quickstart"', '"destination": "/guides/start"'),
  );
  files.problems = writePreview("problems");
  return files;

  function edit(change) {
    const file = join(docs, "docs.json");
    writeFileSync(file, change(readFileSync(file, "utf8")));
  }
}

function writePreview(name, ...options) {
  const bin = join(repository, "dist/cli/bin.js");
  try {
    execFileSync(process.execPath, [bin, "preview", "docs", ...options, "-o", `${name}.html`], {
      cwd: work,
      stdio: "ignore",
    });
  } catch (error) {
    // A site with problems ends with 1, and its preview is written.
    if (error.status !== 1) throw error;
  }
  return join(work, `${name}.html`);
}

function git(...words) {
  execFileSync("git", words, { cwd: work });
}
