// Does a long run show how far it is, and a short one nothing?
import { describe, expect, test } from "vitest";
import type { CompileProgress } from "../../../../src/compiler/contract/compile-progress.ts";
import { Progress } from "../../../../src/tools/cli/io/progress.ts";

const pages = (done: number, total = 893): CompileProgress => ({ phase: "pages", done, total });

interface Made {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** A terminal of which the time passes when it is set, and that shows what was written like a real one. */
class Terminal {
  now = 0;
  written = "";
  readonly progress: Progress;
  interrupt: (() => void) | undefined;

  constructor({ isTTY = true, columns = 120, env = {} }: Made = {}) {
    const stream = { write: (text: string) => (this.written += text), isTTY, columns };
    const beforeInterrupt = (prepare: () => void): (() => void) => {
      this.interrupt = prepare;
      return () => {
        this.interrupt = undefined;
      };
    };
    this.progress = new Progress({ stdout: stream, stderr: stream, env, beforeInterrupt, now: () => this.now });
  }

  at(now: number, ...shown: readonly CompileProgress[]): boolean {
    this.now = now;
    return shown.map((each) => this.progress.show(each) !== undefined).includes(true);
  }

  /** What stands on the line now. */
  line(): string {
    let line = "";
    let column = 0;
    // oxlint-disable-next-line no-control-regex -- it is what is written
    for (const [piece] of this.written.matchAll(/\r|\u001B\[K|[^\r\u001B]+/g)) {
      if (piece === "\r") column = 0;
      else if (piece === "\u001B[K") line = line.slice(0, column);
      else {
        line = line.slice(0, column) + piece + line.slice(column + piece.length);
        column += piece.length;
      }
    }
    return line;
  }
}

describe("the line", () => {
  test("is not there in the first half second", () => {
    const terminal = new Terminal();
    terminal.at(499, pages(100));
    expect([terminal.written, terminal.interrupt]).toEqual(["", undefined]);
  });

  test.each([
    ["stderr is no terminal", { isTTY: false }],
    ["it is the log of a CI job", { env: { CI: "true" } }],
    ["the terminal is dumb", { env: { TERM: "dumb" } }],
  ])("is never there where %s", async (_, made) => {
    const terminal = new Terminal(made);
    terminal.at(5_000, pages(100));
    await terminal.progress.end();
    expect(terminal.written).toBe("");
  });

  test.each([{}, { CI: "" }, { CI: "false" }, { TERM: "xterm" }])("is there in a terminal with %j", (env) => {
    const terminal = new Terminal({ env });
    terminal.at(5_000, pages(100));
    expect(terminal.line()).toBe("pages 100/893");
  });

  test("says how far the phase is, ten times in a second at most", () => {
    const terminal = new Terminal();
    for (let time = 0; time < 1_500; time += 10) terminal.at(time, pages(time / 2));
    expect(terminal.line()).toBe("pages 700/893");
    expect(terminal.written.split("\r")).toHaveLength(11);
  });

  test("is written over itself, so that it never is empty between two texts", () => {
    const terminal = new Terminal();
    terminal.at(600, pages(512));
    terminal.at(800, { phase: "specs", done: 3, total: 4 });
    expect(terminal.written).toBe("\rpages 512/893\u001B[K\rpages 512/893, specs 3/4\u001B[K");
  });

  test("names the phases that go on together, and the side of a comparison", () => {
    const terminal = new Terminal();
    terminal.progress.begin("before: git:main");
    terminal.at(600, pages(893), { phase: "specs", done: 1, total: 4 });
    terminal.at(700, { phase: "fetches", done: 0, total: 2 });
    expect(terminal.line()).toBe("before: git:main, specs 1/4, fetches 0/2");
    terminal.now = 800;
    terminal.progress.begin("after: docs");
    expect(terminal.line()).toBe("after: docs");
  });

  test("is one column narrower than the terminal, whatever the names in it", () => {
    const terminal = new Terminal({ columns: 20 });
    terminal.now = 600;
    terminal.progress.begin("after: 日本語の説明書\u001B[2J");
    expect(terminal.line()).toBe("after: 日本語の説明");
  });

  test("is away before anything else is written, and at the end", async () => {
    const terminal = new Terminal();
    terminal.at(600, pages(512));
    terminal.progress.clear();
    expect(terminal.line()).toBe("");
    terminal.at(800, pages(600));
    await terminal.progress.end();
    expect(terminal.line()).toBe("");
    terminal.at(9_000, pages(700));
    expect(terminal.line()).toBe("");
  });

  test("is taken away by Ctrl+C, which is listened to only while it is there", async () => {
    const terminal = new Terminal();
    const waits = terminal.at(600, pages(512));
    expect(waits).toBe(true);
    terminal.interrupt?.();
    expect(terminal.line()).toBe("");
    await terminal.progress.end();
    expect(terminal.interrupt).toBeUndefined();
  });
});
