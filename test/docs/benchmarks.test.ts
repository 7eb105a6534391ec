// Are the numbers of docs/benchmarks.md, and its picture, those that were measured?
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { withMeasurements, type Results } from "../../bench/benchmarks-page.mjs";
import { drawCurves } from "../../bench/draw-curves.mjs";

const page = readFileSync("docs/benchmarks.md", "utf8");
const results: Results = {
  peers: resultsOf("peers"),
  limit: resultsOf("limit"),
  profiles: resultsOf("profiles"),
  again: resultsOf("again"),
};

test("the tables are those of bench/results", async () => {
  expect(page.match(/<!-- measured: [\w-]+ -->/g)).toHaveLength(7);
  await expect(withMeasurements(page, results)).toMatchFileSnapshot("../../docs/benchmarks.md");
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
  await expect(drawCurves(results.peers.rows)).toMatchFileSnapshot("../../docs/benchmarks.svg");
});

function resultsOf(name: keyof Results) {
  return JSON.parse(readFileSync(`bench/results/${name}.json`, "utf8"));
}
