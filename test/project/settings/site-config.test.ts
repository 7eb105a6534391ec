// Which settings of a site hold, where are they found, and what is said of wrong ones?
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { readSiteConfig } from "../../../src/project/settings/site-config.ts";
import { readSettings } from "../../../src/project/settings/site-settings.ts";
import { UsageError } from "../../../src/project/settings/usage-error.ts";
import { madeSite, type MadeSite } from "../../tools/cli/made-site.ts";

let site: MadeSite;
afterEach(() => site.remove());

function optionsOf(files: Readonly<Record<string, string>>, root = "docs"): ReturnType<typeof readSettings> {
  site = madeSite({ "docs/docs.json": "{}", ...files });
  return readSettings(join(site.folder, root), {});
}

describe("where settings are found", () => {
  const rules = (level: string): string => JSON.stringify({ rules: { "page-unlisted": level } });
  const inPackage = (level: string): string => JSON.stringify({ name: "x", navc: JSON.parse(rules(level)) as unknown });

  test("none is fine", () => {
    expect(optionsOf({ "package.json": "{}" })).toMatchObject({ compile: { rules: {} }, ignore: {} });
  });

  test("navc.config.json beside docs.json wins over any package.json", () => {
    const { compile } = optionsOf({
      "docs/navc.config.json": rules("off"),
      "docs/package.json": inPackage("error"),
    });
    expect(compile.rules).toEqual({ "page-unlisted": "off" });
  });

  test("the nearest package.json with the key holds, one without it is passed by", () => {
    const { compile } = optionsOf(
      {
        "package.json": inPackage("error"),
        "apps/package.json": inPackage("off"),
        "apps/docs/package.json": '{ "name": "navc-docs" }',
        "apps/docs/docs.json": "{}",
      },
      "apps/docs",
    );
    expect(compile.rules).toEqual({ "page-unlisted": "off" });
  });

  test("the search ends at the root of the repository", () => {
    site = madeSite({ "package.json": inPackage("error"), "repository/docs/docs.json": "{}" });
    mkdirSync(join(site.folder, "repository/.git"));
    const { compile } = readSettings(join(site.folder, "repository/docs"), {});
    expect(compile.rules).toEqual({});
  });

  test("the key in a package.json that is no JSON is not passed by in silence", () => {
    expect(() => optionsOf({ "package.json": `{ "navc": {}, "name": }` })).toThrow(
      /package\.json:1:\d+: this is not JSON/,
    );
  });

  test("a key that is elsewhere in a package.json twice is none of navc's business", () => {
    const options = optionsOf({ "package.json": `{ "a": 1, "a": 2, "navc": { "maxWarnings": 3 } }` });
    expect(options.maxWarnings).toBe(3);
  });
});

describe("what holds", () => {
  const settings = {
    $schema: "https://example.com/schema.json",
    rules: { "page-unlisted": "off", "page-not-found": "warning" },
    ignore: { "page-unlisted": ["drafts/", "!drafts/a.mdx"], "*": ["legacy/"] },
    baseline: "../navc.baseline.json",
    maxWarnings: 0,
    dialect: "mintlify",
    urls: "operation-id",
    basePath: "/docs",
    remoteSpecs: true,
    config: "mint.json",
  };

  test("every setting arrives, the baseline from the folder of the configuration", () => {
    const options = optionsOf({ "docs/navc.config.json": `\uFEFF${JSON.stringify(settings)}` });
    expect(options).toMatchObject({
      compile: {
        rules: settings.rules,
        dialect: "mintlify",
        urls: "operation-id",
        basePath: "/docs",
        remoteSpecs: true,
        config: "mint.json",
      },
      ignore: settings.ignore,
      maxWarnings: 0,
    });
    expect(join(process.cwd(), options.baseline?.file ?? "")).toBe(join(site.folder, "navc.baseline.json"));
  });

  test("options of the command line win, rules code by code", () => {
    site = madeSite({ "docs.json": "{}", "navc.config.json": JSON.stringify(settings) });
    const { compile } = readSettings(site.folder, {
      dialect: "contract",
      urls: "mintlify",
      basePath: "/other",
      remoteSpecs: false,
      config: "docs.json",
      rule: ["page-unlisted=error"],
    });
    expect(compile).toMatchObject({
      dialect: "contract",
      urls: "mintlify",
      basePath: "/other",
      remoteSpecs: false,
      config: "docs.json",
      rules: { "page-unlisted": "error", "page-not-found": "warning" },
    });
  });
});

