// Does a site find what changed, and which of its problems are new?
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { WatchedSite } from "../../../src/tools/vite/watched-site.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const longAgo = new Date("2001-01-01");

/** A site of the pages `a` and `gone`, compiled once. Its files have the times of a long time ago. */
async function compiledSite(): Promise<{ readonly site: WatchedSite; readonly root: string }> {
  const root = mkdtempSync(join(tmpdir(), "navc-watched-"));
  folders.push(root);
  const docs = { navigation: { pages: ["a", "gone"] } };
  writeFileSync(join(root, "docs.json"), JSON.stringify(docs));
  writeFileSync(join(root, "a.md"), "---\ntitle: A\n---\n");
  const site = new WatchedSite({}, { root, base: "/" }, () => {});
  await site.now();
  return { site, root };
}

function titles({ result }: Awaited<ReturnType<WatchedSite["now"]>>): readonly string[] {
  return Object.values(result.navigation?.pages ?? {}).map(({ title }) => title);
}

describe("files that changed while nobody watched", () => {
  test("are read again when they were written", async () => {
    const { site, root } = await compiledSite();
    writeFileSync(join(root, "a.md"), "---\ntitle: Written\n---\n");
    expect(await site.catchUp()).toContain(join(root, "a.md"));
    expect(titles(await site.now())).toContain("Written");
  });

  test("are read again when they came or went, whatever times they have", async () => {
    const { site, root } = await compiledSite();
    rmSync(join(root, "a.md"));
    writeFileSync(join(root, "gone.md"), "---\ntitle: Made\n---\n");
    utimesSync(join(root, "gone.md"), longAgo, longAgo);
    const found = await site.catchUp();
    expect(found).toEqual(expect.arrayContaining([join(root, "a.md"), join(root, "gone.md")]));
    expect(titles(await site.now())).toContain("Made");
  });

  test("are none of those that are missing as before", async () => {
    const { site, root } = await compiledSite();
    expect(await site.catchUp()).not.toContain(join(root, "gone.md"));
  });

  test("are none before the first compile", async () => {
    const root = mkdtempSync(join(tmpdir(), "navc-watched-"));
    folders.push(root);
    mkdirSync(join(root, "docs"));
    expect(await new WatchedSite({}, { root, base: "/" }, () => {}).catchUp()).toEqual([]);
  });
});

test("while docs.json can't be read, no problem counts as fixed, and none is new once it can", async () => {
  const { site, root } = await compiledSite();
  const file = join(root, "docs.json");
  const docs = readFileSync(file, "utf8");
  const write = async (text: string): Promise<readonly [fresh: readonly string[], fixed: number]> => {
    writeFileSync(file, text);
    site.changed(file);
    const { fresh, fixed } = await site.now();
    return [fresh.map(({ code }) => code), fixed];
  };
  expect(await write(docs.slice(0, -1))).toEqual([["config-syntax"], 0]);
  expect(await write(docs)).toEqual([[], 1]);
  expect(await write("")).toEqual([["config-syntax"], 0]);
  rmSync(file);
  site.changed(file);
  expect((await site.now()).fresh.map(({ code }) => code)).toEqual(["config-not-found"]);
  expect(await write(docs)).toEqual([[], 1]);
  expect(await write(docs.replace(',"gone"', ""))).toEqual([[], 1]);
});

test("of several errors the newest is first, as long as it is there, also after docs.json could not be read", async () => {
  const { site, root } = await compiledSite();
  const write = async (text: string): Promise<readonly string[]> => {
    const file = join(root, "docs.json");
    writeFileSync(file, text);
    site.changed(file);
    return (await site.now()).problems.map(({ code, subject }) => (code === "page-not-found" ? subject : code));
  };
  const docs = (...pages: readonly string[]): string => JSON.stringify({ navigation: { pages } });
  expect(await write(docs("a", "gone", "lost"))).toEqual(["lost", "gone"]);
  expect(await write(docs("a", "earlier/b", "gone", "lost"))).toEqual(["earlier/b", "lost", "gone"]);
  // An edit that makes no error changes nothing of the order.
  expect(await write(docs("earlier/b", "a", "gone", "lost"))).toEqual(["earlier/b", "lost", "gone"]);
  expect(await write(docs("earlier/b", "gone", "lost").slice(1))).toEqual(["config-syntax"]);
  expect(await write(docs("earlier/b", "a", "gone", "lost"))).toEqual(["earlier/b", "lost", "gone"]);
  expect(await write(docs("a", "gone", "lost"))).toEqual(["lost", "gone"]);
});

describe("the settings of a site", () => {
  test("are others only if those in a package.json are, and the site is compiled anew only for other options", async () => {
    const { site, root } = await compiledSite();
    const save = async (file: string, value: object): ReturnType<WatchedSite["now"]> => {
      writeFileSync(join(root, file), JSON.stringify(value));
      site.changed(join(root, file));
      return site.now();
    };
    const first = await save("package.json", { navc: { baseline: "b.json" } }).catch(() => undefined);
    expect(first).toBeUndefined();
    const accepted = await save("b.json", {
      baselineVersion: 1,
      accepted: [{ code: "page-not-found", file: "docs.json", subject: "gone" }],
    });
    expect([accepted.problems, accepted.fixed]).toEqual([[], 1]);
    expect(await save("package.json", { version: "1.0.1", navc: { baseline: "b.json" } })).toBe(accepted);
    const judged = await save("b.json", { baselineVersion: 1, accepted: [] });
    expect(judged.problems.map(({ code }) => code)).toEqual(["page-not-found"]);
    expect(judged.result).toBe(accepted.result);
    const off = await save("package.json", { navc: { rules: { "page-not-found": "off" } } });
    expect([off.problems, off.result === judged.result]).toEqual([[], false]);
  });
});
