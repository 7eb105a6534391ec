// Does the docstring of each public name stand alone, for a reader who has the package and not the repository?
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../../src");
const index = readFileSync(join(source, "index.ts"), "utf8");

const exported = [...index.matchAll(/export (?:type )?\{([^}]*)\} from "([^"]+)"/g)].flatMap(
  ([, names = "", file = ""]) =>
    names
      .split(",")
      .map((name) => name.replace(/^\s*(?:type )?/, "").trim())
      .filter((name) => name !== "")
      .map((name) => [name, join(dirname("index.ts"), file)] as const),
);

/** The docstring of an exported name, and the declaration with the docstrings in it; of a function only its head. */
function declarationOf(name: string, file: string): string {
  const text = readFileSync(join(source, file), "utf8");
  const doc = String.raw`(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?export (?:async )?`;
  const forms = [`(?:interface|class) ${name}\\b[^]*?^\\}`, `type ${name}\\b[^]*?;\\n(?! )`, `function ${name}\\b`];
  return new RegExp(`${doc}(?:${forms.join("|")})`, "m").exec(text)?.[0] ?? "";
}

test("the index names what there is", () => {
  expect(exported.length).toBeGreaterThan(50);
  expect(exported.filter(([name, file]) => declarationOf(name, file) === "")).toEqual([]);
});

test("each has a docstring", () => {
  expect(exported.filter(([name, file]) => !declarationOf(name, file).startsWith("/**"))).toEqual([]);
});

test("no docstring sends the reader to a decision, a clause or a file that is not in the package", () => {
  const comments = exported.flatMap(([name, file]) =>
    [...declarationOf(name, file).matchAll(/\/\*\*(?:(?!\*\/)[^])*\*\//g)].map(([comment]) => `${name}: ${comment}`),
  );
  expect(comments.length).toBeGreaterThan(exported.length);
  expect(comments.filter((comment) => /\bD\d+\b|§|\.(?:ts|md)\b/.test(comment))).toEqual([]);
});
