// What does somebody get who installs the package, and does it work there?
import { execFile, execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPackage } from "./examples/built-package.ts";
import { packagesIn } from "./package/packages-in.ts";

/** What the README says of an installed navc, and how far it may go before the README has to be written anew. */
const figures = { packages: 45, megabytes: 18.2 };
const tolerance = 1.1;

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** The built package with all that npm looks at beside it. */
let packageFolder: string;
/** An empty project of ES modules. */
let project: string;
let packed: Packed;
let installed: Ran;

beforeAll(async () => {
  packageFolder = mkdtempSync(join(tmpdir(), "navc-packed-"));
  cpSync(builtPackage().folder, packageFolder, { recursive: true });
  for (const entry of entriesOfRepository()) cpSync(entry, join(packageFolder, entry), { recursive: true });
  project = mkdtempSync(join(tmpdir(), "navc-package-"));
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "project", private: true, type: "module" }));
  packed = pack();
  const quiet = ["--prefer-offline", "--no-audit", "--no-fund", "--fetch-retries=0"];
  installed = await run("npm", [...installWords(), ...quiet]);
});

afterAll(() => {
  for (const folder of [project, packageFolder]) rmSync(folder, { recursive: true });
});

/** What the README has a reader type after `npm`, in a project that the packed file was copied to. */
function installWords(): readonly string[] {
  const readme = readFileSync("README.md", "utf8");
  const [, words = ""] = /^npm (install --save-dev \.\/\S+\.tgz) .*in your project$/m.exec(readme) ?? [];
  return words.split(" ");
}

/** All that a pattern in package.json could pick up. What is built, and the examples, are there already. */
function entriesOfRepository(): readonly string[] {
  const leftOut = ["node_modules", "dist", "build", "examples", ".git", "coverage"];
  return readdirSync(".").filter((entry) => !leftOut.includes(entry) && !entry.endsWith(".tgz"));
}

/** As `npm pack`, which runs the same scripts around it; what they build is there already. */
function pack(): Packed {
  runScript("write");
  try {
    return packAsItIs();
  } finally {
    runScript("restore");
  }
}

function runScript(action: string): void {
  execFileSync(process.execPath, [join(packageFolder, "scripts/packed-manifest.mjs"), action]);
}

