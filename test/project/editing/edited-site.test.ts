// How much work is an edit of an open document?
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { DiskAnswers } from "../../../src/project/editing/disk-answers.ts";
import { EditedSite } from "../../../src/project/editing/edited-site.ts";
import { watchedDisk } from "../../../src/project/disk/watched-disk.ts";
import { CompileStopped } from "../../../src/compiler/host/kept-answers.ts";
import type { Host } from "../../../src/compiler/host/host.ts";
import { madeSite, type MadeSite } from "../../tools/cli/made-site.ts";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const page = (title: string, body = ""): string => `---\ntitle: ${title}\n---\n\n${body}\n`;
const config = (...pages: readonly string[]): string => JSON.stringify({ name: "Acme", navigation: { pages } });
const quiet = { changed: () => undefined, failed: () => undefined };

function siteWith(files: Readonly<Record<string, string>>): MadeSite {
  const site = madeSite(files);
  ends.push(() => site.remove());
  return site;
}

function edited(folder: string): EditedSite {
  const site = new EditedSite(folder, { version: "1" }, quiet);
  ends.push(() => site.close());
  return site;
}

test("all changes before a question are one compile, and nothing new is none", async () => {
  const { folder } = siteWith({ "docs.json": config("index"), "index.mdx": page("One") });
  const site = edited(folder);
  for (const title of ["Two", "Three", "Four"]) site.setText("index.mdx", page(title));
  const [one, other] = await Promise.all([site.now(), site.now()]);
  expect(one.tree?.navigation.pages["/"]?.title).toBe("Four");
  expect(other).toBe(one);
  site.setText("index.mdx", page("Four"));
  expect(await site.now()).toBe(one);
  expect(site.ended).toBe(1);
});

test("a compile that a change overtakes ends early", async () => {
  const { folder } = siteWith({ "docs.json": config("index"), "index.mdx": page("One") });
  const site = edited(folder);
  const waiting = site.now();
  site.setText("index.mdx", page("Two"));
  expect((await waiting).tree?.navigation.pages["/"]?.title).toBe("Two");
  expect(site.ended).toBe(1);
});

/** The findings of a cold start with these texts. */
async function coldFindings(folder: string, texts: Readonly<Record<string, string>>): Promise<string> {
  const site = new EditedSite(folder, { version: "1" }, quiet);
  for (const [file, text] of Object.entries(texts)) site.setText(file, text);
  const { found } = await site.now();
  await site.close();
  return JSON.stringify(found);
}

test("an edit of a body runs no stage, and what is found is that of a cold start", async () => {
  const { folder } = siteWith({
    "docs.json": config("index", "other", "gone"),
    "index.mdx": page("One", "[a](/other#here)"),
    "other.mdx": page("Other", "import A from '/snippets/a.mdx'\n\n<A />\n\n## Here"),
    "snippets/a.mdx": "## There\n",
  });
  const site = edited(folder);
  await site.now();
  const edits = [
    { "index.mdx": page("One", "[a](/other#her) [b](/nowhere)") },
    { "snippets/a.mdx": "## Her\n" },
    { "index.mdx": page("One", "[a](/other#here)\n\n<Note>") },
    { "other.mdx": page("Other", "import A from '/snippets/a.mdx'\n\n<A />\n\n## Hidden") },
    { "snippets/a.mdx": "## Here\n" },
    { "index.mdx": page("One", "[a](/other#there) [b](/gone)") },
  ];
  const texts: Record<string, string> = {};
  for (const edit of edits) {
    for (const [file, text] of Object.entries(edit)) {
      texts[file] = text;
      site.setText(file, text);
    }
    expect(JSON.stringify((await site.now()).found)).toBe(await coldFindings(folder, texts));
  }
  expect([site.ended, site.whole]).toEqual([edits.length + 1, 1]);
});

test("a file that is read at two paths has its new body at both", async () => {
  const { folder } = siteWith({
    "docs.json": config("index", "links/other"),
    "index.mdx": page("One"),
    "other.mdx": page("Other"),
  });
  symlinkSync(folder, join(folder, "links"));
  const site = edited(folder);
  await site.now();
  const texts = { "other.mdx": page("Other", "[a](/nowhere)") };
  site.setText("other.mdx", texts["other.mdx"]);
  const { found } = await site.now();
  expect(JSON.stringify(found)).toBe(await coldFindings(folder, texts));
  expect(found.map(({ file }) => file)).toContain("links/other.mdx");
});

