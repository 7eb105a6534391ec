// Is output written no faster than it is taken, and is a failure reported as what it is?
import { EventEmitter } from "node:events";
import { closeSync, openSync } from "node:fs";
import { devNull } from "node:os";
import { expect, test } from "vitest";
import { columnsOf, writeJsonChunks, writeToStdout, type TextStream } from "../../../../src/tools/cli/io/streams.ts";
import { outputFailure } from "../../../../src/project/settings/usage-error.ts";

class SlowStream extends EventEmitter implements TextStream {
  readonly written: string[] = [];
  writable = true;
  readonly afterEach: (stream: SlowStream) => void;
  constructor(afterEach: (stream: SlowStream) => void) {
    super();
    this.afterEach = afterEach;
  }
  write(text: string): boolean {
    this.written.push(text);
    setImmediate(() => this.afterEach(this));
    return false;
  }
}

test("each chunk waits for the one before", async () => {
  const stream = new SlowStream((each) => each.emit("drain"));
  await writeJsonChunks(stream, ["a", "b"]);
  expect(stream.written).toEqual(["a", "b"]);
  expect(stream.listenerCount("error")).toBe(0);
});

test("a reader that has gone ends it", async () => {
  const stream = new SlowStream((each) => {
    each.writable = false;
    each.emit("close");
  });
  await writeJsonChunks(stream, ["a", "b"]);
  expect(stream.written).toEqual(["a"]);
});

test("a full disk is no bug", () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { syscall: "write" });
  expect(outputFailure(full)).toBe("navc: the output can't be written: ENOSPC: no space left on device, write\n");
  expect(outputFailure(new Error("x"))).toBeUndefined();
});

test.each([
  [{ isTTY: true, columns: 80 }, 80],
  [{ isTTY: true, columns: 0 }, undefined],
  [{ isTTY: true }, undefined],
  [{ isTTY: false, columns: 80 }, undefined],
  [{ columns: 80 }, undefined],
])("the width of %j is %s", (stream, columns) => {
  expect(columnsOf(stream)).toBe(columns);
});

test("a stream without events is not waited for, and one that has ended gets nothing more", async () => {
  const written: string[] = [];
  const plain: TextStream = { write: (text) => written.push(text) < 0 };
  await writeJsonChunks(plain, ["a", "b"]);
  expect(written).toEqual(["a", "b"]);
  await writeJsonChunks({ ...plain, writable: false }, ["c"]);
  expect(written).toEqual(["a", "b"]);
});

test.each([
  ["r+", true],
  ["w", false],
])("a result to the null device, opened with %s, is said to be lost: %s", async (flags, isLost) => {
  const fd = openSync(devNull, flags);
  let [result, notes] = ["", ""];
  const stdout: TextStream = { fd, write: (text) => (result += text) };
  await writeToStdout({ stdout, stderr: { write: (text) => (notes += text) } }, ["{}"]);
  closeSync(fd);
  expect(result).toBe("{}");
  expect(notes.includes("the result is lost")).toBe(isLost);
});

test("a result is written as JSON, with escapes, or as a text, with dots, for what steers a terminal", async () => {
  let result = "";
  const silent: TextStream = { write: () => true };
  const stdout: TextStream = { write: (text) => (result += text) };
  await writeToStdout({ stdout, stderr: silent }, ["\u009b"]);
  await writeToStdout({ stdout, stderr: silent }, ["\u009b"], "text");
  expect(result).toBe("\\u009b·");
});
