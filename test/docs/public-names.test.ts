// Does the docstring of each public name stand alone, for a reader who has the package and not the repository?
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const source = join(import.meta.dirname, "../../src");
/** What programs import: each file at the top is an entry point, but those of the program `navc`. */
const indexes = readdirSync(source).filter((file) => file.endsWith(".ts") && !["bin.ts", "cli.ts"].includes(file));

const exported = indexes.flatMap((index) =>
  [...readFileSync(join(source, index), "utf8").matchAll(/export (?:type )?\{([^}]*)\} from "([^"]+)"/g)].flatMap(
    ([, names = "", file = ""]) =>
      names
        .split(",")
        .map((name) =>
          name
            .replace(/^\s*(?:type )?/, "")
            .trim()
            .replace(/ as \w+$/, ""),
        )
        .filter((name) => name !== "")
        .map((name) => [name, join(dirname(index), file)] as const),
  ),
);

/** The docstring of an exported name, and the declaration with the docstrings in it; of a function only its head. */
function declarationOf(name: string, file: string): string {
  const text = readFileSync(join(source, file), "utf8");
  const doc = String.raw`(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?export (?:async )?`;
  const forms = [`(?:interface|class) ${name}\\b[^]*?^\\}`, `type ${name}\\b[^]*?;\\n(?! )`, `function\\*? ${name}\\b`];
  return new RegExp(`${doc}(?:${forms.join("|")})`, "m").exec(text)?.[0] ?? "";
}

test("an entry point declares nothing itself", () => {
  const declaring = indexes.filter((index) =>
    /^export (?!(?:type )?\{)/m.test(readFileSync(join(source, index), "utf8")),
  );
  expect(declaring).toEqual([]);
});

test("the entry points name what there is", () => {
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
