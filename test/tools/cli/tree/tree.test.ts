// Does navc tree print the part that is asked for, with guides and colours only at a terminal?
import { rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { afterAll, expect, test } from "vitest";
import { main } from "../../../../src/cli.ts";
import { madeSite } from "../made-site.ts";

const navigation = {
  languages: [
    { language: "en", tabs: [{ tab: "Guides", pages: ["start", "gone"] }] },
    { language: "fr", tabs: [{ tab: "Guides", pages: ["fr/start"] }] },
  ],
};
const { folder } = madeSite({
  "docs.json": JSON.stringify({ name: "Acme", navigation }),
  "start.mdx": "---\ntitle: Start\n---\n",
  "fr/start.mdx": "---\ntitle: Début\n---\n",
});

afterAll(() => rmSync(folder, { recursive: true }));

interface Printed {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Terminal {
  readonly env?: Record<string, string>;
  readonly columns?: number;
}

async function tree(words: readonly string[], isTTY: boolean, { env = {}, columns }: Terminal = {}): Promise<Printed> {
  let stdout = "";
  let stderr = "";
  const code = await main(["tree", folder, ...words], {
    stdout: { write: (text) => (stdout += text), isTTY, columns },
    stderr: { write: (text) => (stderr += text) },
    env,
  });
  return { code, stdout, stderr };
}

test("has guides and colours at a terminal, and the plain outline in a pipe", async () => {
  const terminal = await tree([], true);
  const pipe = await tree([], false);
  expect(
    stripVTControlCharacters(terminal.stdout)
      .replaceAll(/[│├└─] ?/g, "")
      .replaceAll(/^ +/gm, ""),
  ).toBe(pipe.stdout.replaceAll(/^ +/gm, ""));
  expect(terminal.stdout).toContain("\u001B[1mStart\u001B[22m");
  for (const drawn of ["\u001B", "│", "├", "└"]) expect(pipe.stdout).not.toContain(drawn);
});

test("has guides and no colours at a terminal with NO_COLOR", async () => {
  const { stdout } = await tree([], true, { env: { NO_COLOR: "1" } });
  expect(stdout).not.toContain("\u001B");
  expect(stdout).toContain("└─ page Gone  /gone  missing\n");
});

test("breaks lines at the width of a terminal, and none in a pipe", async () => {
  const env = { NO_COLOR: "1" };
  const [narrow, wide] = [await tree([], true, { env, columns: 26 }), await tree([], true, { env, columns: 200 })];
  expect(narrow.stdout.split("\n").length).toBeGreaterThan(wide.stdout.split("\n").length);
  const pipe = await tree(["--problems"], false, { columns: 26 });
  expect(pipe.stdout).toBe((await tree(["--problems"], false)).stdout);
});

test("prints problems beside their lines, and then not on stderr", async () => {
  const { code, stdout, stderr } = await tree(["--problems", "--edition", "en"], false);
  expect(code).toBe(1);
  expect(stdout).toMatch(/page Gone {2}\/gone {2}missing\n +error .*"gone.mdx".* page-not-found\n/);
  expect(stderr).toBe("");
});

test.each([
  [["--edition", "de"], 'No edition, language or version is called "de". The editions are en, fr.'],
  [
    ["--under", "Guide"],
    '--under takes the label, id or address of a division, and none has "Guide". Did you mean "Guides"?',
  ],
  [["--depth", "0"], "It takes a number from 1."],
])("says what is wrong with %j", async (words, message) => {
  const { code, stdout, stderr } = await tree(words, false);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(message);
});
