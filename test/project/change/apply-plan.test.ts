// Is a plan written completely, or not at all?
import fs, {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  type PathLike,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { applyPlan, killedRun } from "../../../src/project/change/apply-plan.ts";
import type { PlannedFile } from "../../../src/project/change/edit-plan.ts";
import { filesBelow } from "../../../src/project/files/files-below.ts";
import { writeSteps } from "../../../src/project/change/write-steps.ts";
import { UsageError } from "../../../src/project/settings/usage-error.ts";
import { lockFolder } from "../../../src/project/writer/folder-lock.ts";
import { privateJournal } from "../../../src/project/writer/private-journal.ts";

let root: string;
beforeEach(() => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "navc-change-")));
  root = join(folder, "site");
  vi.stubEnv("XDG_CACHE_HOME", join(folder, "cache"));
  for (const [file, text] of Object.entries(before)) put(file, text);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dirname(root), { recursive: true });
});

const before = { "docs.json": "old", "a/one.mdx": "one", "a/two.mdx": "two", "gone.mdx": "gone", "p.png": "p" };
const { "p.png": _picture, ...withoutPicture } = before;
const files: readonly PlannedFile[] = [
  { kind: "edit", file: "docs.json", before: "old", after: "new" },
  { kind: "move", from: "a/one.mdx", to: "b/c/one.mdx", before: "one", after: "ONE" },
  { kind: "move", from: "a/two.mdx", to: "b/two.mdx" },
  { kind: "move", from: "p.png", to: "b/p.png" },
  { kind: "remove", file: "gone.mdx", before: "gone" },
  { kind: "create", file: "made/new.mdx", after: "made" },
];
const after = { "docs.json": "new", "b/c/one.mdx": "ONE", "b/two.mdx": "two", "b/p.png": "p", "made/new.mdx": "made" };

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function texts(): Readonly<Record<string, string>> {
  return Object.fromEntries(filesBelow(root).map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** Runs a function while a function of the file system is replaced. */
async function withFs(replaced: Partial<typeof fs>, run: () => Promise<unknown>): Promise<void> {
  const own = Object.fromEntries(Object.keys(replaced).map((name) => [name, fs[name as keyof typeof fs]]));
  Object.assign(fs, replaced);
  syncBuiltinESMExports();
  try {
    await run();
  } finally {
    Object.assign(fs, own);
    syncBuiltinESMExports();
  }
}

function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: no, rename`), { code, syscall: "rename" });
}

test("writes all files, and removes folders that become empty", async () => {
  await applyPlan(root, files);
  expect(texts()).toEqual(after);
  expect(readdirSync(root).toSorted()).toEqual(["b", "docs.json", "made"]);
});

test("files change places", async () => {
  await applyPlan(root, [
    { kind: "move", from: "a/one.mdx", to: "a/two.mdx" },
    { kind: "move", from: "a/two.mdx", to: "a/one.mdx", before: "two", after: "2" },
  ]);
  expect(texts()).toEqual({ ...before, "a/one.mdx": "2", "a/two.mdx": "one" });
});

describe("nothing is written", () => {
  test.each([
    ["a text has changed", () => put("docs.json", "by hand"), /docs\.json has changed since/],
    ["a file is gone", () => rmSync(join(root, "gone.mdx")), /gone\.mdx has changed since/],
    ["a file is read-only", () => chmodSync(join(root, "docs.json"), 0o444), /docs\.json is read-only/],
    [
      "a page is a link",
      () => {
        rmSync(join(root, "p.png"));
        symlinkSync("docs.json", join(root, "p.png"));
      },
      /p\.png is a link/,
    ],
  ])("if %s", async (_name, change, message) => {
    change();
    const found = texts();
    await expect(applyPlan(root, files)).rejects.toThrow(UsageError);
    await expect(applyPlan(root, files)).rejects.toThrow(message);
    expect(texts()).toEqual(found);
  });

  test("if something is in the way of a new file", async () => {
    put("b/two.mdx", "theirs");
    await expect(applyPlan(root, files)).rejects.toThrow(/there is something at .*b\/two\.mdx already/);
    expect(texts()).toEqual({ ...before, "b/two.mdx": "theirs" });
  });

  test("if a link is on the way", async () => {
    symlinkSync(dirname(root), join(root, "b"));
    await expect(applyPlan(root, files)).rejects.toThrow(/b is a link/);
    expect(existsSync(join(dirname(root), "c"))).toBe(false);
    rmSync(join(root, "b"));
    expect(texts()).toEqual(before);
  });
});

/** The number of renames and removals that a whole plan takes. */
const steps = 8;

test("a link that leads out of the folder is named as a link", async () => {
  symlinkSync(dirname(root), join(root, "a/out"));
  const moved: readonly PlannedFile[] = [{ kind: "move", from: "a/out", to: "b/out" }];
  await expect(applyPlan(root, moved)).rejects.toThrow(/is a link/);
});

test("a path that is too long is the one that the message names", async () => {
  const long = `b/${"x".repeat(252)}.mdx`;
  const moved: readonly PlannedFile[] = [{ kind: "move", from: "a/one.mdx", to: long }];
  await expect(applyPlan(root, moved)).rejects.toThrow(`${join(root, long)} can't be written: ENAMETOOLONG`);
  expect(texts()).toEqual(before);
  expect(existsSync(join(root, "b"))).toBe(false);
});

