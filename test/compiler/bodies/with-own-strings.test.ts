// Does what is known of bodies keep their texts in memory?
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { knownBodies } from "../../../src/compiler/bodies/known-bodies.ts";
import { withOwnStrings } from "../../../src/compiler/bodies/with-own-strings.ts";
import { compile as compileWithRecord } from "../../../src/project/compile-on-disk.ts";
import { memoryHost } from "../../../src/index.ts";
import { BodyThreads } from "../../../src/project/kept-bodies/body-threads.ts";
import { openBodies } from "../../../src/project/kept-bodies/open-bodies.ts";

const megabyte = 2 ** 20;

/** In bytes, without what nothing refers to. */
function heapInUse(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}

/** Most of it is a block of code, which is not parsed. */
function longText(at: number): string {
  return `# A long title of page ${at}\n\n[a](/a/long/address/${at})\n\n\`\`\`\n${`${at} `.repeat(megabyte / 4)}\n\`\`\`\n`;
}

test.each([
  ["the compiles of a process", () => knownBodies()],
  ["a command", () => new BodyThreads({ threads: 1, withoutThreads: 0 })],
])("the texts of bodies that are known to %s can be forgotten", async (_name, open) => {
  const reader = open();
  const kept = [];
  const before = heapInUse();
  // oxlint-disable-next-line no-await-in-loop -- one text is held at a time
  for (let at = 1000; at < 1032; at++) kept.push(...(await reader.read([longText(at)])));
  expect(kept.map(({ links }) => links.length)).toEqual(kept.map(() => 1));
  expect(heapInUse() - before).toBeLessThan(8 * megabyte);
});

test.each([
  ["the compiles of a process", () => knownBodies()],
  ["a command", () => openBodies(undefined)],
])("many links to one address are known to %s with one text of it", async (_name, open) => {
  const reader = open();
  const address = `/${"a".repeat(1000)}`;
  const before = heapInUse();
  let read = 0;
  const kept = [];
  for (let at = 0; at < 100; at++) {
    // oxlint-disable-next-line no-await-in-loop -- one text is held at a time
    const [body] = await reader.read([`# ${at}\n\n${`[a](${address})\n\n`.repeat(200)}`]);
    kept.push(body);
    read += body!.links.length;
  }
  // It would be 20 if each link had its own.
  expect(heapInUse() - before).toBeLessThan(8 * megabyte);
  expect([read, kept.length]).toEqual([20_000, 100]);
});

test("a command that checks links keeps no text of a page", async () => {
  const pages = Array.from({ length: 32 }, (_, at) => `p${at + 1000}`);
  const files = Object.fromEntries(pages.map((page) => [`${page}.mdx`, ""]));
  const disk = memoryHost({ ...files, "docs.json": JSON.stringify({ name: "N", navigation: { pages } }) });
  const readText = (path: string): string | undefined =>
    path.startsWith("p") ? longText(Number(path.slice(1, 5))) : disk.readText(path);
  const readHead = (path: string, bytes: number): string | undefined =>
    path.startsWith("p") ? longText(Number(path.slice(1, 5))).slice(0, bytes) : disk.readHead(path, bytes);
  const host = { ...disk, readText, readHead };
  const bodies = openBodies(undefined);
  const before = heapInUse();
  const result = await compileWithRecord({ host, links: true }, undefined, { bodies });
  expect(heapInUse() - before).toBeLessThan(8 * megabyte);
  await bodies.end();
  expect(result.diagnostics.filter(({ code }) => code === "link-not-found")).toHaveLength(32);
});

test("a copy has the same facts", () => {
  const links = [{ kind: "link", address: "/a \uD800", start: 1, end: 5 }] as const;
  const problem = { kind: "syntax", reason: "it is not valid", start: 0, end: 1 } as const;
  const body = {
    links,
    anchors: [],
    imports: [{ name: "A", target: "/a.mdx" }],
    isOpen: true,
    isSearched: true,
    problem,
  };
  expect(withOwnStrings(body)).toStrictEqual(body);
  expect(withOwnStrings({ ...body, problem: undefined })).toStrictEqual({ ...body, problem: undefined });
});
