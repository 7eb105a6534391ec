// Is no text read that is known?
import { expect, test } from "vitest";
import { readBody } from "../../src/bodies/read-body.ts";
import { HashedBodies } from "../../src/node/hashed-bodies.ts";

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
