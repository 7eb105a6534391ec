// What does a program load that imports one of the entry points?
import { readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { builtPackage } from "../examples/built-package.ts";
import { packagesIn } from "./packages-in.ts";

const { exports } = JSON.parse(readFileSync("package.json", "utf8")) as {
  readonly exports: { readonly [path: string]: string | { readonly default: string } };
};

/** The programs that a program of Node or a browser imports, and the command. */
const entries = [
  ...Object.values(exports).flatMap((target) =>
    typeof target === "string" ? [] : [target.default.replace("./dist/", "")],
  ),
  "cli/bin.js",
];

interface Loaded {
  /** Built files, in the order of their names. */
  readonly files: readonly string[];
  /** Packages that have to be installed, and modules of Node. */
  readonly imported: readonly string[];
  /** Packages that the files contain. */
  readonly contained: readonly string[];
  readonly bytes: number;
}

/** What is loaded before the first line of an entry runs. What `import()` loads later is not in it. */
function loadedBy(entry: string): Loaded {
  const files = new Set<string>();
  const imported = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const text = readFileSync(built(file), "utf8");
    for (const [, name = ""] of text.matchAll(/(?:^|;)(?:import|export)\b[^;'"(]*?"([^"]+)";/gm)) {
      if (name.startsWith(".")) visit(posix.join(posix.dirname(file), name));
      else imported.add(name);
    }
  };
  visit(entry);
  return {
    files: [...files].toSorted(),
    imported: [...imported].toSorted(),
    contained: [...new Set([...files].flatMap((file) => packagesIn(built(file))))].toSorted(),
    bytes: [...files].reduce((sum, file) => sum + statSync(built(file)).size, 0),
  };
}

function built(file: string): string {
  return builtPackage().dist(file);
}

test("each entry loads these files and packages", async () => {
  const sections = entries.map((entry) => {
    const { files, imported, contained } = loadedBy(entry);
    return [
      entry,
      `  files: ${files.join(" ")}`,
      `  imports: ${imported.join(" ")}`,
      `  contains: ${contained.join(" ")}`,
    ].map((line) => line.trimEnd());
  });
  await expect(`${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`).toMatchFileSnapshot("loads.txt");
});

/** In bytes: what an entry loads, with a little room above what it is. */
const limits: { readonly [entry: string]: number } = {
  "index.js": 1_025_000,
  "adapters.js": 300_000,
  "change.js": 1_300_000,
  "page-writer.js": 1_600_000,
  "runtime.js": 35_000,
  "web.js": 492_000,
  "vite.js": 1_300_000,
  "vitest.js": 1_300_000,
  "cli/bin.js": 200_000,
};

test("no entry loads more than its limit", () => {
  expect(entries.toSorted()).toEqual(Object.keys(limits).toSorted());
  const over = entries.filter((entry) => loadedBy(entry).bytes > limits[entry]!);
  expect(over).toEqual([]);
});

test.each(["index.js", "adapters.js", "change.js", "page-writer.js", "runtime.js", "vite.js", "vitest.js"])(
  "%s loads no package that only commands need",
  (entry) => {
    const { contained, imported } = loadedBy(entry);
    const ofCommands = ["commander", "ajv", "diff", "graphql", "json-p3", "re2js", "iregexp-check"];
    expect([...contained, ...imported].filter((name) => ofCommands.includes(name))).toEqual([]);
    // It is found where it is.
    expect(loadedBy("cli/bin.js").contained).toContain("commander");
  },
);

test.each(["index.js", "adapters.js", "runtime.js", "web.js"])(
  "%s loads nothing that a browser does not have",
  (entry) => {
    expect(loadedBy(entry).imported).toEqual([]);
  },
);
