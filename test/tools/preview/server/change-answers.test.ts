// Does the preview write what its page asks for, and only that?
import { afterEach, beforeEach, expect, test } from "vitest";
import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { loadCompiler } from "../../../../src/project/load-compiler.ts";
import type { DoneChange, ShownPlan, WantedChange } from "../../../../src/tools/preview/model/wanted-change.ts";
import { ChangeAnswers, type ChangeAnswer } from "../../../../src/tools/preview/server/change-answers.ts";
import { madeSite, type MadeSite } from "../../cli/made-site.ts";

const config = (...pages: readonly string[]): string =>
  `${JSON.stringify({ name: "Acme", navigation: { pages } }, undefined, 2)}\n`;
const page = (title: string, body = ""): string => `---\ntitle: ${title}\n---\n\n${body}\n`;

let site: MadeSite;
let changes: ChangeAnswers;
let count: number;
beforeEach(() => {
  site = madeSite({
    "docs.json": config("index", "a"),
    "index.mdx": page("Home", "[a](/aa)"),
    "a.mdx": page("A"),
    "other.mdx": page("Other"),
  });
  count = 0;
  const setting = { options: { cache: false }, compiler: loadCompiler, cache: { version: "" } };
  changes = new ChangeAnswers(site.folder, setting, () => void (count += 1));
});
afterEach(async () => {
  await changes.close();
  site.remove();
});

async function ask(path: string, body: unknown): Promise<ChangeAnswer> {
  return (await changes.answer(`/change/${path}`, JSON.stringify(body)))!;
}
async function done<Answer>(path: string, body: unknown): Promise<Answer> {
  const { status, text } = await ask(path, body);
  expect([status, text]).toEqual([200, text]);
  return JSON.parse(text) as Answer;
}
/** Undoes what was written last. */
const undo = (): Promise<DoneChange> => done("undo", { id: changes.undo?.id });
const plan = (wanted: WantedChange): Promise<ShownPlan> => done("plan", wanted);

const removal: WantedChange = { kind: "operations", operations: [{ kind: "remove", page: "a", redirect: "index" }] };
const rename: WantedChange = { kind: "operations", operations: [{ kind: "move", from: "a", to: "guides/b" }] };
const state = (): readonly string[] =>
  ["docs.json", "index.mdx", "a.mdx", "guides/b.mdx"].map((file) =>
    existsSync(join(site.folder, file)) ? site.read(file) : "",
  );

test("a plan writes nothing, and says what it does; its id writes it, and undoing puts every byte back", async () => {
  const before = state();
  const shown = await plan(rename);
  expect(shown).toMatchObject({ addresses: 1, redirectsAdded: 1, refusals: [] });
  expect(shown.files.map(({ kind, file, added, removed }) => [kind, file, added, removed])).toEqual([
    ["move", "a.mdx", 0, 0],
    ["edit", "docs.json", 8, 2],
  ]);
  expect(state()).toEqual(before);
  expect(await done("apply", { id: shown.id })).toEqual({
    text: expect.stringContaining("moved a.mdx to guides/b.mdx"),
    moved: [["/a", "/guides/b"]],
    undo: { id: shown.id, title: expect.stringContaining("moved a.mdx") },
  });
  expect(state()[3]).toBe(before[2]);
  expect(JSON.parse(site.read("docs.json"))).toMatchObject({ redirects: [{ source: "/a", destination: "/guides/b" }] });
  expect(await undo()).toMatchObject({ moved: [["/guides/b", "/a"]], undo: null });
  expect(state()).toEqual(before);
  expect(count).toBe(2);
});

test("an address that is gone already does not change with its redirect, or with the entry that had no file", async () => {
  const gone = await plan({ kind: "operations", operations: [{ kind: "redirect", from: "/gone", to: "/a" }] });
  expect(gone).toMatchObject({ addresses: 0, redirectsAdded: 1, refusals: [] });
  expect(await plan(removal)).toMatchObject({ addresses: 1, redirectsAdded: 1 });
  rmSync(join(site.folder, "a.mdx"));
  expect(await plan(removal)).toMatchObject({ addresses: 0, redirectsAdded: 1, refusals: [] });
});

test("several changes are undone one after the other, the last one first", async () => {
  const before = state();
  await done("apply", { id: (await plan(rename)).id });
  const between = state();
  const relabelled: WantedChange = {
    kind: "operations",
    operations: [{ kind: "retitle", page: "guides/b", title: "New" }],
  };
  await done("apply", { id: (await plan(relabelled)).id });
  await undo();
  expect(state()).toEqual(between);
  await undo();
  expect(state()).toEqual(before);
  expect(changes.undo).toBe(null);
});

