// Does a page that reads many short files one after the other let the browser draw in between?
import { afterEach, expect, test, vi } from "vitest";
import { readPieces } from "../../../../src/tools/preview/app/read-pieces.ts";
import { jsonPieces } from "../../../../src/tools/preview/model/json-pieces.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const streamOf = (text: string): ReadableStream<Uint8Array<ArrayBuffer>> => new Blob([text]).stream();

/** The number of breaks of this many reads, if each look at the clock takes a millisecond. */
async function breaksOf(reads: number): Promise<number> {
  let breaks = 0;
  // Later than any time before this test.
  let now = 1e12;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1));
  vi.stubGlobal(
    "MessageChannel",
    class extends MessageChannel {
      constructor() {
        super();
        breaks += 1;
      }
    },
  );
  for (let read = 0; read < reads; read += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is tested
    expect(await readPieces(streamOf(jsonPieces({ read })))).toEqual({ read });
  return breaks;
}

test("short reads together are as long as a long one", async () => {
  expect(await breaksOf(100)).toBeGreaterThan(5);
});

test("a value in pieces is read whole", async () => {
  vi.spyOn(performance, "now").mockImplementation(() => 0);
  const value = { list: Array.from({ length: 2000 }, (_, index) => ({ index, text: "x".repeat(50) })) };
  expect(await readPieces(streamOf(jsonPieces(value, 1000)))).toEqual(value);
});
