// What is read when files change, vanish or fail while they are read?
import { execFileSync } from "node:child_process";
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
  type PathLike,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadCompiler } from "../../src/project/load-compiler.ts";
import { main } from "../../src/cli.ts";
import { compileNavigation, HostFailure } from "../../src/index.ts";
import { gitHost } from "../../src/project/git/git-host.ts";
import { nodeHost } from "../../src/project/disk/node-host.ts";

const all = mkdtempSync(join(tmpdir(), "navc-reading-"));
afterAll(() => rmSync(all, { recursive: true }));

let root = "";
let outside = "";
let number = 0;
beforeEach(() => {
  const folder = join(all, String(number++));
  [root, outside] = [join(folder, "root"), join(folder, "outside")];
  for (const each of [join(root, "guides"), join(outside, "guides")]) mkdirSync(each, { recursive: true });
  writeFileSync(join(root, "docs.json"), '{ "name": "Acme", "navigation": { "pages": ["guides/a"] } }');
  writeFileSync(join(root, "guides/a.mdx"), "inside");
  writeFileSync(join(outside, "guides/a.mdx"), "secret");
  writeFileSync(join(outside, "guides/secret-name.mdx"), "secret");
});

const real = { openSync: fs.openSync, readdirSync: fs.readdirSync, readSync: fs.readSync };
afterEach(() => {
  Object.assign(fs, real);
  syncBuiltinESMExports();
});

/** Puts functions in place of those of node:fs, until the test ends. */
function replaceIn(replaced: Partial<typeof fs>): void {
  Object.assign(fs, replaced);
  syncBuiltinESMExports();
}

/** Runs `before` and `after` around each opening of the page. */
function aroundOpening(before: () => void, after: () => void = () => undefined): { readonly times: () => number } {
  let times = 0;
  const openSync = (path: PathLike, flags: fs.OpenMode): number => {
    if (!String(path).endsWith("a.mdx")) return real.openSync(path, flags);
    times += 1;
    before();
    try {
      return real.openSync(path, flags);
    } finally {
      after();
    }
  };
  replaceIn({ openSync });
  return { times: () => times };
}

function putLink(): void {
  renameSync(join(root, "guides"), join(root, "aside"));
  symlinkSync(join(outside, "guides"), join(root, "guides"));
}

function takeLink(): void {
  unlinkSync(join(root, "guides"));
  renameSync(join(root, "aside"), join(root, "guides"));
}

/** Reads the page in both ways, with a new host each, after its folder was looked at. */
function readBoth(): readonly (string | undefined)[] {
  const read = (how: "readText" | "readHead"): string | undefined => {
    const host = nodeHost(root);
    expect(host.stat("guides/a.mdx")).toBeDefined();
    return how === "readText" ? host.readText("guides/a.mdx") : host.readHead("guides/a.mdx", 100);
  };
  return [read("readText"), read("readHead")];
}

describe.skipIf(process.platform === "win32")(
  "a folder that becomes a link out of the root (a link needs rights on Windows)",
  () => {
    test("before a file in it is opened: the file is not there", () => {
      aroundOpening(() => existsSync(join(root, "aside")) || putLink());
      const host = nodeHost(root);
      expect(host.stat("guides/a.mdx")).toBeDefined();
      expect(host.readText("guides/a.mdx")).toBeUndefined();
      expect(host.readHead("guides/a.mdx", 100)).toBeUndefined();
    });

    test("and a folder again, each time a file is opened: what is outside is never read", () => {
      const { times } = aroundOpening(putLink, takeLink);
      expect(readBoth()).toEqual([undefined, undefined]);
      expect(times()).toBe(6);
    });

    test("for one moment only: the file inside is read", () => {
      let is = 0;
      aroundOpening(
        () => void (is++ === 0 && putLink()),
        () => void (is === 1 && takeLink()),
      );
      const host = nodeHost(root);
      expect(host.readText("guides/a.mdx")).toBe("inside");
    });

    test("before its names are read: none of them is known", () => {
      const readdirSync = ((path: PathLike, options: never) => {
        if (String(path).endsWith("guides")) putLink();
        return real.readdirSync(path, options);
      }) as typeof fs.readdirSync;
      const host = nodeHost(root);
      expect(host.stat("docs.json")).toBeDefined();
      replaceIn({ readdirSync });
      expect(host.stat("guides/secret-name.mdx")).toBeUndefined();
      expect(host.readText("guides/a.mdx")).toBeUndefined();
    });

    test("before a listing goes into it: none of its names is listed", () => {
      const readdirSync = ((path: PathLike, options: never) => {
        if (String(path).endsWith("guides") && !existsSync(join(root, "aside"))) putLink();
        return real.readdirSync(path, options);
      }) as typeof fs.readdirSync;
      replaceIn({ readdirSync });
      expect(nodeHost(root).list({ extensions: ["mdx"], ignore: [] })).toEqual([]);
      expect(existsSync(join(root, "aside"))).toBe(true);
    });

    test("above the root: nothing of the other place is read", () => {
      const host = nodeHost(root);
      expect(host.stat("guides/a.mdx")).toBeDefined();
      renameSync(root, `${root}-aside`);
      symlinkSync(outside, root);
      expect(host.readText("guides/a.mdx")).toBeUndefined();
    });
  },
);