test("a file that was edited after the plan is not overwritten, by the plan or by undoing", async () => {
  const shown = await plan(rename);
  site.write("docs.json", `${site.read("docs.json")}\n`);
  const edited = state();
  expect(await ask("apply", { id: shown.id })).toMatchObject({
    status: 409,
    text: expect.stringMatching(/docs\.json has changed/),
  });
  expect(state()).toEqual(edited);
  await done("apply", { id: (await plan(rename)).id });
  site.write("docs.json", site.read("docs.json").replace("Acme", "Mine"));
  const later = state();
  const { status, text } = await ask("undo", { id: changes.undo?.id });
  expect(status).toBe(409);
  expect(text).toMatch(
    /^“.*” can’t be undone now: .*docs\.json was changed after it, and that would be lost\. It can be undone when/,
  );
  expect(state()).toEqual(later);
});

test("what can't be undone stays the next one to undo, and is undone when its files are as they were written", async () => {
  const before = state();
  await done("apply", { id: (await plan({ kind: "action", work: { kind: "new-page", file: "new.mdx" } })).id });
  const older = state();
  await done("apply", { id: (await plan(rename)).id });
  const written = site.read("docs.json");
  site.write("docs.json", `${written}\n`);
  const edited = state();
  for (const text of ["first", "second"]) {
    expect([text, await ask("undo", { id: changes.undo?.id })]).toMatchObject([text, { status: 409 }]);
    expect(state()).toEqual(edited);
  }
  site.write("docs.json", written);
  await undo();
  expect(state()).toEqual(older);
  await undo();
  expect(state()).toEqual(before);
});

test("a change is undone by its own id only: not while a later one stands on it, and not twice", async () => {
  const before = state();
  const first = (await plan(rename)).id;
  await done("apply", { id: first });
  const between = state();
  const second = (await plan({ kind: "operations", operations: [{ kind: "retitle", page: "guides/b", title: "New" }] }))
    .id;
  const { undo: named } = await done<DoneChange>("apply", { id: second });
  expect(named?.id).toBe(second);
  const both = state();
  const { status, text } = await ask("undo", { id: first });
  expect([status, text]).toEqual([
    409,
    expect.stringMatching(
      /^“.*moved a\.mdx.*” can’t be undone now, because “.*guides\/b.*” was written after it\. Undo that one first, with Undo at the top\.$/,
    ),
  ]);
  expect(state()).toEqual(both);
  await done("undo", { id: second });
  expect(state()).toEqual(between);
  expect(await ask("undo", { id: second })).toMatchObject({
    status: 409,
    text: expect.stringMatching(/^This change was undone already, or is no longer kept\./),
  });
  expect(state()).toEqual(between);
  await done("undo", { id: first });
  expect(state()).toEqual(before);
});

test("what somebody else has restored, with git or by hand, is left out of what can be undone", async () => {
  await done("apply", { id: (await plan({ kind: "action", work: { kind: "new-page", file: "new.mdx" } })).id });
  const older = state();
  const { text: renamed } = (await done("apply", { id: (await plan(rename)).id })) as { readonly text: string };
  await done("apply", {
    id: (await plan({ kind: "operations", operations: [{ kind: "retitle", page: "guides/b", title: "New" }] })).id,
  });
  for (const [index, file] of ["docs.json", "index.mdx", "a.mdx"].entries()) site.write(file, older[index]!);
  // While one file is there with another text, not all was restored.
  site.write("guides/b.mdx", "Mine");
  expect(await ask("undo", { id: changes.undo?.id })).toMatchObject({ status: 409 });
  rmSync(join(site.folder, "guides/b.mdx"));
  expect(await undo()).toMatchObject({
    text: `Nothing was left to undo: the files are as they were before “${renamed}”`,
    moved: [["/guides/b", "/a"]],
    undo: { title: expect.stringContaining("new.mdx") },
  });
  expect(state()).toEqual(older);
  await undo();
  expect(existsSync(join(site.folder, "new.mdx"))).toBe(false);
});

