// Does navc preview serve the site and each change of it, and write it to a file?
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { main } from "../../../../src/cli.ts";
import { PreviewServer } from "../../../../src/tools/preview/server/preview-server.ts";
import { WatchedFolder } from "../../../../src/tools/preview/server/watched-folder.ts";
import { bucketOf } from "../../../../src/tools/preview/model/edition-pages.ts";
import { explanationBuckets, partNames } from "../../../../src/tools/preview/model/part-names.ts";
import type { PreviewSummary } from "../../../../src/tools/preview/model/preview-data.ts";
import { madeSite, type MadeSite } from "../made-site.ts";
import { writtenParts } from "../written-parts.ts";

const config = (...pages: readonly string[]): string => JSON.stringify({ navigation: { pages } });

/** Nothing is held against the time it takes. */
const patient = { timeout: 60_000 };

let site: MadeSite;
beforeEach(() => {
  site = madeSite({ "docs.json": config("index", "gone"), "index.mdx": "---\ntitle: Home\n---\n" });
});
afterEach(() => site.remove());

test("a file has the site with its problems and the explanation of each page, and the exit code is that of the site", async () => {
  const { code, stdout, stderr } = await site.run("preview ROOT -o ROOT/preview.html");
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
  expect(stderr).toContain("page-not-found");
  expect(stderr).toMatch(/^navc: wrote .*preview\.html\. Open it in a browser/m);
  const parts = writtenParts(site.read("preview.html"));
  expect(parts["summary"]).toMatchObject({ problems: [{ code: "page-not-found" }], editor: null });
  expect(Object.keys(parts["pages-0-0"] as object)).toEqual(["/", "/gone"]);
  expect(parts["lines-0"]).toMatchObject({ "docs.json": { "/navigation/pages/0": 1 } });
  expect(parts[partNames.explanations(bucketOf("/", explanationBuckets))]).toMatchObject({
    "/": { title: { text: "Home", at: { file: "index.mdx", line: 2 } } },
  });
  expect((await site.run("preview ROOT -o ROOT/preview.html --quiet")).stderr).not.toContain("wrote");
  const quiet = writtenParts(site.read("preview.html"));
  expect(quiet["summary"]).toEqual(parts["summary"]);
});

test("a file has the links of pages, and the problems of links, only with --links, also those of pages in no list; else it says that they are left out", async () => {
  site.write("docs.json", config("index", "a", "b"));
  site.write("a.mdx", "[nowhere](/nowhere)");
  site.write("b.mdx", "");
  site.write("unlisted.mdx", "[a](/a)");
  const written = async (...words: readonly string[]): Promise<ReturnType<typeof writtenParts>> => {
    await site.run(["preview ROOT -o ROOT/preview.html", ...words].join(" "));
    return writtenParts(site.read("preview.html"));
  };
  const without = await written();
  expect(without["links"]).toBeNull();
  const unlisted = { code: "page-unlisted", file: "unlisted.mdx" };
  expect(without["summary"]).toMatchObject({ problems: [unlisted], texts: "unchecked" });
  const { links, summary, ...parts } = await written("--links");
  expect(parts[partNames.explanations(bucketOf("/a", explanationBuckets))]).toMatchObject({
    "/a": { problems: [{ code: "link-not-found" }] },
  });
  expect(links).toEqual({ linked: ["/a"], files: 4, unread: [] });
  expect(summary).toMatchObject({
    problems: [{ code: "link-not-found" }, unlisted],
    texts: "checked",
  });
  expect(Object.keys(parts["pages-0-0"] as object)).toEqual(["/", "/a", "/b", "/unlisted"]);
});

test("a dead link of a listed page and of a page in no list is one problem of a file, as in a check", async () => {
  site.write("docs.json", config("index"));
  site.write("index.mdx", "[x](/nowhere)");
  site.write("a.mdx", "[y](/nowhere)");
  site.write("navc.config.json", '{ "links": true }');
  await site.run("preview ROOT -o ROOT/preview.html");
  const { problems } = writtenParts(site.read("preview.html"))["summary"] as PreviewSummary;
  const names = (all: PreviewSummary["problems"]): readonly string[] =>
    all.map(({ code, file }) => `${code} ${file}`).toSorted();
  expect(names(problems)).toEqual(["link-not-found a.mdx", "page-unlisted a.mdx"]);
  const checked = await site.run("check ROOT --reporter json");
  const { diagnostics } = JSON.parse(checked.stdout) as { readonly diagnostics: PreviewSummary["problems"] };
  expect(names(diagnostics)).toEqual(names(problems));
});

