// Does a served preview follow the site that it is compared with?
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { main } from "../../../../src/cli.ts";
import type { Comparison } from "../../../../src/tools/preview/model/comparison.ts";
import type { PreviewSummary } from "../../../../src/tools/preview/model/preview-data.ts";
import { openRepository } from "../../../outputs/diff/git-repository.ts";

const config = (...pages: readonly string[]): string => JSON.stringify({ navigation: { pages } });

/** Nothing is held against the time it takes. */
const patient = { timeout: 60_000 };

/** A preview that is served in this process. */
interface Served {
  readonly revision: () => Promise<number>;
  readonly comparison: () => Promise<Comparison>;
}

const ends: (() => unknown)[] = [];
afterEach(async () => {
  // oxlint-disable-next-line no-await-in-loop -- the last one first
  for (const end of ends.splice(0).toReversed()) await end();
});

async function serve(folder: string, against: string): Promise<Served> {
  let stdout = "";
  let interrupt = (): void => undefined;
  const code = main(["preview", folder, "--against", against, "--port", "0"], {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: () => undefined },
    env: {},
    onInterrupt: (end) => (interrupt = end),
  });
  await vi.waitUntil(() => stdout !== "", patient);
  ends.push(async () => {
    interrupt();
    expect(await code).toBe(0);
  });
  const answer = async (name: string): Promise<unknown> => (await fetch(`${stdout.trim()}data/${name}.json`)).json();
  return {
    revision: async () => ((await answer("summary")) as PreviewSummary).revision,
    comparison: async () => (await answer("comparison")) as Comparison,
  };
}

function folderWith(...pages: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "navc-against-"));
  ends.push(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "docs.json"), config(...pages));
  for (const page of pages) writeFileSync(join(folder, `${page}.mdx`), "");
  return folder;
}

test("settings that change count for both sides", async () => {
  const [before, after] = [folderWith("a", "b"), folderWith("a", "b")];
  writeFileSync(join(before, "docs.json"), config("a"));
  // Of one side only, it would be no difference to the docs.json of the other.
  writeFileSync(join(before, "other.json"), config("a", "b"));
  writeFileSync(join(after, "other.json"), config("a"));
  const served = await serve(after, before);
  expect(await served.comparison()).toMatchObject({ counts: "1 page listed" });
  writeFileSync(join(after, "navc.config.json"), '{ "config": "other.json" }');
  await expect.poll(async () => (await served.comparison()).counts, patient).toBe("1 page unlisted");
});

test("a folder is followed: the comparison is another after a change of it, and what it was while it can't be read", async () => {
  const before = folderWith("a", "b");
  const served = await serve(folderWith("a", "b", "c"), before);
  expect(await served.comparison()).toMatchObject({ counts: "1 page added", notes: [] });
  const first = await served.revision();
  writeFileSync(join(before, "c.mdx"), "");
  writeFileSync(join(before, "docs.json"), config("a", "b", "c"));
  await vi.waitUntil(async () => (await served.revision()) > first, patient);
  await vi.waitUntil(async () => (await served.comparison()).counts === "", patient);
  writeFileSync(join(before, "docs.json"), "{");
  await vi.waitUntil(async () => (await served.comparison()).notes.length > 0, patient);
  const { counts, notes } = await served.comparison();
  expect({ counts, notes }).toEqual({
    counts: "",
    notes: [expect.stringMatching(/can't be read: .* It is shown as it was before\.$/)],
  });
  writeFileSync(join(before, "docs.json"), config("a"));
  await vi.waitUntil(async () => (await served.comparison()).counts === "2 pages listed", patient);
});

test("a revision of git is what it was, until its name means another commit and somebody asks", async () => {
  const repository = openRepository();
  ends.push(repository.end);
  repository.write({ "docs.json": config("a"), "a.mdx": "", "b.mdx": "" });
  repository.commit();
  repository.write({ "docs.json": config("a", "b") });
  const served = await serve(repository.folder, "git:HEAD");
  expect((await served.comparison()).elsewhere.length + (await served.comparison()).editions.length).toBeGreaterThan(0);
  const first = await served.revision();
  repository.commit();
  expect(await served.comparison()).toMatchObject({ counts: "", editions: [] });
  expect(await served.revision()).toBe(first);
});
