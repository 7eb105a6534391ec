// Does the answer to a change say what it did, what remains, what is new, and which call would be right?
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

test("it has the files, the addresses and the lines that changed, docs.json first", async () => {
  const { text, data } = await agent.call("move", { from: "en/faq", to: "en/help/faq" });
  expect(text).toContain("moved en/faq.mdx to en/help/faq.mdx");
  expect(text).toContain("  /en/faq → /en/help/faq");
  expect(data).toMatchObject({
    written: true,
    files: [
      { kind: "edit", file: "docs.json" },
      { kind: "move", file: "en/faq.mdx", to: "en/help/faq.mdx" },
    ],
    redirects: [{ from: "/en/faq", to: "/en/help/faq" }],
  });
  expect((data["patch"] as readonly string[]).slice(0, 3)).toEqual(["docs.json:18", '- "en/faq"', '+ "en/help/faq"']);
});

test("a patch that is cut goes on where it was cut, and nothing is said twice", async () => {
  for (let page = 0; page < 60; page += 1)
    folder.write(`en/more-${page}.mdx`, `---\ntitle: More ${page}\n---\n\n[Start](/en/guides/start)\n`);
  const input = { from: "en/guides/start", to: "en/guides/begin", dryRun: true };
  const first = await agent.call("move", input);
  const next = first.data["next"] as number;
  expect(first.text).toContain(`call it again with "dryRun": true and "patchFrom": ${next}`);
  const seen = [...(first.data["patch"] as readonly string[])];
  for (let from: number | undefined = next; from !== undefined;) {
    const { data, text } = await agent.call("move", { ...input, patchFrom: from });
    expect(text).not.toContain("would move");
    seen.push(...(data["patch"] as readonly string[]));
    from = data["next"] as number | undefined;
  }
  expect(seen.filter((line) => line === "+[Start](/en/guides/begin)")).toHaveLength(61);
  expect(folder.has("en/guides/start.mdx")).toBe(true);
});

describe("what remains to do", () => {
  test.each([
    ["move", { from: "en/faq", to: "en/help" }, 'move {"from":"fr/faq","to":"fr/help"}'],
    ["move", { division: ["en", "Guides"], label: "Manual" }, 'move {"division":["fr","Guides"],"label":"…"}'],
    [
      "move",
      { division: "en > Help", before: "en > Guides" },
      'move {"division":["fr","Aide"],"before":"fr > Guides"}',
    ],
    [
      "remove_page",
      { division: "en > Help", redirect: "en/index" },
      'remove_page {"division":["fr","Aide"],"redirect":"fr/index"}',
    ],
    ["remove_page", { page: "en/faq", redirect: "en/index" }, 'remove_page {"page":"fr/faq","redirect":"fr/index"}'],
    ["add_page", { page: "en/new", after: "en/faq" }, 'add_page {"page":"fr/new","after":"fr/faq"}'],
  ])("after %s %j", async (name, input, call) => {
    const { data } = await agent.call(name, input);
    expect(data).toMatchObject({ written: true });
    expect((data["toDo"] as readonly string[]).filter((line) => line.endsWith(call))).toHaveLength(1);
  });

  test.each([
    ["move", { from: "en/faq", to: "en/help", allLanguages: true }],
    ["remove_page", { page: "en/faq", redirect: "en/index", allLanguages: true }],
    ["remove_page", { division: ["fr"] }],
    ["remove_page", { page: "fr/faq", redirect: "en/faq" }],
  ])("nothing after %s %j", async (name, input) => {
    expect((await agent.call(name, input)).data).toMatchObject({ written: true, toDo: [] });
  });
});

test("problems that are new are named, those that moved are not", async () => {
  folder.write("en/faq.mdx", `${folder.read("en/faq.mdx")}\n[gone](/en/gone)\n`);
  const moved = await agent.call("move", { from: "en/faq", to: "en/help", allLanguages: true });
  expect(moved.data["newProblems"]).toEqual([]);
  folder.write("en/draft.mdx", "---\ntitle: Draft\n---\n");
  const draft = await agent.call("move", { from: "en/draft", to: "en/sketch" });
  expect([draft.data["written"], draft.data["newProblems"]]).toEqual([true, []]);
  const added = await agent.call("add_page", { page: "en/new", title: "New", after: "en/help" });
  expect(added.data["newProblems"]).toEqual([]);
  folder.write("en/more.mdx", "---\ntitle: New\n---\n");
  const listed = await agent.call("add_page", { page: "en/more", after: "en/help" });
  expect(listed.data).toMatchObject({ written: true, toDo: [] });
  expect(listed.data["newProblems"]).toContainEqual(expect.stringContaining("info page-untranslated docs.json:"));
});