test("all stages run when more than a body differs", async () => {
  const made = siteWith({
    "docs.json": config("index", "other"),
    "index.mdx": page("One"),
    "other.mdx": page("Other"),
  });
  const site = edited(made.folder);
  const wholeAfter = async (change: () => void): Promise<number> => {
    await site.now();
    const before = site.whole;
    change();
    await site.now();
    return site.whole - before;
  };
  expect(await wholeAfter(() => site.setText("index.mdx", page("Two")))).toBe(1);
  expect(await wholeAfter(() => site.setText("index.mdx", page("Two", "import A from './other.mdx'\n")))).toBe(1);
  expect(await wholeAfter(() => site.setText("index.mdx", page("Two", "export * from './other.mdx'\n")))).toBe(1);
  expect(await wholeAfter(() => site.setText("index.mdx", page("Two", '<Snippet file="a.mdx" />')))).toBe(1);
  await wholeAfter(() => site.setText("index.mdx", page("Two", "{ broken")));
  const imported = "{ broken\n\nimport A from './other.mdx'\n";
  expect(await wholeAfter(() => site.setText("index.mdx", page("Two", imported)))).toBe(1);
  expect(await wholeAfter(() => site.setText("index.mdx", "---\ntitle: Two\n"))).toBe(1);
  expect(await wholeAfter(() => site.setText("docs.json", config("index")))).toBe(1);
  expect(await wholeAfter(() => site.diskChanged("other.mdx"))).toBe(1);
  expect(await wholeAfter(() => site.setText("more.mdx", page("More")))).toBe(1);
  made.write("navc.config.json", '{ "rules": { "link-not-found": "off" } }');
  expect(await wholeAfter(() => site.setText("more.mdx", page("More", "Text.")))).toBe(1);
  expect(await wholeAfter(() => site.setText("more.mdx", page("More", "Texts.")))).toBe(0);
});

test("what all links begin with changes how redirects are read, so all stages run", async () => {
  const redirects = ["other", "index"].map((name) => ({ source: `/old-${name}`, destination: `/docs/${name}` }));
  const { folder } = siteWith({
    "docs.json": JSON.stringify({ name: "Acme", navigation: { pages: ["index", "other"] }, redirects }),
    "index.mdx": page("One", "[a](/other)"),
    "other.mdx": page("Other"),
  });
  const site = edited(folder);
  const before = await site.now();
  const text = page("One", "[a](/docs/other) [b](/docs/other) [c](/docs/other) [d](/old-other)");
  site.setText("index.mdx", text);
  const { found } = await site.now();
  expect(JSON.stringify(found)).toBe(await coldFindings(folder, { "index.mdx": text }));
  const codes = (all: typeof found): readonly string[] => all.map(({ code }) => code);
  expect(codes(before.found)).toContain("redirect-target-missing");
  expect(codes(found)).not.toContain("redirect-target-missing");
});

test("each edit has all searches", async () => {
  const { folder } = siteWith({
    "docs.json": config("index", "guide/overview"),
    "index.mdx": page("One"),
    "guide/overview.mdx": page("Overview"),
  });
  const site = edited(folder);
  await site.now();
  for (let edit = 0; edit < 30; edit += 1) {
    const links = Array.from({ length: 9 }, (_, index) => `[a](/guide-${edit}-${index}/overviev)`);
    site.setText("index.mdx", page("One", links.join("\n\n")));
    await site.now();
  }
  expect([site.ended, site.whole]).toEqual([31, 1]);
});

test("where searches were left out, all stages run, because their number depends on all of them", async () => {
  const links = Array.from({ length: 120 }, (_, index) => `[a](/guide-${index}/overviev)`).join("\n\n");
  const { folder } = siteWith({
    "docs.json": config("index", "other", "guide/overview"),
    "index.mdx": page("One"),
    "other.mdx": page("Other"),
    "guide/overview.mdx": page("Overview"),
  });
  const site = edited(folder);
  await site.now();
  site.setText("other.mdx", page("Other", links));
  expect(JSON.stringify((await site.now()).found)).toBe(
    await coldFindings(folder, { "other.mdx": page("Other", links) }),
  );
  const before = site.whole;
  expect(before).toBe(2);
  const texts = { "other.mdx": page("Other", links), "index.mdx": page("One", "[a](/guide-x/overviev)") };
  site.setText("index.mdx", texts["index.mdx"]);
  expect(JSON.stringify((await site.now()).found)).toBe(await coldFindings(folder, texts));
  expect(site.whole).toBe(before + 1);
});

test("a plan has the open texts, and stops when nobody needs it", async () => {
  const { folder } = siteWith({ "docs.json": config("index"), "index.mdx": page("One"), "old.mdx": page("Old") });
  const site = edited(folder);
  site.setText("index.mdx", page("Two", "[a](/old)"));
  site.setText("docs.json", config("index", "old"));
  const change = { operations: [{ kind: "move", from: "old", to: "new" } as const] };
  const { files } = await site.planChange(change, () => false);
  const after = Object.fromEntries(files.flatMap((file) => (file.kind === "edit" ? [[file.file, file.after]] : [])));
  expect(after["index.mdx"]).toBe(page("Two", "[a](/new)"));
  expect(JSON.parse(after["docs.json"]!)).toMatchObject({ navigation: { pages: ["index", "new"] } });
  let asked = 0;
  const stopped = site.planChange(change, () => (asked += 1) > 2);
  await expect(stopped).rejects.toThrow(CompileStopped);
  expect(asked).toBe(3);
});