test("a file that an editor replaces while it is opened is read, old or new", () => {
  const save = (): void => {
    writeFileSync(join(root, "new"), "saved");
    renameSync(join(root, "new"), join(root, "guides/a.mdx"));
  };
  let saves = 0;
  aroundOpening(
    () => undefined,
    () => void (saves++ % 2 === 0 && save()),
  );
  for (const text of readBoth()) expect(text).toMatch(/^(inside|saved)$/);
});

test("a file or folder that vanishes before it is opened is not there", () => {
  aroundOpening(() => rmSync(join(root, "guides"), { recursive: true, force: true }));
  expect(nodeHost(root).readText("guides/a.mdx")).toBeUndefined();
  expect(nodeHost(root).readHead("guides/a.mdx", 10)).toBeUndefined();
});

test("a page that may not be read is there, and reported as unreadable", async () => {
  const openSync = (path: PathLike, flags: fs.OpenMode): number => {
    if (!String(path).endsWith("a.mdx")) return real.openSync(path, flags);
    throw Object.assign(new Error("EACCES: permission denied, open"), { code: "EACCES", syscall: "open" });
  };
  replaceIn({ openSync });
  const host = nodeHost(root);
  expect([host.readText("guides/a.mdx"), host.readHead("guides/a.mdx", 10)]).toEqual([undefined, undefined]);
  expect(host.refusal?.("guides/a.mdx")).toBe("can't be read: its permissions forbid it");
});

test("a folder that may not be listed: nothing in it is said to be missing from it", async () => {
  const closed = new Set(["root"]);
  const readdirSync = ((path: PathLike, options: never) => {
    if (!closed.has(basename(String(path)))) return real.readdirSync(path, options);
    throw Object.assign(new Error("EACCES: permission denied, scandir"), { code: "EACCES", syscall: "scandir" });
  }) as typeof fs.readdirSync;
  replaceIn({ readdirSync });
  const { diagnostics } = await compileNavigation({ root });
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ["config-not-found", expect.stringMatching(/^docs\.json can't be read: the permissions of its folder forbid it, /)],
  ]);
  closed.add("guides").delete("root");
  const host = nodeHost(root);
  for (const path of ["guides/a.mdx", "guides/deep/a.mdx"])
    expect(host.refusal?.(path)).toBe("can't be read: the permissions of its folder forbid it");
  expect([host.refusal?.("none/a.mdx"), host.refusal?.("guides")]).toEqual([undefined, "is a folder"]);
});

test.skipIf(process.platform !== "linux")(
  "a name that is not UTF-8 is not listed, on the disk and in a revision: no text names it (only Linux has such names)",
  () => {
    const named = (name: string): Buffer => Buffer.concat([Buffer.from(`${root}/`), Buffer.from(name, "latin1")]);
    writeFileSync(named("\xff.mdx"), "");
    mkdirSync(named("\xfe"));
    writeFileSync(named("\xfe/x.mdx"), "");
    writeFileSync(join(root, "\uFFFD\uFFFD.mdx"), "there");
    const git = (...words: readonly string[]): Buffer =>
      execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.com", ...words], { cwd: root });
    git("init", "-q");
    git("add", "-A");
    git("commit", "-q", "-m", "names");
    const revision = gitHost({ folder: root, revision: "HEAD", path: "" });
    for (const host of [nodeHost(root), revision.ok ? revision.host : undefined]) {
      expect(host?.list({ extensions: ["mdx"], ignore: [] }).toSorted()).toEqual(["guides/a.mdx", "\uFFFD\uFFFD.mdx"]);
      expect([host?.stat("\uFFFD.mdx"), host?.stat("\uFFFD/x.mdx"), host?.stat("\uFFFD")]).toEqual(Array(3));
      expect(host?.readText("\uFFFD\uFFFD.mdx")).toBe("there");
    }
  },
);

