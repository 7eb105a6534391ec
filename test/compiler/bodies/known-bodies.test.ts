// Is each body read once, and are its places right in every file that has it?
import { expect, test } from "vitest";
import { knownBodies } from "../../../src/compiler/bodies/known-bodies.ts";
import { loadBodies } from "../../../src/compiler/bodies/load-bodies.ts";
import { defaultLimits } from "../../../src/compiler/contract/limits.ts";
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
