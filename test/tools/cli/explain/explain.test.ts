// Does navc explain print what it should, and exit with the right code?
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { main } from "../../../../src/cli.ts";
import { catalog } from "../../../../src/compiler/diagnostics/catalog.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "navc-explain-"));
  mkdirSync(join(folder, "docs/guides"), { recursive: true });
  mkdirSync(join(folder, "broken"));
  const navigation = { pages: ["index", "guides/auth", "page-not-found"] };
  writeFileSync(join(folder, "docs/docs.json"), JSON.stringify({ navigation }));
  for (const page of ["index", "guides/auth", "page-not-found"])
    writeFileSync(join(folder, `docs/${page}.mdx`), `---\ntitle: The page ${page}\n---\n`);
  writeFileSync(join(folder, "broken/docs.json"), "{");
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function run(...argv: readonly string[]): Promise<Ran> {
  let stdout = "";
  let stderr = "";
  const streams = {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    env: {},
  };
  const code = await main(["explain", ...argv], streams);
  return { code, stdout, stderr };
}

describe("a page", () => {
  test("is found by address, page path, and file from the docs folder or from here", async () => {
    const docs = join(folder, "docs");
    const file = join(docs, "guides/auth.mdx");
    for (const word of ["/guides/auth", "guides/auth", "guides/auth.mdx", file, relative(".", file)]) {
      const { code, stdout, stderr } = await run(word, docs);
      expect([code, stdout.split("\n", 1)[0], stderr]).toEqual([0, "The page guides/auth  /guides/auth", ""]);
    }
  });

  test("prints its places from the current folder", async () => {
    const { stdout } = await run("/guides/auth", join(folder, "docs"));
    expect(stdout).toContain(`\nListed at ${join(folder, "docs/docs.json")}:1:33\n`);
  });

  test("prints the same facts as JSON, its places from the docs folder", async () => {
    const { code, stdout } = await run("/guides/auth", join(folder, "docs"), "--format", "json");
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      kind: "page",
      href: "/guides/auth",
      title: { text: "The page guides/auth", at: { file: "guides/auth.mdx", line: 2, column: 8 } },
      entries: [{ kind: "entry", file: "docs.json", line: 1, column: 33, written: "guides/auth" }],
    });
  });

  test("is found by words that are no path, and by its own path once", async () => {
    const { stdout } = await run("guides/auth nothing", join(folder, "docs"));
    expect(stdout.match(/guides\/auth nothing/g)?.length).toBe(1);
  });

  test("takes colours where they are asked for", async () => {
    const { stdout } = await run("/guides/auth", join(folder, "docs"), "--color");
    expect(stdout).toContain("\u001b[1mThe page guides/auth\u001b[22m  /guides/auth\n");
  });

  test("that is not there ends with exit code 1 and what may be meant", async () => {
    const { code, stdout, stderr } = await run("/guides/ahth", join(folder, "docs"));
    expect([code, stderr]).toEqual([1, ""]);
    expect(stdout).toContain("Did you mean:\n    /guides/auth  The page guides/auth\n");
  });
});

describe("a code", () => {
  test("is reported also where there is no site, and wins over a page of that name", async () => {
    const { code, stdout } = await run("page-not-found", join(folder, "docs"));
    expect([code, stdout.split("\n", 1)[0]]).toEqual([0, "page-not-found"]);
    expect(await run("page-not-found", join(folder, "nowhere"))).toEqual({ code: 0, stdout, stderr: "" });
  });

  test("with a slash before it is the page", async () => {
    const { stdout } = await run("/page-not-found", join(folder, "docs"));
    expect(stdout).toMatch(/^The page page-not-found {2}\/page-not-found\n/);
  });

  test("has its page as JSON, too", async () => {
    const { stdout } = await run("page-not-found", "--format", "json");
    expect(JSON.parse(stdout)).toMatchObject({ kind: "code", code: "page-not-found", severity: "error" });
  });

  test("has a severity by the case if it has several", async () => {
    const several = Object.entries(catalog).flatMap(([code, { severity }]) =>
      typeof severity === "string" ? [] : code,
    );
    expect(several.length).toBeGreaterThan(0);
    const { stdout } = await run(several[0]!, "--format", "json");
    expect(JSON.parse(stdout)).toMatchObject({ severity: "by the case" });
  });

  test("is explained by its page", async () => {
    const { stdout } = await run("page-not-found");
    expect(stdout).toContain("docs.json");
    expect(stdout).not.toContain("has no page");
  });

  test("is reported without marks of Markdown, whichever it is", async () => {
    for (const name of Object.keys(catalog)) {
      const { code, stdout } = await run(name);
      expect([name, code]).toEqual([name, 0]);
      expect(stdout).toMatch(/^[a-z-]+\n/);
      expect(stdout.split("\n").filter((line) => /^#|^```|<!--|\]\([^)]*\.md/.test(line))).toEqual([]);
    }
  });
});

describe("no site", () => {
  test.each([
    ["a folder without docs.json", "."],
    ["a docs.json that is not JSON", "broken"],
  ])("%s can't be explained: exit code 2", async (_title, root) => {
    const { code, stdout, stderr } = await run("/guides/auth", join(folder, root));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toBe("navc: docs.json could not be read, so there is no site to explain; navc check says why.\n");
  });

  test("a word like a code gets the code all the same", async () => {
    const { stderr } = await run("page-not-fond", join(folder, "broken"));
    expect(stderr).toContain("Did you mean the code page-not-found?");
  });

  test("an endpoint without quotes is two words, and it says so", async () => {
    const { code, stderr } = await run("GET", "/users");
    expect([code, stderr]).toEqual([
      2,
      'navc: An endpoint is one argument. Put it in quotes: navc explain "GET /users"\n',
    ]);
  });

  test("a method and a folder that is no address of a page are two words, too", async () => {
    const { code, stderr } = await run("GET", "users");
    expect(code).toBe(2);
    expect(stderr).not.toContain("in quotes");
    const { stderr: other } = await run("get-started", "/nowhere");
    expect(other).not.toContain("in quotes");
  });

  test("without a word it says what it takes", async () => {
    const { code, stderr } = await run();
    expect([code, stderr.split("\n", 1)[0]]).toEqual([
      2,
      "navc: Name what to explain: an address, a page path, a file, an endpoint, or a code, such as navc explain /guides/auth",
    ]);
  });
});
