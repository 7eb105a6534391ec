// Is a page whose text no commit has removed without a word? (D553)
import { afterEach, expect, test } from "vitest";
import { execFileSync } from "node:child_process";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;
afterEach(() => site.remove());

const page = (title: string): string => `---\ntitle: ${title}\n---\n`;

test("it is refused, and removed with --force; a page that is as committed is removed", async () => {
  const pages = ["a", "b", "c", "d"];
  site = madeSite({
    "docs.json": `${JSON.stringify({ name: "A", navigation: { pages } })}\n`,
    ...Object.fromEntries(pages.map((path) => [`${path}.mdx`, page(path)])),
  });
  const git = (...words: readonly string[]): string =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@x.org", ...words], {
      cwd: site.folder,
      encoding: "utf8",
    });
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "x");
  site.write("b.mdx", page("changed"));
  expect((await site.run("rm a ROOT --to d --yes")).code).toBe(0);
  const refused = await site.run("rm b ROOT --to d --yes");
  expect([refused.code, refused.stderr]).toEqual([
    1,
    `navc: nothing was written, because this would be lost or broken:
  No commit has the text of b.mdx as it is now, so it would be lost with the file. Commit it first.
Add --force to write it all the same.
`,
  ]);
  expect(site.read("b.mdx")).toBe(page("changed"));
  expect((await site.run("rm b ROOT --to d --dry-run")).stderr).toContain("No commit has the text of b.mdx");
  expect((await site.run("rm b ROOT --to d --yes --force")).code).toBe(0);
  expect(git("status", "--short")).toBe(" D a.mdx\n D b.mdx\n M docs.json\n");
});
