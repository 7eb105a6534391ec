// Does each tool answer what an agent asks, and lose nothing when it writes?
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connect, type AgentClient } from "./agent-client.ts";
import { folderForAgents, twoLanguages, type FolderForAgents } from "./agent-site.ts";

let folder: FolderForAgents;
let agent: AgentClient;
beforeEach(async () => {
  folder = folderForAgents(twoLanguages);
  agent = await connect(folder.root);
});
afterEach(async () => {
  await agent.client.close();
  folder.remove();
});

describe("tools that read", () => {
  test("outline shows a part of the tree", async () => {
    const { text, data } = await agent.call("outline", { edition: "fr", under: "Aide" });
    expect(text).toContain("group Aide");
    expect(text).toContain("/fr/faq");
    expect(text).not.toContain("/en/faq");
    expect(data["total"]).toBe((data["lines"] as readonly string[]).length);
  });

  test("outline counts the levels from the division that is named", async () => {
    const linesOf = async (depth: number): Promise<readonly string[]> =>
      (await agent.call("outline", { under: "Aide", depth })).data["lines"] as readonly string[];
    expect(await linesOf(0)).toEqual(["fr", "  group Aide"]);
    expect(await linesOf(1)).toEqual(["fr", "  group Aide", "    page Questions fr  /fr/faq"]);
    const whole = (await agent.call("outline", { depth: 1 })).data["lines"] as readonly string[];
    expect(whole.filter((line) => line.includes("page"))).toEqual([]);
  });

  test.each([
    ["outline", {}],
    ["find_page", { query: "faq" }],
    ["where_is", { what: "/fr/faq" }],
    ["diff", {}],
  ])("%s has nothing behind its end, and says so", async (name, input) => {
    const { isError, text } = await agent.call(name, { ...input, from: 100_000 });
    expect([isError, text]).toEqual([true, expect.stringContaining("Nothing is left from 100000 on")]);
  });

  test("outline of a part that is not there says which ones there are", async () => {
    expect(await agent.call("outline", { edition: "de" })).toMatchObject({
      isError: true,
      text: 'There is no edition "de". The editions are en, fr.',
    });
    expect((await agent.call("outline", { under: "Helf" })).text).toContain('Did you mean "Help"?');
  });

  test.each([
    ["questions", ["/en/faq", "/fr/faq"]],
    ["start fr limits", ["/fr/guides/start"]],
    ["/fr/guides/start", ["/fr", "/fr/guides/start"]],
    ["rate limits", ["/en/guides/start", "/fr/guides/start"]],
    ["startfr", ["/fr/guides/start"]],
    ["nothing at all", []],
  ])("find_page finds %s", async (query, hrefs) => {
    const { data } = await agent.call("find_page", { query });
    expect((data["pages"] as readonly { href: string }[]).map(({ href }) => href).toSorted()).toEqual(hrefs);
  });

  test("find_page finds only the pages of an edition", async () => {
    const { data } = await agent.call("find_page", { query: "welcome", edition: "fr" });
    expect(data).toMatchObject({ total: 1, pages: [{ href: "/fr", file: "fr/index.mdx", foundIn: "name" }] });
  });

  test("find_page says where an address leads that is redirected", async () => {
    folder.write(
      "docs.json",
      folder.read("docs.json").replace("{", '{ "redirects": [{ "source": "/old", "destination": "/en/faq" }],'),
    );
    const { data, text } = await agent.call("find_page", { query: "/old" });
    expect([data["redirectedTo"], text]).toEqual(["/en/faq", "/old is redirected to /en/faq"]);
  });

  test("a code that does not exist is refused, and is no sign of a site without problems", async () => {
    const input = { code: "link-not-fuond" };
    const answers = [await agent.call("check", input), await agent.call("fix", input)];
    for (const { isError, text } of answers)
      expect([isError, text]).toEqual([true, expect.stringContaining('Did you mean "link-not-found"?')]);
  });

  test("where_is names the tool that shows all pages", async () => {
    expect((await agent.call("where_is", { what: "/zzz" })).text).toContain("  outline shows all pages.");
  });

  test("where_is names the line that lists a page", async () => {
    const { data, text } = await agent.call("where_is", { what: "/en/faq" });
    expect(data).toMatchObject({
      kind: "page",
      file: "en/faq.mdx",
      listedAt: [{ file: "docs.json", written: "en/faq" }],
    });
    expect(text).toContain("Questions en");
  });

  test("check sees what was edited after the last call, and only that with `since`", async () => {
    folder.write("en/index.mdx", "---\ntitle: Welcome\n---\n\n[Start](/en/guides/begin)\n");
    folder.commit();
    folder.write("fr/index.mdx", "---\ntitle: Bienvenue\n---\n\n[Start](/fr/gone)\n");
    const all = await agent.call("check");
    expect(all.data).toMatchObject({ errors: 2 });
    const fresh = await agent.call("check", { since: "HEAD" });
    expect(fresh.data).toMatchObject({
      ok: false,
      errors: 1,
      problems: [{ code: "link-not-found", file: "fr/index.mdx", line: 5 }],
    });
    expect((await agent.call("check", { file: "en/index.mdx" })).data).toMatchObject({
      problems: [{ file: "en/index.mdx" }],
    });
    expect((await agent.call("check", { code: "page-not-found" })).data).toMatchObject({ problems: [] });
  });

  describe("check of a part of the site", () => {
    beforeEach(() => {
      folder.write("en/index.mdx", "---\ntitle: Welcome\n---\n\n[a](/en/gone)\n");
      folder.write("fr/index.mdx", "---\ntitle: Bienvenue\n---\n\n[a](/fr/gone)\n");
      folder.write("fr/more.mdx", "---\ntitle: More\n---\n");
    });

    test("counts what it lists, and names the rest of the site", async () => {
      const { data, text } = await agent.call("check", { file: "en/index.mdx" });
      expect(data).toMatchObject({ ok: false, errors: 1, warnings: 0, problems: { length: 1 } });
      expect(text.split("\n")[0]).toBe("1 error, 0 warnings in en/index.mdx (in the whole site 2 errors, 0 warnings)");
      const clean = await agent.call("check", { file: "en/faq.mdx" });
      expect(clean.data).toMatchObject({ ok: true, errors: 0, problems: [] });
      const ofCode = await agent.call("check", { code: "page-not-found" });
      expect([ofCode.data["errors"], ofCode.text]).toEqual([
        0,
        "0 errors, 0 warnings of page-not-found (in the whole site 2 errors, 0 warnings)",
      ]);
    });

    test("names infos that it does not list", async () => {
      const { text } = await agent.call("check", { code: "page-unlisted" });
      expect(text).toContain('\n1 info: call it with "severity": "info"');
      const all = await agent.call("check", { code: "page-unlisted", severity: "info" });
      expect(all.data).toMatchObject({ problems: [{ file: "fr/more.mdx" }] });
    });

    test.each(["en/index", "/en", "/en/index.mdx", "./en/index.mdx"])("knows the file by the name %s", async (file) => {
      expect((await agent.call("check", { file })).data).toMatchObject({ problems: [{ file: "en/index.mdx" }] });
    });

    test.each(["check", "fix"])("%s refuses a file that is not there", async (tool) => {
      const { isError, text } = await agent.call(tool, { file: "en/indxe.mdx" });
      expect([isError, text]).toEqual([
        true,
        'There is no file "en/indxe.mdx" in the docs folder. Did you mean "en/index.mdx"? find_page finds the file of a page.',
      ]);
    });
  });

  test("check counts no problem as new because its file has another name", async () => {
    const body =
      "Sentences that make this page the same page when it has moved to another place, with words enough to know it.";
    folder.write("en/faq.mdx", `---\ntitle: Questions\n---\n\n${body}\n\n[a](/en/gone)\n\n<Card>\n`);
    folder.write("en/part.mdx", `${body} It is a part.\n`);
    folder.commit();
    expect((await agent.call("check")).data).toMatchObject({ warnings: 1 });
    expect((await agent.call("move", { from: "en/faq", to: "en/help/faq" })).data).toMatchObject({ written: true });
    const moved = await agent.call("check", { since: "HEAD" });
    expect(moved.data).toMatchObject({ errors: 0, warnings: 0, problems: [] });
    folder.write("en/help/faq.mdx", folder.read("en/help/faq.mdx").replace("/en/gone", "/en/lost"));
    expect((await agent.call("check", { since: "HEAD", severity: "info" })).data["problems"]).not.toEqual([]);
  });

  test("diff names lost addresses with a redirect", async () => {
    folder.write("docs.json", twoLanguages["docs.json"]!.replace("en/faq", "en/help/faq"));
    folder.write("en/help/faq.mdx", folder.read("en/faq.mdx"));
    folder.write("en/faq.mdx", "");
    const { data } = await agent.call("diff");
    expect(data).toMatchObject({ changes: expect.any(Number) });
    expect((await agent.call("diff", { since: "nowhere" })).isError).toBe(true);
    const written = await agent.call("diff", { since: "git:HEAD" });
    expect([written.isError, written.text]).toEqual([false, (await agent.call("diff", { since: "HEAD" })).text]);
  });

  test("a docs.json that can't be read is named with its line", async () => {
    folder.write("docs.json", '{\n  "name": "A",\n  "navigation": {');
    const { isError, text } = await agent.call("outline");
    expect(isError).toBe(true);
    expect(text).toContain("docs.json can't be read; repair it first. docs.json:3:");
  });
});

