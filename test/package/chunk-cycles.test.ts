// Can each file of the package that imports itself by way of others be loaded first?
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { builtPackage } from "../examples/built-package.ts";

const { dist } = builtPackage();

/** The files that each built file imports before its first line runs. */
const imports = new Map(
  readdirSync(dist("."), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => {
      const found = readFileSync(dist(file), "utf8").matchAll(/(?:^|;)(?:import|export)\b[^;'"(]*?"(\.[^"]+)";/gm);
      return [file, [...found].map(([, name = ""]) => posix.join(posix.dirname(file), name))] as const;
    }),
);

function isInCycle(file: string): boolean {
  const seen = new Set<string>();
  const open = [...(imports.get(file) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(imports.get(next) ?? []));
  }
  return seen.has(file);
}

test("a file that imports itself by way of others can be the first that is loaded", () => {
  expect(imports.size).toBeGreaterThan(100);
  for (const file of [...imports.keys()].filter(isInCycle)) {
    const program = `import(${JSON.stringify(pathToFileURL(dist(file)).href)})`;
    expect(() => execFileSync(process.execPath, ["-e", program], { stdio: "pipe" }), file).not.toThrow();
  }
});
