// Does a program get what `navc check` reports of a folder with settings, and does `compileNavigation` read none of them?
import { afterEach, beforeEach, expect, test } from "vitest";
import { compileNavigation, compileWithSettings } from "../../src/index.ts";
import { madeSite, type MadeSite } from "../tools/cli/made-site.ts";

let site: MadeSite;
beforeEach(async () => {
  site = madeSite({
    "docs.json":
      '{ "name": "T", "theme": "mint", "colors": { "primary": "#000000" }, "navigation": { "pages": ["index", "gone", "away", { "group": "G", "openapi": "s.json", "pages": [] }] } }',
    "index.mdx": "# T\n\n[nowhere](/nowhere)\n",
    "drafts/idea.mdx": "# Idea\n",
    "s.json":
      '{ "openapi": "3.1.0", "info": { "title": "S", "version": "1" }, "paths": { "/x": { "get": { "operationId": "x" } } } }',
    "navc.config.json": "{}",
  });
  await site.run("check ROOT --only page-not-found --baseline ROOT/b.json --update-baseline");
  site.write(
    "b.json",
    site
      .read("b.json")
      .replace(/.*"away".*\n/, "")
      .replace(/,\n {2}\]/, "\n  ]"),
  );
  site.write(
    "navc.config.json",
    JSON.stringify({
      dialect: "mintlify",
      urls: "operation-id",
      links: true,
      assets: true,
      baseline: "b.json",
      ignore: { "page-unlisted": ["drafts/"] },
      rules: { "empty-children": "off", "link-not-found": "warning" },
    }),
  );
});
afterEach(() => site.remove());

test("it reports what navc check reports, and compiles what navc compile does", async () => {
  const { stdout } = await site.run("check ROOT --reporter json");
  const checked = JSON.parse(stdout) as { readonly diagnostics: readonly object[]; readonly accepted: number };
  const result = await compileWithSettings({ root: site.folder, discover: true });
  expect(checked.diagnostics.length).toBeGreaterThan(1);
  expect(JSON.parse(JSON.stringify(result.diagnostics))).toEqual(checked.diagnostics);
  expect([result.ok, result.accepted, result.ignored]).toEqual([false, checked.accepted, 1]);
  const compiled = await site.run("compile ROOT");
  const { navigation } = await compileWithSettings({ root: site.folder });
  expect(JSON.parse(compiled.stdout)).toEqual(JSON.parse(JSON.stringify(navigation)));
  expect((await compileNavigation({ root: site.folder })).navigation).not.toEqual(navigation);
});

test("options are stronger than settings, rule by rule", async () => {
  const rules = { "page-not-found": "off" } as const;
  const { diagnostics, ok } = await compileWithSettings({ root: site.folder, rules });
  expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([["link-not-found", "warning"]]);
  expect(ok).toBe(true);
  const { diagnostics: without } = await compileWithSettings({ root: site.folder, rules, links: false });
  expect(without).toEqual([]);
});

test("a baseline is compared with every problem, whatever the limit", async () => {
  const result = await compileWithSettings({ root: site.folder, discover: true, limits: { findings: 1 } });
  expect(result.diagnostics.map(({ code }) => code)).not.toContain("more-problems");
  expect(result.accepted).toBe(1);
});

test("a host is refused, because the settings are on the disk", async () => {
  const options = { root: site.folder, host: {} };
  await expect(compileWithSettings(options as never)).rejects.toThrow(
    /^compileWithSettings: there is no option "host", because .* compileNavigation reads through a host/,
  );
  await expect(compileWithSettings({ root: site.folder, hots: 1 } as never)).rejects.toThrow(
    /there is no option "hots"/,
  );
});

test("settings that can't be used are an error with their place", async () => {
  site.write("navc.config.json", '{ "rule": {} }');
  await expect(compileWithSettings({ root: site.folder })).rejects.toThrow(
    /navc\.config\.json:1:3: there is no "rule"/,
  );
  await expect(compileWithSettings({ root: `${site.folder}/none` })).rejects.toThrow(/There is no folder/);
});

test("a folder without settings is compiled as compileNavigation does", async () => {
  site.write("navc.config.json", "{}");
  const [{ inputs, ...judged }, { inputs: read, ...plain }] = [
    await compileWithSettings({ root: site.folder }),
    await compileNavigation({ root: site.folder }),
  ];
  expect(judged).toEqual({ ...plain, accepted: 0, ignored: 0 });
  expect(inputs).toEqual(read);
});

test("without discover, a link to a page in no list is right, and neither its links nor its anchors are checked", async () => {
  site.write("navc.config.json", JSON.stringify({ links: true }));
  site.write("index.mdx", "# T\n\n[idea](/drafts/idea) and [more](/drafts/idea#gone)\n");
  site.write("drafts/idea.mdx", "# Idea\n\n[nowhere](/nowhere)\n");
  const found = async (discover: boolean): Promise<readonly string[]> => {
    const { diagnostics } = await compileWithSettings({ root: site.folder, discover });
    return diagnostics.filter(({ file }) => file.endsWith(".mdx")).map(({ code, file }) => `${code} ${file}`);
  };
  expect(await found(false)).toEqual([]);
  expect(await found(true)).toEqual([
    "page-unlisted drafts/idea.mdx",
    "link-not-found drafts/idea.mdx",
    "anchor-not-found index.mdx",
  ]);
});