describe("the same division in all languages", () => {
  const inGroups = (language: string): readonly string[] => {
    const { navigation } = JSON.parse(folder.read("docs.json")) as {
      navigation: { languages: readonly { language: string; groups: readonly { group: string }[] }[] };
    };
    return navigation.languages.find((each) => each.language === language)!.groups.map(({ group }) => group);
  };

  test("moves with it, by its own label, and then nothing remains to do", async () => {
    const { data } = await agent.call("move", { division: ["Help"], before: "Guides", allLanguages: true });
    expect(data).toMatchObject({ written: true, toDo: [] });
    expect([inGroups("en"), inGroups("fr")]).toEqual([
      ["Help", "Guides"],
      ["Aide", "Guides"],
    ]);
  });

  test("is removed with it, and its readers get the same page in their language", async () => {
    const input = { division: ["Help"], redirect: "en/index", allLanguages: true };
    const { data } = await agent.call("remove_page", input);
    expect(data).toMatchObject({
      written: true,
      toDo: [],
      redirects: expect.arrayContaining([{ from: "/fr/faq", to: "/fr" }]),
    });
    expect([inGroups("en"), inGroups("fr")]).toEqual([["Guides"], ["Guides"]]);
  });

  test("nothing is done if one language has no such division", async () => {
    folder.write("docs.json", folder.read("docs.json").replace('"fr/faq"', '"fr/other"'));
    folder.write("fr/other.mdx", "---\ntitle: Other\n---\n");
    const { text, isError } = await agent.call("move", { division: ["Help"], before: "Guides", allLanguages: true });
    expect([isError, text]).toEqual([true, expect.stringContaining('No division of fr has the same pages as "Help"')]);
  });
});

test.each([
  [{ division: ["Help"], before: "Guides", dryRun: true }, '  "Help" would have another position in "en"'],
  [{ division: ["Help"], into: ["Guides"] }, '  "Help" is now in "en > Guides"'],
  [{ division: ["Help"], label: "Support" }, '  "Help" is now "Support"'],
  [{ from: "en/faq", into: ["Guides"] }, '  "en/faq" is now in "en > Guides"'],
])("says where it is after move %j", async (input, line) => {
  expect((await agent.call("move", input)).text.split("\n")).toContain(line);
});

test("a heading is not the last line of what is shown", async () => {
  for (let page = 0; page < 30; page += 1) {
    folder.write(`en/unlisted-page-with-a-long-name-${page}.mdx`, "---\ntitle: T\n---\n\n<Card>\n");
    folder.write(`odd/folder-with-a-long-name-${page}/page.mdx`, "---\ntitle: T\n---\n");
  }
  const { text } = await agent.call("list_unlisted");
  expect(text).toContain("… and ");
  expect(text).not.toMatch(/:\n… and/);
});

test("what is done already in another language does not remain to do", async () => {
  const nested = JSON.parse(folder.read("docs.json"));
  for (const { groups } of nested.navigation.languages) groups[0].pages.push(groups.pop());
  nested.navigation.languages[0].groups.push(nested.navigation.languages[0].groups[0].pages.pop());
  folder.write("docs.json", JSON.stringify(nested));
  const { data } = await agent.call("move", { division: ["Help"], into: ["Guides"] });
  expect(data).toMatchObject({ written: true, toDo: [] });
});

test("a dry run names what remains to do, too", async () => {
  const { data } = await agent.call("add_page", { page: "en/new", after: "en/faq", dryRun: true });
  expect(data).toMatchObject({
    written: false,
    toDo: [expect.stringContaining("write the text of en/new.mdx"), expect.stringContaining('{"page":"fr/new"')],
  });
});