test("the last tree is kept while docs.json is broken, and while its settings are", async () => {
  const made = siteWith({ "docs.json": config("index"), "index.mdx": page("One") });
  const site = edited(made.folder);
  const first = await site.now();
  site.setText("docs.json", "{");
  const broken = await site.now();
  expect(broken.found.map(({ code }) => code)).toEqual(["config-syntax"]);
  expect(broken.tree).toEqual({ ...first.tree, isStale: true });
  site.setText("docs.json", undefined);
  expect((await site.now()).tree?.isStale).toBe(false);
  made.write("navc.config.json", "{ 1 }");
  site.diskChanged();
  const unset = await site.now();
  expect([unset.found, unset.site]).toEqual([[], undefined]);
  expect(unset.problem).toContain("navc.config.json");
  expect(unset.tree?.isStale).toBe(true);
  rmSync(join(made.folder, "navc.config.json"));
  site.diskChanged();
  expect((await site.now()).problem).toBeUndefined();
});

test("a baseline that is missing is a problem, and all findings are there", async () => {
  const { folder } = siteWith({ "docs.json": config("gone"), "navc.config.json": '{ "baseline": "accepted.json" }' });
  const { found, problem } = await edited(folder).now();
  expect(found.map(({ code }) => code)).toEqual(["page-not-found"]);
  expect(problem).toContain('There is no baseline "');
});

test("hidden files and packages stay outside of the site when they are open", async () => {
  const { folder } = siteWith({
    "docs.json": config("a", "node_modules/d"),
    "a.mdx": page("A"),
    "b.mdx": page("B"),
  });
  const site = edited(folder);
  site.setText(".hidden/c.mdx", page("C"));
  site.setText("node_modules/d.mdx", page("D"));
  const { tree, found } = await site.now();
  expect(Object.values(tree?.navigation.pages ?? {}).map(({ file }) => file)).toEqual(["a.mdx", null, "b.mdx"]);
  expect(found.map(({ code }) => code)).toContain("page-not-found");
  site.setText(".mintignore", "b.mdx");
  expect(Object.keys((await site.now()).tree?.navigation.pages ?? {})).not.toContain("/b");
});

/** Counts what is asked of the disk. */
function countedDisk(folder: string): {
  readonly answers: DiskAnswers;
  readonly asked: string[];
  readonly rounds: string[];
} {
  const asked: string[] = [];
  const rounds: string[] = [];
  const disk = watchedDisk(folder);
  const counted = (host: Host): Host => ({
    ...host,
    readText: (path) => {
      asked.push(path);
      return host.readText(path);
    },
    stat: (path) => {
      asked.push(path);
      return host.stat(path);
    },
    fetch: (url) => {
      asked.push(url);
      return url.endsWith("fails") ? Promise.reject(new Error("no")) : Promise.resolve("body");
    },
  });
  const during: typeof disk.during = (compile) => {
    rounds.push("round");
    return disk.during((host) => compile(counted(host)));
  };
  const answers = new DiskAnswers({ ...disk, during }, quiet);
  ends.push(() => answers.close());
  return { answers, asked, rounds };
}

test("the disk is asked again only after a change of it", async () => {
  const made = siteWith({ "a.mdx": "one" });
  const { answers, asked } = countedDisk(made.folder);
  const read = (): Promise<string | undefined> =>
    answers.during((host) => Promise.resolve(host.stat("a.mdx") && host.readText("a.mdx")));
  expect([await read(), await read()]).toEqual(["one", "one"]);
  expect(asked).toEqual(["a.mdx", "a.mdx"]);
  made.write("a.mdx", "two");
  answers.changed("a.mdx");
  expect(await read()).toBe("two");
  expect(asked.length).toBe(4);
});

test("after a compile that failed everything is asked again, and after one that was stopped nothing", async () => {
  const made = siteWith({ "a.mdx": "one" });
  const { answers, asked, rounds } = countedDisk(made.folder);
  const read = (error?: Error): Promise<string | undefined> =>
    answers.during((host) => {
      const text = host.readText("a.mdx");
      return error === undefined ? Promise.resolve(text) : Promise.reject(error);
    });
  await expect(read(new CompileStopped())).rejects.toThrow(CompileStopped);
  expect(await read()).toBe("one");
  expect([asked.length, rounds.length]).toEqual([1, 1]);
  answers.changed();
  await expect(read(new Error("no"))).rejects.toThrow("no");
  expect(await read()).toBe("one");
  expect([asked.length, rounds.length]).toEqual([3, 3]);
});

test("what was fetched is fetched again only after a change of the disk, or if that failed", async () => {
  const { answers, asked } = countedDisk(siteWith({}).folder);
  const fetched = (url: string): Promise<string> => answers.during((host) => host.fetch!(url).catch(() => "failed"));
  expect([await fetched("https://a"), await fetched("https://a")]).toEqual(["body", "body"]);
  expect([await fetched("https://fails"), await fetched("https://fails")]).toEqual(["failed", "failed"]);
  expect(asked).toEqual(["https://a", "https://fails", "https://fails"]);
  answers.changed();
  await fetched("https://a");
  expect(asked.length).toBe(4);
});
