// Is a name said that no file on Windows can have?
import { expect, test } from "vitest";
import type { PlannedFile } from "../../../../src/project/change/edit-plan.ts";
import { namesNote } from "../../../../src/tools/preview/server/names-note.ts";

const made = (file: string): PlannedFile => ({ kind: "create", file, after: "" });

test.each(["a:b.mdx", "why?.mdx", "a*.mdx", "a<b.mdx", "a>b.mdx", "a|b.mdx", 'a"b.mdx', String.raw`a\b.mdx`])(
  "%s",
  (file) => {
    expect(namesNote([made(file)])).toBe(
      `On Windows no file can be called “${file}”, so git can’t check the folder out there. Choose another path.`,
    );
  },
);

test.each(["con.mdx", "guides/AUX.mdx", "nul/a.mdx", "com1.mdx", "a./b.mdx", "a /b.mdx"])("%s", (file) => {
  expect(namesNote([made(file)])).toContain("On Windows no file can be called");
});

test.each(["50% off & more!.mdx", "console.mdx", "icon.mdx", "a.b c.mdx", "größe/über.mdx"])("%s is one", (file) => {
  expect(namesNote([made(file)])).toBeUndefined();
});

test("only new names count", () => {
  expect(namesNote([{ kind: "move", from: "a:b/c.mdx", to: "a:b/d.mdx" }])).toBeUndefined();
  expect(namesNote([{ kind: "move", from: "a:b/c.mdx", to: "e:f/c.mdx" }])).toContain("“e:f”");
  const text = { before: "", after: "" };
  expect(namesNote([{ kind: "edit", file: "a:b.mdx", ...text }])).toBeUndefined();
});
