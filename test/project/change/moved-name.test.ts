// In which form is the new name of a file written?
import { expect, test } from "vitest";
import type { NameForm, SiteName } from "../../../src/compiler/checks/site-names.ts";
import { textAt, valueAt } from "../../../src/compiler/diagnostics/place.ts";
import { movedFiles } from "../../../src/project/change/moved-files.ts";
import { movedName } from "../../../src/project/change/moved-name.ts";

const root: NameForm = { kind: "address", from: "root", lead: "" };
const folder: NameForm = { kind: "address", from: "folder", lead: "" };

function text(
  written: string,
  form: NameForm,
  [from, to]: readonly [string, string],
  file = "guides/page.mdx",
): string {
  const name: SiteName = { place: textAt(file, 0, 1), written, part: written, target: from, form };
  const moved = movedName(
    name,
    file,
    movedFiles(new Map([[from, to]]), new Map(), () => undefined, []),
  );
  return moved.kind === "moved" ? moved.text : moved.kind;
}

const move = ["guides/a.mdx", "new/b.mdx"] as const;

const forms: readonly (readonly [written: string, form: NameForm, expected: string])[] = [
  ["/guides/a", root, "/new/b"],
  ["/guides/a/", root, "/new/b/"],
  ["/guides/a?x=1#y", root, "/new/b?x=1#y"],
  ["/guides/a.mdx", root, "/new/b.mdx"],
  ["/docs/guides/a#y", { ...root, lead: "/docs" }, "/docs/new/b#y"],
  ["https://x.org/guides/a", { ...root, lead: "https://x.org" }, "https://x.org/new/b"],
  ["guides/a", root, "new/b"],
  ["./a", folder, "../new/b"],
  ["a", folder, "../new/b"],
  ["./a.mdx#y", folder, "../new/b.mdx#y"],
  ["/guides/a", { kind: "entry" }, "/new/b"],
  ["guides/a.mdx", { kind: "entry" }, "new/b.mdx"],
];

test.each(forms)("%s becomes %s", (written, form, expected) => {
  expect(text(written, form, move)).toBe(expected);
});

test("an index has the address of its folder", () => {
  expect(text("/guides/a", root, ["guides/a.mdx", "new/index.mdx"])).toBe("/new");
  expect(text("/guides", root, ["guides/index.mdx", "new/index.mdx"])).toBe("/new");
  expect(text("/guides/index", root, ["guides/index.mdx", "new/index.mdx"])).toBe("/new/index");
  expect(text("guides", { kind: "entry" }, ["guides/index.mdx", "new/index.mdx"])).toBe("new");
  expect(text("/guides/a", root, ["guides/a.mdx", "index.mdx"])).toBe("/");
});

test("letters stay letters, unless they were encoded", () => {
  expect(text("/guides/a", root, ["guides/a.mdx", "новое/b c.mdx"])).toBe("/новое/b%20c");
  expect(text("/guides/%C3%BC", root, ["guides/ü.mdx", "guides/ö.mdx"])).toBe("/guides/%C3%B6");
  expect(text("/guides/a", root, ["guides/a.mdx", "b(1).mdx"])).toBe("/b%281%29");
});

test("a name that still leads to its file is left", () => {
  const moves = new Map([
    ["guides/a.mdx", "new/a.mdx"],
    ["guides/page.mdx", "new/page.mdx"],
  ]);
  const name: SiteName = {
    place: textAt("guides/page.mdx", 0, 1),
    written: "./a",
    part: "./a",
    target: "guides/a.mdx",
    form: folder,
  };
  expect(
    movedName(
      name,
      "new/page.mdx",
      movedFiles(moves, new Map(), () => undefined, []),
    ).kind,
  ).toBe("same");
});

test("a link to a removed page leads to the page that replaces it", () => {
  const files = movedFiles(
    new Map(),
    new Map([
      ["guides/a.mdx", "/b"],
      ["c.mdx", undefined],
    ]),
    () => undefined,
    [],
  );
  const place = valueAt("docs.json", "/x");
  const name: SiteName = {
    place,
    written: "/guides/a?q=1#x",
    part: "/guides/a?q=1#x",
    target: "guides/a.mdx",
    form: root,
  };
  expect(movedName(name, "index.mdx", files)).toEqual({ kind: "moved", text: "/b?q=1", lostAnchor: "x" });
  expect(movedName({ ...name, target: "c.mdx" }, "index.mdx", files).kind).toBe("left");
});

test("imports and snippets keep their form", () => {
  const snippet = ["snippets/a.mdx", "snippets/x/b.mdx"] as const;
  expect(text("/snippets/a.mdx", { kind: "file", from: "root" }, snippet)).toBe("/snippets/x/b.mdx");
  expect(text("../snippets/a.mdx", { kind: "file", from: "folder" }, snippet)).toBe("../snippets/x/b.mdx");
  expect(text("a", { kind: "snippet", folder: "snippets" }, snippet)).toBe("x/b");
  expect(text("a", { kind: "snippet", folder: "snippets" }, ["snippets/a.mdx", "parts/b.mdx"])).toBe("left");
});

test("a path in front matter keeps its spaces, also beside a mark that is encoded", () => {
  const file = "guides/page.mdx";
  const named = (written: string): string => {
    const place = valueAt(file, "/related/0");
    const name: SiteName = { place, written, part: written, target: "a b/c?.mdx", form: root };
    const files = movedFiles(new Map([["a b/c?.mdx", "a b/d?.mdx"]]), new Map(), () => undefined, []);
    const moved = movedName(name, file, files);
    return moved.kind === "moved" ? moved.text : moved.kind;
  };
  expect(named("a b/c%3F")).toBe("a b/d%3F");
  expect(named("a%20b/c%3F")).toBe("a%20b/d%3F");
});
