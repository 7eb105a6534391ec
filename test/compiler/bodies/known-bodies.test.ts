// Is each body read once, and are its places right in every file that has it?
import { expect, test } from "vitest";
import { knownBodies } from "../../../src/compiler/bodies/known-bodies.ts";
import { loadBodies } from "../../../src/compiler/bodies/load-bodies.ts";
import { defaultLimits } from "../../../src/compiler/contract/limits.ts";
import { wholeReads } from "../../../src/compiler/host/whole-reads.ts";
import { memoryHost } from "../../../src/index.ts";

const body = "# A\n\n[b](/b) and [c](/c)\n";

test("a text is read once", async () => {
  const known = knownBodies();
  const [first, again, other] = await known.read([body, body, `${body}\n`]);
  expect(again).toBe(first);
  expect((await known.read([body]))[0]).toBe(first);
  expect(other).not.toBe(first);
});

test("long texts are not compared with one another", async () => {
  const long = `${body}${"word ".repeat(4_000)}`;
  const [first, again] = await knownBodies().read([long, long]);
  expect(again).toEqual(first);
  expect(again).not.toBe(first);
});

test("places are those of the file, whatever stands before the body", async () => {
  const files: Readonly<Record<string, string>> = {
    "a.mdx": body,
    "b.mdx": `---\ntitle: B\n---\n${body}`,
    "c.mdx": `\uFEFF---\ntitle: A longer title\n---\n${body}`,
    "d.mdx": `\uFEFF${body}`,
    "e.mdx": `---\ntitle: E\n---\n${body}\n<Card>\n`,
  };
  const { bodies } = await loadBodies({
    files: new Set(Object.keys(files)),
    styleSheets: [],
    specs: [],
    host: memoryHost(files),
    limits: defaultLimits,
    report: () => undefined,
  });
  for (const [file, text] of Object.entries(files)) {
    const { links, problem, start: before } = bodies.get(file)!;
    const written = text.slice(before);
    expect(links.map(({ start, end }) => written.slice(start, end))).toEqual(["/b", "/c"]);
    expect(problem && written.slice(problem.start, problem.end)).toBe(file === "e.mdx" ? "<Card" : undefined);
  }
  // Files with one text share what was found in it.
  expect(new Set(["a.mdx", "b.mdx", "c.mdx"].map((file) => bodies.get(file)!.links)).size).toBe(1);
});

test("of pages with one text, the reader is asked for one, and what it imports is looked for at each", async () => {
  const versions = ["v1", "v2", "v3"];
  const files = Object.fromEntries([
    ...versions.map((folder) => [`${folder}/a.mdx`, 'import P from "./part.mdx"\n\n<P />'] as const),
    ...versions.slice(1).map((folder) => [`${folder}/part.mdx`, "part"] as const),
  ]);
  const { host, perText } = wholeReads(memoryHost(files));
  const known = knownBodies();
  const asked: number[] = [];
  const { bodies } = await loadBodies({
    files: new Set(versions.map((folder) => `${folder}/a.mdx`)),
    styleSheets: [],
    specs: [],
    host,
    limits: defaultLimits,
    report: () => undefined,
    perText,
    known: { ...known, read: (texts) => (asked.push(texts.length), known.read(texts)) },
  });
  expect(versions.map((folder) => [...bodies.get(`${folder}/a.mdx`)!.parts.values()])).toEqual([
    [],
    ["v2/part.mdx"],
    ["v3/part.mdx"],
  ]);
  expect(asked).toEqual([1, 1]);
});
