// What does the preview offer for an address that leads nowhere now?
import { expect, test } from "vitest";
import { compareSites } from "../../../../src/outputs/diff/diff-navigation.ts";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { comparisonOf } from "../../../../src/tools/preview/model/comparison.ts";
import { lostWork, workForAll, type LostAddressRow } from "../../../../src/tools/preview/model/lost-address.ts";

const text = (name: string): string =>
  `---\ntitle: ${name}\n---\n\n${Array.from({ length: 60 }, (_, index) => `${name}${index}`).join(" ")}\n`;
const files = (...names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [`${name}.mdx`, text(name)]));

async function lostOf(
  pages: readonly string[],
  now: Readonly<Record<string, string>>,
  basePath: string,
): Promise<readonly LostAddressRow[]> {
  const before = ["index", "one", "two", "three"];
  const [old, found] = await Promise.all(
    [
      { pages: before, texts: files(...before) },
      { pages, texts: now },
    ].map(async (each) => {
      const host = memoryHost({ "docs.json": JSON.stringify({ navigation: { pages: each.pages } }), ...each.texts });
      const { navigation } = await compileNavigation({ host, basePath, discover: true });
      return { host, navigation: navigation! };
    }),
  );
  const hosts = { before: old!.host, after: found!.host };
  return comparisonOf(compareSites(old!.navigation, found!.navigation, hosts)).lost;
}

test.each(["", "/docs"])("a redirect only if no entry names the page any longer (base path %j)", async (basePath) => {
  const lost = await lostOf(
    ["index", "one", "two", "four"],
    { ...files("index"), "first.mdx": text("one"), "four.mdx": text("two"), "third.mdx": text("three") },
    basePath,
  );
  const works = Object.fromEntries(lost.map((row) => [row.from, lostWork(row, basePath).operation]));
  expect(works).toEqual({
    "/one": { kind: "move", from: "one", to: "first.mdx" },
    "/two": { kind: "remove", page: "two", redirect: "/four" },
    "/three": { kind: "redirect", from: "/three", to: "/third" },
  });
});

test.each(["", "/docs"])("without a proposal the target is asked for (base path %j)", async (basePath) => {
  const lost = await lostOf(["index", "one", "three"], files("index", "three"), basePath);
  expect(lost.map(({ to }) => to)).toEqual([undefined, undefined]);
  expect(lost.map((row) => lostWork(row, basePath))).toMatchObject([
    { text: "Remove its entry, and add a redirect…", operation: { kind: "remove", page: "one", redirect: "" } },
    { text: "Add a redirect…", operation: { kind: "redirect", from: "/two", to: "" } },
  ]);
});

test("a guess is asked for, and not written", () => {
  const lost = { from: "/docs/one", to: "/docs/two", guess: true, reason: "a guess: the group begins there" };
  expect(lostWork(lost, "/docs")).toEqual({
    text: "Add a redirect…",
    title: "Add a redirect from /docs/one",
    operation: { kind: "redirect", from: "/one", to: "" },
    guess: "/two",
  });
  for (const entry of [{ page: "one" }, { page: "one", file: "two.mdx" }])
    expect(lostWork({ ...lost, entry }, "/docs")).toEqual({
      text: "Remove its entry, and add a redirect…",
      title: "Remove the entry one, and send its readers to another page",
      operation: { kind: "remove", page: "one", redirect: "" },
      guess: "/two",
    });
});

test("several are one change only if they are of one kind, and no guess", () => {
  const row = (from: string, more: Partial<LostAddressRow> = {}): LostAddressRow => ({
    from,
    to: "/new",
    guess: false,
    reason: "",
    ...more,
  });
  const moved = (page: string): LostAddressRow => row(`/${page}`, { entry: { page, file: `new/${page}.mdx` } });
  const rows = [row("/a"), row("/b"), row("/c", { guess: true }), row("/d", { to: undefined }), moved("e")];
  expect(workForAll(rows, "", "redirect")).toEqual({
    title: "Add the 2 redirects that are no guess",
    operations: ["/a", "/b"].map((from) => ({ kind: "redirect", from, to: "/new" })),
  });
  expect(workForAll(rows, "", "move")).toBeUndefined();
  expect(workForAll([...rows, moved("f")], "", "move")?.operations).toEqual([
    { kind: "move", from: "e", to: "new/e.mdx" },
    { kind: "move", from: "f", to: "new/f.mdx" },
  ]);
});
