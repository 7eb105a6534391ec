// Does `navc diff` print what changed in each format, and exit with the right code?
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readSideWords } from "../../../../src/project/comparison/diff-side.ts";
import type { NavigationDiff } from "../../../../src/index.ts";
import { docs, editedSite, navc, page } from "../../../outputs/diff/edited-site.ts";

const { repository, root, end } = editedSite();

afterAll(end);

const expectedText = `4 addresses lead nowhere now
  /guides/…  → /learn/…  3 addresses; each page is there now
  /about     → /new      a guess: the page was removed; the group "More" begins there

Pages
  - removed      "About" /about in More
  + added        "New" /new in More
  ~ new address  /guides/… → /learn/… 3 pages
  ~ retitled     /learn/limits "Limits" → "Rate limits"
  ~ moved        "FAQ" /faq from "More" to "Start"

Order
  ~ reordered  "Rate limits" /learn/limits now first

4 addresses lost · 1 page removed, 1 added, 3 with a new address, 1 retitled, 1 moved, 1 reordered
--format redirects prints what to put into "redirects" of docs.json; --guesses adds 1 guess
`;

test("a revision and the folder beside it: exactly what changed, and the work tree is not touched", async () => {
  const before = repository.state();
  const ran = await navc("diff", "git:before", root);
  expect(ran).toEqual({ code: 1, stdout: `${expectedText}next: navc mv --repair git:before ${root}\n`, stderr: "" });
  expect(repository.state()).toBe(before);
});

test("a folder and itself have no changes", async () => {
  expect(await navc("diff", root, root)).toEqual({ code: 0, stdout: "no changes\n", stderr: "" });
});

test("git:<rev> is the folder of the other side in that revision, else the current one, else the one it names", () => {
  expect(readSideWords(["git:main", root])[0]).toMatchObject({ revision: "main", folder: root, path: "" });
  expect(readSideWords(["git:main", "git:HEAD"])).toMatchObject([
    { folder: ".", path: "" },
    { folder: ".", path: "" },
  ]);
  expect(readSideWords([root, "git:v1:docs/en"])[1]).toMatchObject({ revision: "v1", folder: ".", path: "docs/en" });
});

test("json is the whole difference", async () => {
  const { code, stdout } = await navc("diff", "git:before", root, "--format", "json");
  const diff = JSON.parse(stdout) as NavigationDiff;
  expect([code, diff.ok, diff.lost.length]).toEqual([1, false, 4]);
  expect(diff.changes.map(({ kind }) => kind)).toContain("page-relocated");
});

describe("markdown", () => {
  test("has a heading, the verdict, a table of what is lost, and lists", async () => {
    const { stdout } = await navc("diff", "git:before", root, "--format", "markdown");
    expect(stdout).toContain("### Navigation\n\n**4 addresses lost · 1 page removed");
    expect(stdout).toContain("| `/guides/…` | `/learn/…` | 3 addresses; each page is there now |\n");
    expect(stdout).toContain("- **retitled** `/learn/limits` “Limits” → “Rate limits”\n");
    expect(stdout).toContain('```json\n[\n  {\n    "source": "/guides/:slug*",');
  });

  test("says so where nothing changed", async () => {
    expect((await navc("diff", root, root, "--format", "markdown")).stdout).toBe("### Navigation\n\nNo changes.\n");
  });

  test("takes a user's text for text, and stays below what GitHub takes", async () => {
    const evil = "</details><img src=x> | `x` **b** @team #1 [l](http://e.example)\n";
    const many = Array.from({ length: 3000 }, (_, number) => `p${number}`);
    const sides = [
      ["old", ["x"]],
      ["new", ["x", ...many]],
    ] as const;
    for (const [name, paths] of sides) {
      repository.write({ [`${name}/docs.json`]: docs({ groups: [{ group: evil, pages: paths }] }) });
      repository.write(Object.fromEntries(paths.map((path) => [`${name}/${path}.mdx`, page(`${evil}${path}`)])));
    }
    const [old, found] = sides.map(([name]) => join(repository.folder, name)) as [string, string];
    const { stdout } = await navc("diff", old, found, "--format", "markdown");
    expect(stdout.length).toBeLessThan(65_536);
    expect(stdout).toMatch(/… \d+ more; `navc diff` prints all\./);
    expect(stdout).not.toContain("<img");
    expect(stdout).not.toContain("**b**");
    expect(stdout).not.toMatch(/@team|#1 /);
    expect(stdout.match(/<\/details>/g)).toHaveLength(1);
    for (const [name] of sides) repository.remove(name);
  });
});

test("colour where it is asked for", async () => {
  const { stdout } = await navc("diff", "git:before", root, "--color");
  expect(stdout).toContain("\u001B[31m");
});
