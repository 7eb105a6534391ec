// Are the numbers of docs/reference/benchmarks.md, and its picture, those that were measured?
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withMeasurements, type Results } from "../../bench/benchmarks-page.mjs";
import { drawCurves } from "../../bench/draw-curves.mjs";

const page = readFileSync("docs/reference/benchmarks.md", "utf8");
const results: Results = {
  peers: resultsOf("peers"),
  limit: resultsOf("limit"),
  scripts: resultsOf("scripts"),
  profiles: resultsOf("profiles"),
  again: resultsOf("again"),
};

test("the tables are those of bench/results", async () => {
  expect(page.match(/<!-- measured: [\w-]+ -->/g)).toHaveLength(8);
  await expect(withMeasurements(page, results)).toMatchFileSnapshot("../../docs/reference/benchmarks.md");
});

test("the README says what was measured from disk", () => {
  const said = "1,000 pages take about 0.2 seconds of CPU time, and 100,000 pages 5 to 6 seconds";
  expect(readFileSync("README.md", "utf8")).toContain(said);
  const secondsOf = (input: string): readonly number[] =>
    results.peers.rows.flatMap((row) =>
      row.input === input && !row.peer.startsWith("fumadocs") ? row.navc.map(({ cpuMs }) => cpuMs / 1000) : [],
    );
  for (const seconds of secondsOf("1k")) expect(Math.round(seconds * 10)).toBe(2);
  const large = secondsOf("100k");
  expect([Math.floor(Math.min(...large)), Math.ceil(Math.max(...large))]).toEqual([5, 6]);
});

test("another measurement would be another table", () => {
  const rows = results.peers.rows.map((row) => {
    const slower = row.other?.map((cost) => ({ ...cost, cpuMs: 2 * cost.cpuMs })) ?? null;
    return row.peer === "docusaurus" ? { ...row, other: slower } : row;
  });
  const other = { ...results, peers: { ...results.peers, rows } };
  expect(withMeasurements(page, other)).not.toBe(withMeasurements(page, results));
  expect(drawCurves(other.peers.rows)).not.toBe(drawCurves(results.peers.rows));
});

test("the picture is drawn from bench/results", async () => {
  await expect(drawCurves(results.peers.rows)).toMatchFileSnapshot("../../docs/reference/benchmarks.svg");
});

function resultsOf(name: keyof Results) {
  return JSON.parse(readFileSync(`bench/results/${name}.json`, "utf8"));
}
