// Where are measurements kept, and on which machine were they made?

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem } from "node:os";

/** Writes the row to the file of results. A row with the same values of `keys` is replaced, others are kept. */
export function addRow(file, row, keys, more) {
  const before = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).rows : [];
  const same = (each) => keys.every((key) => each[key] === row[key]);
  const dated = { date: new Date().toISOString().slice(0, 10), ...roundedCosts(row) };
  const at = before.findIndex(same);
  const rows = at === -1 ? [...before, dated] : before.with(at, dated);
  writeFileSync(file, `${JSON.stringify({ node: process.version, machine: machine(), ...more, rows }, null, 1)}\n`);
}

export function machineLine() {
  const { cpus: processors, memoryGb, system } = machine();
  return `Node ${process.version}, ${processors}, ${memoryGb} GB, ${system}`;
}

function machine() {
  return {
    cpus: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release().split(".").slice(0, 2).join(".")}`,
  };
}

function roundedCosts(row) {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, Array.isArray(value) ? value.map(roundedCost) : value]),
  );
}

function roundedCost(cost) {
  return Object.fromEntries(Object.entries(cost).map(([key, value]) => [key, rounded(value)]));
}

/** More digits than a measurement has would change with every run. */
function rounded(value) {
  return typeof value === "number" ? Number(value.toFixed(1)) : value;
}
