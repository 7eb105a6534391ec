// How does the cost grow with the number of pages? The picture of docs/reference/benchmarks.md, drawn from the measurements.

import { median } from "./measure.mjs";

const PANEL = { width: 300, height: 260, left: 54, top: 64, gap: 122 };
const WIDTH = 3 * PANEL.width + 2 * PANEL.gap + PANEL.left + PANEL.gap;
const HEIGHT = PANEL.top + PANEL.height + 46;
const LABEL_HEIGHT = 15;

// A site of 10,500 pages needs no scale up to 100,000.
const NEAR = 0.05;

/** @typedef {import("./draw-curves.d.mts").MeasuredRow} Row */
/** @typedef {{ name: string, className: string, points: { pages: number, value: number }[] }} Curve */
/** @typedef {{ title: string, format: (value: number) => string, curves: Curve[] }} Panel */

const DISK = {
  limit: "the limit",
  docusaurus: "Docusaurus",
  vitepress: "VitePress",
  mintlify: "Mintlify",
};
const MEMORY = {
  "fumadocs-tree": "fumadocs: tree",
  "fumadocs-texts": "fumadocs: texts",
  "fumadocs-every-page": "fumadocs: links",
};

/** @param {Row[]} rows @returns {string} an SVG image, readable on light and on dark pages */
export function drawCurves(rows) {
  const panels = [
    { title: "CPU time, from disk", format: seconds, curves: curvesOf(rows, "limit", DISK, cpuSeconds) },
    {
      title: "Peak memory, from disk",
      format: megabytes,
      curves: curvesOf(rows, "limit", DISK, (cost) => cost.memoryMb),
    },
    { title: "CPU time, in memory", format: seconds, curves: curvesOf(rows, "fumadocs-tree", MEMORY, cpuSeconds) },
  ];
  const drawn = panels.map((panel, i) => drawPanel(panel, PANEL.left + i * (PANEL.width + PANEL.gap)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="CPU time and peak memory of navc and of other programs by the number of pages">
${STYLE}
<rect class="paper" width="${WIDTH}" height="${HEIGHT}" rx="8"/>
${drawn.join("\n")}
</svg>
`;
}

const STYLE = `<style>
text { font: 12px system-ui, sans-serif; fill: #1f2328; }
.title { font-weight: 600; font-size: 14px; }
.axis { fill: #59636e; }
.paper { fill: #ffffff; }
.grid { stroke: #d1d9e0; stroke-width: 1; }
.navc { stroke: #0550ae; fill: #0550ae; stroke-width: 3.5; font-weight: 600; }
.c1 { stroke: #6e7781; fill: #6e7781; }
.c2 { stroke: #1a7f37; fill: #1a7f37; }
.c3 { stroke: #8250df; fill: #8250df; }
.c4 { stroke: #bc4c00; fill: #bc4c00; }
polyline { stroke-width: 2; }
polyline.navc, polyline.c1, polyline.c2, polyline.c3, polyline.c4 { fill: none; }
text.label { stroke: #ffffff; stroke-width: 4; paint-order: stroke; }
@media (prefers-color-scheme: dark) {
text { fill: #f0f6fc; }
.axis { fill: #9198a1; }
.paper { fill: #0d1117; }
.grid { stroke: #3d444d; }
.navc { stroke: #79c0ff; fill: #79c0ff; }
.c1 { stroke: #9198a1; fill: #9198a1; }
.c2 { stroke: #56d364; fill: #56d364; }
.c3 { stroke: #d2a8ff; fill: #d2a8ff; }
.c4 { stroke: #ffa657; fill: #ffa657; }
text.label { stroke: #0d1117; }
}
</style>`;

/**
 * The curve of navc, from the rows of one comparison, and one for each other program.
 * @param {Row[]} rows @param {string} reference @param {Record<string, string>} names
 * @param {(cost: import("./draw-curves.d.mts").MeasuredCost) => number} valueOf @returns {Curve[]}
 */
function curvesOf(rows, reference, names, valueOf) {
  const pointsOf = (/** @type {string} */ peer, /** @type {"navc" | "other"} */ side) =>
    rows
      .filter((row) => row.peer === peer && /^\d+k$/.test(row.input) && row[side] !== null)
      .map((row) => ({ pages: row.listed.pages, value: median((row[side] ?? []).map(valueOf)) }))
      .toSorted((a, b) => a.pages - b.pages);
  const others = Object.entries(names).map(([peer, name], i) => ({
    name,
    className: `c${i + 1}`,
    points: pointsOf(peer, "other"),
  }));
  return [...others, { name: "navc", className: "navc", points: pointsOf(reference, "navc") }].filter(
    ({ points }) => points.length > 0,
  );
}

/** @param {import("./draw-curves.d.mts").MeasuredCost} cost */
function cpuSeconds({ cpuMs }) {
  return cpuMs / 1000;
}

/** @param {Panel} panel @param {number} left */
function drawPanel({ title, format, curves }, left) {
  const points = curves.flatMap((curve) => curve.points);
  const x = scale(
    points.map(({ pages }) => pages),
    left,
    left + PANEL.width,
    10,
  );
  const y = scale(
    points.map(({ value }) => value),
    PANEL.top + PANEL.height,
    PANEL.top,
    10,
  );
  const bottom = PANEL.top + PANEL.height;
  const lines = [
    `<text class="title" x="${left}" y="34">${title}</text>`,
    ...y.powers.flatMap((power) => [
      `<line class="grid" x1="${left}" x2="${left + PANEL.width}" y1="${y.at(power)}" y2="${y.at(power)}"/>`,
      `<text class="axis" x="${left - 8}" y="${y.at(power) + 4}" text-anchor="end">${format(power)}</text>`,
    ]),
    ...x.powers.flatMap((power) => [
      `<line class="grid" x1="${x.at(power)}" x2="${x.at(power)}" y1="${PANEL.top}" y2="${bottom}"/>`,
      `<text class="axis" x="${x.at(power)}" y="${bottom + 18}" text-anchor="middle">${power.toLocaleString("en")}</text>`,
    ]),
    `<text class="axis" x="${left + PANEL.width / 2}" y="${bottom + 36}" text-anchor="middle">pages</text>`,
    ...curves.map(({ className, points: own }) => {
      const path = own.map(({ pages, value }) => `${x.at(pages)},${y.at(value)}`);
      return `<polyline class="${className}" points="${path.join(" ")}"/>`;
    }),
    ...labels(curves, x.at, y.at),
  ];
  return lines.join("\n");
}

/** The names of the curves at their ends, moved apart where they would cover each other. @param {Curve[]} curves @param {(n: number) => number} x @param {(n: number) => number} y */
function labels(curves, x, y) {
  const ends = curves
    .map(({ name, className, points }) => {
      const { pages, value } = points.at(-1) ?? { pages: 1, value: 1 };
      return { name, className, x: x(pages), y: y(value) };
    })
    .toSorted((a, b) => a.y - b.y);
  let lowest = -Infinity;
  return ends.map((end) => {
    lowest = Math.max(end.y, lowest + LABEL_HEIGHT);
    return `<text class="${end.className} label" x="${end.x + 8}" y="${round(lowest + 4)}">${end.name}</text>`;
  });
}

/** A logarithmic scale over whole powers of ten around the values. @param {number[]} values @param {number} from @param {number} to */
function scale(values, from, to) {
  const least = Math.floor(Math.log10(Math.min(...values)) + NEAR);
  const most = Math.ceil(Math.log10(Math.max(...values)) - NEAR);
  const at = (/** @type {number} */ value) =>
    round(from + ((Math.log10(value) - least) / (most - least)) * (to - from));
  return { at, powers: Array.from({ length: most - least + 1 }, (_, i) => 10 ** (least + i)) };
}

/** @param {number} number */
function round(number) {
  return Math.round(number * 10) / 10;
}

/** @param {number} value */
function seconds(value) {
  return value < 1 ? `${value * 1000} ms` : `${value} s`;
}

/** @param {number} value */
function megabytes(value) {
  return value < 1000 ? `${value} MB` : `${value / 1000} GB`;
}
