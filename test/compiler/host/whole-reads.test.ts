import { expect, test } from "vitest";
import type { Host } from "../../../src/compiler/host/host.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { wholeReads } from "../../../src/compiler/host/whole-reads.ts";
import { compileNavigation } from "../../../src/index.ts";

/** A host that lists the questions it was asked. */
function asked(files: Readonly<Record<string, string>>): { readonly host: Host; readonly questions: string[] } {
  const base = memoryHost(files);
  const questions: string[] = [];
  const host: Host = {
    ...base,
    readText: (path) => (questions.push(`readText ${path}`), base.readText(path)),
    readHead: (path, bytes) => (questions.push(`readHead ${path} ${bytes}`), base.readHead(path, bytes)),
    stat: (path) => (questions.push(`stat ${path}`), base.stat(path)),
    list: (pattern) => (questions.push(`list ${pattern.extensions.join()}`), base.list(pattern)),
  };
  return { host, questions };
}

const long = "x".repeat(64 * 1024);

test("a small page is opened once for its head and its body", () => {
  const { host, questions } = asked({ "a.mdx": "---\ntitle: A\n---\nbody" });
  const { host: whole } = wholeReads(host);
  expect(whole.readHead("a.mdx", 3)).toBe("---\nti");
  expect(whole.readHead("a.mdx", 512)).toBe("---\ntitle: A\n---\nbody");
  expect([whole.stat("a.mdx"), whole.stat("a.mdx")]).toEqual([host.stat("a.mdx"), host.stat("a.mdx")]);
  expect(whole.readText("a.mdx")).toBe("---\ntitle: A\n---\nbody");
  expect(questions.filter((question) => question !== "stat a.mdx")).toEqual(["readHead a.mdx 65536"]);
  // One question is its own, two are of this test.
  expect(questions.filter((question) => question === "stat a.mdx")).toHaveLength(3);
});

test("a page is opened once, too, if its text is requested before its head", () => {
  const { host, questions } = asked({ "a.mdx": "---\ntitle: A\n---\nbody" });
  const { host: whole } = wholeReads(host);
  expect([whole.readText("a.mdx"), whole.readHead("a.mdx", 3), whole.readText("a.mdx")]).toEqual([
    "---\ntitle: A\n---\nbody",
    "---\nti",
    "---\ntitle: A\n---\nbody",
  ]);
  expect(questions).toEqual(["readText a.mdx"]);
});

test("what is at a path, and what a listing has, is asked once", () => {
  const { host, questions } = asked({ "a.mdx": "a" });
  const { host: whole } = wholeReads(host);
  for (const path of ["a.mdx", "b.mdx"])
    expect([whole.stat(path), whole.stat(path)]).toEqual(Array(2).fill(statOf(path)));
  for (const extension of ["mdx", "json", "mdx"]) whole.list({ extensions: [extension], ignore: [] });
  expect(questions).toEqual(["stat a.mdx", "stat b.mdx", "list mdx", "list json"]);
  function statOf(path: string): unknown {
    return path === "a.mdx" ? { kind: "file", size: 1, modified: 0 } : undefined;
  }
});

test("what follows from a text is found once for all files that have it", () => {
  const long = (end: string): string => `${"x".repeat(20_000)}${end}`;
  const texts = ["a", "a", "b", long("1"), long("1"), long("2"), "a"];
  const { host: whole, perText } = wholeReads(memoryHost(Object.fromEntries(texts.map((text, at) => [`${at}`, text]))));
  const found: string[] = [];
  const lastOf = perText((text) => (found.push(text.slice(-1)), text.slice(-1)));
  expect(texts.map((_, at) => lastOf(whole.readText(`${at}`)!))).toEqual(["a", "a", "b", "1", "1", "2", "a"]);
  expect(found).toEqual(["a", "b", "1", "2"]);
});

test("of a longer file only the head is given, and its text is read when it is needed", () => {
  const { host, questions } = asked({ "long.mdx": long, "ä.mdx": "ä".repeat(32 * 1024) });
  const { host: whole } = wholeReads(host);
  for (const file of ["long.mdx", "ä.mdx"]) {
    expect(whole.readHead(file, 512)).toBe(host.readHead(file, 512));
    expect(whole.readText(file)).toBe(host.readText(file));
  }
  expect(questions.filter((question) => question.startsWith("readText long"))).toHaveLength(2);
  expect(questions.filter((question) => question.startsWith("readText ä"))).toHaveLength(2);
});

