// Does a long run show that it goes on, and a short one nothing?
import { expect, test } from "vitest";
import { startProgress } from "../../src/cli/progress.ts";
import type { Host } from "../../src/host/host.ts";

const host: Host = {
  readText: () => "text",
  readHead: () => "head",
  stat: () => undefined,
  list: () => [],
};

/** Reads one file at each of the times, in milliseconds after the start. */
function written(isTTY: boolean, times: readonly number[]): string {
  let text = "";
  let now = 0;
  const progress = startProgress({ write: (more) => (text += more), isTTY }, () => now);
  const watched = progress.watch(host);
  for (const time of times) {
    now = time;
    expect(watched.readHead("a.mdx", 10)).toBe("head");
  }
  progress.end();
  return text;
}

test("nothing in the first half second, and nothing where there is no terminal", () => {
  expect(written(true, [10, 499])).toBe("");
  expect(written(false, [10, 600])).toBe("");
});

test("one line after that, not at every file, and it is taken away", () => {
  expect(written(true, [10, 600, 601, 800])).toBe(
    "\r\u001B[Kcompiling… 2 files read\r\u001B[Kcompiling… 4 files read\r\u001B[K",
  );
});
