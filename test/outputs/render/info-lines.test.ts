// Do the places that are named and the number of others add up to the number of infos?
import pc from "picocolors";
import { expect, test } from "vitest";
import type { Diagnostic } from "../../../src/compiler/diagnostics/diagnostic.ts";
import { infoLines } from "../../../src/outputs/render/info-lines.ts";

/** An info about several places. */
function info(line: number, places: number): Diagnostic {
  const related = Array.from({ length: places - 1 }, () => ({ message: "", file: "docs.json", line: 1, column: 1 }));
  return {
    code: "operation-unlisted",
    severity: "info",
    file: `docs.json:${line}`,
    count: places,
    related,
  } as unknown as Diagnostic;
}

function placesIn(infos: readonly Diagnostic[]): string {
  const colors = pc.createColors(false);
  const lines = infoLines(infos, {
    colors,
    columns: undefined,
    seeAll: () => "with --all",
    placeOf: ({ file }) => file,
  });
  return lines.slice(1).join("\n");
}

test.each([
  ["one info of one place", [info(1, 1)], "docs.json:1"],
  ["one info of many", [info(1, 59)], "docs.json:1, and 58 more"],
  [
    "several infos of one",
    [1, 2, 3, 4].map((line) => info(line, 1)),
    "docs.json:1, docs.json:2, docs.json:3, and 1 more",
  ],
  ["two infos of many", [info(1, 59), info(2, 59)], "docs.json:1 and 58 more, docs.json:2 and 58 more"],
  ["more infos than are named", [1, 2, 3, 4].map((line) => info(line, 2)), "docs.json:3 and 1 more, and 2 more"],
])("%s", (_, infos, end) => {
  expect(placesIn(infos)).toMatch(new RegExp(`${end}$`));
});
