// Can each text that a user meets be read without the sources of navc? No code of a decision, no clause, no file of the repository.
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { main } from "../../src/cli.ts";
import { builtPackage, type BuiltPackage } from "../examples/built-package.ts";

/** A decision, a clause, or a file or folder that the package does not have. */
const foreign = /\bD\d+\b|§|\b(?:src|test|bench|scripts|fixtures)\/|\b[\w-]+\.(?:ts|mjs)\b/;
const citation = /\bD\d+\b|§/;

let built: BuiltPackage;
beforeAll(() => {
  built = builtPackage();
});

function linesWith(pattern: RegExp, text: string): readonly string[] {
  return text.split("\n").filter((line) => pattern.test(line));
}

test.each([
  ["index.d.ts", 200],
  ["vitest.d.ts", 0],
])("the types of the package, which an editor shows: %s", (file, docstrings) => {
  const types = readFileSync(built.dist(file), "utf8");
  expect(types.match(/\/\*\*/g)?.length).toBeGreaterThan(docstrings);
  expect(linesWith(foreign, types)).toEqual([]);
  const pages = types.match(/[\w/-]+\.md\b/g) ?? [];
  expect(pages.filter((page) => !["CHANGELOG.md", "SECURITY.md", "README.md"].includes(page))).toEqual([]);
});

test.each(["docs", "navigation"])("the descriptions in the schema of %s", (schema) => {
  expect(linesWith(foreign, readFileSync(built.dist(`schema/${schema}.json`), "utf8"))).toEqual([]);
});

test.each(["", "check", "compile", "tree", "diff", "explain", "schema", "init", "export"])(
  "navc %s --help",
  async (command) => {
    let help = "";
    const stream = { write: (text: string) => (help += text) !== "" };
    const words = [...(command === "" ? [] : [command]), "--help"];
    expect(await main(words, { stdout: stream, stderr: stream, env: {} })).toBe(0);
    expect(help).toContain("Usage: navc");
    expect(linesWith(foreign, help)).toEqual([]);
  },
);

describe("the pages of the codes, which navc explain prints", () => {
  test.each(readdirSync("docs/reference/diagnostics"))("%s", (page) => {
    expect(linesWith(citation, readFileSync(`docs/reference/diagnostics/${page}`, "utf8"))).toEqual([]);
  });
});

/** Its sections have the numbers that maintainers cite. */
const numbered = "contract.md";

describe("the guides", () => {
  const guides = ["docs", "docs/hosts", "docs/reference"].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".md") && file !== numbered)
      .map((file) => `${folder}/${file}`),
  );

  test.each(["README.md", ...guides])("%s", (guide) => {
    const prose = readFileSync(guide, "utf8").replace(/\]\([^)]*\)/g, "]");
    expect(linesWith(citation, prose)).toEqual([]);
  });
});
