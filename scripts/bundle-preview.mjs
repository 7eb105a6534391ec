// Bundles the page of `navc preview` into one HTML file: its script and its style are in it, and it loads nothing else (D167).
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { rolldown } from "rolldown";
import { writeIconFiles } from "./icon-files.mjs";

const repository = resolve(import.meta.dirname, "..");
const app = join(repository, "src/tools/preview/app");

/** Writes `preview.html` and the icons that it draws to the folder `dist`, and returns the files of packages that are in it. */
export async function bundlePreview(dist) {
  const build = await rolldown({
    cwd: repository,
    input: join(app, "main.tsx"),
    platform: "browser",
    tsconfig: false,
    // Every browser that runs the page knows the language of ES2019, and the other form of a package has helpers for older ones.
    resolve: { mainFields: ["module:es2019", "module", "main"] },
    // Calls of `h` have no name before their children, and need no second function that makes elements.
    transform: {
      jsx: { runtime: "classic", pragma: "h", pragmaFrag: "Fragment" },
      inject: { h: ["preact", "h"], Fragment: ["preact", "Fragment"] },
    },
  });
  // What bundlers would read of it, nobody bundles.
  const comments = { annotation: false };
  const { output } = await build.generate({ format: "iife", minify: true, comments });
  await build.close();
  const [{ code, moduleIds }, ...others] = output;
  if (others.length > 0) throw new Error("The preview has to be one script.");
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, "preview.html"), documentOf(code, styles()));
  return [...moduleIds, ...writeIconFiles(dist)];
}

/** In the order of their names, without comments and the blanks of their format. */
function styles() {
  const folder = join(app, "styles");
  const files = readdirSync(folder).toSorted();
  return files
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("")
    .replaceAll(/\/\*[^]*?\*\/|^\s+/gm, "")
    .replaceAll(/^([\w-]+): /gm, "$1:")
    .replaceAll(/;?\n\}\n?/g, "}")
    .replaceAll(/(?: (\{)|([;,]))\n/g, "$1$2");
}

/** The policy lets this script and this style run and nothing else, whatever gets into the page. */
function documentOf(script, style) {
  // "</script" can only be in a string, where the backslash changes nothing.
  const safe = script.replaceAll(/<\/(?=script)|<!--/gi, (found) => found.replace("<", "\\x3C")).trim();
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(safe)}`,
    `style-src ${hashOf(style)}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%230b7a5b'/%3E%3Cpath d='M5 4v8M5 5h6M5 11h6' stroke='white' stroke-width='1.5' fill='none'/%3E%3C/svg%3E">
<title>navc preview</title>
<style>${style}</style>
</head>
<body>
<noscript>navc preview needs JavaScript, which is off here, or not allowed by the program that shows this page. Allow it, or save the file and open it in a browser.</noscript>
<div id="app"></div>
<script type="application/json" id="preview-summary"></script>
<script>${safe}</script>
</body>
</html>
`;
}

function hashOf(text) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
