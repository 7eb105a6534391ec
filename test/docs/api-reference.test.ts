// Is the public surface the one that docs/reference/api/ shows? A change of it has to be seen in review (D143).
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { builtPackage } from "../examples/built-package.ts";
import { isUpdating } from "../support/expect-golden.ts";

const committed = "docs/reference/api";
const howToRenew =
  "The public types are not those of docs/reference/api. If the change is intended, renew it with `npx vitest run test/docs/api-reference.test.ts --update`, and read the difference";

let built: string;

beforeAll(() => {
  built = join(builtPackage().folder, "api");
  if (isUpdating) for (const file of readdirSync(committed)) rmSync(join(committed, file));
});

/** The entry points, as package.json names them: `navc`, `navc/vitest`. */
function entryPoints(): readonly string[] {
  const { name, exports } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly name: string;
    readonly exports: { readonly [path: string]: string | { readonly types: string } };
  };
  return Object.keys(exports).flatMap((path) => (typeof exports[path] === "string" ? [] : [name + path.slice(1)]));
}

test("each entry point has its report and its reference", () => {
  const files = entryPoints().flatMap((name) => [
    `${name.replaceAll("/", "-")}.api.md`,
    `${name.replaceAll("/", "-")}.md`,
  ]);
  expect(readdirSync(built).toSorted()).toEqual(files.toSorted());
  expect(isUpdating ? files.toSorted() : readdirSync(committed).toSorted(), howToRenew).toEqual(files.toSorted());
});

test.each(entryPoints())("%s is as docs/reference/api shows it", async (name) => {
  for (const end of [".api.md", ".md"]) {
    const file = `${name.replaceAll("/", "-")}${end}`;
    const text = readFileSync(join(built, file), "utf8");
    await expect(text, howToRenew).toMatchFileSnapshot(join("../..", committed, file));
  }
});

test.each(entryPoints())("each field of %s has a docstring, except what only names a kind", (name) => {
  const report = readFileSync(join(built, `${name.replaceAll("/", "-")}.api.md`), "utf8");
  const fields = [...report.matchAll(/^ +\/\/ \(undocumented\)\n +(.*)$/gm)].map(([, field = ""]) => field);
  expect(fields.filter((field) => !/^(?:readonly (?:kind: |type: ")|readonly \[key: string\])/.test(field))).toEqual(
    [],
  );
});

test("navc/runtime exports each type that it names and that navc exports", () => {
  const { exported, named } = typesOf("navc-runtime");
  const all = typesOf("navc").exported;
  const missing = [...named].filter((name) => all.has(name) && !exported.has(name));
  expect([named.has("Breadcrumb"), named.has("EditionPart"), missing]).toEqual([true, true, []]);
});

/** The names that an entry point exports, and those in its declarations. */
function typesOf(entry: string): { readonly exported: ReadonlySet<string>; readonly named: ReadonlySet<string> } {
  const report = readFileSync(join(built, `${entry}.api.md`), "utf8").replaceAll(
    /\/\*\*[^]*?\*\/|\/\/.*|"[^"\n]*"/g,
    "",
  );
  const names = (pattern: RegExp): ReadonlySet<string> =>
    new Set([...report.matchAll(pattern)].map(([, name = ""]) => name));
  return { exported: names(/^export (?:\w+ )*(?:type|interface|class) (\w+)/gm), named: names(/\b([A-Z]\w+)/g) };
}

test("each file at the top of src is an entry point, or the program", () => {
  const names = readdirSync("src").flatMap((file) => /^([a-z-]+)\.ts$/.exec(file)?.[1] ?? []);
  const programs = ["bin", "cli"];
  const libraries = names.filter((name) => !programs.includes(name));
  const imported = libraries.map((name) => (name === "index" ? "navc" : `navc/${name}`));
  expect(imported.toSorted()).toEqual(entryPoints().toSorted());
});