test.each([
  ["-o ROOT/docs.json", "is a part of the site, and the preview would replace it"],
  ["-o ROOT", "it is a folder. Name a file in it"],
  [
    "-o ROOT/old.json --against ROOT/old.json",
    "old.json is what this command reads, and the preview would replace it.",
  ],
  ["-o ROOT/l.json --lock ROOT/l.json", "is a part of the site, and the preview would replace it"],
  ["-o ROOT/a.html --port 4040", "--port, --open and --read-only are for a preview that is served"],
  ["--port 65536", "It takes a number from 0 to 65535."],
  ["--editor ed", "Allowed choices are vscode, vscodium, cursor"],
])("preview ROOT %s says what is wrong", async (words, message) => {
  // A lock that is only read has to be there.
  site.write("l.json", '{ "lockVersion": 1, "operations": {} }');
  const { code, stderr } = await site.run(`preview ROOT ${words}`);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

test.each([
  ["preview ROOT/gone --port 0", 'There is no folder "'],
  ["preview ROOT/gone -o ROOT/a.html", 'There is no folder "'],
])("%s prints no address", async (words, message) => {
  expect(await site.run(words)).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining(message) as string,
  });
});

test("the page says how many problems are accepted, and the terminal names no smaller number without those of texts", async () => {
  site.write("navc.config.json", '{ "baseline": "b.json", "links": true }');
  site.write("index.mdx", "[nowhere](/nowhere)");
  await site.run("check ROOT --update-baseline");
  site.write("navc.config.json", '{ "baseline": "b.json" }');
  site.write("docs.json", config("index", "gone", "new"));
  let [stdout, stderr] = ["", ""];
  let interrupt = (): void => undefined;
  const code = main(["preview", site.folder, "--port", "0"], {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    env: {},
    onInterrupt: (end) => (interrupt = end),
  });
  await vi.waitUntil(() => stderr.includes("1 error"), patient);
  const summary = async (): Promise<PreviewSummary> =>
    (await (await fetch(`${stdout.trim()}data/summary.json`)).json()) as PreviewSummary;
  await vi.waitUntil(async () => (await summary()).accepted !== undefined, patient);
  expect((await summary()).accepted?.number).toBe(2);
  expect(stderr).not.toContain("accepted");
  expect(stderr).toMatch(/^1 error, and more on the page: infos, links in all texts, and pages in no list$/m);
  interrupt();
  await code;
});

test("with --no-baseline a preview shows what the baseline accepts", async () => {
  site.write("navc.config.json", '{ "baseline": "b.json" }');
  await site.run("check ROOT --update-baseline");
  const problems = async (words: string): Promise<unknown> => {
    await site.run(`preview ROOT -o ROOT/preview.html ${words}`);
    return writtenParts(site.read("preview.html"))["summary"];
  };
  expect(await problems("--quiet")).toMatchObject({ problems: [] });
  expect(await problems("--no-baseline")).toMatchObject({ problems: [{ code: "page-not-found" }] });
});

test("a running preview takes settings and baselines that change, in all that it shows, and says which it can't use", async () => {
  site.write("docs.json", config("index"));
  site.write("index.mdx", "[nowhere](/nowhere)");
  let [stdout, stderr] = ["", ""];
  let interrupt = (): void => undefined;
  const code = main(["preview", site.folder, "--port", "0"], {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    env: {},
    onInterrupt: (end) => (interrupt = end),
  });
  await vi.waitUntil(() => stderr.includes("press Ctrl+C"), patient);
  const summary = async (): Promise<PreviewSummary> =>
    (await (await fetch(`${stdout.trim()}data/summary.json`)).json()) as PreviewSummary;
  /** When texts were read. */
  const codes = async (wanted: readonly string[]): Promise<void> => {
    const shown = async (): Promise<unknown> => {
      const { problems, texts, settingsProblem } = await summary();
      return [texts, settingsProblem, problems.map(({ code }) => code)];
    };
    await expect.poll(shown, patient).toEqual(["checked", null, wanted]);
  };
  await codes(["link-not-found"]);
  site.write("navc.config.json", '{ "rules": { "link-not-found": "off" } }');
  await codes([]);
  site.write("navc.config.json", '{ "rules": 1 }');
  await vi.waitUntil(async () => (await summary()).settingsProblem?.includes('"rules" must be'), patient);
  site.write("navc.config.json", '{ "baseline": "b.json" }');
  await vi.waitUntil(async () => (await summary()).settingsProblem?.includes("There is no baseline"), patient);
  await site.run("check ROOT --links --update-baseline");
  await codes([]);
  site.write("b.json", '{ "baselineVersion": 1, "accepted": [] }');
  await codes(["link-not-found"]);
  interrupt();
  await code;
});

