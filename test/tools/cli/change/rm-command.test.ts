// Does navc rm remove what was named, and send its readers where was said?
import { afterEach, beforeEach, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

const page = (title: string): string => `---\ntitle: ${title}\n---\n`;

let site: MadeSite;
beforeEach(() => {
  site = madeSite({
    "docs.json":
      '{ "name": "A", "navigation": { "tabs": [{ "tab": "T", "groups": [{ "group": "G", "pages": ["a", "b"] }, { "group": "H", "pages": ["c"] }] }] } }\n',
    "a.mdx": page("A"),
    "b.mdx": page("B"),
    "c.mdx": page("C"),
  });
});
afterEach(() => site.remove());

interface Plan {
  readonly files: readonly { readonly kind: string; readonly file: string }[];
  readonly addresses: readonly { readonly from: string; readonly to: string }[];
  readonly refusals: readonly { readonly kind: string }[];
}

async function planned(words: string): Promise<readonly string[]> {
  const { stdout } = await site.run(`${words} --dry-run --reporter json`);
  const { files, addresses, refusals } = JSON.parse(stdout) as Plan;
  return [
    ...files.filter(({ kind }) => kind === "remove").map(({ file }) => `remove ${file}`),
    ...addresses.map(({ from, to }) => `${from} to ${to}`),
    ...refusals.map(({ kind }) => `refused: ${kind}`),
  ];
}

test.each([
  ["rm a ROOT --to c", ["remove a.mdx", "/a to /c"]],
  ["rm a ROOT --no-redirect", ["remove a.mdx"]],
  ["rm a ROOT", ["remove a.mdx", "refused: address"]],
  ["rm ROOT --group G --to c", ["remove a.mdx", "remove b.mdx", "/a to /c", "/b to /c"]],
  ["rm ROOT --group G --no-redirect", ["remove a.mdx", "remove b.mdx"]],
])("%s", async (words, expected) => {
  expect(await planned(words)).toEqual(expected);
});

test("with --no-redirect links follow --to, and no redirect is made", async () => {
  site.write("b.mdx", `${page("B")}\n[a](/a)\n`);
  expect((await site.run("rm a ROOT --no-redirect --yes")).code).toBe(1);
  const { code, stdout } = await site.run("rm a ROOT --no-redirect --to c --yes");
  expect([code, stdout]).toEqual([0, expect.stringContaining("addresses without a redirect:\n  /a is now /c")]);
  expect([site.read("b.mdx"), site.read("docs.json").includes("redirects")]).toEqual([
    `${page("B")}\n[a](/c)\n`,
    false,
  ]);
  const both = await site.run("rm b ROOT --no-redirect --to c --redirects host --yes");
  expect([both.code, both.stderr]).toEqual([2, expect.stringContaining("Use one of them.")]);
});
