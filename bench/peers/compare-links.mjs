// Which links does navc call broken that Mintlify's own checker does not, and the other way round?
//
//   node bench/peers/compare-links.mjs <docs folder> … [--anchors]
//
// After `npm run build` and `npm ci --prefix bench/peers`. The checker of the platform (`mint broken-links`) says only in which file a
// link is, so links are compared by file and address. It prints what only one of the two reports.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const { getBrokenInternalLinks } = await import(
  process.env.PLATFORM_LINKS ?? "@mintlify/link-rot/dist/static-checking/getBrokenInternalLinks.js"
);
const { values, positionals } = parseArgs({ allowPositionals: true, options: { anchors: { type: "boolean" } } });
const codes = new Set(["link-not-found", "asset-not-found", ...(values.anchors ? ["anchor-not-found"] : [])]);

for (const folder of positionals) {
  const mine = reportedByNavc(folder);
  const theirs = await reportedByPlatform(folder);
  const [onlyNavc, onlyPlatform] = [missingIn(theirs, mine), missingIn(mine, theirs)];
  console.log(`${folder}: both ${mine.size - onlyNavc.length}`);
  for (const link of onlyNavc) console.log(`  navc only: ${link}`);
  for (const link of onlyPlatform) console.log(`  platform only: ${link}`);
}

function missingIn(others, links) {
  return [...links].filter((link) => !others.has(link)).toSorted((a, b) => a.localeCompare(b, "en"));
}

function reportedByNavc(folder) {
  const args = [join(import.meta.dirname, "../../dist/cli/bin.js"), "check", folder];
  const options = ["--links", "--assets", "--no-cache", "--dialect", "mintlify", "--reporter", "json"];
  const { diagnostics } = JSON.parse(outputOf([...args, ...options]));
  const places = diagnostics.filter(({ code }) => codes.has(code)).flatMap((each) => [each, ...each.related]);
  const texts = new Map();
  return new Set(
    places.flatMap(({ file, range }) => {
      if (range === undefined || range === null) return [];
      if (!texts.has(file)) texts.set(file, readFileSync(join(folder, file), "utf8"));
      return [`${file} ${texts.get(file).slice(range.start.offset, range.end.offset)}`];
    }),
  );
}

/** A check with errors exits with 1. */
function outputOf(args) {
  try {
    return execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 1 << 29 });
  } catch (error) {
    if (error.stdout) return error.stdout;
    throw error;
  }
}

async function reportedByPlatform(folder) {
  const links = await getBrokenInternalLinks(folder, { checkAnchors: values.anchors });
  return new Set(
    links.map(({ relativeDir, filename, originalPath }) => `${join(relativeDir, filename)} ${originalPath}`),
  );
}