test("a preview that can't have its port no longer watches what it would compare with", async () => {
  const other = new PreviewServer("", { revision: 0, answer: () => Promise.resolve(undefined) });
  await other.listen(0);
  site.write("before/docs.json", config("index"));
  const watched = vi.spyOn(WatchedFolder.prototype, "close");
  const { code, stderr } = await site.run(`preview ROOT --against ROOT/before --port ${other.port}`);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("is in use. Name another with --port") });
  expect(watched).toHaveBeenCalledOnce();
  await other.close();
});

test("a server answers with the site as it is after each change, and ends when it is interrupted", async () => {
  let [stdout, stderr] = ["", ""];
  let before: string | undefined;
  let interrupt = (): void => undefined;
  const code = main(["preview", site.folder, "--port", "0"], {
    stdout: {
      write(text) {
        before ??= stderr;
        stdout += text;
      },
    },
    stderr: { write: (text) => (stderr += text) },
    env: {},
    onInterrupt: (end) => (interrupt = end),
  });
  await vi.waitUntil(() => stdout !== "", patient);
  const answer = async (path: string): Promise<unknown> => (await fetch(`${stdout.trim()}data/${path}`)).json();
  const summary = async (): Promise<PreviewSummary> => (await answer("summary.json")) as PreviewSummary;
  const first = await summary();
  // The address is there before the site is compiled.
  expect(before).not.toContain("page-not-found");
  expect(stderr).toContain("page-not-found");
  expect(first.overview?.index.editions.map(({ id }) => id)).toEqual(["main"]);
  expect(await answer("edition.json?id=main")).toMatchObject({ part: { pages: {} }, buckets: 1 });
  expect(Object.keys((await answer("pages.json?id=main&bucket=0&of=1")) as object)).toEqual(["/", "/gone"]);
  expect(await answer("lines.json?id=main")).toMatchObject({
    "docs.json": { "/navigation/pages/0": 1, "/navigation/pages/1": 1 },
  });
  for (const nothing of [
    "edition.json?id=other",
    "pages.json?id=main&bucket=1&of=1",
    "pages.json?id=main&bucket=0&of=0.5",
  ])
    expect((await fetch(`${stdout.trim()}data/${nothing}`)).status).toBe(404);
  expect(await answer("page.json?href=/")).toMatchObject({ kind: "page", href: "/" });
  expect(await answer("page.json?href=/nothing")).toBeNull();
  site.write("docs.json", "{");
  await vi.waitUntil(async () => (await summary()).stale, patient);
  site.write("docs.json", config("index"));
  await vi.waitUntil(async () => !(await summary()).stale, patient);
  expect((await summary()).revision).toBeGreaterThan(first.revision);
  expect(await answer("entries.json")).toHaveLength(1);
  expect(await answer("problem-places.json")).toEqual([]);
  site.write("other.mdx", "[home](/)");
  expect(await answer("links.json")).toEqual({ linked: ["/"], files: 2, unread: [] });
  const { revision } = await summary();
  site.write("other.mdx", "no link");
  await vi.waitUntil(async () => (await summary()).revision > revision, patient);
  expect(await answer("links.json")).toEqual({ linked: [], files: 2, unread: [] });
  interrupt();
  expect(await code).toBe(0);
  await expect(fetch(stdout.trim())).rejects.toThrow("fetch failed");
  expect(stdout.trim().split("\n")).toHaveLength(1);
});
