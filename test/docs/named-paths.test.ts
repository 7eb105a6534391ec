// Does each path exist that a document for maintainers names?
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { decisionFiles } from "../support/decisions.ts";

/** What a build or the tests of one case write. */
const made = /^(?:dist|build)\/|^expected\//;

const documents = ["ARCHITECTURE.md", "CONTRIBUTING.md"].map((file) => ({ file, text: readFileSync(file, "utf8") }));

/** What stands in backticks outside of blocks, and looks like a path or the name of a source file; none with a placeholder. */
function pathsIn(text: string): readonly string[] {
  const prose = text.replace(/^```[^]*?^```$/gm, "");
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, quote = ""]) => quote);
  return quoted.filter((quote) => /^[\w.-]+(?:\/[\w.-]+)+\/?$|^[\w-]+\/$|^[\w.-]+\.(?:tsx?|mjs)$/.test(quote));
}

function isThere(path: string): boolean {
  return existsSync(path) || existsSync(`src/${path}`);
}

test.each(documents)("each path in $file", ({ text }) => {
  const paths = pathsIn(text);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !isThere(path) && !made.test(path))).toEqual([]);
});

describe("the paths of decisions, which name files of sites, too", () => {
  test.each(decisionFiles)("$file", ({ text }) => {
    const own =
      /^(?:src|test|bench|scripts|fixtures|examples|docs|compiler|outputs|project|tools)\/|^(?!index\.)[\w.-]+\.test\.ts$/;
    const paths = pathsIn(text).filter((path) => own.test(path));
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});
