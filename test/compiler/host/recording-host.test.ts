import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { recordInputs } from "../../../src/compiler/host/recording-host.ts";

const hash = (text: string): string => createHash("sha256").update(text).digest("hex");
const files = { "docs.json": "{}", "a.mdx": "---\ntitle: ä\n---\nbody", "b.mdx": "b", "z.yaml": "x: 1" };

test("each file and kind has one record, sorted, of the bytes used", () => {
  const { host, used, inputs } = recordInputs(memoryHost(files));
  host.readHead("b.mdx", 10);
  host.readHead("a.mdx", 2048);
  used("a.mdx", "---\ntitle: ä\n---\n");
  host.readText("missing.mdx");
  host.readHead("missing.mdx", 10);
  host.readText("docs.json");
  expect(inputs()).toEqual([
    { file: "a.mdx", kind: "head", sha256: hash("---\ntitle: ä\n---\n") },
    { file: "b.mdx", kind: "head", sha256: hash("b") },
    { file: "docs.json", kind: "whole", sha256: hash("{}") },
    { file: "missing.mdx", kind: "absent", sha256: hash("") },
  ]);
});

test("a whole file makes its head superfluous, in either order", () => {
  const { host, inputs } = recordInputs(memoryHost(files));
  host.readHead("b.mdx", 1);
  host.readText("b.mdx");
  host.readHead("b.mdx", 1);
  expect(inputs().map(({ file, kind }) => [file, kind])).toEqual([["b.mdx", "whole"]]);
});

test("of a file that is read for its imports only those are an input, unless it is read whole, too", () => {
  const { host, used, readImports, importsOf, inputs } = recordInputs(memoryHost(files));
  const lengthOf = (text: string): string => String(text.length);
  expect([readImports("a.mdx", lengthOf), readImports("none.mdx", lengthOf)]).toEqual(["21", undefined]);
  used("a.mdx", "---");
  expect(importsOf("a.mdx")).toBe("21");
  expect(inputs()).toEqual([
    { file: "a.mdx", kind: "head", sha256: hash("---") },
    { file: "a.mdx", kind: "imports", sha256: hash("21") },
    { file: "none.mdx", kind: "absent", sha256: hash("") },
  ]);
  host.readText("a.mdx");
  expect(importsOf("a.mdx")).toBeUndefined();
  expect(inputs().map(({ file, kind }) => [file, kind])).toEqual([
    ["a.mdx", "whole"],
    ["none.mdx", "absent"],
  ]);
});

test("a file that only has to be there is a head without a byte", () => {
  const { host, inputs } = recordInputs(memoryHost(files));
  host.stat("a.mdx");
  host.stat("none");
  expect(inputs()).toEqual([
    { file: "a.mdx", kind: "head", sha256: hash("") },
    { file: "none", kind: "absent", sha256: hash("") },
  ]);
  host.readHead("a.mdx", 2048);
  host.stat("a.mdx");
  expect(inputs()[0]!.sha256).toBe(hash(files["a.mdx"]));
});

test("what is read only to be shown is no input, and comes out of the same budget", () => {
  const { host, unrecorded, inputs, budget } = recordInputs(memoryHost(files), 24);
  host.readText("docs.json");
  expect([unrecorded.readText("docs.json"), unrecorded.readHead("b.mdx", 10)]).toEqual(["{}", "b"]);
  expect(unrecorded.readText("a.mdx")).toBeUndefined();
  unrecorded.stat("none");
  expect(inputs().map(({ file, kind }) => [file, kind])).toEqual([["docs.json", "whole"]]);
  expect(budget.leftOut()).toEqual(["a.mdx"]);
});

test("listings are one record of the paths in order", () => {
  const { host, inputs } = recordInputs(memoryHost(files));
  host.list({ extensions: ["yaml"], ignore: [] });
  host.list({ extensions: ["mdx"], ignore: [] });
  expect(inputs()).toEqual([{ file: "", kind: "listing", sha256: hash("a.mdx\nb.mdx\nz.yaml") }]);
});

test("the network is passed on only where there is one", async () => {
  expect(recordInputs(memoryHost(files)).host).not.toHaveProperty("fetch");
  const { host } = recordInputs({ ...memoryHost(files), fetch: async (url) => `body of ${url}` });
  expect(await host.fetch!("https://a.test")).toBe("body of https://a.test");
});

test("of texts that are needed once only the hash is kept, and their bytes are counted once", () => {
  const read: string[] = [];
  const disk = memoryHost(files);
  const readText = (path: string): string | undefined => {
    read.push(path);
    return disk.readText(path);
  };
  const { host, passing, unrecorded, inputs, budget } = recordInputs({ ...disk, readText }, 30);
  const texts = passing(hash);
  host.readHead("a.mdx", 3);
  expect([texts.readText("a.mdx"), texts.readText("none")]).toEqual([files["a.mdx"], undefined]);
  expect([unrecorded.readText("a.mdx"), texts.readText("a.mdx")]).toEqual([files["a.mdx"], files["a.mdx"]]);
  host.readText("docs.json");
  expect([texts.readText("docs.json"), budget.leftOut()]).toEqual(["{}", []]);
  expect(read).toEqual(["a.mdx", "none", "a.mdx", "docs.json"]);
  expect(inputs()).toEqual([
    { file: "a.mdx", kind: "whole", sha256: hash(files["a.mdx"]) },
    { file: "docs.json", kind: "whole", sha256: hash("{}") },
    { file: "none", kind: "absent", sha256: hash("") },
  ]);
});
