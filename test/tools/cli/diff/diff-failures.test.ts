// Does `navc diff` say why it can't run, and what to write instead?
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { editedSite, navc } from "../../../outputs/diff/edited-site.ts";

const { repository, root, scratch, end } = editedSite();

afterAll(end);

test("a docs.json that is not JSON is shown as navc check shows it", async () => {
  const checked = await navc("check", join(repository.folder, "broken"));
  const frame = checked.stdout.split("\n").filter((line) => /^ +(> )?\d* \|/.test(line));
  expect(frame.length).toBeGreaterThan(1);
  for (const sides of [
    ["git:before", join(repository.folder, "broken")],
    [root, join(repository.folder, "broken")],
  ]) {
    const { code, stderr } = await navc("diff", ...sides);
    expect([code, stderr.split("\n").filter((line) => frame.includes(line))]).toEqual([2, frame]);
    expect(stderr).toMatch(
      /^navc: The docs\.json of .*broken\)? can't be read:\n\n.*docs\.json:1:1 +error +config-syntax\n/,
    );
  }
});

describe("it can't run, and says why", () => {
  test.each<
    [
      string,
      (at: { readonly root: string; readonly scratch: string; readonly folder: string }) => readonly string[],
      RegExp,
    ]
  >([
    [
      "an unknown revision",
      ({ root }) => ["git:nowhere", root],
      /^navc: git:nowhere can't be read: git knows no revision "nowhere"\.$/m,
    ],
    ["an option for a revision", ({ root }) => ["git:--help", root], /is not a revision/],
    ["no revision", ({ root }) => ["git:", root], /does not name a revision. Write git:main/],
    [
      "no folder",
      ({ root }) => ["main", root],
      /There is no folder or file "main". For a revision of git write git:main/,
    ],
    [
      "no docs.json in the revision",
      ({ folder }) => ["git:before", folder],
      /There is no docs\.json in git:before \(.*\)\. Name the folder that had it: git:before:path\/to\/docs/,
    ],
    [
      "a docs.json that is not JSON",
      ({ folder }) => ["git:before", join(folder, "broken")],
      /The docs\.json of git:before .* can't be read/,
    ],
    [
      "a docs.json in place of its folder",
      ({ root }) => [join(root, "docs.json"), root],
      /looks like a docs\.json\. Name the folder/,
    ],
    ["another file", ({ root }) => [join(root, "index.mdx"), root], /is not JSON/],
    ["no repository", ({ scratch }) => ["git:main", scratch], /not a git repository/],
    ["redirects that are none", ({ root }) => [root, root, "--redirects", join(root, "index.mdx")], /is not JSON/],
    [
      "a page without a file",
      ({ root }) => [root, root, "--format", "html"],
      /needs the name of a file: -o diff\.html/,
    ],
    [
      "a file that the site after is compiled from",
      ({ root }) => ["git:before", root, "--format", "html", "-o", join(root, "docs.json")],
      /docs\.json is a part of the site, and the comparison would replace it\. Name another file for -o\./,
    ],
    [
      "a file that the site before is compiled from",
      ({ root }) => [root, "git:before", "--format", "html", "-o", join(root, "new.mdx")],
      /new\.mdx is a part of the site/,
    ],
    [
      "a result file that is compared",
      ({ root, scratch }) => {
        const file = join(scratch, "before.json");
        writeFileSync(file, "{}");
        return [file, root, "--format", "html", "-o", file];
      },
      /before\.json is what this command reads, and the comparison would replace it\. Name another file for -o\./,
    ],
    ["a file for another format", ({ root }) => [root, root, "-o", "x"], /-o is for --format html/],
    [
      "a page of a result file",
      ({ root, scratch }) => {
        const file = join(scratch, "result.json");
        writeFileSync(file, "{}");
        return [root, file, "--format", "html", "-o", join(scratch, "x.html")];
      },
      /has neither lines nor problems/,
    ],
    ["no side", () => [], /Name what to compare with, such as navc diff git:main, or both sides/],
    ["one folder only", ({ root }) => [root], /is only one state of a site\. .* navc diff git:HEAD /],
  ])("%s", async (_, words, message) => {
    const { code, stdout, stderr } = await navc("diff", ...words({ root, scratch, folder: repository.folder }));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  });

  test.each([
    ["null", /holds null/],
    ["[]", /is JSON, but not a result/],
    ["{}", /has no "formatVersion"/],
    ['{ "formatVersion": 2 }', /has format 2, and this navc reads format 1/],
    ['{ "formatVersion": 1, "editions": [] }', /is only one of the files of a site that navc compile --split wrote/],
    ['{ "formatVersion": 1, "site": {}, "part": {} }', /Write a whole result with navc compile -o/],
    ['{ "formatVersion": 1 }', /is not a whole result/],
  ])("a file that holds %s", async (text, message) => {
    const file = join(scratch, "odd.json");
    writeFileSync(file, text);
    const { code, stderr } = await navc("diff", file, root);
    expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});