const noFifo = process.platform === "win32" ? " (Windows has none)" : "";
test.skipIf(noFifo !== "")(`a pipe is never waited for, whatever the file it stands for${noFifo}`, async () => {
  const streams = { stdout: { write: () => true }, stderr: { write: () => true }, env: {} };
  const names = ["navc.config.json", "package.json", ".mintignore", "spec.json", "guides/b.mdx", "baseline.json"];
  for (const name of names) execFileSync("mkfifo", [join(root, name)]);
  writeFileSync(
    join(root, "docs.json"),
    '{ "name": "Acme", "openapi": "spec.json", "navigation": { "pages": ["guides/a", "guides/b", "GET /users"] } }',
  );
  // The spec and the page that are pipes are errors.
  expect(await main(["check", root], streams)).toBe(1);
  expect(await main(["check", root, "--baseline", join(root, "baseline.json")], streams)).toBe(2);
});

test.skipIf(!existsSync("/dev/zero"))("a device is no page, also behind a link (needs /dev/zero)", () => {
  symlinkSync("/dev/zero", join(root, "zero.mdx"));
  const host = nodeHost(root);
  expect([host.readText("zero.mdx"), host.stat("zero.mdx")]).toEqual([undefined, undefined]);
  expect(nodeHost("/dev").readText("zero")).toBeUndefined();
  expect(nodeHost("/dev").refusal?.("zero")).toBe("is not a regular file");
});

test("a head is whole where the disk gives a byte at a time", () => {
  const readSync = ((file: number, buffer: NodeJS.ArrayBufferView, at: number) =>
    real.readSync(file, buffer, at, 1, null)) as typeof fs.readSync;
  replaceIn({ readSync });
  writeFileSync(join(root, "guides/a.mdx"), "ä".repeat(100));
  expect(nodeHost(root).readHead("guides/a.mdx", 11)).toBe("ä".repeat(6));
});

describe("a machine that has no files to open any more, or a broken disk,", () => {
  const failing = (code: string) => (): never => {
    throw Object.assign(new Error(`${code}: no more, open`), { code, syscall: "open" });
  };

  test.each(["EMFILE", "ENFILE", "ENOMEM", "EIO", "ESTALE"])("%s: says nothing of what is there", (code) => {
    const host = nodeHost(root);
    expect(host.stat("guides/a.mdx")).toBeDefined();
    replaceIn({ openSync: failing(code), readdirSync: failing(code) });
    expect(() => host.readText("guides/a.mdx")).toThrow(code);
    expect(() => host.readHead("guides/a.mdx", 10)).toThrow(code);
    expect(() => nodeHost(root).stat("guides/a.mdx")).toThrow(code);
    expect(() => host.list({ extensions: ["mdx"], ignore: [] })).toThrow(code);
  });

  test("makes a compile reject with an error of its own, which names the reason", async () => {
    // What is loaded on first need takes files, too.
    await compileNavigation({ root });
    replaceIn({ openSync: failing("EMFILE") });
    const failure = await compileNavigation({ root }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HostFailure);
    expect(failure).toMatchObject({
      name: "HostFailure",
      message: "The files of the site can't be read: EMFILE: no more, open",
      cause: { code: "EMFILE" },
    });
  });

  test("may be reported in the same way by a host of the caller's own", async () => {
    const failure = new HostFailure("The store of the pages can't be reached");
    const readText = (): never => {
      throw failure;
    };
    await expect(compileNavigation({ host: { ...nodeHost(root), readText } })).rejects.toBe(failure);
  });

  test("ends a command with a sentence, and no page is said to be missing", async () => {
    let [stdout, stderr] = ["", ""];
    const streams = {
      stdout: { write: (text: string) => (stdout += text) },
      stderr: { write: (text: string) => (stderr += text) },
      env: {},
    };
    // What is loaded on first need takes files, too.
    await loadCompiler();
    expect(await main(["check", root], streams)).toBe(0);
    [stdout, stderr] = ["", ""];
    replaceIn({ openSync: failing("EMFILE") });
    expect(await main(["check", root, "--reporter", "json"], streams)).toBe(2);
    expect(stderr).toBe("navc: The files of the site can't be read: EMFILE: no more, open\n");
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      diagnostics: [],
      error: stderr.trim().replace("navc: ", ""),
    });
  });
});