test("a page that begins its group has a place in the same group of another language", async () => {
  const { data } = await agent.call("add_page", { page: "en/new", before: "en/faq" });
  expect(data["toDo"]).toContainEqual(expect.stringContaining('add_page {"page":"fr/new","before":"fr/faq"}'));
});

test("the readers of a page that may be lost in all languages need no redirect in any", async () => {
  folder.write("en/draft.mdx", "---\ntitle: Draft\n---\n");
  folder.write("fr/draft.mdx", "---\ntitle: Brouillon\n---\n");
  folder.commit();
  const { data } = await agent.call("remove_page", { page: "en/draft", redirect: null });
  expect(data).toMatchObject({
    written: true,
    toDo: [expect.stringContaining('remove_page {"page":"fr/draft","redirect":null}')],
  });
});

describe("advice", () => {
  test("for a page that names no operation is to correct it, because no other place helps", async () => {
    folder.write("en/draft.mdx", "---\ntitle: Draft\nopenapi: GET /nothing\n---\n");
    const { text } = await agent.call("add_page", { page: "en/draft", after: "en/faq" });
    expect(text).toContain(
      "Correct en/draft.mdx first, then call this again: the problem is in that file, so another place or path does not help.",
    );
    expect(text).not.toContain("Name another place");
  });

  test("for a text that no commit has is to commit it, and nothing else", async () => {
    folder.write("en/faq.mdx", "---\ntitle: Questions\n---\n\nNew words.\n");
    const { data, text } = await agent.call("remove_page", { page: "en/faq", redirect: "en/index" });
    expect([data["toDo"], text.split("\n").slice(1)]).toEqual([
      [],
      [expect.stringMatching(/^No commit has the text of en\/faq\.mdx .* Commit it first\.$/)],
    ]);
  });

  test("for the last page of a language is the call that removes the language", async () => {
    const { navigation, ...site } = JSON.parse(folder.read("docs.json"));
    navigation.languages[1].groups = [{ group: "Aide", pages: ["fr/faq"] }];
    folder.write("docs.json", JSON.stringify({ ...site, navigation }));
    const { text } = await agent.call("remove_page", { page: "fr/faq", redirect: "en/faq" });
    expect(text).toContain("List another page of it first, or remove it as a whole.");
    expect(text).toContain('To remove fr as a whole: remove_page {"division":["fr"]}');
    expect(text).not.toContain("navc rm");
  });

  test("names pages by titles and folders, and divisions without regard to capitals", async () => {
    const { text } = await agent.call("move", { from: "questions EN", to: "en/help" });
    expect(text).toBe('There is no page, file or folder "questions EN". Did you mean en/faq?');
    const place = await agent.call("move", { from: "en/faq", after: "Hepl" });
    expect(place.text).toBe('There is no page and no division "Hepl". Did you mean the division "Help"?');
    const folderName = await agent.call("move", { from: "en/faq", after: "en" });
    expect(folderName.text).toContain("Did you mean en/index?");
    expect((await agent.call("move", { division: "help", label: "Support" })).data).toMatchObject({ written: true });
  });
});

test.each([
  ["move", { division: ["en", "Guides", "More"], before: "Help" }, '"en > Guides > More". "en > Guides" has'],
  [
    "move",
    { division: ["Zzzz"], before: "Help", allLanguages: true },
    '"Zzzz". At its top are "en", "fr". "en" has "Guides", "Help".',
  ],
  ["sync_languages", { only: ["Zzzz"] }, '"Zzzz". It has "Guides", "Help".'],
])("a division that is not there: %s %j", async (name, input, message) => {
  const nested = JSON.parse(folder.read("docs.json"));
  nested.navigation.languages[0].groups[0].pages.push({ group: "Inner", pages: ["en/inner"] });
  folder.write("docs.json", JSON.stringify(nested));
  folder.write("en/inner.mdx", "---\ntitle: Inner\n---\n");
  const { isError, text } = await agent.call(name, input);
  expect([isError, text.replaceAll(', "Inner"', "")]).toEqual([true, expect.stringContaining(message)]);
});

test("a page whose text is not right is listed, and the answer says what it has", async () => {
  folder.write("en/draft.mdx", "---\ntitle: Draft\n---\n\n<Card>\n");
  const { data, text } = await agent.call("add_page", { page: "en/draft", after: "en/faq" });
  expect(data).toMatchObject({ written: true });
  expect(text).toContain("problems that these pages had before they were listed:\n  en/draft.mdx:5 ");
});

