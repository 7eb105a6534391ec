// How are measurements written as tables, on a terminal and in docs/reference/benchmarks.md?

import { median } from "./measure.mjs";

/** @typedef {{ cpuMs: number, wallMs: number, memoryMb: number }} Cost what one run did cost */
/** @typedef {{ pages: number, onlyNavc?: number, onlyPeer?: number, titlesDiffer?: number, trailsDiffer?: number | null, sameOrder?: boolean | null }} Listed */
/** @typedef {{ peer: string, input: string, listed: Listed, navc: Cost[], other: Cost[] | null, seconds?: number }} PeerRow */
/** @typedef {{ name: string, percent: number }} Share */
/** @typedef {{ site: string, rooms: Share[], files: Share[], functions: Share[] }} ProfileRow */
/** @typedef {{ site: string, pages: number, nodes: number | null, outputBytes: number, navc: Cost[], limit: Cost[], half?: Cost[] }} LimitRow */
/** @typedef {{ task: string, pages: number, english: Cost[], scripts: Cost[] }} ScriptRow */
/** @typedef {{ cpuMs: number }} Cpu */
/** @typedef {{ site: string, pages: number, whole: Cpu[], first: Cpu[], title: Cpu[], titleInMemory: Cpu[], body: Cpu[], key: Cpu[], spec?: Cpu[], config: Cpu[] }} AgainRow */

export const peerHeader = table(
  [
    "peer",
    "input",
    "pages",
    "pairs",
    "CPU navc",
    "CPU peer",
    "times (min–max)",
    "wall navc",
    "wall peer",
    "times",
    "memory navc",
    "memory peer",
    "times",
  ],
  "llr",
);

/** One row: what navc and the peer cost, and how many times navc's cost the peer's is. @param {PeerRow} row */
export function peerLine({ peer, input, listed, navc, other, seconds }) {
  const cells = [peer, input, listed.pages.toLocaleString("en"), other?.length ?? 0];
  if (other === null) {
    return line([
      ...cells,
      time(middle(navc, "cpuMs")),
      `did not end in ${seconds} s`,
      "",
      time(middle(navc, "wallMs")),
      "",
      "",
      memory(middle(navc, "memoryMb")),
      "",
      "",
    ]);
  }
  const ratios = (/** @type {keyof Cost} */ field) => navc.map((cost, i) => other[i][field] / cost[field]);
  return line([
    ...cells,
    time(middle(navc, "cpuMs")),
    time(middle(other, "cpuMs")),
    range(ratios("cpuMs")),
    time(middle(navc, "wallMs")),
    time(middle(other, "wallMs")),
    median(ratios("wallMs")).toFixed(1),
    memory(middle(navc, "memoryMb")),
    memory(middle(other, "memoryMb")),
    median(ratios("memoryMb")).toFixed(1),
  ]);
}

export const listedHeader = table(
  ["peer", "input", "pages", "only navc lists", "only the peer lists", "other title", "other place", "same order"],
  "llr",
);

/** One row: in what the lists of pages of navc and of the peer differ. @param {PeerRow} row */
export function listedLine({ peer, input, listed }) {
  const { pages, onlyNavc, onlyPeer, titlesDiffer, trailsDiffer, sameOrder } = listed;
  const noTree = "it makes no tree";
  return line([
    peer,
    input,
    pages.toLocaleString("en"),
    onlyNavc,
    onlyPeer,
    titlesDiffer,
    trailsDiffer ?? noTree,
    sameOrder === null ? noTree : sameOrder ? "yes" : "no",
  ]);
}

export const limitHeader = table(
  [
    "site",
    "pages",
    "nodes",
    "written",
    "CPU",
    "CPU limit",
    "CPU ratio (min–max)",
    "wall",
    "wall ratio",
    "memory",
    "memory ratio",
    "t(n) / t(n/2)",
  ],
  "lr",
);

/** One row: how many times the cost of reading and writing navc's is. @param {LimitRow} row */
export function limitLine({ site, pages, nodes, outputBytes, navc, limit, half }) {
  const ratios = (/** @type {keyof Cost} */ field, /** @type {Cost[]} */ others) =>
    navc.map((cost, i) => cost[field] / others[i][field]);
  return line([
    site,
    pages,
    nodes ?? "–",
    `${(outputBytes / 1e6).toFixed(1)} MB`,
    time(middle(navc, "cpuMs")),
    time(middle(limit, "cpuMs")),
    range(ratios("cpuMs", limit)),
    time(middle(navc, "wallMs")),
    median(ratios("wallMs", limit)).toFixed(2),
    memory(middle(navc, "memoryMb")),
    median(ratios("memoryMb", limit)).toFixed(2),
    half === undefined ? "–" : median(ratios("cpuMs", half)).toFixed(2),
  ]);
}

