// Does each row of `navc diff` say what changed in words that readers know?
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { changeWords } from "../../../../src/outputs/render/diff-words.ts";
import { editionLabel } from "../../../../src/outputs/render/edition-label.ts";
import type { JsonObject } from "../../../../src/index.ts";
import { docs, editedSite, navc, page } from "../../../outputs/diff/edited-site.ts";

const { repository, root, scratch, end } = editedSite();

afterAll(end);

test("what moved together is shown by the folder that all of it shares", async () => {
  const sides = [
    ["from", "a/b"],
    ["into", "b"],
  ] as const;
  for (const [name, folder] of sides) {
    const paths = ["x", "y", "z/w"].map((path) => `${folder}/${path}`);
    repository.write({
      [`${name}/docs.json`]: docs({ pages: ["home", ...paths] }),
      [`${name}/home.mdx`]: page("Home"),
    });
    repository.write(Object.fromEntries(paths.map((path) => [`${name}/${path}.mdx`, page(path.slice(folder.length))])));
  }
  const [old, found] = sides.map(([name]) => join(repository.folder, name)) as [string, string];
  const { stdout } = await navc("diff", old, found);
  expect(stdout).toContain("  /a/b/…  → /b/…  3 addresses; each page is there now\n");
  expect(stdout).toContain("  ~ new address  /a/b/… → /b/… 3 pages\n");
  for (const [name] of sides) repository.remove(name);
});

test("a list in another order from end to end is one row", async () => {
  const names = "abcdefgh".split("");
  for (const [name, pages] of [
    ["forth", names],
    ["back", names.toReversed()],
  ] as const) {
    repository.write({ [`${name}/docs.json`]: docs({ groups: [{ group: "All", pages }] }) });
    repository.write(Object.fromEntries(names.map((path) => [`${name}/${path}.mdx`, page(path.toUpperCase())])));
  }
  const [forth, back] = ["forth", "back"].map((name) => join(repository.folder, name)) as [string, string];
  const { stdout } = await navc("diff", forth, back);
  expect(stdout).toContain('Order\n  ~ reordered  7 pages of "All" (H, G, F, E, D, … 2 more)\n');
  for (const name of ["forth", "back"]) repository.remove(name);
});

test("a page with another name and title is found by its text, also in a revision", async () => {
  const text = "Each request needs a key. Keys are made in the settings, and can be revoked there at any time.";
  const write = (name: string, title: string): void =>
    repository.write({
      "texts/docs.json": docs({ groups: [{ group: "Start", pages: ["index", `a/${name}`, "b"] }] }),
      "texts/index.mdx": page("Home"),
      "texts/b.mdx": page("B"),
      [`texts/a/${name}.mdx`]: `${page(title)}\n${text}\n`,
    });
  write("keys", "Keys");
  repository.commit("texts");
  repository.remove("texts/a");
  write("tokens", "Access");
  const { stdout } = await navc("diff", "git:HEAD", join(repository.folder, "texts"));
  expect(stdout).toContain("/a/keys  → /a/tokens  the page is there now");
  repository.remove("texts");
  repository.commit("no texts");
});

test("the base path is left out, and a difference is reported", async () => {
  const before = join(scratch, "based.json");
  await navc("compile", root, "--base-path", "/docs", "-o", before);
  const { code, stdout } = await navc("diff", before, root);
  expect([code, stdout]).toEqual([
    0,
    "The base path was /docs and is none; addresses are compared without it.\n\nno changes\n",
  ]);
});

test("languages and versions are called as people know them", async () => {
  const branches = (first: string): JsonObject => ({
    versions: ["2026 (latest)", "2025"].map((version) => ({
      version,
      default: version === first,
      groups: [{ group: "All", pages: [`${version.slice(0, 4)}/a`, `${version.slice(0, 4)}/b`] }],
    })),
  });
  const files = (folder: string): Record<string, string> =>
    Object.fromEntries(["2026/a", "2026/b", "2025/a", "2025/b"].map((path) => [`${folder}/${path}.mdx`, page(path)]));
  repository.write({ "one/docs.json": docs(branches("2025")), ...files("one") });
  repository.write({ "two/docs.json": docs(branches("2026 (latest)")), ...files("two") });
  const [one, two] = ["one", "two"].map((name) => join(repository.folder, name)) as [string, string];
  expect((await navc("diff", one, two)).stdout).toContain('default  "2025" → "2026 (latest)"\n');
  expect(["en@v2", "@v2", "fr", "x~1~0@a@b", "main"].map(editionLabel)).toEqual([
    "English, v2",
    "v2",
    "Français",
    "x@~, a@b",
    "the only edition",
  ]);
  for (const name of ["one", "two"]) repository.remove(name);
});

test("what an edition brings is the number of new addresses, not of its pages", async () => {
  const words = changeWords({
    first: { kind: "edition-added", language: null, version: "v3", pages: 31, editions: ["@v3"] },
    members: [],
  });
  expect(words.pieces.map(({ text }) => text).join(" ")).toBe("version v3 with 31 new addresses");
});
