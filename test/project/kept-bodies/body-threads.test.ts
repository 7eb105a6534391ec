// Do threads read what this thread would, also where they end?
import { afterEach, expect, test } from "vitest";
import { readBody } from "../../../src/compiler/bodies/read-body.ts";
import { BodyThreads } from "../../../src/project/kept-bodies/body-threads.ts";

let threads: BodyThreads;
afterEach(() => threads.end());

const texts = Array.from(
  { length: 40 },
  (_, index) => `# A ${index}\n\n[b](/b/${index})\n\n${"word ".repeat(index * 10)}`,
);
const expected = texts.map((text) => readBody(text, 0));

test("the same bodies in the same order", async () => {
  threads = new BodyThreads({ threads: 3, withoutThreads: 0 });
  expect(await threads.read(texts)).toEqual(expected);
  expect(await threads.read(texts.slice(0, 2))).toEqual(expected.slice(0, 2));
  expect(await threads.read([])).toEqual([]);
  expect(threads.started).toBe(3);
});

test("no thread for little text, and none for one processor", async () => {
  threads = new BodyThreads({ threads: 3, withoutThreads: 1_000_000 });
  expect(await threads.read(texts)).toEqual(expected);
  expect(threads.started).toBe(0);
  const one = new BodyThreads({ threads: 1, withoutThreads: 0 });
  expect(await one.read(texts)).toEqual(expected);
  expect(one.started).toBe(0);
});

test("what threads that have ended leave is read here", async () => {
  threads = new BodyThreads({ threads: 2, withoutThreads: 0 });
  const reading = threads.read(texts);
  await threads.end();
  expect(await reading).toEqual(expected);
});

test("questions at the same time get their own answers, and any number needs no more listeners", async () => {
  const warnings: string[] = [];
  const note = ({ name }: Error): void => void warnings.push(name);
  process.on("warning", note);
  threads = new BodyThreads({ threads: 2, withoutThreads: 0 });
  const pairs = Array.from({ length: 15 }, (_, index) => texts.slice(index * 2, index * 2 + 2));
  const answers = await Promise.all(pairs.map((pair) => threads.read(pair)));
  await new Promise(setImmediate);
  process.off("warning", note);
  expect(answers.flat()).toEqual(expected.slice(0, 30));
  expect(warnings).toEqual([]);
});
