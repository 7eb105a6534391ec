// Does a mounted host answer for each path from one host only?
import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { mountedHost } from "../../../src/compiler/host/mounted-host.ts";

const base = memoryHost({ "docs.json": "base", "taken/a.mdx": "base" });
const other = memoryHost({ "docs.json": "other", "guides/start.mdx": "other" });
const host = mountedHost(base, [
  { folder: "en/api", host: other },
  { folder: "taken", host: other },
]);

test("a path below the folder of a mount is a path of its host", () => {
  expect([host.readText("docs.json"), host.readText("en/api/docs.json")]).toEqual(["base", "other"]);
  expect([host.readHead("docs.json", 9), host.readHead("en/api/docs.json", 9)]).toEqual(["base", "other"]);
  expect(host.stat("en/api/guides/start.mdx")).toEqual({ kind: "file", size: 5, modified: 0 });
  expect([...host.readBytes!("en/api/docs.json")!]).toEqual([new TextEncoder().encode("other")]);
});

test("the folders above a mount are there, and no others", () => {
  expect(["", "en", "en/api", "en/api/guides"].map((path) => host.stat(path)?.kind)).toEqual(Array(4).fill("folder"));
  expect(["e", "en/ap", "en/apis", "en/api/guide"].map((path) => host.stat(path))).toEqual(Array(4).fill(undefined));
});

test("a listing has the files of all hosts, and leaves out of each what the pattern leaves out", () => {
  const all = { extensions: ["mdx", "json"], ignore: [] };
  expect(host.list(all)).toEqual(["docs.json", "taken/a.mdx", "en/api/docs.json", "en/api/guides/start.mdx"]);
  expect(host.list({ ...all, ignore: ["guides/**", "docs.json"] })).toEqual(["taken/a.mdx"]);
});

test("where the docs folder has something itself, a mount is left out, and the reason is said", () => {
  expect([host.readText("taken/a.mdx"), host.readText("taken/docs.json")]).toEqual(["base", undefined]);
  expect(host.refusal?.("taken/docs.json")).toBe(
    'is hidden by "taken" of the docs folder, which has the same addresses',
  );
  expect(host.refusal?.("en/api/docs.json")).toBeUndefined();
});

test("a file with several names keeps one name below the mount", () => {
  const linked = { ...other, stat: () => ({ kind: "file", size: 1, modified: 0, real: "real.mdx" }) as const };
  expect(mountedHost(base, [{ folder: "api", host: linked }]).stat("api/link.mdx")?.real).toBe("api/real.mdx");
});

test("without mounts it is the same host, and only the host of the site is asked for the network", () => {
  expect(mountedHost(base, [])).toBe(base);
  const online = { ...other, fetch: () => Promise.resolve("fetched") };
  expect("fetch" in mountedHost(base, [{ folder: "api", host: online }])).toBe(false);
  expect("fetch" in mountedHost(online, [{ folder: "api", host: base }])).toBe(true);
});
