// Does a move name the command that keeps a page and its translations together?
import { afterEach, expect, test } from "vitest";
import { pathFromHere } from "../../../../src/project/settings/repository-path.ts";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;
afterEach(() => site.remove());

function languages(...pages: readonly string[]): void {
  const paths = (language: string): readonly string[] => pages.map((page) => `${language}/${page}`);
  const both = ["en", "de"].map((language) => ({ language, pages: paths(language) }));
  site = madeSite({
    "docs.json": JSON.stringify({ name: "A", navigation: { languages: both } }),
    ...Object.fromEntries([...paths("en"), ...paths("de")].map((path) => [`${path}.mdx`, "---\ntitle: T\n---\n"])),
  });
}

function versions(...pages: readonly string[]): void {
  const both = ["v2", "v1"].map((version) => ({ version, pages: pages.map((page) => `${version}/${page}`) }));
  site = madeSite({
    "docs.json": JSON.stringify({ name: "A", navigation: { versions: both } }),
    ...Object.fromEntries(both.flatMap(({ pages }) => pages.map((path) => [`${path}.mdx`, "---\ntitle: T\n---\n"]))),
  });
}

const said = async (words: string): Promise<string | undefined> =>
  (await site.run(`${words} --yes`)).stdout.split("\n").find((line) => line.includes("counterpart"));

test("the command of one page can be pasted, and then both are together", async () => {
  languages("a", "b");
  const command = `navc mv de/b de/c ${pathFromHere(site.folder)}`;
  expect(await said("mv en/b en/c ROOT")).toBe(
    `1 page has lost its counterpart in de; ${command} moves the same there`,
  );
  expect((await site.run(`${command.slice("navc ".length)} --yes`)).stdout).not.toContain("counterpart");
  expect((await site.run("sync ROOT --yes")).stderr).toBe("navc: there is nothing to change.\n");
});

test("a move to another place in the list says that the others have such a place, too", async () => {
  languages("t/a", "s/b", "s/c");
  expect(await said("mv en/t/a en/s/a --after en/s/b ROOT")).toBe(
    `1 page has lost its counterpart in de; navc mv de/t/a de/s/a --after '…' ${pathFromHere(site.folder)} moves the same there`,
  );
});

test("a folder is one command, and so are three pages; for more there is the sync", async () => {
  languages("x/a", "x/b", "home");
  expect(await said("mv en/x/ en/y/ ROOT")).toContain(
    `navc mv de/x/ de/y/ ${pathFromHere(site.folder)} moves the same there`,
  );
  site.remove();
  languages("x/m-a", "x/m-b", "x/m-c", "x/m-d", "x/e");
  expect(await said("mv en/x/m-* en/y/ ROOT --redirects none")).toMatch(
    /navc mv de\/x\/m-a de\/y\/m-a --redirects none \S+, .* and navc mv de\/x\/m-c de\/y\/m-c --redirects none \S+ move the same there; for the others see navc sync --dry-run \S+$/,
  );
});

test("before anything is written, the option is named that moves them in the same run", async () => {
  languages("a", "b");
  expect((await site.run("mv en/b en/c ROOT --dry-run")).stderr).toContain("--all-languages moves these, too");
});

test("of versions the same is said, with their option and their commands", async () => {
  versions("x/a", "x/b", "home");
  expect((await site.run("mv v2/x/ v2/y/ ROOT --dry-run")).stderr).toContain(
    "2 pages would lose their counterparts in v1; --all-versions moves these, too",
  );
  const command = `navc mv v1/x/ v1/y/ ${pathFromHere(site.folder)}`;
  expect(await said("mv v2/x/ v2/y/ ROOT")).toBe(
    `2 pages have lost their counterparts in v1; ${command} moves the same there`,
  );
  expect((await site.run(`${command.slice("navc ".length)} --yes`)).stdout).not.toContain("counterpart");
});
