import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";

const host = memoryHost({
  "a.mdx": "A",
  "guides/b.md": "bäb",
  "guides/deep/c.mdx": "\uFEFFx",
  "snippets/s.mdx": "",
  "x/node_modules/m/readme.md": "",
  ".github/readme.md": "",
});

test("only what is a file of its own is there", () => {
  expect(host.readText("a.mdx")).toBe("A");
  expect(host.readText("guides/deep/c.mdx")).toBe("\uFEFFx");
  for (const path of ["toString", "__proto__", "constructor", "", "/a.mdx", "./a.mdx", "A.mdx", "guides"]) {
    expect(host.readText(path)).toBeUndefined();
    expect(host.readHead(path, 5)).toBeUndefined();
  }
});

test("a head has at least the bytes asked for and ends with a whole character", () => {
  const text = "🙂".repeat(10);
  const head = memoryHost({ t: text }).readHead("t", 9)!;
  expect(head).toBe("🙂🙂🙂");
  expect(memoryHost({ t: text }).readHead("t", 1000)).toBe(text);
  expect(memoryHost({ t: "" }).readHead("t", 10)).toBe("");
});

test("stat distinguishes files from folders and counts bytes", () => {
  expect(host.stat("guides/b.md")).toEqual({ kind: "file", size: 4, modified: 0 });
  expect(host.stat("guides/deep")).toMatchObject({ kind: "folder" });
  expect(host.stat("")).toMatchObject({ kind: "folder" });
  expect(host.stat("guide")).toBeUndefined();
});

test("a listing honours extensions and what is ignored", () => {
  const list = (extensions: string[], ignore: string[] = []): readonly string[] => host.list({ extensions, ignore });
  expect(list(["mdx", "md"])).toEqual(["a.mdx", "guides/b.md", "guides/deep/c.mdx", "snippets/s.mdx"]);
  expect(list(["md"])).toEqual(["guides/b.md"]);
  expect(list(["mdx"], ["snippets/**"])).toEqual(["a.mdx", "guides/deep/c.mdx"]);
  expect(list(["mdx"], ["**/deep/**", "a.mdx"])).toEqual(["snippets/s.mdx"]);
  expect(list(["mdx"], ["**/s.mdx"])).toEqual(["a.mdx", "guides/deep/c.mdx"]);
});

test("what would silently be an empty folder is refused", () => {
  const make = (files: unknown): unknown => memoryHost(files as Record<string, string>);
  expect(() => make(new Map([["docs.json", "{}"]]))).toThrow("Object.fromEntries makes it of a Map");
  expect(() => make(null)).toThrow("memoryHost: give an object");
  expect(() => make(["docs.json"])).toThrow("memoryHost: give an object");
  expect(() => make({ "./docs.json": "{}" })).toThrow('the path "./docs.json" has to begin with a name');
  expect(() => make({ "/docs.json": "{}" })).toThrow('the path "/docs.json" has to begin with a name');
});
