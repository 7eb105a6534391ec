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
    ["move", { division: ["en", "Guides"], label: "Manual" }, 'move {"division":["fr","Guides"]}'],
    ["remove_page", { division: "en > Help", redirect: "en/index" }, 'remove_page {"division":["fr","Aide"]}'],
    ["remove_page", { page: "en/faq", redirect: "en/index" }, 'remove_page {"page":"fr/faq"}'],
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

describe("a refusal names the call that would be right", () => {
  test.each([
    ["move", { from: "en/faq", to: "en/index" }, 'remove_page {"page":"en/faq","redirect":"en/index"}'],
    ["add_page", { page: "en/faq", after: "en/index" }, 'move {"from":"en/faq"}'],
    ["add_redirect", { from: "/en/faq", to: "en/index" }, 'remove_page {"page":"en/faq","redirect":"en/index"}'],
    ["remove_page", { page: "en/faq" }, 'remove_page {"page":"en/faq","redirect":'],
    ["add_page", { page: "en/x", into: ["Help"], allLanguages: true }, 'Use "after" or "before".'],
    ["add_page", { page: "fr/x", into: ["Help"] }, 'such as ["fr", "Guides"]'],
    ["move", { division: ["Help"], label: "Support", allLanguages: true }, 'move {"division":["fr","Aide"]}'],
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