test("a plan that is written twice at once is written and undone once", async () => {
  const { id } = await plan({ kind: "action", work: { kind: "new-page", file: "new.mdx" } });
  const answers = await Promise.all([ask("apply", { id }), ask("apply", { id })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(await undo()).toMatchObject({ undo: null });
});

test("a page that somebody else has made meanwhile is theirs", async () => {
  const { id } = await plan({ kind: "action", work: { kind: "new-page", file: "new.mdx" } });
  site.write("new.mdx", '---\ntitle: "New"\n---\n');
  expect(await ask("apply", { id })).toMatchObject({ status: 409, text: expect.stringMatching(/is there already/) });
  expect(changes.undo).toBe(null);
});

test("what can't be undone while the folder is away can be undone when it is back", async () => {
  const before = state();
  await done("apply", { id: (await plan(rename)).id });
  renameSync(site.folder, `${site.folder}-away`);
  expect(await ask("undo", { id: changes.undo?.id })).toMatchObject({ status: 409 });
  renameSync(`${site.folder}-away`, site.folder);
  expect(await undo()).toMatchObject({ undo: null });
  expect(state()).toEqual(before);
});

test("plans of large texts are not kept by the dozen", async () => {
  const large = "x".repeat(2 ** 24);
  site.write("a.mdx", page("A", large));
  const ids: (string | undefined)[] = [];
  for (const title of ["One", "Two", "Three"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person asks
    ids.push((await plan({ kind: "operations", operations: [{ kind: "retitle", page: "a", title }] })).id);
  }
  expect(await ask("apply", { id: ids[0] })).toMatchObject({ status: 404 });
  expect(await ask("apply", { id: ids[2] })).toMatchObject({ status: 200 });
});

test("two pages of the preview that planned the same: the first one writes, and the other one is refused", async () => {
  const [one, two] = [await plan(rename), await plan(rename)];
  const answers = await Promise.all([ask("apply", { id: one.id }), ask("apply", { id: two.id })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(await ask("apply", { id: one.id })).toMatchObject({ status: 404 });
});

test("a plan that would lose an address has no id, and says where its readers could go", async () => {
  const shown = await plan({ kind: "operations", operations: [{ kind: "remove", page: "a" }] });
  expect(shown).toMatchObject({
    refusals: [{ message: expect.stringMatching(/The address \/a .* would lead nowhere/) }],
  });
  expect("id" in shown).toBe(false);
  expect((await plan(removal)).refusals).toEqual([]);
});

test.each<[string, WantedChange, string, string]>([
  [
    "writes what a message suggests",
    {
      kind: "action",
      work: { kind: "suggested", code: "link-not-found", file: "index.mdx", subject: "/aa", start: -1 },
    },
    "index.mdx",
    page("Home", "[a](/a)"),
  ],
  [
    "writes what a message about docs.json suggests",
    {
      kind: "action",
      work: { kind: "suggested", code: "page-not-found", file: "docs.json", subject: "othr", start: -1 },
    },
    "docs.json",
    config("index", "a", "other"),
  ],
  [
    "makes a page",
    { kind: "action", work: { kind: "new-page", file: "guides/b.mdx" } },
    "guides/b.mdx",
    '---\ntitle: "B"\n---\n',
  ],
  [
    "lists a page",
    {
      kind: "action",
      work: { kind: "change", operation: { kind: "add", page: "other", target: { kind: "after", page: "index" } } },
    },
    "docs.json",
    config("index", "other", "a"),
  ],
])("an action %s", async (_, wanted, file, after) => {
  if (after === config("index", "a", "other")) site.write("docs.json", config("index", "a", "othr"));
  const { id } = await plan(wanted);
  await done("apply", { id });
  expect(site.read(file)).toBe(after);
});

test("an action writes what a message suggests at all of its places", async () => {
  site.write("index.mdx", page("Home", "[a](/aa) [b](/aa)"));
  site.write("other.mdx", page("Other", "[c](/aa#x)"));
  const work = { kind: "suggested", code: "link-not-found", file: "index.mdx", subject: "/aa", start: -1 } as const;
  const { id, files } = await plan({ kind: "action", work: { ...work, everywhere: true } });
  expect(files.map(({ file }) => file)).toEqual(["index.mdx", "other.mdx"]);
  await done("apply", { id });
  expect([site.read("index.mdx"), site.read("other.mdx")]).toEqual([
    page("Home", "[a](/a) [b](/a)"),
    page("Other", "[c](/a#x)"),
  ]);
});

test("an action writes what the messages of one cause suggest, in docs.json, too", async () => {
  const names = ["one", "two"];
  for (const name of names) site.write(`guides/new/${name}.mdx`, page(name));
  const navbar = { links: [{ label: "One", href: "/guides/one" }] };
  const navigation = { pages: ["index", ...names.map((name) => `guides/new/${name}`)] };
  site.write("docs.json", JSON.stringify({ name: "Acme", navbar, navigation }));
  site.write("index.mdx", page("Home", "[a](/guides/one) [b](/guides/two) [c](/guides/one#x)"));
  const work = { kind: "suggested", code: "link-not-found", file: "index.mdx", start: -1 } as const;
  const subject = "/guides/one";
  const offered = await plan({ kind: "action", work: { ...work, subject, everywhere: true } });
  expect(offered.files.map(({ file, added }) => [file, added])).toEqual([
    ["docs.json", 1],
    ["index.mdx", 1],
  ]);
  const { id } = await plan({ kind: "action", work: { ...work, subject: "/guides/two", alike: true } });
  await done("apply", { id });
  expect(site.read("index.mdx")).toBe(page("Home", "[a](/guides/new/one) [b](/guides/new/two) [c](/guides/new/one#x)"));
  expect(site.read("docs.json")).toContain('"href":"/guides/new/one"');
});

test("an action whose problem is gone changes nothing", async () => {
  site.write("index.mdx", page("Home"));
  const work = { kind: "suggested", code: "link-not-found", file: "index.mdx", subject: "/aa", start: -1 } as const;
  const shown = await plan({ kind: "action", work });
  expect(["id" in shown, shown.files]).toEqual([false, []]);
});

test.each<[string, unknown]>([
  ["plan", null],
  ["plan", { kind: "operations", operations: [{ kind: "unknown" }] }],
  ["plan", { kind: "operations", operations: [{ kind: "__proto__" }] }],
  ["plan", { kind: "operations", operations: [{ kind: "move", from: "a" }] }],
  ["plan", { kind: "operations", operations: [{ kind: "move", from: "a", to: "b", more: 1 }] }],
  ["plan", { kind: "operations", operations: [{ kind: "remove", page: ["a"] }] }],
  ["plan", { kind: "action", work: { kind: "write", file: "a.mdx", text: "x" } }],
  ["plan", { kind: "operations", operations: [], root: "/" }],
  ["apply", { files: [] }],
  ["undo", {}],
])("%s %j is no request", async (path, body) => {
  expect(await ask(path, body)).toMatchObject({ status: 400 });
});

test.each([".git/hooks/pre-commit", ".git/x.mdx", "node_modules/x/y.mdx", "../x.mdx", "/x.mdx", "a.mdx", "x.txt"])(
  "no new page is planned at %s",
  async (file) => {
    expect(await ask("plan", { kind: "action", work: { kind: "new-page", file } })).toMatchObject({ status: 409 });
  },
);

test("an action says a name of a new page that other systems lack, beside the files that are there", async () => {
  site.write("guides/a.mdx", page("A"));
  site.write("con/a.mdx", page("A"));
  const saidOf = async (file: string): Promise<string> => {
    const { lines, refusals } = await plan({ kind: "action", work: { kind: "new-page", file } });
    return [...lines, ...refusals.map(({ message }) => message)].join("\n");
  };
  expect(await saidOf("Guides/new.mdx")).toContain('Windows and macOS can\'t tell "Guides" from "guides"');
  expect(await saidOf("aux/new.mdx")).toContain('On Windows no file can be called "aux"');
  expect(await saidOf("con/new.mdx")).not.toContain("Windows");
});

test.each(["../out", "/etc/x", "a/../../out", "docs.json/x"])(
  "nothing is made outside the folder: %s",
  async (file) => {
    const operation = { kind: "move", from: "a", to: file } as const;
    const answer = await ask("plan", { kind: "operations", operations: [operation] });
    if (answer.status === 200) await ask("apply", { id: (JSON.parse(answer.text) as ShownPlan).id ?? "" });
    const made = await ask("plan", { kind: "action", work: { kind: "new-page", file: `${file}.mdx` } });
    if (made.status === 200) await ask("apply", { id: (JSON.parse(made.text) as ShownPlan).id ?? "" });
    expect(existsSync(join(site.folder, "..", "out.mdx"))).toBe(false);
    rmSync(join(site.folder, "..", "out.mdx"), { force: true });
  },
);

test("what two versions share is said, and is no choice; what each has of its own is one", async () => {
  const versions = ["v1", "v2"].map((version) => ({ version, pages: [`${version}/b`] }));
  const tabs = [
    { tab: "Docs", pages: ["index", "a"] },
    { tab: "API", versions },
  ];
  site.write("docs.json", JSON.stringify({ name: "Acme", navigation: { tabs } }));
  for (const version of ["v1", "v2"]) site.write(`${version}/b.mdx`, page("B"));
  const hide = (name: string): Promise<ShownPlan> =>
    plan({ kind: "operations", operations: [{ kind: "hide", page: name, hidden: true }] });
  const shared = await hide("a");
  expect(shared.lines[0]).toBe("It is in 2 versions, and changes in all of them: v1, v2.");
  expect(shared.editions).toEqual({ languages: false, versions: false });
  const own = await hide("v1/b");
  expect(own.lines[0]).toMatch(/^would change v1\/b\.mdx/);
  expect(own.editions).toEqual({ languages: false, versions: true });
});

test("the lines of a removed file are those that it had", async () => {
  const { files } = await plan(removal);
  expect(files.find(({ kind }) => kind === "remove")?.lines[0]?.join("")).toBe("@@ -1,5 +1,5 @@");
});
