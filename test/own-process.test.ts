// What does the library do in a process of its own: in other surroundings, and when it has watched?
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPackage, type BuiltPackage } from "./examples/built-package.ts";
import { propertyRuns } from "./support/property-runs.ts";

let built: BuiltPackage;
let folder: string;
beforeAll(() => {
  built = builtPackage();
  folder = mkdtempSync(join(tmpdir(), "navc-process-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

interface Ran {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

interface Surroundings {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

function run(words: readonly string[], { cwd = ".", env = {} }: Surroundings = {}): Promise<Ran> {
  return new Promise((done) => {
    const settings = { cwd, env: { ...process.env, ...env }, encoding: "utf8", maxBuffer: 2 ** 26 } as const;
    execFile(process.execPath, words, settings, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

/** Languages whose letters sort or change case in ways of their own, days that differ, and names that need quotes. */
const machines = [
  { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati", named: "../../link/fixtures" },
  { LANG: "sv_SE.ISO-8859-1", LC_ALL: "sv_SE.ISO-8859-1", TZ: "America/St_Johns", named: "." },
];

describe("all fixtures give the same bytes", () => {
  const digests = (fixtures: string, surroundings?: Surroundings): Promise<Ran> => {
    const library = built.dist("index.js");
    return run([resolve("scripts/compile-digests.mjs"), "--navc", library, fixtures], surroundings);
  };
  let usual: Ran;
  let elsewhere: string;
  beforeAll(async () => {
    elsewhere = join(folder, "a b  #%41 ünï 日本語");
    cpSync("fixtures", join(elsewhere, "fixtures"), { recursive: true, verbatimSymlinks: true });
    symlinkSync(elsewhere, join(folder, "link"));
    usual = await digests(resolve("fixtures"), { env: { LC_ALL: "C", TZ: "UTC" } });
  });

  test.each(machines.slice(0, propertyRuns(machines.length)))(
    "under $LC_ALL in $TZ, in a folder with spaces and other scripts, named $named",
    async ({ named, ...env }) => {
      const cwd = join(elsewhere, "fixtures");
      expect(usual.stdout.split("\n").length).toBeGreaterThan(300);
      expect(await digests(named, { cwd, env })).toEqual({ ...usual, stderr: "" });
    },
  );
});

describe("a watch", () => {
  const site = (pages: number): string => {
    const root = mkdtempSync(join(folder, "site-"));
    const paths = Array.from({ length: pages }, (_, index) => `guides/${index % 5}/page-${index}`);
    for (const path of paths) {
      mkdirSync(join(root, path, ".."), { recursive: true });
      writeFileSync(join(root, `${path}.mdx`), `---\ntitle: ${path}\n---\n`);
    }
    writeFileSync(join(root, "docs.json"), JSON.stringify({ name: "Acme", navigation: { pages: paths } }));
    return root;
  };
  const program = (text: string): Promise<Ran> => {
    const library = JSON.stringify(pathToFileURL(built.dist("index.js")).href);
    return run(["--input-type=module", "--eval", text.replaceAll("LIBRARY", library)]);
  };

  test("takes one handle a folder, and after close none, so that the process ends by itself", async () => {
    const { stdout, code } = await program(`
      const { createCompiler } = await import(LIBRARY);
      const handles = () => process.getActiveResourcesInfo().filter((name) => name === "FSEventWrap").length;
      const compiler = createCompiler({ root: ${JSON.stringify(site(200))} });
      compiler.watch(({ navigation }) => {
        console.log(Object.keys(navigation.pages).length, handles());
        compiler.close();
        setImmediate(() => console.log(handles()));
      });
    `);
    // The root, the folder it is in, "guides", and the five below it.
    expect([stdout, code]).toEqual(["200 8\n0\n", 0]);
  });

  test("goes on when a listener throws, and shows the error as a warning", async () => {
    const root = site(1);
    const { stdout, stderr, code } = await program(`
      import { writeFileSync } from "node:fs";
      const { createCompiler } = await import(LIBRARY);
      const compiler = createCompiler({ root: ${JSON.stringify(root)} });
      compiler.watch(() => { throw new Error("from the listener"); });
      compiler.watch(({ navigation }) => {
        const [{ title }] = Object.values(navigation.pages);
        console.log(title);
        if (title === "Later") compiler.close();
        else writeFileSync(${JSON.stringify(join(root, "guides/0/page-0.mdx"))}, "---\\ntitle: Later\\n---\\n");
      });
    `);
    expect([stdout, code]).toEqual(["guides/0/page-0\nLater\n", 0]);
    expect(stderr).toContain("NavcWarning: An error while navc watches a site: Error: from the listener");
  });

  test("reports once that folders can't be watched, and still takes what is reported to it", async () => {
    const root = site(5);
    const { stdout, stderr, code } = await program(`
      import fs from "node:fs";
      import { syncBuiltinESMExports } from "node:module";
      fs.watch = () => { throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" }); };
      syncBuiltinESMExports();
      const { createCompiler } = await import(LIBRARY);
      const compiler = createCompiler({ root: ${JSON.stringify(root)} });
      let calls = 0;
      compiler.watch(({ navigation }) => {
        console.log(Object.keys(navigation.pages).length);
        if (++calls === 2) return compiler.close();
        fs.writeFileSync(${JSON.stringify(join(root, "docs.json"))}, '{"name":"A","navigation":{"pages":["guides/0/page-0"]}}');
        compiler.invalidate(["docs.json"]);
      }, (error) => console.log(/^navc can't watch the folder ".*: ENOSPC.$/.test(error.message), error.cause.code));
    `);
    expect([stdout, stderr, code]).toEqual(["true ENOSPC\n5\n1\n", "", 0]);
  });
});
