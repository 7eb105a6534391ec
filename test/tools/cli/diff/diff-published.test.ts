// Does `navc diff` compare what readers get, and not what docs.json names?
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { JsonObject, NavigationDiff } from "../../../../src/index.ts";
import { docs, navc, page } from "../../../outputs/diff/edited-site.ts";

const scratch = mkdtempSync(join(tmpdir(), "navc-published-"));

afterAll(() => rmSync(scratch, { recursive: true }));

type Files = Readonly<Record<string, string>>;

/** The folders of a site before and after. */
function folders(name: string, before: Files, after: Files): readonly [string, string] {
  return [folder(`${name}/before`, before), folder(`${name}/after`, after)];
}

function folder(name: string, files: Files): string {
  for (const [file, text] of Object.entries(files)) {
    const path = join(scratch, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return join(scratch, name);
}

async function difference(...words: readonly string[]): Promise<NavigationDiff & { readonly code: number }> {
  const { code, stdout } = await navc("diff", ...words, "--format", "json");
  return { code, ...(JSON.parse(stdout) as NavigationDiff) };
}

const redirects: readonly JsonObject[] = [{ source: "/old", destination: "/b/one" }];
const listing = {
  "docs.json": docs({ pages: ["index", "b/one"] }, { redirects: [...redirects] }),
  "index.mdx": `${page("Home")}\n[One](/b/one), [again](/b/one) and [before](/old).\n`,
  "b/one.mdx": page("One"),
  "b/two.mdx": page("Two"),
};

test("an address is lost when .mintignore leaves out its page, listed or not", async () => {
  const [before, after] = folders("ignored", listing, { ...listing, ".mintignore": "/b/\n" });
  const diff = await difference(before, after);
  expect([diff.code, diff.lost.map(({ href }) => href)]).toEqual([1, ["/b/one", "/b/two", "/old"]]);
  expect(diff.changes.map((change) => [change.kind, "title" in change && change.title])).toEqual([
    ["page-removed", "One"],
    ["page-removed", "Two"],
  ]);
  expect(await difference(after, before)).toMatchObject({ code: 0, lost: [] });
  expect(await difference(after, after)).toMatchObject({ code: 0, lost: [], changes: [] });
});

test("what a result does not say is not known of it, but a folder beside it says it of itself", async () => {
  const [before, after] = folders("results", listing, { ...listing, ".mintignore": "/b/\n" });
  const [all, left] = [before, after].map((site, index) => [site, join(scratch, `${index}.json`)] as const);
  for (const [site, file] of [all!, left!]) await navc("compile", site, "-o", file);
  expect((await difference(all![1], after)).lost.map(({ href }) => href)).toEqual(["/b/one", "/old"]);
  expect(await difference(after, all![1])).toMatchObject({ code: 0, lost: [], changes: [] });
  expect(await difference(all![1], left![1])).toMatchObject({ code: 0, lost: [], changes: [] });
});
