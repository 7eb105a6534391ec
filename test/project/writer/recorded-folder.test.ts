// Does an export replace and remove what it wrote, and nothing that somebody changed or that it does not know?
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { writeHostFiles } from "../../../src/tools/cli/export/write-host-files.ts";
import { exportTexts, putText, type Texts } from "../../support/export-texts.ts";
import { readRecord, recordName, recordText } from "../../../src/project/writer/export-record.ts";
import { pathProblem } from "../../../src/project/writer/path-problem.ts";
import type { RecordedWrites } from "../../../src/project/writer/recorded-folder.ts";

let out = "";
beforeEach(() => {
  out = realpathSync(mkdtempSync(join(tmpdir(), "navc-recorded-")));
});
afterEach(() => rmSync(out, { recursive: true }));

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const read = (path: string): string => readFileSync(join(out, path), "utf8");
const record = (): string => read(recordName).split("\n").slice(1).join("\n");
const put = (path: string, text: string): void => putText(out, path, text);
const exported = (texts: Texts): Promise<RecordedWrites> => exportTexts(out, texts);

test("the record has each file with the hash of its content, as sha256sum -c reads it", async () => {
  await exported({ "b.md": "two", "a b.md": "one" });
  expect(record()).toBe(`${sha256("one")}  a b.md\n${sha256("two")}  b.md\n`);
});

describe("a file that somebody changed", () => {
  beforeEach(async () => {
    await exported({ "a.md": "one", "b.md": "two" });
    put("a.md", "by hand");
  });

  test("is not overwritten, until the change is undone or the file is deleted", async () => {
    const refused = [
      { path: "a.md", reason: "it was changed since navc wrote it; undo that, or move or delete the file" },
    ];
    for (let run = 0; run < 2; run++) {
      expect(await exported({ "a.md": "new", "b.md": "two" })).toMatchObject({ written: 0, unchanged: 1, refused });
      expect(read("a.md")).toBe("by hand");
    }
    put("a.md", "one");
    expect(await exported({ "a.md": "new", "b.md": "two" })).toMatchObject({ written: 1, refused: [] });
    put("a.md", "by hand");
    rmSync(join(out, "a.md"));
    expect(await exported({ "a.md": "newer", "b.md": "two" })).toMatchObject({ written: 1, refused: [] });
    expect(read("a.md")).toBe("newer");
  });

  test("to what the export would write is ours no more, and stays when its page is gone", async () => {
    expect(await exported({ "a.md": "by hand", "b.md": "two" })).toMatchObject({ unchanged: 2, refused: [] });
    expect(await exported({ "b.md": "two" })).toMatchObject({ removed: 0 });
    expect(read("a.md")).toBe("by hand");
  });

  test("is not removed when its page is gone, and is named once", async () => {
    expect(await exported({ "b.md": "two" })).toMatchObject({ removed: 0, left: ["a.md"] });
    expect(await exported({ "b.md": "two" })).toMatchObject({ removed: 0, left: [] });
    expect(read("a.md")).toBe("by hand");
  });

  test("is no reason to leave the others", async () => {
    expect(await exported({ "c.md": "three" })).toMatchObject({ written: 1, removed: 1, left: ["a.md"] });
    expect(readdirSync(out).toSorted()).toEqual([recordName, "a.md", "c.md"]);
  });
});

describe("a record of an earlier form, with paths alone", () => {
  beforeEach(() => {
    put(
      recordName,
      "# Files that navc export wrote. It replaces and removes only these.\nsame.md\nother.md\nstale.md\ngone.md\n",
    );
    put("same.md", "same");
    put("other.md", "old");
    put("stale.md", "old");
  });

  test("has files with the same content adopted, and others left and named", async () => {
    const reason =
      "an earlier navc wrote it and kept no hash, so it is not known whether somebody changed it; delete it if nobody did";
    expect(await exported({ "same.md": "same", "other.md": "new", "new.md": "new" })).toEqual({
      written: 1,
      unchanged: 1,
      removed: 0,
      refused: [{ path: "other.md", reason }],
      left: ["stale.md"],
    });
    expect(record()).toBe(`${sha256("new")}  new.md\n${sha256("same")}  same.md\n`);
    expect(await exported({ "new.md": "new" })).toMatchObject({ removed: 1 });
    expect([read("other.md"), read("stale.md"), existsSync(join(out, "same.md"))]).toEqual(["old", "old", false]);
  });
});

describe("a record that is damaged", () => {
  const whole = (): string =>
    recordText([
      ["a.md", sha256("one")],
      ["b.md", sha256("two")],
    ]);

  test.each([
    ["cut in its last line", () => whole().slice(0, -3), ["b.md"]],
    ["with other lines between", () => whole().replace("\n", `\nx\n  \n${"f".repeat(63)}  c.md\n`), []],
  ])("%s: only what it says in whole lines is known", async (_how, text, foreign) => {
    for (const [path, content] of [
      ["a.md", "one"],
      ["b.md", "two"],
      ["c.md", "mine"],
    ] as const)
      put(path, content);
    put(recordName, text());
    const { refused } = await exported({ "a.md": "new", "b.md": "new", "c.md": "new" });
    expect(refused.map(({ path }) => path)).toEqual([...foreign, "c.md"]);
  });

  test.each(["", "mine", "# a list\na.md\n", whole().slice(5)])(
    "with another first line (%j) is refused, and stays",
    async (text) => {
      put(recordName, text);
      await expect(exported({ "a.md": "new" })).rejects.toThrow(
        `${out} can't be written: it has a .navc-export that navc did not write: it is no record of an export. Remove that, or name another folder`,
      );
      expect([readdirSync(out), read(recordName)]).toEqual([[recordName], text]);
    },
  );

  test("that is larger than any is not read", async () => {
    put(recordName, "");
    truncateSync(join(out, recordName), 2 ** 32);
    await expect(exported({})).rejects.toThrow("it is larger than 64 MiB");
  });
});

test("while an export runs, its record names each file before that has its name, with both hashes", async () => {
  await exported({ "a.md": "one", "b.md": "two" });
  const seen: string[] = [];
  function* files(): Generator<{ readonly path: string; readonly content: Iterable<string> }> {
    yield { path: "a.md", content: ["new"] };
    seen.push(record());
    yield { path: "c.md", content: ["three"] };
    seen.push(record());
    throw new Error("the disk is gone");
  }
  await expect(writeHostFiles(out, files())).rejects.toThrow("the disk is gone");
  const before = `${sha256("one")}  a.md\n${sha256("two")}  b.md\n`;
  expect(seen).toEqual([
    `${before}${sha256("new")}  a.md\n`,
    `${before}${sha256("new")}  a.md\n# c.md\n${sha256("three")}  c.md\n`,
  ]);
  const known = readRecord(join(out, recordName));
  expect(known.kind === "hashes" && known.files.get("a.md")).toEqual(new Set([sha256("one"), sha256("new")]));
  expect(await exported({ "b.md": "newer" })).toMatchObject({ written: 1, removed: 2, left: [] });
});

test.each([".env", "a/.b/c.md", "node_modules/a.md", "a/Node_Modules/b.md", "a./b.md", "a /b.md"])(
  "%j is no path of an exported file",
  async (path) => {
    const { refused } = await exported({ [path]: "x" });
    expect(refused).toEqual([{ path, reason: pathProblem(path) }]);
    expect(readdirSync(out)).toEqual([recordName]);
  },
);
