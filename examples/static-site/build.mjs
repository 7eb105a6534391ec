// How does a docs folder become a static site? One HTML file per page, each drawn from its first placement alone.
//
//   node examples/static-site/build.mjs [docs folder] [output folder]
//
// Serve the output folder from the root of a host: all links start with "/".
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { compileNavigation } from "navc";
import { html } from "./html.mjs";
import { documentOf } from "./page.mjs";
import { endProgress, showProgress } from "./progress.mjs";

const here = import.meta.dirname;
const [root = join(here, "../acme"), out = join(here, "out")] = process.argv.slice(2);
const { navigation, diagnostics } = await compileNavigation({ root, onProgress: showProgress });

if (navigation === null) {
  endProgress();
  for (const { message } of diagnostics) console.error(message);
  process.exitCode = 1;
} else {
  const count = buildSite(navigation);
  endProgress();
  console.log(`${number(count, "page")} in ${out}, ${number(diagnostics.length, "problem")}: navc check ${root}`);
}

function buildSite(navigation) {
  const pages = Object.values(navigation.pages).filter((page) => page.url === undefined);
  for (const [done, page] of pages.entries()) {
    write(fileOf(page.href), documentOf(navigation, page, textOf(page)));
    showProgress({ phase: "written", done: done + 1, total: pages.length });
  }
  if (navigation.pages["/"] === undefined) write("index.html", entrance(navigation));
  for (const asset of ["style.css", "menus.js"]) copy(asset, join(navigation.site.basePath, "_site", asset));
  return pages.length;
}

function number(count, noun) {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

function textOf({ file }) {
  return file === null ? undefined : readFileSync(join(root, file), "utf8");
}

/** `/guides/auth` is `guides/auth/index.html`. An href is encoded, a file name is not. */
function fileOf(href) {
  return join(...href.split("/").map(decodeURIComponent), "index.html");
}

/** A site without a page at its root starts where its default edition does. */
function entrance({ site, editions }) {
  const { href = "/" } = editions.find((edition) => edition.default) ?? {};
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" /><title>${site.name}</title
      ><meta http-equiv="refresh" content="0; url=${href}" /><a href="${href}">${site.name}</a>
    </html>`;
}

function write(path, document) {
  writeFileSync(placeFor(path), document.toString());
}

function copy(asset, path) {
  copyFileSync(join(here, asset), placeFor(path));
}

/** Nothing is written outside the output folder. */
function placeFor(path) {
  const file = resolve(out, path);
  if (!file.startsWith(resolve(out) + sep)) throw new Error(`${path} is outside ${out}`);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}