function packAsItIs(): Packed {
  const words = ["pack", "--json", "--ignore-scripts", "--pack-destination", project];
  const output = execFileSync("npm", words, {
    cwd: packageFolder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return firstPacked(JSON.parse(output) as readonly Packed[] | { readonly [name: string]: Packed });
}

function packedText(path: string): string {
  return readFileSync(join(packageFolder, path), "utf8");
}

/** npm 11 and older print a list, newer ones an object with a field per package. */
function firstPacked(output: readonly Packed[] | { readonly [name: string]: Packed }): Packed {
  const [first] = Object.values(output);
  if (first === undefined) throw new Error("npm packed nothing");
  return first;
}

/** Tests that were themselves started by npx hand its packages on to an npx in them. */
const { npm_config_package: _, ...env } = process.env;

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function run(command: string, words: readonly string[]): Promise<Ran> {
  return new Promise((done) => {
    execFile(command, words, { cwd: project, env, encoding: "utf8" }, (error, stdout, stderr) => {
      done({ code: typeof error?.code === "number" ? error.code : Number(error !== null), stdout, stderr });
    });
  });
}

/** Writes a file into the project and runs it with Node. */
async function runProgram(name: string, text: string): Promise<Ran> {
  writeFileSync(join(project, name), text);
  return await run(process.execPath, [name]);
}

describe("the packed files", () => {
  test("are these, and the built ones", async () => {
    const paths = packed.files.map(({ path }) => path).filter((path) => !path.startsWith("dist/"));
    await expect([...paths, "dist/**"].toSorted().join("\n") + "\n").toMatchFileSnapshot("package/files.txt");
  });

  test("hold the programs with their source maps, one file of types for each entry point, the schemas, and nothing else that was built", () => {
    const paths = packed.files.map(({ path }) => path).filter((path) => path.startsWith("dist/"));
    const programs = paths.filter((path) => path.endsWith(".js"));
    expect(programs).toEqual(expect.arrayContaining(["dist/index.js", "dist/cli/bin.js"]));
    const schemas = ["docs", "navigation", "parts"].map((name) => `schema/${name}.json`);
    const icons = ["fa6-brands", "fa6-solid", "lucide", "tabler"].map((set) => `icons/${set}.json.br`);
    const more = ["licenses.txt", ...icons, "preview.html", ...schemas, "vite/client.d.ts", "vite/hot-update.d.ts"].map(
      (path) => `dist/${path}`,
    );
    const others = [...typesOfEntryPoints(), ...more];
    // A chunk that only passes names on, or only contains packages, has no lines of navc's own to map.
    const mapped = programs.filter((path) =>
      packedText(path)
        .split(/^\/\/ .*\bnode_modules\//m)[0]!
        .includes("\nfunction "),
    );
    expect(mapped.length).toBeGreaterThan(30);
    expect(paths).toEqual(expect.arrayContaining(mapped.map((path) => `${path}.map`)));
    const maps = programs.map((path) => `${path}.map`);
    expect(paths.filter((path) => ![...programs, ...maps, ...others].includes(path))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(others));
  });

  test("have source maps of navc's own lines only, which take less than half of what the programs take", () => {
    const paths = packed.files.map(({ path }) => path);
    const maps = paths.filter((path) => path.endsWith(".map"));
    const sources = maps.flatMap((path) => (JSON.parse(packedText(path)) as { readonly sources: string[] }).sources);
    expect(sources.filter((source) => !/^(?:\.\.\/)+src\//.test(source))).toEqual([]);
    const size = (files: readonly string[]): number => files.reduce((sum, path) => sum + packedText(path).length, 0);
    expect(size(maps)).toBeLessThan(size(paths.filter((path) => path.endsWith(".js"))) / 2);
    const missing = paths.filter(
      (path) => packedText(path).includes("\n//# sourceMappingURL=") && !maps.includes(`${path}.map`),
    );
    expect(missing).toEqual([]);
  });

  test("hold the licence of each package that the programs contain", () => {
    const { dependencies, devDependencies } = JSON.parse(packedText("package.json")) as {
      readonly [list in "dependencies" | "devDependencies"]: { readonly [name: string]: string };
    };
    const programs = packed.files.filter(({ path }) => /^dist\/.*\.js$/.test(path));
    const contained = programs.flatMap(({ path }) => packagesIn(join(packageFolder, path)));
    const licences = packedText("dist/licenses.txt");
    expect([...new Set(contained)].filter((name) => !licences.includes(`\n${name} `))).toEqual([]);
    // What is contained is not installed as well, and what is installed is not contained.
    expect(contained.filter((name) => Object.hasOwn(dependencies, name))).toEqual([]);
    const bundled = ["jsonc-parser", "picocolors", "commander", "ajv", "diff", "graphql", "json-p3", "re2js"];
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(bundled));
    expect(contained).toEqual(expect.arrayContaining(bundled));
  });

  test("hold the page of the preview as one file that is less than 80 kB compressed, and its licences", () => {
    const page = packedText("dist/preview.html");
    expect(gzipSync(page).length).toBeLessThan(80_000);
    // What it would load has an address in it.
    expect([...page.matchAll(/<(?:script|link|img)[^>]*(?:src|href)="(?!data:)/g)]).toEqual([]);
    expect(packedText("dist/licenses.txt")).toContain("Tabler Icons\nCopyright (c) Paweł Kuna");
    expect(packedText("dist/licenses.txt")).toMatch(
      /\npreact \d[^]*\n@tanstack\/virtual-core \d|\n@tanstack\/virtual-core \d[^]*\npreact \d/,
    );
  });

  test("have a command that can be run as a file, as npx does in a clone that was built again", () => {
    expect(statSync(join(packageFolder, "dist/cli/bin.js")).mode & 0o111).toBe(
      process.platform === "win32" ? 0 : 0o111,
    );
  });

  test("are fewer than 325, and none only passes on the names of another", () => {
    expect(packed.files.length).toBeLessThan(325);
    const programs = packed.files.map(({ path }) => path).filter((path) => path.startsWith("dist/chunks/"));
    const detours = programs.filter((path) => /^export \{[^}]*\} from "[^"]*";\s*$/.test(packedText(path)));
    expect(detours).toEqual([]);
  });

  test("have a package.json without scripts, and that of the repository stays as it is", () => {
    const entry = ["-xzOf", packed.filename, "package/package.json"];
    const manifest = JSON.parse(execFileSync("tar", entry, { cwd: project, encoding: "utf8" })) as object;
    const { scripts, devDependencies, ...others } = JSON.parse(readFileSync("package.json", "utf8")) as {
      readonly scripts: Readonly<Record<string, string>>;
      readonly devDependencies: object;
    };
    expect(manifest).toEqual(others);
    expect(devDependencies).not.toEqual({});
    expect(readFileSync("package.json", "utf8")).toBe(packedText("package.json"));
    // From git, npm builds with `prepare`. `npm pack` runs the two others, and `prepare` too if it is still there.
    expect(scripts).toMatchObject({
      prepare: "npm run build",
      prepack: "node scripts/build.mjs --kept-types && node scripts/packed-manifest.mjs write",
      postpack: "node scripts/packed-manifest.mjs restore",
    });
  });

  test("name no folder of the machine that built them", () => {
    const folders = [resolve("."), homedir()].map((folder) => `${folder}/`);
    const telling = packed.files
      .map(({ path }) => path)
      .filter((path) => {
        const text = packedText(path);
        return folders.some((folder) => text.includes(folder));
      });
    expect(telling).toEqual([]);
  });
});

describe("an installed navc", () => {
  /** Reasons of npm that are about the network, not of the package. */
  const unreachable = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|EHOSTUNREACH)\b/;

  test("installs", ({ skip }) => {
    skip(unreachable.test(installed.stderr), "The npm registry can't be reached.");
    expect(installed.code === 0 ? "" : installed.stderr).toBe("");
  });

  test("exports these names", async ({ skip }) => {
    skip(installed.code !== 0, "navc is not installed.");
    const program = `import * as navc from "navc";\nprocess.stdout.write(Object.keys(navc).join(" "));\n`;
    const { stdout } = await runProgram("names.mjs", program);
    const types = readFileSync(join(project, "node_modules/navc/dist/index.d.ts"), "utf8");
    const values = stdout.split(" ").toSorted();
    const names = [...values, ...typeNames(types).map((name) => `type ${name}`)];
    await expect(names.join("\n") + "\n").toMatchFileSnapshot("package/exports.txt");
  });

  test("compiles a site", async ({ skip }) => {
    skip(installed.code !== 0, "navc is not installed.");
    const program = `
import { compileNavigation, memoryHost, outline } from "navc";
const host = memoryHost({ "docs.json": '{ "navigation": { "pages": ["index"] } }', "index.mdx": "" });
process.stdout.write(outline((await compileNavigation({ host })).navigation));
`;
    expect(await runProgram("site.mjs", program)).toEqual({
      code: 0,
      stdout: "main (default)\n  page Index  /\n",
      stderr: "",
    });
  });

  test("brings its schemas and the pages of its codes along", async ({ skip }) => {
    skip(installed.code !== 0, "navc is not installed.");
    const program = `
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
const names = ["docs", "navigation"].map((name) => require("navc/schema/" + name + ".json").title);
process.stdout.write(names.join("\\n"));
`;
    const { stdout, code } = await runProgram("schemas.mjs", program);
    expect([code, stdout.split("\n").length, stdout.includes("undefined")]).toEqual([0, 2, false]);
    const page = await run(process.execPath, ["node_modules/navc/dist/cli/bin.js", "explain", "ref-cycle"]);
    expect(page.stdout).toMatch(/^ref-cycle\n[^]*How to fix it/);
  });

  test("has types that need no types of others", async ({ skip }) => {
    skip(installed.code !== 0, "navc is not installed.");
    writeFileSync(
      join(project, "typed.mts"),
      `
import { compileNavigation, memoryHost, outline, type CompileOptions, type Diagnostic, type Page } from "navc";
const options: CompileOptions = { host: memoryHost({}), rules: { "page-not-found": "warning" } };
const { navigation, diagnostics } = await compileNavigation(options);
export const problems: readonly Diagnostic[] = diagnostics;
export const pages: readonly Page[] = Object.values(navigation?.pages ?? {});
export const text: string = navigation === null ? "" : outline(navigation);
// @ts-expect-error: there is no such code
export const wrong: CompileOptions = { rules: { "no-such-code": "off" } };
`,
    );
    const compilerOptions = {
      module: "nodenext",
      target: "es2023",
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      types: [],
      noEmit: true,
    };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["typed.mts"] }));
    const { stdout } = await run(process.execPath, [resolve("node_modules/typescript/bin/tsc"), "-p", "tsconfig.json"]);
    expect(stdout).toBe("");
  });

  test("runs as a command", async ({ skip }) => {
    skip(installed.code !== 0, "navc is not installed.");
    const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { readonly version: string };
    expect(await run("npx", ["--no-install", "navc", "--version"])).toMatchObject({ code: 0, stdout: `${version}\n` });
  });

  test("is as small as the README says", ({ skip }) => {
    skip(installed.code !== 0, "navc is not installed.");
    const files = readdirSync(join(project, "node_modules"), { recursive: true, encoding: "utf8" });
    const packages = Object.keys(lockedPackages()).length;
    const sizes = files.map((file) => statSync(join(project, "node_modules", file))).filter((stat) => stat.isFile());
    const megabytes = sizes.reduce((sum, { size }) => sum + size, 0) / 1_000_000;
    const readme = readFileSync("README.md", "utf8");
    expect(readme).toContain(`${figures.packages} packages, ${figures.megabytes} MB`);
    expect(packages).toBeLessThanOrEqual(figures.packages * tolerance);
    expect(megabytes).toBeLessThanOrEqual(figures.megabytes * tolerance);
  });
});

function typeNames(declarations: string): readonly string[] {
  return [...declarations.matchAll(/^export declare (?:type|interface) (\w+)/gm)]
    .map(([, name = ""]) => name)
    .toSorted();
}

/** What package.json names as types, from the folder of the package. */
function typesOfEntryPoints(): readonly string[] {
  const { exports } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly exports: { readonly [path: string]: string | { readonly types: string } };
  };
  return Object.values(exports).flatMap((target) => (typeof target === "string" ? [] : [target.types.slice(2)]));
}

/** What npm put into node_modules, as it keeps it itself. */
function lockedPackages(): { readonly [path: string]: unknown } {
  const lock = readFileSync(join(project, "node_modules/.package-lock.json"), "utf8");
  return (JSON.parse(lock) as { readonly packages: { readonly [path: string]: unknown } }).packages;
}