test("a file in the place of a folder is named", async () => {
  put("b", "a file");
  await expect(applyPlan(root, files)).rejects.toThrow(`${join(root, "b")} is a file, and a folder is needed there`);
  expect(texts()).toEqual({ ...before, b: "a file" });
});

test("what can't be written is named by its new path, and no new folder stays", async () => {
  const { renameSync } = fs;
  const refusing = (from: PathLike, to: PathLike): void => {
    if (String(to).endsWith("two.mdx")) throw systemError("EACCES");
    renameSync(from, to);
  };
  await withFs({ renameSync: refusing }, () =>
    expect(applyPlan(root, files)).rejects.toThrow(`${join(root, "b/two.mdx")} can't be written: EACCES`),
  );
  expect(texts()).toEqual(before);
  expect(readdirSync(root).toSorted()).toEqual(["a", "docs.json", "gone.mdx", "p.png"]);
});

test("a file with another name on the disk is named: the other one keeps the old text", async () => {
  linkSync(join(root, "docs.json"), join(dirname(root), "other.json"));
  linkSync(join(root, "p.png"), join(dirname(root), "other.png"));
  expect(await applyPlan(root, files)).toMatchObject({ separated: ["docs.json"] });
  expect(readFileSync(join(dirname(root), "other.json"), "utf8")).toBe("old");
  expect(texts()).toEqual(after);
});

test("of two changes at once, the second one sees that a text has changed", async () => {
  const edit = (text: string): readonly PlannedFile[] => [
    { kind: "edit", file: "docs.json", before: "old", after: text },
    { kind: "move", from: "p.png", to: `${text}/p.png` },
  ];
  const [first, second] = await Promise.allSettled([applyPlan(root, edit("first")), applyPlan(root, edit("second"))]);
  expect([first.status, second.status].toSorted()).toEqual(["fulfilled", "rejected"]);
  const done = first.status === "fulfilled" ? "first" : "second";
  expect(texts()).toEqual({ ...withoutPicture, "docs.json": done, [`${done}/p.png`]: "p" });
  expect(await killedRun(root)).toBeUndefined();
});

test("what another run writes at the moment is not undone", async () => {
  const step = { kind: "move", from: "a/one.mdx", to: "p.png" } as const;
  privateJournal(root)!.write(`${JSON.stringify({ steps: [step], folders: [] })}\n`);
  const unlock = await lockFolder(root);
  expect(await killedRun(root)).toBeUndefined();
  unlock();
  expect(await killedRun(root)).toMatchObject({ steps: 1 });
});

describe("each step can fail", () => {
  test.each(Array.from({ length: steps }, (_, index) => index))(
    "after %i steps on a full disk, all is undone",
    async (most) => {
      const { renameSync } = fs;
      let left = most;
      let failed = false;
      const failing = (...args: Parameters<typeof renameSync>): void => {
        left -= 1;
        if (left >= 0 || failed) return renameSync(...args);
        failed = true;
        throw systemError("ENOSPC");
      };
      await withFs({ renameSync: failing }, async () => {
        await applyPlan(root, files).catch((error: unknown) => expect(String(error)).toContain("ENOSPC"));
      });
      expect(texts()).toEqual(failed ? before : after);
    },
  );

  test.each(Array.from({ length: steps }, (_, index) => index))(
    "killed after %i steps, the next run undoes all",
    async (most) => {
      const { renameSync, unlinkSync } = fs;
      let left = most;
      const until =
        <Args extends readonly unknown[]>(own: (...args: Args) => void) =>
        (...args: Args): void => {
          left -= 1;
          if (left < 0) throw systemError("EIO");
          own(...args);
        };
      let isKilled = false;
      await withFs({ renameSync: until(renameSync), unlinkSync: until(unlinkSync) }, async () => {
        await applyPlan(root, files).catch(() => (isKilled = true));
      });
      await (await killedRun(root))?.undo();
      expect(isKilled ? texts() : before).toEqual(before);
      expect(await killedRun(root)).toBeUndefined();
    },
  );

  test("what somebody changed after a killed run stays", async () => {
    const { renameSync } = fs;
    let left = 5;
    const until = (...args: Parameters<typeof renameSync>): void => {
      left -= 1;
      if (left < 0) throw systemError("EIO");
      renameSync(...args);
    };
    await withFs({ renameSync: until }, () =>
      applyPlan(root, files).then(
        () => undefined,
        () => undefined,
      ),
    );
    put("docs.json", "by hand");
    await (await killedRun(root))?.undo();
    expect(texts()["docs.json"]).toBe("by hand");
    expect(texts()["a/one.mdx"]).toBe("one");
  });

  test("a chain of moves that was killed before its first step stays as it is", async () => {
    put("a/deep/one.mdx", "deep");
    const found = texts();
    const chain: readonly PlannedFile[] = [
      { kind: "move", from: "a/deep/one.mdx", to: "a/one.mdx" },
      { kind: "move", from: "a/one.mdx", to: "one.mdx" },
    ];
    const { file, remove } = privateJournal(root)!;
    // What is in the journal when no step is done.
    privateJournal(root)!.write(`${JSON.stringify({ steps: writeSteps(chain), folders: [] })}\n`);
    expect(existsSync(file)).toBe(true);
    await (await killedRun(root))?.undo();
    remove();
    expect(texts()).toEqual(found);
  });

  test("a run that failed and was undone leaves nothing for the next one", async () => {
    put("b/two.mdx", "theirs");
    await expect(applyPlan(root, files)).rejects.toThrow(/already/);
    expect(await killedRun(root)).toBeUndefined();
  });
});