describe("tools that write", () => {
  test("move changes both languages, and nothing is lost", async () => {
    const input = { from: "en/guides/start", to: "en/guides/begin", allLanguages: true };
    const shown = await agent.call("move", { ...input, dryRun: true });
    expect(shown.data).toMatchObject({ written: false });
    expect(shown.text).toContain("would move fr/guides/start.mdx to fr/guides/begin.mdx");
    expect(folder.has("en/guides/start.mdx")).toBe(true);
    const moved = await agent.call("move", input);
    expect(moved.data).toMatchObject({ written: true });
    expect(folder.read("fr/index.mdx")).toContain("(/fr/guides/begin)");
    expect((await agent.call("diff")).data).toMatchObject({ ok: true, lost: [] });
    expect((await agent.call("check", { since: "HEAD" })).data).toMatchObject({ errors: 0, warnings: 0 });
  });

  test("a division moves and gets another label", async () => {
    const { data } = await agent.call("move", { division: ["Help"], label: "Support" });
    expect(data).toMatchObject({ written: true });
    expect(folder.read("docs.json")).toContain('"Support"');
  });

  test("add_page makes a file and names the languages that lack it", async () => {
    const { data, text } = await agent.call("add_page", {
      page: "en/guides/limits",
      title: "Limits",
      after: "en/guides/start",
    });
    expect(data).toMatchObject({ written: true, files: [{ kind: "edit" }, { kind: "create" }] });
    expect(folder.read("en/guides/limits.mdx")).toContain("Limits");
    expect(text).toContain(
      'To do: translate en/guides/limits into fr, where no page file is yet: add_page {"page":"fr/guides/limits","after":"fr/guides/start"}',
    );
  });

  test("remove_page without a target is refused, and says what to call", async () => {
    const refused = await agent.call("remove_page", { page: "en/faq" });
    expect(refused).toMatchObject({ isError: true, data: { written: false } });
    expect(refused.text).toContain('remove_page {"page":"en/faq","redirect":');
    expect(folder.has("en/faq.mdx")).toBe(true);
    const removed = await agent.call("remove_page", { page: "en/faq", redirect: "en/index" });
    expect(removed.data).toMatchObject({ written: true });
    expect(folder.has("en/faq.mdx")).toBe(false);
    expect((await agent.call("diff")).data).toMatchObject({ ok: true });
  });

  test("remove_page removes a language, whose readers get the same pages in another one", async () => {
    const { data, text } = await agent.call("remove_page", { division: ["fr"] });
    expect(data).toMatchObject({ written: true });
    expect(text).toContain("/fr/faq to /en/faq: the same page in English");
    expect([folder.has("fr/faq.mdx"), folder.has("en/faq.mdx")]).toEqual([false, true]);
    expect((await agent.call("diff")).data).toMatchObject({ ok: true });
  });

  test("remove_page of a division whose pages nothing replaces asks for a target", async () => {
    const { text, isError } = await agent.call("remove_page", { division: ["Help"] });
    expect([isError, text]).toEqual([true, expect.stringContaining('remove_page {"division":["Help"],"redirect":')]);
  });

  test("add_redirect keeps an address that was lost", async () => {
    folder.write("docs.json", folder.read("docs.json").replaceAll("en/faq", "en/questions"));
    folder.write("en/questions.mdx", "---\ntitle: Something else\n---\n");
    rmSync(join(folder.root, "en/faq.mdx"));
    expect((await agent.call("diff")).data).toMatchObject({ lostTotal: 1 });
    const { data } = await agent.call("add_redirect", { from: "/en/faq", to: "en/questions" });
    expect(data).toMatchObject({ written: true, files: [{ kind: "edit", file: "docs.json" }] });
    expect((await agent.call("diff")).data).toMatchObject({ lostTotal: 0 });
  });

  test("add_redirect writes where the server is told to", async () => {
    folder.write("_redirects", "/a /en/faq 301\n");
    const onHost = await connect(folder.root, { redirects: { kind: "host" } });
    expect((await onHost.call("add_redirect", { from: "/b", to: "en/faq" })).data).toMatchObject({ written: true });
    expect(folder.read("_redirects")).toBe("/a /en/faq 301\n/b /en/faq 301\n");
  });

  test("sync_languages lists what is translated, and names what is not", async () => {
    folder.write("docs.json", folder.read("docs.json").replace('"en/faq"', '"en/faq", "en/news", "en/more"'));
    for (const file of ["en/news.mdx", "en/more.mdx", "fr/more.mdx"]) folder.write(file, "---\ntitle: More\n---\n");
    const { data, text } = await agent.call("sync_languages", {});
    expect(data).toMatchObject({ written: true, toDo: ["translate en/news.mdx into fr as fr/news.mdx"] });
    expect(text).toContain("en/news.mdx");
    expect(folder.read("docs.json")).toContain("fr/more");
    expect((await agent.call("sync_languages", { from: "en", to: ["fr"] })).data).toMatchObject({ written: false });
    expect((await agent.call("sync_languages", { from: "de" })).text).toContain('no language "de"');
  });

  test("list_unlisted and fix write what they show", async () => {
    folder.write("en/guides/more.mdx", "---\ntitle: More\n---\n");
    expect((await agent.call("list_unlisted", { dryRun: true })).text).toContain("en/guides/more");
    expect((await agent.call("list_unlisted")).data).toMatchObject({ written: true });
    expect(folder.read("docs.json")).toContain("en/guides/more");
    folder.write("docs.json", folder.read("docs.json").replace('"en/faq"', '"en/faq.mdx"'));
    const { data } = await agent.call("check", { severity: "info", code: "page-extension" });
    expect(data).toMatchObject({ problems: [{ canFix: true }] });
    expect((await agent.call("fix", { code: "page-extension" })).data).toMatchObject({ written: true });
    expect(folder.read("docs.json")).toContain('"en/faq"');
  });

  test.each([
    ["move", {}, 'Name what to move: "from", or "division".'],
    ["move", { from: "en/faq" }, 'Say where it goes: "to"'],
    ["move", { division: ["Help"] }, "Say what to do with the division"],
    ["move", { from: "en/faq", to: "en/help", label: "Help" }, '"label" is the new label of a "division".'],
    ["move", { division: ["Help"], to: "en/help", label: "Support" }, "Name one thing to move"],
    ["move", { from: "en/faq", to: "en/help", patchFrom: 20 }, '"patchFrom" goes on with the patch of a dry run.'],
    ["fix", { line: 3 }, 'A "line" is a line of a "file".'],
    ["move", { from: "en/faq", after: "en/index", into: ["Guides"] }, "An entry has one place"],
    [
      "add_page",
      { page: "en/x" },
      'Nothing says where "en/x" is listed. To list it: add_page {"page":"en/x"} with "after", "before" or "into".',
    ],
    [
      "add_page",
      { page: "en/x", title: "X", description: "Y" },
      'To list it: add_page {"page":"en/x","title":"X","description":"Y"} with "after", "before" or "into".',
    ],
    [
      "add_page",
      { page: "en/x", title: "X", group: "Help" },
      'is listed. "group" makes a new group. For the one that is there: add_page {"page":"en/x","title":"X","into":["en","Help"]}',
    ],
    [
      "add_page",
      { page: "en/x", group: "News" },
      '"group" makes a new group, which needs a place, too: add_page {"page":"en/x","group":"News"} with "after", "before" or "into".',
    ],
    ["remove_page", {}, 'either "page" or "division"'],
    ["remove_page", { page: "en/faq", division: ["fr"] }, 'either "page" or "division"'],
    ["add_redirect", { from: "/en/faq", to: "en/index" }, "would hide the page /en/faq"],
    ["move", { from: "../secret", to: "x" }, "is not a path in the docs folder"],
  ])("%s with %j says what is missing", async (name, input, message) => {
    const { isError, text } = await agent.call(name, input);
    expect([isError, text]).toEqual([true, expect.stringContaining(message)]);
  });
});

