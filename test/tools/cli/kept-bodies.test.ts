// Does each command that reads bodies use those that another one has kept?
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as reader from "../../../src/compiler/bodies/read-body.ts";
import { madeSite, type MadeSite } from "./made-site.ts";

const parsed = vi.hoisted((): string[] => []);
vi.mock("../../../src/compiler/bodies/read-body.ts", async (original) => {
  const { readBody } = await original<typeof reader>();
  return {
    readBody: (text: string, start: number) => {
      parsed.push(text);
      return readBody(text, start);
    },
  };
});

let site: MadeSite;
beforeEach(() => {
  const docs = '{ "name": "Acme", "navigation": { "pages": ["a", "b"] } }';
  site = madeSite({
    "old/docs.json": '{ "name": "Acme", "navigation": { "pages": ["a", "b", "gone"] } }',
    "old/a.mdx": "---\ntitle: A\n---\n[gone](/gone)\n",
    "old/b.mdx": "---\ntitle: B\n---\n[a](/a)\n",
    "old/gone.mdx": "---\ntitle: Gone\n---\n",
    "new/docs.json": docs,
    "new/a.mdx": "---\ntitle: A\n---\n[gone](/gone)\n",
    "new/b.mdx": "---\ntitle: B\n---\n[a](/a)\n",
  });
  mkdirSync(join(site.folder, "cache"), { mode: 0o700 });
});
afterEach(() => {
  parsed.length = 0;
  site.remove();
});

/** How many bodies a command parses; `ROOT` is the folder. */
async function parsedBy(words: string): Promise<number> {
  parsed.length = 0;
  const { stderr } = await site.run(words);
  expect(stderr).not.toContain("error:");
  return parsed.length;
}

test.each([
  ["diff --links", "diff ROOT/old ROOT/new --links", 2],
  ["preview -o", "preview ROOT/new --links -o ROOT/preview.html", 2],
])("%s parses nothing that check has kept, and keeps what it parses", async (_name, words, bodies) => {
  expect(await parsedBy(`${words} --cache ROOT/cache`)).toBe(bodies);
  expect(readdirSync(join(site.folder, "cache"))).toHaveLength(1);
  expect(await parsedBy("check ROOT/new --links --cache ROOT/cache")).toBe(0);
  expect(await parsedBy(`${words} --cache ROOT/cache`)).toBe(0);
  expect(await parsedBy(`${words} --no-cache`)).toBeGreaterThanOrEqual(bodies);
});

test("diff names the same links with what was kept", async () => {
  const words = "diff ROOT/old ROOT/new --links --cache ROOT/cache";
  const first = await site.run(words);
  expect(first.stdout).toContain("/gone");
  expect(await site.run(words)).toEqual(first);
});
