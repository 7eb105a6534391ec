// Can what a repository brings along where navc writes have a file outside, or one that navc did not write, replaced, removed or lost?
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { recordText } from "../../src/project/writer/export-record.ts";
import { openNavcProcess, type NavcProcess } from "../docs/navc-process.ts";
import { builtPackage } from "../examples/built-package.ts";
import { madeSite, type MadeSite, type Ran } from "../tools/cli/made-site.ts";

const docs = JSON.stringify({ name: "Acme", navigation: { pages: ["index", "guides/a"] } });
const page = "---\ntitle: A\n---\n\nText.\n";

let site: MadeSite;
beforeEach(() => {
  site = madeSite({
    "docs/docs.json": docs,
    "docs/index.mdx": page,
    "docs/guides/a.mdx": page,
    "victim/kept.txt": "mine",
    "victim/navigation.json": "mine",
  });
});
afterEach(() => site.remove());

let navc: NavcProcess | undefined;
afterAll(() => navc?.end());

const at = (path: string): string => join(site.folder, path);
const victim = (): readonly string[] =>
  readdirSync(at("victim")).map((name) => `${name}: ${site.read(`victim/${name}`)}`);
const untouched = ["kept.txt: mine", "navigation.json: mine"];
const pages = "export fumadocs ROOT/docs --quiet -o ROOT/nav.json --pages ROOT/out";

function plant(kind: "link" | "pipe", path: string, target = ""): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  if (kind === "link") symlinkSync(target, at(path));
  else spawnSync("mkfifo", [at(path)]);
}

/** navc in another process, as it may hang; one for all that do not. It prints nothing on stdout here. */
async function ownProcess(words: string): Promise<Pick<Ran, "code" | "stderr">> {
  navc ??= openNavcProcess(builtPackage(), process.env);
  let clock: NodeJS.Timeout | undefined;
  const hung = new Promise<undefined>((resolve) => {
    clock = setTimeout(() => resolve(undefined), 60_000);
  });
  const ran = await Promise.race([hung, navc.run(site.folder, words.replaceAll("ROOT", site.folder).split(" "))]);
  clearTimeout(clock);
  if (ran !== undefined) return { code: ran.code, stderr: ran.output };
  navc.end();
  navc = undefined;
  return { code: -1, stderr: "" };
}

/** navc where such a thing is: only a pipe or a device may hang. */
async function navcBeside(kind: "link" | "pipe", target: string, words: string): Promise<Pick<Ran, "code" | "stderr">> {
  const mayHang = kind === "pipe" || /pipe$|^\/dev\//.test(target);
  return mayHang ? await ownProcess(words) : await site.run(words);
}

