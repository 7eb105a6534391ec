// Is what is typed into the window of a change the change that is planned?
import { describe, expect, test } from "vitest";
import { newPageForm, newPathForm, fieldValues } from "../../../../src/tools/preview/model/asked-form.ts";

describe("a new page", () => {
  const target = { kind: "after", page: "guides/first.mdx" } as const;
  const form = newPageForm(target, "guides/first.mdx");

  test("has its title first, and the path that its title proposes beside its neighbor", () => {
    expect(form.fields.map(([label]) => label)).toEqual(["Title", "Path"]);
    expect(fieldValues(form)).toEqual(["", "guides/"]);
    expect(fieldValues(form, ["My new page: 50% off"])).toEqual(["My new page: 50% off", "guides/my-new-page-50-off"]);
    expect(fieldValues(form, ["Other", "guides/own"])).toEqual(["Other", "guides/own"]);
    expect(fieldValues(newPageForm(target, "first.mdx"), ["A"])[1]).toBe("a");
    expect(fieldValues(newPageForm(target, undefined), ["A"])[1]).toBe("a");
  });

  test.each([
    ["  What’s new?  ", "whats-new"],
    ["Don't panic, you'll see", "dont-panic-youll-see"],
    ["L’été", "l-ete"],
    ["Überblick, Straße", "uberblick-strasse"],
    ["C++ & C#", "cpp-csharp"],
    ["C++", "cpp"],
    ["Step #1 + #2", "step-1-2"],
    [".NET", "net"],
    ["Русский ёж, Україна", "русский-ёж-україна"],
    ["日本語", "日本語"],
    ["Größe über alles", "grosse-uber-alles"],
    ["Café_au/lait", "cafe-au-lait"],
    ["서울 안내", "서울-안내"],
    ["हिन्दी", "हिन्दी"],
    ["概要", "概要"],
    ["…", ""],
  ])("%j is called %j", (title, name) => {
    expect(fieldValues(form, [title])[1]).toBe(`guides/${name}`);
  });

  test("is asked for with its title, and without if it has none", () => {
    expect(form.change([" Two  words ", " guides/two-words "])).toEqual({
      title: "Add the page guides/two-words at the address /guides/two-words",
      added: "/guides/two-words",
      wanted: {
        kind: "operations",
        operations: [{ kind: "add", page: "guides/two-words", title: "Two  words", target }],
      },
    });
    expect(form.change(["", "/fresh start?"])).toEqual({
      title: "Add the page /fresh start? at the address /fresh%20start%3F",
      added: "/fresh%20start%3F",
      wanted: { kind: "operations", operations: [{ kind: "add", page: "/fresh start?", target }] },
    });
  });

  test.each(["", " ", "guides/"])("is not asked for without a path: %j", (path) => {
    expect(form.change(["A title", path])).toBeUndefined();
  });
});

describe("another path", () => {
  const form = newPathForm("First", "guides/first.mdx");

  test("begins with the own one, which is no change", () => {
    expect(fieldValues(form)).toEqual(["guides/first"]);
    expect(form.change(fieldValues(form))).toBeUndefined();
    expect(form.change([" "])).toBeUndefined();
  });

  test.each([
    ["intro", "/intro"],
    ["/a b", "/a%20b"],
    ["basics/", "/basics/first"],
  ])("%j leads to the address %j", (to, href) => {
    expect(form.change([to])).toEqual({
      title: `Move “First” to the address ${href}`,
      wanted: { kind: "operations", operations: [{ kind: "move", from: "guides/first.mdx", to }] },
    });
  });
});
