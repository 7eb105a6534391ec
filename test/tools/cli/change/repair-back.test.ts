// Does navc mv --repair find files that are back at their paths after an earlier repair?
import { execFileSync } from "node:child_process";
import { afterEach, beforeEach, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;
beforeEach(() => {
  site = madeSite({
    "docs.json": `{
  "name": "Acme",
  "navigation": { "pages": ["index", "guides/overview", "guides/b"] },
  "redirects": [{ "source": "/guides", "destination": "/guides/overview" }]
}
`,
    "index.mdx": "---\ntitle: Welcome\n---\n\n[g](/guides) [b](/guides/b) ![l](/guides/l.png)\n",
    "guides/overview.mdx": "---\ntitle: Overview\n---\n\n[b](./b)\n",
    "guides/b.mdx": "---\ntitle: B\n---\n\n[o](./overview) ![l](./l.png)\n",
    "guides/l.png": "\0a picture",
  });
  git("init", "-q");
  git("add", "-A");
  git("commit", "-qm", "x");
});
afterEach(() => site.remove());

function git(...words: readonly string[]): string {
  const user = ["-c", "user.name=A", "-c", "user.email=a@x.org"];
  return execFileSync("git", [...user, ...words], { cwd: site.folder, encoding: "utf8" });
}

async function repair(...more: readonly string[]): Promise<string> {
  const { code, stdout } = await site.run(["mv --repair git:HEAD ROOT --yes", ...more].join(" "));
  expect(code).toBe(0);
  return stdout;
}

test.each([
  ["a folder", "guides", "manual"],
  ["a page", "guides/b.mdx", "guides/c.mdx"],
])("%s that moved, was repaired and is back is as it was", async (_, from, to) => {
  git("mv", from, to);
  await repair();
  git("mv", to, from);
  expect(await repair()).toContain("found ");
  expect(git("diff", "HEAD")).toBe("");
});

test("without a redirect the common end of the paths says which page is back", async () => {
  git("mv", "guides", "manual");
  await repair("--redirects", "none");
  git("mv", "manual", "guides");
  await repair("--redirects", "none");
  expect(git("diff", "HEAD")).toBe("");
});

test("a page in no list is not taken for one that was never listed", async () => {
  site.write("docs.json", site.read("docs.json").replace('"guides/b"', '"guides/other"'));
  const { stdout, stderr } = await site.run("mv --repair git:HEAD ROOT --yes");
  expect([stdout, stderr]).toEqual(["", "navc: there is nothing to change.\n"]);
});
