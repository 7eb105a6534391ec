// What does navc cost for a site whose texts are in memory?
//
// node navc-in-memory.mjs <texts.json> <tree file or ""> <cost file>

import { readFileSync, writeFileSync } from "node:fs";
import { compileNavigation, memoryHost } from "../../dist/index.js";
import { pagesOfNavc } from "./listed-pages.mjs";
import { startClock } from "./work-cost.mjs";

const [textsFile, treeFile, costFile] = process.argv.slice(2);
const texts = JSON.parse(readFileSync(textsFile, "utf8"));
const stopClock = startClock(costFile);
const { navigation } = await compileNavigation({ host: memoryHost(texts) });
stopClock();
if (treeFile) writeFileSync(treeFile, JSON.stringify(pagesOfNavc(navigation)));