test("a missing file is missing", () => {
  const { host: whole } = wholeReads(memoryHost({}));
  expect([whole.readHead("a.mdx", 512), whole.readText("a.mdx"), whole.stat("a.mdx")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("every head is as long as without it", () => {
  const texts = ["", "a", "ä".repeat(300), "日本語".repeat(200), "😀".repeat(200), `a${"😀".repeat(200)}`, long];
  const host = memoryHost(Object.fromEntries(texts.map((text, index) => [`${index}.mdx`, text])));
  for (let bytes = 0; bytes < 700; bytes += 1) {
    const { host: whole } = wholeReads(host);
    for (const index of texts.keys())
      expect(whole.readHead(`${index}.mdx`, bytes)).toBe(host.readHead(`${index}.mdx`, bytes));
  }
});

test("different texts are kept up to a limit, and equal ones count once", () => {
  const pages = (textOf: (page: number) => string): Readonly<Record<string, string>> =>
    Object.fromEntries(Array.from({ length: 1000 }, (_, page) => [`${page}.mdx`, textOf(page)]));
  const readAgain = (files: Readonly<Record<string, string>>): number => {
    const { host, questions } = asked(files);
    const { host: whole } = wholeReads(host);
    for (const file of Object.keys(files)) whole.readHead(file, 512);
    for (const file of Object.keys(files)) expect(whole.readText(file)).toBe(files[file]);
    return questions.filter((question) => question.startsWith("readText")).length;
  };
  const body = "a".repeat(16_000);
  expect(readAgain(pages(() => body))).toBe(0);
  // 8 Mi characters are 524 texts of 16,000, and one more that is kept when there is still room.
  expect(readAgain(pages((page) => `${page}`.padEnd(16_000, "a")))).toBe(1000 - 525);
});

test("after its release it keeps nothing", () => {
  const { host, questions } = asked({ "a.mdx": "a", "b.mdx": "b" });
  const { host: whole, perText, release } = wholeReads(host);
  const calls: string[] = [];
  const fact = perText((text) => (calls.push(text), text));
  whole.readHead("a.mdx", 512);
  whole.stat("a.mdx");
  release();
  whole.readHead("b.mdx", 512);
  expect([whole.readText("a.mdx"), whole.readText("b.mdx"), fact("a"), fact("a")]).toEqual(["a", "b", "a", "a"]);
  for (let time = 0; time < 2; time += 1) {
    whole.stat("a.mdx");
    whole.list({ extensions: ["mdx"], ignore: [] });
  }
  expect(questions).toEqual([
    "readHead a.mdx 65536",
    "stat a.mdx",
    "readHead b.mdx 512",
    "readText a.mdx",
    "readText b.mdx",
    "stat a.mdx",
    "list mdx",
    "stat a.mdx",
    "list mdx",
  ]);
  expect(calls).toEqual(["a", "a"]);
});

test("a compile opens a page once if it reads the bodies, and reads no body otherwise", async () => {
  const config = JSON.stringify({ name: "N", navigation: { pages: ["a"] } });
  const opened = async (links: boolean): Promise<readonly string[]> => {
    const { host, questions } = asked({ "docs.json": config, "a.mdx": "[b](/b)" });
    await compileNavigation({ host, links });
    return questions.filter((question) => /^read\w+ a\.mdx/.test(question));
  };
  expect(await opened(true)).toEqual(["readHead a.mdx 65536"]);
  expect(await opened(false)).toEqual(["readHead a.mdx 512"]);
});

test("a compile opens each page once, and asks about it once, if its imports are needed, too", async () => {
  const config = JSON.stringify({ name: "N", navigation: { pages: ["a"] } });
  const { host, questions } = asked({ "docs.json": config, "a.mdx": "[b](/b)", "b.mdx": "B" });
  await compileNavigation({ host, links: true, discover: true });
  const ofPages = questions.filter((question) => /[ab]\.mdx|list mdx/.test(question));
  expect(ofPages.toSorted()).toEqual([
    "list mdx,md",
    ...["readText", "stat"].flatMap((kind) => ["a", "b"].map((page) => `${kind} ${page}.mdx`)),
  ]);
});