export const scriptHeader = table(
  ["command", "pages", "CPU, English", "CPU, twelve scripts", "CPU ratio (min–max)", "memory ratio"],
  "lr",
);

/** One row: how many times the cost of an English site that of the same site in twelve scripts is. @param {ScriptRow} row */
export function scriptLine({ task, pages, english, scripts }) {
  const ratios = (/** @type {keyof Cost} */ field) => scripts.map((cost, i) => cost[field] / english[i][field]);
  return line([
    `\`${task}\``,
    pages,
    time(middle(english, "cpuMs")),
    time(middle(scripts, "cpuMs")),
    range(ratios("cpuMs")),
    median(ratios("memoryMb")).toFixed(2),
  ]);
}

export const againHeader = table(
  [
    "site",
    "pages",
    "`navc compile`",
    "first `compile()`",
    "another title",
    "the same, from memory",
    "another body",
    "another key",
    "a spec",
    "docs.json",
  ],
  "lr",
);

/** One row: the CPU time of each compile, as a median with the highest, and its share of a whole process. @param {AgainRow} row */
export function againLine({ site, pages, whole, first, title, titleInMemory, body, key, spec, config }) {
  const again = (/** @type {Cpu[] | undefined} */ costs) => {
    if (costs === undefined) return "–";
    const highest = Math.max(...costs.map(({ cpuMs }) => cpuMs));
    return `${time(cpu(costs))}, ${Math.round((100 * cpu(costs)) / cpu(whole))} % (max ${time(highest)})`;
  };
  const edits = [title, titleInMemory, body, key, spec, config];
  return line([site, pages, time(cpu(whole)), time(cpu(first)), ...edits.map(again)]);
}

/** @param {Cpu[]} costs */
function cpu(costs) {
  return median(costs.map(({ cpuMs }) => cpuMs));
}

/** Tables: the share of each room and file with what they call, and of the functions by themselves. @param {ProfileRow} row */
export function profileLines({ rooms, files, functions }) {
  return [
    table(["room", "share"], "lr"),
    ...shareLines(rooms),
    "",
    table(["file", "share"], "lr"),
    ...shareLines(files),
    "",
    table(["function, by itself", "share"], "lr"),
    ...shareLines(functions),
    "",
  ].join("\n");
}

/** One table for several sites: the files that take most in each, the largest first. @param {ProfileRow[]} rows @param {number} count */
export function largestFiles(rows, count) {
  const head = table(["", ...rows.flatMap(({ site }) => [site, "share"])], `r${"lr".repeat(rows.length)}`);
  const lines = Array.from({ length: count }, (_, i) => {
    const cells = rows.flatMap(({ files }) => [
      files[i]?.name ?? "",
      files[i] ? `${files[i].percent.toFixed(1)} %` : "",
    ]);
    return line([i + 1, ...cells]);
  });
  return [head, ...lines].join("\n");
}

/** What is below one percent is left out. @param {Share[]} shares */
function shareLines(shares) {
  return shares
    .filter(({ percent }) => percent >= 1)
    .map(({ name, percent }) => line([name, `${percent.toFixed(1)} %`]));
}

/** @param {Cost[]} costs @param {keyof Cost} field */
function middle(costs, field) {
  return median(costs.map((cost) => cost[field]));
}

/** @param {number} ms */
function time(ms) {
  return ms < 995 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(ms < 9950 ? 2 : 1)} s`;
}

/** @param {number} mb */
function memory(mb) {
  return `${Math.round(mb).toLocaleString("en")} MB`;
}

/** @param {number[]} ratios */
function range(ratios) {
  const digits = median(ratios) < 10 ? 2 : 1;
  return `${median(ratios).toFixed(digits)} (${Math.min(...ratios).toFixed(digits)}–${Math.max(...ratios).toFixed(digits)})`;
}

/** The head of a table; the last letter of `alignments` counts for all further columns. @param {string[]} names @param {string} alignments */
function table(names, alignments) {
  const rules = names.map((_, i) => ((alignments[i] ?? alignments.at(-1)) === "l" ? "---" : "---:"));
  return `${line(names)}\n|${rules.join("|")}|`;
}

/** @param {unknown[]} cells */
function line(cells) {
  return `| ${cells.join(" | ")} |`;
}