test("with --read-only there is no tool that writes", async () => {
  const reader = await connect(folder.root, { readOnly: true });
  const { tools } = await reader.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["outline", "find_page", "where_is", "check", "diff"]);
  expect((await reader.call("move", { from: "en/faq", to: "en/x" })).isError).toBe(true);
  expect(folder.has("en/faq.mdx")).toBe(true);
});

test("the roots of the client decide which folder is used", async () => {
  const roots = [pathToFileURL(folder.root).href];
  expect((await (await connect(undefined, { roots })).call("outline")).text).toContain("/en/faq");
  expect((await (await connect(folder.root, { roots })).call("outline")).isError).toBe(false);
  const other = mkdtempSync(join(tmpdir(), "navc-root-"));
  const refused = await (await connect(folder.root, { roots: [pathToFileURL(other).href] })).call("outline");
  expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining("is in none of the folders")]);
  rmSync(other, { recursive: true });
});

test("resources describe the site, the fields and the codes", async () => {
  const read = async (uri: string): Promise<string> => {
    const [first] = (await agent.client.readResource({ uri })).contents;
    return first !== undefined && "text" in first ? first.text : "";
  };
  const conventions = await read("navc://conventions");
  expect(conventions).toContain("- Languages: en (default), fr");
  expect(conventions).toContain("- File extension: .mdx 6");
  expect(await read("navc://docs.json")).toContain("- `groups`: Sections of the sidebar");
  expect(await read("navc://codes")).toContain("link-not-found");
  expect(await read("navc://codes/link-not-found")).toBe("# link-not-found");
  await expect(agent.client.readResource({ uri: "navc://codes/..%2Fsecret" })).rejects.toThrow("There is no code");
});
