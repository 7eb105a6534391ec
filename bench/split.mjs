// How many bytes does a reader download for one page, with the whole navigation and with the part of their edition?
//
//   node bench/split.mjs [FOLDER…]
//
// FOLDER: docs folders to measure beside the generated site with 136 editions. Build first. All bytes are compressed with gzip.
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { compileNavigation, splitNavigation } from "../dist/index.js";
import { shapes, siteFor } from "./sites.mjs";

const { positionals } = parseArgs({ allowPositionals: true });
const generated = siteFor("136-editions", shapes["136-editions"], { fresh: false });

console.log("| site | pages | editions | whole | index | edition, median | edition, largest | a reader, at most |");
console.log("|---|---|---|---|---|---|---|---|");
for (const root of [...positionals, generated.root]) {
  const { navigation } = await compileNavigation({ root });
  if (navigation === null) throw new Error(`${root} has no docs.json that can be read`);
  const { index, files } = splitNavigation(navigation);
  const sizes = files.map(({ text }) => compressed(text)).toSorted((a, b) => a - b);
  const most = sizes.at(-1);
  const indexSize = compressed(JSON.stringify(index));
  const cells = [
    root === generated.root ? generated.name : basename(root),
    Object.keys(navigation.pages).length,
    files.length,
    compressed(JSON.stringify(navigation)),
    indexSize,
    sizes[Math.floor(sizes.length / 2)],
    most,
    indexSize + most,
  ];
  console.log(`| ${cells.map((cell) => (typeof cell === "number" ? cell.toLocaleString("en") : cell)).join(" | ")} |`);
}

function compressed(text) {
  return gzipSync(text, { level: 9 }).length;
}