describe("a wrong setting is reported with file, line, column and what was meant", () => {
  test.each([
    ['{\n  "rulse": {}\n}', /:2:3: there is no "rulse" .* Did you mean "rules"\?$/],
    [
      '{\n  "rules": { "page-unlistd": "off" }\n}',
      /:2:14: there is no code "page-unlistd"\. Did you mean "page-unlisted"\?$/,
    ],
    [
      '{ "rules": { "page-unlisted": "warn" } }',
      /:1:31: "page-unlisted" must be one of error, warning, info, off, not the string "warn"/,
    ],
    ['{ "rules": { "page-unlisted": "wraning" } }', /Did you mean "warning"\?$/],
    ['{ "rules": [] }', /:1:12: "rules" must be an object, not a list\.$/],
    ['{ "ignore": { "page-unlistd": [] } }', /:1:15: there is no code "page-unlistd"/],
    ['{ "ignore": { "*": "drafts" } }', /:1:20: "\*" must be a list of patterns, .*, not the string "drafts"/],
    ['{ "ignore": { "*": ["a", ""] } }', /:1:26: "\*" must be a pattern .*, not the string ""/],
    ['{ "ignore": { "*": ["# a"] } }', /must be a pattern as in a \.gitignore/],
    ['{ "ignore": { "*": ["a\\nb"] } }', /must be a pattern as in a \.gitignore/],
    [
      JSON.stringify({ ignore: { "*": ["a", "x".repeat(501)] } }),
      /:1:\d+: this pattern can't be used: it is longer than 500 characters\.$/,
    ],
    ['{ "ignore": { "*": ["**/a/**/b/**/c"] } }', /this pattern can't be used: it has more than 2 "\*\*"\.$/],
    [
      JSON.stringify({ ignore: { "*": Array.from({ length: 501 }, (_, index) => `p${index}`) } }),
      /this pattern can't be used: there are 500 patterns before it\.$/,
    ],
    ['{ "baseline": "" }', /:1:15: "baseline" must be the path of a file .*, not the string ""/],
    ['{ "maxWarnings": -1 }', /:1:18: "maxWarnings" must be a whole number from 0, not a number\.$/],
    ['{ "dialect": "mintlfy" }', /:1:14: .* Did you mean "mintlify"\?$/],
    ['{ "urls": 3 }', /:1:11: "urls" must be one of mintlify, operation-id, method-path, not a number\.$/],
    [
      '{ "basePath": "docs" }',
      /:1:15: "basePath" must be the path that every link starts with, such as \/docs, not the string "docs"\.$/,
    ],
    ['{ "remoteSpecs": "yes" }', /:1:18: "remoteSpecs" must be true or false, not the string "yes"\.$/],
    ['{ "config": "../x.json" }', /:1:13: "config" takes the path of a file below the root, without "\.\."/],
    [
      '{ "config": ".cfg/.env" }',
      /:1:13: "config" takes no file whose name, .* begins with a dot\. Name it with --config/,
    ],
    ['{ "rules": {}, "rules": {} }', /:1:16: "rules" is here twice\. Keep one of the two\.$/],
    ['{ "rules": {}, }', /:1:\d+: this is not JSON: there is a comma too many/],
    ["[]", /:1:1: the configuration of navc must be an object, not a list\.$/],
    ["", /:1:1: this is not JSON: the file holds no value\.$/],
    ['{ "__proto__": {} }', /there is no "__proto__"/],
  ])("%s", (text, message) => {
    site = madeSite({ "docs.json": "{}", "navc.config.json": text });
    const read = (): unknown => readSettings(site.folder, {});
    expect(read).toThrow(UsageError);
    expect(read).toThrow(message);
  });

  test("whatever the file holds, it is read or refused in one visible line", () => {
    site = madeSite({});
    const values = fc.oneof(fc.jsonValue(), fc.constantFrom("off", "*", "page-unlisted", [], {}, -1));
    const names = fc.constantFrom("rules", "ignore", "baseline", "maxWarnings", "config", "\u001B[2J", "__proto__");
    const settings = fc.dictionary(names, fc.oneof(values, fc.dictionary(fc.string(), values)));
    const texts = fc.oneof(
      fc.string(),
      settings.map((value) => JSON.stringify(value)),
      settings.map((value) => JSON.stringify(value).slice(0, -1)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        try {
          readSiteConfig({ file: "navc.config.json", folder: ".", text, pointer: "" });
        } catch (error) {
          expect(error).toBeInstanceOf(UsageError);
          expect((error as UsageError).message).toMatch(/^navc\.config\.json:\d+:\d+: \P{Cc}+[.?]$/u);
        }
      }),
    );
  });

  test("in a package.json the place is the one in that file", () => {
    expect(() => optionsOf({ "package.json": '{\n  "navc": {\n    "rule": {}\n  }\n}' })).toThrow(
      /package\.json:3:5: there is no "rule" .* Did you mean "rules"\?$/,
    );
    site.remove();
    expect(() => optionsOf({ "package.json": '{ "navc": true }' })).toThrow(
      /package\.json:1:11: the configuration of navc must be an object, not true\.$/,
    );
  });
});
