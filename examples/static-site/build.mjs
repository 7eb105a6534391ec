// How does a docs folder become a static site? One HTML file per page, drawn in the first edition that shows it.
//
//   node examples/static-site/build.mjs [docs folder] [output folder]
//
// Serve the output folder from the root of a host: all links start with "/".
import { join } from "node:path";
import { compileWithSettings, hostRedirects } from "navc";
import { openNavigation } from "navc/runtime";
import { writeAssets } from "./assets.mjs";
import { DocsFolder } from "./docs-folder.mjs";
import { html } from "./html.mjs";
import { pageTree } from "./mdast.mjs";
import { LeftOut, notDrawn } from "./not-drawn.mjs";
import { OtherEditions } from "./other-editions.mjs";
import { OutputFolder } from "./output-folder.mjs";
import { documentOf, notFoundPage } from "./page.mjs";
import { wordsIn } from "./page-text.mjs";
import { endProgress, showProgress } from "./progress.mjs";
import { searchIndex } from "./search-index.mjs";
import { settingsOf } from "./settings.mjs";
import { openSpecs } from "./specs.mjs";
import { viewOf } from "./view.mjs";

const here = import.meta.dirname;
const [root = join(here, "../acme"), out = join(here, "out")] = process.argv.slice(2);
const { navigation, diagnostics } = await compileWithSettings({ root, discover: true, onProgress: showProgress });

if (navigation === null) {
  endProgress();
  for (const { message } of diagnostics) console.error(message);
  process.exitCode = 1;
} else {
  const frames = new Set();
  const left = new LeftOut();
  // For Netlify. For another host: navc compile --format redirects --for.
  const redirects = hostRedirects(navigation, "netlify");
  const output = new OutputFolder(out);
  const count = await buildSite({ navigation, frames, left, docs: new DocsFolder(root) }, output);
  if (redirects.text !== "") output.write("_redirects", redirects.text);
  endProgress();
  const unknown = Object.values(navigation.pages).filter(({ operation }) => operation?.unresolved).length;
  if (unknown > 0)
    console.error(
      `${number(unknown, "endpoint")} not read: their addresses change when their specs are ("remoteSpecs").`,
    );
  for (const line of notDrawn(navigation, { frames, left, redirects })) console.error(line);
  console.log(`${number(count, "page")} in ${out}, ${counts(diagnostics)}: navc check ${root}`);
}

async function buildSite({ navigation, frames, left, docs }, output) {
  const pages = Object.values(navigation.pages).filter(isDrawn);
  const opened = openNavigation(navigation);
  const site = {
    navigation,
    opened,
    frames,
    left,
    docs,
    settings: settingsOf(docs),
    specs: await openSpecs(docs, pages),
  };
  const words = new Map();
  const others = new OtherEditions(site, output);
  for (const [done, page] of pages.entries()) {
    const tree = page.file === null ? undefined : pageTree(docs.text(page.file) ?? "");
    words.set(page.href, wordsIn(tree));
    const view = viewOf(site, page);
    output.write(fileOf(page.href), documentOf(view, tree, others.filesOf(view)));
    showProgress({ phase: "written", done: done + 1, total: pages.length });
  }
  for (const [href, { title, to }] of forwards(navigation)) output.write(fileOf(href), forward(title, to));
  for (const [number, edition] of navigation.editions.entries())
    output.write(
      join(navigation.site.basePath, `_site/search-${number}.json`),
      searchIndex(navigation, edition, words),
    );
  output.write("404.html", notFoundPage(navigation));
  writeAssets(site, output);
  return pages.length;
}

function number(count, noun) {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/** As `navc check` counts them. */
function counts(diagnostics) {
  const found = ["error", "warning", "info"].flatMap((severity) => {
    const { length } = diagnostics.filter((each) => each.severity === severity);
    return length === 0 ? [] : [number(length, severity)];
  });
  return found.join(", ") || "no problems";
}

/** A page with a `url` only forwards to it, and an entry without a file has nothing to show. */
function isDrawn({ url, missing, placements }) {
  return url === undefined && !missing && placements.length > 0;
}

/** `/guides/auth` is `guides/auth/index.html`. An href is encoded, a file name is not. */
function fileOf(href) {
  return join(...href.split("/").map(decodeURIComponent), "index.html");
}

/** The addresses that lead on to another one: pages with a `url`, and that of the whole site where no page has it. */
function forwards({ site, pages }) {
  const found = Object.values(pages).filter(({ url }) => url !== undefined);
  const all = new Map(found.map(({ href, title, url }) => [href, { title, to: url }]));
  const top = site.basePath || "/";
  if (site.href !== undefined && pages[top] === undefined) all.set(top, { title: site.name, to: site.href });
  return all;
}

function forward(title, href) {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" /><title>${title}</title
      ><meta http-equiv="refresh" content="0; url=${href}" /><a href="${href}">${title}</a>
    </html>`;
}