describe("a record that a repository ships", () => {
  const others = { ".env": "TOKEN=1", ".git/config": "[core]", "node_modules/a/i.js": "x", "own.md": "mine" };
  const hash = (): string => "0".repeat(64);

  test.each([
    ["of hashes", recordText([...Object.keys(others), "../victim/kept.txt"].map((path) => [path, hash()]))],
    [
      "of an earlier form",
      `# Files that navc export wrote. It replaces and removes only these.\n${Object.keys(others).join("\n")}\n../victim/kept.txt\n`,
    ],
  ])("%s has nothing removed, and is named", async (_form, record) => {
    for (const [path, text] of Object.entries(others)) site.write(`out/${path}`, text);
    site.write("out/.navc-export", record);
    const { code, stderr } = await site.run(pages.replace(" --quiet", ""));
    expect([code, stderr]).toEqual([
      0,
      `navc: .navc-export lists 5 files that no page needs and that navc did not remove, because what is there is not what navc wrote: ${at("out/.env")}, ${at("out/.git/config")}, ${at("out/node_modules/a/i.js")} and 2 more. Delete what you do not need.\n`,
    ]);
    for (const [path, text] of Object.entries(others)) expect(site.read(`out/${path}`)).toBe(text);
    expect(victim()).toEqual(untouched);
    // Said once: the record has them no more.
    expect((await site.run(pages.replace(" --quiet", ""))).stderr).toBe("");
  });

  test("with the right hash of a file in a dot folder or of a package has neither removed nor replaced", async () => {
    const { createHash } = await import("node:crypto");
    for (const [path, text] of Object.entries(others)) site.write(`out/${path}`, text);
    const entries = Object.entries(others).map(
      ([path, text]) => [path, createHash("sha256").update(text).digest("hex")] as const,
    );
    site.write("out/.navc-export", recordText(entries));
    expect(await site.run(pages)).toMatchObject({ code: 0 });
    expect(Object.keys(others).filter((path) => !existsSync(at(`out/${path}`)))).toEqual(["own.md"]);
  });

  test.skipIf(process.platform === "win32")("through a folder that is a link has nothing removed", async () => {
    await site.run(pages);
    renameSync(at("out/guides"), at("victim/guides"));
    plant("link", "out/guides", "../victim/guides");
    site.write("docs/docs.json", docs.replace(',"guides/a"', ""));
    rmSync(at("docs/guides"), { recursive: true });
    const { code, stderr } = await site.run(pages.replace(" --quiet", ""));
    expect([code, stderr]).toEqual([0, expect.stringContaining(`what navc wrote: ${at("out/guides/a.mdx")}. Delete`)]);
    expect(readdirSync(at("victim/guides"))).toEqual(["a.mdx"]);
  });

  test.skipIf(process.platform === "win32").each([
    ["a link to nothing", "link", "../victim/new"],
    ["a link to a file", "link", "../victim/kept.txt"],
    ["a link to a record", "link", "../victim/record"],
    ["a pipe", "pipe", ""],
    ["a link to a pipe", "link", "../victim/pipe"],
  ] as const)("as %s is neither followed nor waited for", async (_what, kind, target) => {
    if (target.endsWith("/record")) site.write("victim/record", recordText([]));
    if (target.endsWith("/pipe")) plant("pipe", "victim/pipe");
    plant(kind, "out/.navc-export", target);
    const before = readdirSync(at("victim"));
    const { code, stderr } = await navcBeside(kind, target, pages);
    expect([code, stderr]).toEqual([
      2,
      `navc: ${at("out")} can't be written: it has a .navc-export that navc did not write: it is ${kind === "pipe" ? "no file" : "a link"}. Remove that, or name another folder\n`,
    ]);
    expect([readdirSync(at("victim")), readdirSync(at("out")), site.read("victim/kept.txt")]).toEqual([
      before,
      [".navc-export"],
      "mine",
    ]);
  });

  test.skipIf(process.platform === "win32")(
    "as a pipe in the docs folder is no folder of a host, and not waited for",
    async () => {
      plant("pipe", "docs/.navc-export");
      plant("pipe", "docs/guides/.navc-export");
      expect((await ownProcess(pages)).code).toBe(0);
      expect(existsSync(at("out/guides/a.mdx"))).toBe(true);
    },
  );
});

