// Is no text read that is known?
import { expect, test } from "vitest";
import { readBody } from "../../../src/compiler/bodies/read-body.ts";
import { readProgram } from "../../../src/compiler/bodies/read-program.ts";
import { HashedBodies } from "../../../src/project/kept-bodies/hashed-bodies.ts";

test("each text is read once in a run, and none that the store has", async () => {
  const read: string[] = [];
  const threads = {
    read: (texts: readonly string[]) => {
      read.push(...texts);
      return Promise.resolve(texts.map((text) => readBody(text, 0)));
    },
  };
  const first = new HashedBodies(threads);
  const [a, b, again] = await first.read(["# a", "# b", "# a"]);
  expect(again).toBe(a);
  expect(await first.read(["# b"])).toEqual([b]);
  expect(read).toEqual(["# a", "# b"]);
  const second = new HashedBodies(threads, { find: (hash) => first.known.get(hash) });
  expect(await second.read(["# b", "# c", "# a"])).toEqual([b, readBody("# c", 0), a]);
  expect(read).toEqual(["# a", "# b", "# c"]);
});

test("a page and a program with the same text are two", async () => {
  const text = 'export const A = () => <a href="/a" />;';
  const threads = { read: (texts: readonly string[]) => Promise.resolve(texts.map((each) => readBody(each, 0))) };
  const bodies = new HashedBodies(threads);
  const [page] = await bodies.read([text]);
  const [program] = await bodies.readPrograms([text]);
  expect(page).toEqual(readBody(text, 0));
  expect(program).toEqual(readProgram(text));
  expect(program).not.toEqual(page);
  expect((await bodies.readPrograms([text]))[0]).toBe(program);
});

test("a text that no round asks for is forgotten", async () => {
  const threads = { read: (texts: readonly string[]) => Promise.resolve(texts.map((each) => readBody(each, 0))) };
  const bodies = new HashedBodies(threads);
  await bodies.read(["# a", "# b"]);
  bodies.endRound();
  expect(bodies.known.size).toBe(2);
  await bodies.read(["# b", "# c"]);
  bodies.endRound();
  expect([...bodies.known.values()]).toEqual([readBody("# b", 0), readBody("# c", 0)]);
});
