// Has one exported name one meaning in all of `src`?
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Names that two files declare. A new name does not belong here. */
const twice: readonly string[] = [
  // A component of the preview is called as the thing that it draws.
  "Choice",
  "DivisionFacts",
  "Icon",
  // A command is called as the function that it runs.
  "compile",
  "explain",
  // The same for a plain schema, and for one whose values may be a `$ref`.
  "boolean",
  "string",
];

const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|class|interface|type|enum) (\w+)/gm;

/** Each name that files of `src` declare and export, with these files. */
const declared: ReadonlyMap<string, ReadonlySet<string>> = declarations();

function declarations(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.d)\.tsx?$/.test(file),
  );
  for (const file of files)
    // Not lines of a module that is written as a text.
    for (const [, name = ""] of readFileSync(`src/${file}`, "utf8")
      .replace(/`[^`]*`/g, "``")
      .matchAll(declaration))
      found.set(name, (found.get(name) ?? new Set()).add(file));
  return found;
}

const doubled = [...declared].flatMap(([name, files]) => (files.size > 1 ? [name] : [])).toSorted();

test("a name that two files export is one that is known to be doubled", () => {
  expect(declared.size).toBeGreaterThan(1000);
  const unknown = doubled.filter((name) => !twice.includes(name));
  expect(unknown.map((name) => `${name}: ${[...(declared.get(name) ?? [])].join(", ")}`)).toEqual([]);
});

test("a name that is known to be doubled still is", () => {
  expect(twice.filter((name) => !doubled.includes(name))).toEqual([]);
});
