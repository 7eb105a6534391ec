// Where has a missing page evidently gone?
import { describe, expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { pathEditions } from "../../../src/compiler/hints/path-editions.ts";
import { movedPages } from "../../../src/compiler/hints/moved-pages.ts";

/** Where the missing ones have gone, among files of which some are listed, and some are parts of pages. */
function moves(
  missing: readonly string[],
  files: readonly string[],
  { listed = [], parts = [] }: { readonly listed?: readonly string[]; readonly parts?: readonly string[] } = {},
): Readonly<Record<string, string>> {
  const host = memoryHost(Object.fromEntries(files.map((file) => [`${file}.mdx`, ""])));
  const look = movedPages(host, (path) => !parts.includes(path));
  return Object.fromEntries(look(missing, (path) => listed.includes(path), pathEditions()));
}

describe("evident", () => {
  test.each([
    ["the one file of that name", "guides/deploy", ["hosting/deploy"], "hosting/deploy"],
    ["also with its extension", "guides/deploy.mdx", ["hosting/deploy"], "hosting/deploy"],
    ["the path in another case", "Guides/Auth", ["guides/auth"], "guides/auth"],
    ["an ordinary name with its folder", "docs/teams/overview", ["teams/overview"], "teams/overview"],
    ["a name that stands elsewhere, with its folder", "docs/teams/roles", ["teams/roles", "api/roles"], "teams/roles"],
    [
      "a name that other editions have",
      "guides/deploy",
      ["hosting/deploy", "v1/guides/deploy", "fr/guides/deploy"],
      "hosting/deploy",
    ],
    ["within an edition", "fr/guides/deploy", ["fr/hosting/deploy"], "fr/hosting/deploy"],
  ])("%s", (_what, missing, files, target) => {
    expect(moves([missing], files)).toEqual({ [missing]: target });
  });

  test("an ordinary name goes along with its whole folder", () => {
    const missing = ["old/deploy", "old/index", "old/overview"];
    const target = { "old/deploy": "new/deploy", "old/index": "new/index", "old/overview": "new/overview" };
    expect(moves(missing, ["new/deploy", "new/index", "new/overview", "more/index", "more/overview"])).toEqual(target);
    expect(moves(missing, ["new/deploy", "new/index", "new/overview", "new/more"], { listed: ["new/more"] })).toEqual(
      target,
    );
  });
});

describe("not evident", () => {
  test.each([
    ["two files of that name", "guides/deploy", ["a/deploy", "b/deploy"]],
    ["an ordinary name alone", "guides/overview", ["hosting/overview"]],
    ["an index alone", "guides/index", ["hosting/index"]],
    ["the name in another case elsewhere", "guides/deploy", ["hosting/Deploy"]],
    ["two paths that differ in case", "Guides/Auth", ["guides/auth", "guides/AUTH"]],
    ["from one language into another", "fr/guides/deploy", ["es/guides/deploy"]],
    ["out of a language", "fr/guides/deploy", ["guides/deploy"]],
    ["from one version into another", "v1/deploy", ["v2/deploy"]],
    ["from one release into another", "release-1.0/deploy", ["release-2.0/deploy"]],
    ["from one programming language into another", "python/deploy", ["typescript/deploy"]],
    ["out of the site", "guides/deploy", ["archive/deploy"]],
    ["another name", "guides/deploy", ["guides/deployment"]],
  ])("%s", (_what, missing, files) => {
    expect(moves([missing], files)).toEqual({});
  });

  test("only what leads out of the site: within it, a folder for old pages is one as any other", () => {
    expect(moves(["legacy/Deploy"], ["legacy/deploy"])).toEqual({ "legacy/Deploy": "legacy/deploy" });
  });

  test("a page that is listed, or a part of pages", () => {
    expect(moves(["guides/deploy"], ["hosting/deploy"], { listed: ["hosting/deploy"] })).toEqual({});
    expect(moves(["guides/deploy"], ["snippets/deploy"], { parts: ["snippets/deploy"] })).toEqual({});
  });

  test("a page in a folder with more pages that are in no list", () => {
    expect(moves(["guides/monitors"], ["api/monitors", "api/logs"])).toEqual({});
    expect(moves(["guides/monitors"], ["api/monitors", "api/logs"], { listed: ["api/logs"] })).toEqual({
      "guides/monitors": "api/monitors",
    });
  });

  test("a page of a folder with the same pages for another product", () => {
    const files = ["unity/lights", "unreal/lights", "unreal/scenes"];
    expect(moves(["unity/scenes"], files, { listed: ["unity/lights", "unreal/lights"] })).toEqual({});
    expect(moves(["unity/scenes"], files.slice(1), { listed: ["unreal/lights"] })).toEqual({
      "unity/scenes": "unreal/scenes",
    });
  });

  test("one file for two missing ones", () => {
    expect(moves(["a/deploy", "b/deploy"], ["c/deploy"])).toEqual({});
  });

  test("an ordinary name whose folder is still there, or has gone to two places", () => {
    const listed = ["new/index"];
    expect(moves(["old/deploy", "old/index"], ["new/deploy", "new/index", "old/scale"], { listed })).toEqual({
      "old/deploy": "new/deploy",
    });
    expect(moves(["old/deploy", "old/index"], ["new/deploy", "new/index", "old/scale"])).toEqual({});
    const both = { "old/deploy": "new/deploy", "old/scale": "other/scale" };
    const files = ["new/deploy", "other/scale", "more/index"];
    expect(moves(["old/deploy", "old/scale", "old/index"], files)).toEqual(both);
  });
});

test("a long folder name that is nearly a version is judged as fast as any other", () => {
  // A pattern that can read "_" in two ways takes two to the power of 60 steps to say no.
  const folder = `0.${"E_E.".repeat(60)}-`;
  expect(moves(["b/deploy"], [`${folder}/deploy`])).toEqual({ "b/deploy": `${folder}/deploy` });
});

test.each(["v2", "1.2.3", "2024-01-02", "release-1_2", "v1.0-beta.2", "latest"])("%s sets pages apart", (folder) => {
  expect(moves(["b/deploy"], [`${folder}/deploy`])).toEqual({});
});
