// Measures where readers land who choose another language or version: node bench/switching.mjs FOLDER… [--sample=NUMBER]
//
// For each site with several editions: how many pairs of a page and another edition have each reason. With --sample, also
// some pairs that are not the same page, evenly spread, to be read by eye.
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { compileNavigation } from "../dist/index.js";
import { openNavigation, switchTarget, viewPage } from "../dist/runtime.js";

const reasons = ["same-page", "same-place", "nearest-section", "edition-home", "none"];

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: "string", default: "0" } },
});

const measured = [];
for (const root of folders) {
  const { navigation } = await compileNavigation({ root });
  if (navigation !== null && navigation.editions.length > 1) measured.push({ root, pairs: pairsOf(navigation) });
}

console.log(`| site | pairs | ${reasons.join(" | ")} |`);
console.log(`|---|--:|${reasons.map(() => "--:").join("|")}|`);
for (const { root, pairs } of measured) console.log(rowOf(basename(root), pairs));
const all = measured.flatMap(({ pairs }) => pairs);
console.log(rowOf("all", all));

const others = all.filter(({ reason }) => reason !== "same-page");
const count = Math.min(Number(values.sample), others.length);
for (let at = 0; at < count; at += 1) {
  const { from, edition, href, reason } = others[Math.floor((at * others.length) / count)];
  console.log(`${from} in ${edition}: ${reason} ${href}`);
}

/** A page in one edition, and where its reader lands in another one. */
function pairsOf(navigation) {
  const site = openNavigation(navigation);
  return Object.values(navigation.pages).flatMap((page) => {
    const shownIn = [...new Set(page.placements.flatMap(({ editions }) => editions))];
    return shownIn.flatMap((last) => {
      const view = viewPage(site, page, last);
      const rest = navigation.editions.filter(({ id }) => id !== last);
      return rest.map(({ id }) => ({
        from: page.href,
        edition: id,
        href: "",
        reason: "none",
        ...switchTarget(view, id),
      }));
    });
  });
}

function rowOf(name, pairs) {
  const shares = reasons.map((reason) => {
    const number = pairs.filter((pair) => pair.reason === reason).length;
    return number === 0 ? "" : `${((number / pairs.length) * 100).toFixed(1)} %`;
  });
  return `| ${name} | ${pairs.length} | ${shares.join(" | ")} |`;
}