test("one page that can't be listed does not stop the others", async () => {
  folder.write("en/bad.mdx", "---\ntitle: Bad\nopenapi: GET /nothing\n---\n");
  folder.write("en/good.mdx", "---\ntitle: Good\n---\n");
  folder.write("odd/one.mdx", "---\ntitle: One\n---\n");
  const { data, text } = await agent.call("list_unlisted");
  expect(data).toMatchObject({
    written: true,
    left: expect.arrayContaining([
      {
        file: "en/bad.mdx",
        line: 1,
        written: "en/bad.mdx",
        reason: expect.stringContaining("it was not listed: en/bad.mdx:3:"),
      },
    ]),
  });
  expect(folder.read("docs.json")).toContain("en/good");
  expect(folder.read("docs.json")).not.toContain("en/bad");
  expect(text).toContain(
    'no page of its folder, or of one above or below it, is listed. To list it: add_page {"page":"odd/one"} with',
  );
});

describe("a refusal names the call that would be right", () => {
  test.each([
    ["move", { from: "en/faq", to: "en/index" }, 'remove_page {"page":"en/faq","redirect":"en/index"}'],
    ["add_page", { page: "en/faq", after: "en/index" }, 'move {"from":"en/faq"}'],
    ["add_redirect", { from: "/en/faq", to: "en/index" }, 'remove_page {"page":"en/faq","redirect":"en/index"}'],
    ["remove_page", { page: "en/faq" }, 'remove_page {"page":"en/faq","redirect":'],
    ["add_page", { page: "en/x", into: ["en"], allLanguages: true }, "Name another place, or change each by itself."],
    ["add_page", { page: "fr/x", into: ["Help"] }, 'add_page {"page":"fr/x","into":["fr","Aide"]}'],
    [
      "move",
      { division: ["Help"], label: "Support", allLanguages: true },
      'move {"division":["fr","Aide"],"label":"…"}',
    ],
  ])("%s %j", async (name, input, call) => {
    const { isError, text } = await agent.call(name, input);
    expect([isError, text]).toEqual([true, expect.stringContaining(call)]);
    expect(text).not.toMatch(/navc (?:mv|rm|add)|--(?:after|before|into)/);
  });

  test("also for the entry of a page that no list has", async () => {
    folder.write("en/draft.mdx", "---\ntitle: Draft\n---\n");
    const { text } = await agent.call("move", { from: "en/draft", after: "en/faq" });
    expect(text).toContain('To list it: add_page {"page":"en/draft"} with "after", "before" or "into".');
  });
});

test.each([
  ["move", { from: "/en/faq", to: "en/help" }, "en/help.mdx"],
  ["move", { from: "/fr", to: "fr/home" }, "fr/home.mdx"],
  ["move", { division: "Help", label: "Support" }, "en/faq.mdx"],
  ["move", { from: "/en/faq", into: "Guides" }, "en/faq.mdx"],
  ["add_page", { page: "/en/new", after: "/en" }, "en/new.mdx"],
])("a page may be named by its address, and a division by a text: %s %j", async (name, input, file) => {
  const { text, data } = await agent.call(name, input);
  expect([text, data["written"], folder.has(file)]).toEqual([expect.any(String), true, true]);
});

test("calls at the same time are done one after the other", async () => {
  const answers = await Promise.all([
    agent.call("move", { from: "en/faq", to: "en/one" }),
    agent.call("move", { from: "fr/faq", to: "fr/two" }),
    agent.call("outline"),
  ]);
  expect(answers.map(({ data }) => data["written"])).toEqual([true, true, undefined]);
  expect(answers[2].text).toContain("/fr/two");
});

test("a division keeps what is certain about the readers of its pages, and the page without a counterpart is removed first", async () => {
  folder.write("fr/seul.mdx", "---\ntitle: Seul\n---\n");
  await agent.call("add_page", { page: "fr/seul", after: "fr/faq" });
  const { text } = await agent.call("remove_page", { division: ["fr"] });
  expect(text).toContain('Remove first, each with a `redirect` of its own: remove_page {"page":"fr/seul","redirect":');
  expect(text).toContain("Then call this again.");
});
