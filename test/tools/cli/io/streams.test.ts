// Is output written no faster than it is taken, and is a failure reported as what it is?
import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { writeJsonChunks, type TextStream } from "../../../../src/tools/cli/io/streams.ts";
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
