// Which numbers are in docs/reference/benchmarks.md? Those of bench/results, between `<!-- measured: … -->` and `<!-- end -->`.

import {
  againHeader,
  againLine,
  largestFiles,
  limitHeader,
  limitLine,
  listedHeader,
  listedLine,
  peerHeader,
  peerLine,
  scriptHeader,
  scriptLine,
} from "./benchmark-tables.mjs";

/** @typedef {import("./benchmarks-page.d.mts").Results} Results */

const BLOCK = /(?<=<!-- measured: (?<name>[\w-]+) -->\n)[^]*?(?=<!-- end -->)/g;

/** The page with all measured blocks written anew. @param {string} page @param {Results} results @returns {string} */
export function withMeasurements(page, results) {
  return page.replaceAll(BLOCK, (...match) => {
    const { name } = match.at(-1);
    const block = blocks[name];
    if (block === undefined)
      throw new Error(`No measured block "${name}": choose from ${Object.keys(blocks).join(", ")}.`);
    return `\n${block(results)}\n\n`;
  });
}

/** @type {Record<string, (results: Results) => string>} */
const blocks = {
  machine: ({ peers }) => {
    const dates = [...new Set(peers.rows.map(({ date }) => date))].toSorted();
    const versions = Object.entries(peers.versions).map(([name, version]) => `${name} ${version}`);
    const { cpus, memoryGb, system } = peers.machine;
    return `Measured on ${dates.join(" and ")} with Node ${peers.node} on ${cpus}, ${memoryGb} GB, ${system}. ${versions.join(", ")}.`;
  },
  disk: ({ peers }) => [peerHeader, ...inOrder(peers.rows.filter(isFromDisk)).map(peerLine)].join("\n"),
  memory: ({ peers }) => [peerHeader, ...inOrder(peers.rows.filter(isInMemory)).map(peerLine)].join("\n"),
  listed: ({ peers }) =>
    [listedHeader, ...inOrder(peers.rows.filter(({ listed }) => listed.onlyPeer !== undefined)).map(listedLine)].join(
      "\n",
    ),
  again: ({ again }) => [againHeader, ...again.rows.map(againLine)].join("\n"),
  profiles: ({ profiles }) => largestFiles(profiles.rows, 8),
  limit: ({ limit }) => [limitHeader, ...limit.rows.map(limitLine)].join("\n"),
  scripts: ({ scripts }) => [scriptHeader, ...scripts.rows.map(scriptLine)].join("\n"),
};

const PEERS = ["docusaurus", "vitepress", "mintlify", "fumadocs-tree", "fumadocs-texts", "fumadocs-every-page"];

/** @param {{ input: string }} row */
function isReal({ input }) {
  return Number(!/^\d+k$/.test(input));
}

/** By peer, the generated sites before the real ones, by size: measurements are not made in this order. @param {Results["peers"]["rows"]} rows */
function inOrder(rows) {
  return rows.toSorted(
    (a, b) => PEERS.indexOf(a.peer) - PEERS.indexOf(b.peer) || isReal(a) - isReal(b) || a.listed.pages - b.listed.pages,
  );
}

/** The limit has a table of its own. @param {{ peer: string }} row */
function isFromDisk(row) {
  return row.peer !== "limit" && !isInMemory(row);
}

/** @param {{ peer: string }} row */
function isInMemory({ peer }) {
  return peer.startsWith("fumadocs");
}