describe.skipIf(process.platform === "win32")(
  "a link or a pipe where a command chooses the path (a link needs rights on Windows)",
  () => {
    test.each([
      ["the file of a result", "link", "build/docs/navigation.json", "../../victim/navigation.json"],
      ["the folder of a result", "link", "build/docs", "../victim"],
      ["the file of inputs", "link", "build/docs/in.json", "../../victim/kept.txt"],
      ["a pipe for a result", "pipe", "build/docs/navigation.json", ""],
      ["a device for a result", "link", "build/docs/navigation.json", "/dev/null"],
      ["the lock in a docs folder", "link", "docs/lock.json", "../victim/lock.json"],
    ] as const)("compile of several folders: %s", async (_what, kind, path, target) => {
      site.write("other/docs.json", docs);
      plant(kind, path, target);
      // Several folders have to be below the folder of the process.
      const { code, stderr } = await ownProcess(
        "compile docs other -o build --inputs in.json --lock lock.json --quiet",
      );
      expect([code, victim()]).toEqual([2, untouched]);
      expect(stderr).toMatch(
        /^navc: \S+ can't be written: .*(?:is in its place|is a link, and a folder is needed there)/m,
      );
      expect(existsSync(at("build/other/navigation.json"))).toBe(true);
    });

    test.each([
      ["an edition as a link to a pipe", "link", "out/editions/main.json", "../../pipe"],
      ["an edition as a device", "link", "out/editions/main.json", "/dev/null"],
      ["an edition as a link to a file", "link", "out/editions/main.json", "../../victim/kept.txt"],
      ["the folder of editions", "link", "out/editions", "../victim"],
      ["the index", "link", "out/index.json", "../victim/new.json"],
      ["an edition as a pipe", "pipe", "out/editions/main.json", ""],
    ] as const)("compile --split: %s", async (_what, kind, path, target) => {
      plant("pipe", "pipe");
      plant(kind, path, target);
      const { code, stderr } = await navcBeside(kind, target, "compile ROOT/docs --split ROOT/out");
      expect([code, victim()]).toEqual([2, untouched]);
      expect(stderr).toMatch(
        /can't be written: .*(?:is in its place|is a link, and a folder is needed there)\. Remove it/,
      );
    });

    test.each([
      ["the folder of workflows", ".github", "victim"],
      ["the settings", "docs/navc.config.json", "../victim/new.json"],
      ["the schema", "docs/docs.schema.json", "../victim/new.json"],
    ])("init: %s", async (_what, path, target) => {
      mkdirSync(at(".git"));
      site.write("docs/docs.json", docs.replace("index", "gone"));
      site.write("package.json", '{ "devDependencies": { "navc": "file:navc-0.1.0.tgz" } }');
      site.write("package-lock.json", '{ "navc": 1 }');
      plant("link", path, target);
      const { code, stderr } = await site.run("init ROOT/docs --yes");
      expect([code, victim()]).toEqual([2, untouched]);
      expect(stderr).toMatch(
        /can't be written: .*(?:is in its place|is a link, and a folder is needed there)\. Remove it/,
      );
    });

    test("init: a link in the place of the workflow stays, and the workflow gets another name", async () => {
      mkdirSync(at(".git"));
      site.write("package.json", '{ "devDependencies": { "navc": "file:navc-0.1.0.tgz" } }');
      site.write("package-lock.json", '{ "navc": 1 }');
      plant("link", ".github/workflows/docs.yml", "../../victim/new.yml");
      const { code } = await site.run("init ROOT/docs --yes");
      expect([code, victim()]).toEqual([0, untouched]);
      expect(site.read(".github/workflows/docs-docs.yml")).toContain("check docs");
    });

    test("init: a docs.json that leads out of its folder", async () => {
      renameSync(at("docs/docs.json"), at("victim/docs.json"));
      plant("link", "docs/docs.json", "../victim/docs.json");
      await site.run("init ROOT/docs --yes --ci none");
      expect(site.read("victim/docs.json")).toBe(docs);
    });

    test("init: a docs.json that is a link in its folder is written where it leads", async () => {
      site.write("docs/parts/docs.json", docs);
      rmSync(at("docs/docs.json"));
      plant("link", "docs/docs.json", "parts/docs.json");
      expect(await site.run("init ROOT/docs --yes --ci none")).toMatchObject({ code: 0 });
      expect(site.read("docs/parts/docs.json")).toContain('"$schema"');
    });
  },
);

describe("two exports at once", () => {
  function exportOf(docsFolder: string): Promise<{ readonly code: number | null; readonly stderr: string }> {
    return new Promise((resolve) => {
      const words = `export fumadocs ${docsFolder} --quiet -o ${docsFolder}.json --pages out`;
      const child = spawn(process.execPath, [builtPackage().dist("cli/bin.js"), ...words.split(" ")], {
        cwd: site.folder,
      });
      let stderr = "";
      child.stderr.on("data", (text: Buffer) => (stderr += text.toString()));
      child.on("close", (code) => resolve({ code, stderr }));
    });
  }

  test("leave what one after the other leaves", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `p${index}`);
    for (const each of ["one", "two"]) {
      site.write(
        `${each}/docs.json`,
        JSON.stringify({ name: "A", navigation: { pages: names.map((name) => `${each}-${name}`) } }),
      );
      for (const name of names) site.write(`${each}/${each}-${name}.mdx`, page);
    }
    const ended = await Promise.all(["one", "two", "one"].map(exportOf));
    expect(ended).toEqual(Array.from({ length: 3 }, () => ({ code: 0, stderr: "" })));
    const written = readdirSync(at("out")).filter((name) => name.endsWith(".mdx"));
    const last = written[0]!.slice(0, 3);
    expect(written.toSorted()).toEqual(names.map((name) => `${last}-${name}.mdx`).toSorted());
    const recorded = readFileSync(at("out/.navc-export"), "utf8").match(/\S+\.mdx$/gm);
    expect(recorded).toEqual(written.toSorted());
  });
});
