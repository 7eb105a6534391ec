// What does the server of navc preview answer when a file is read while it is being written?
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { knownBodies, type KnownBodies } from "../../../../src/compiler/bodies/known-bodies.ts";
import { loadCompiler } from "../../../../src/project/load-compiler.ts";
import { PreviewAnswers } from "../../../../src/tools/preview/server/preview-answers.ts";
import type { Against } from "../../../../src/tools/preview/server/against.ts";
import type { SiteSettings } from "../../../../src/project/settings/site-settings.ts";
import type { PreviewSummary } from "../../../../src/tools/preview/model/preview-data.ts";
import type { Comparison } from "../../../../src/tools/preview/model/comparison.ts";
import { madeSite, type MadeSite } from "../../cli/made-site.ts";

const config = JSON.stringify({ navigation: { pages: ["index"] } });

let site: MadeSite;
beforeEach(() => {
  site = madeSite({ "docs.json": config, "index.mdx": "" });
});
afterEach(() => site.remove());

async function shownAnswers(
  against?: Against,
  bodies?: KnownBodies,
  changed: () => void = () => undefined,
  more: Partial<SiteSettings> = {},
): Promise<{ readonly answers: PreviewAnswers; readonly id: string }> {
  const compiler = await loadCompiler();
  const host = compiler.openHost(site.folder);
  const result = await compiler.compile({ host });
  const answers = new PreviewAnswers({
    root: site.folder,
    editor: null,
    compiler: loadCompiler,
    withBodies: (run) => run(bodies),
    against,
    listener: { changed, failed: () => undefined },
  });
  const settings = {
    compile: {},
    lock: undefined,
    configuration: undefined,
    ignore: {},
    baseline: undefined,
    maxWarnings: undefined,
    ...more,
  };
  answers.update({
    site: { result, settings },
    found: [],
    revision: 1,
  });
  return { answers, id: result.navigation!.editions[0]!.id };
}

test("a page is explained when docs.json is whole again, also if it was asked for while docs.json was half written", async () => {
  const { answers } = await shownAnswers();
  const explanation = (): Promise<string | undefined> =>
    answers.answer("/data/page.json", new URLSearchParams({ href: "/" }));
  site.write("docs.json", "");
  expect(await explanation()).toBe("null");
  site.write("docs.json", config);
  expect(await explanation()).toContain('"href":"/"');
});

test("whatever requests name, no more answers are kept than the site has", async () => {
  const { answers, id } = await shownAnswers();
  const ask = (name: string, query: Record<string, string>): Promise<string | undefined> =>
    answers.answer(`/data/${name}.json`, new URLSearchParams(query));
  expect(JSON.parse((await ask("pages", { id, bucket: "0", of: "1" }))!)).toHaveProperty("/");
  await ask("edition", { id });
  await ask("lines", { id });
  await ask("summary", {});
  const { kept } = answers;
  for (let number = 2; number < 200; number += 1) {
    const odd = String(number);
    // The page is in one of so many buckets, as a page of the preview that was loaded earlier counts them.
    const buckets = await Promise.all(
      Array.from({ length: number }, (_, bucket) => ask("pages", { id, bucket: String(bucket), of: odd })),
    );
    expect(buckets.filter((text) => text !== "{}")).toHaveLength(1);
    for (const name of ["pages", "edition", "lines", "page", "comparison", "summary", odd])
      await ask(name, { id: odd, href: odd, bucket: odd, of: odd, odd });
  }
  for (const of of ["0", "-1", "1.5", "x", "", "1e9"])
    expect(await ask("pages", { id, bucket: "0", of })).toBeUndefined();
  expect(answers.kept).toBe(kept);
  await answers.close();
});

describe("the problems of texts, and of pages in no list", () => {
  async function judged(more?: Partial<SiteSettings>): Promise<{
    readonly answers: PreviewAnswers;
    readonly problems: () => Promise<Pick<PreviewSummary, "problems" | "texts" | "accepted">>;
  }> {
    let changes = 0;
    const { answers } = await shownAnswers(undefined, undefined, () => void (changes += 1), more);
    const ask = async (name: string): Promise<unknown> =>
      JSON.parse((await answers.answer(`/data/${name}.json`, new URLSearchParams()))!);
    expect(await ask("summary")).toMatchObject({ problems: [], texts: "checking" });
    await vi.waitUntil(() => changes > 0, { timeout: 60_000 });
    answers.renumber(2);
    return { answers, problems: async () => (await ask("summary")) as PreviewSummary };
  }

  test("are added when the texts were read, in all answers, and stay until they are read again", async () => {
    site.write("index.mdx", "[a](/nowhere)");
    site.write("other.mdx", "");
    const { answers, problems } = await judged();
    const all = { problems: [{ code: "link-not-found" }, { code: "page-unlisted" }], texts: "checked" };
    // The tree is still the one of the first state.
    expect(await problems()).toMatchObject({ ...all, revision: 2, overview: { revision: 1 } });
    const explained = await answers.answer("/data/page.json", new URLSearchParams({ href: "/" }));
    expect(JSON.parse(explained!)).toMatchObject({ problems: [{ code: "link-not-found" }] });
    const actions = await answers.answer("/data/problem-actions.json", new URLSearchParams());
    expect(JSON.parse(actions!)).toMatchObject([
      [{ title: "Add a redirect from /nowhere" }, { title: "Make the page nowhere.mdx" }],
      [{ title: 'List this page after "index"' }],
    ]);
    expect(await answers.answer("/data/problem-places.json", new URLSearchParams())).toContain("index.mdx");
    await answers.close();
  });

  test("are those that the settings neither ignore nor accept", async () => {
    site.write("index.mdx", "[a](/nowhere)");
    site.write("other.mdx", "");
    site.write("draft.mdx", "[b](/gone)");
    const { answers, problems } = await judged({ ignore: { "*": ["draft.mdx"], "page-unlisted": ["other.mdx"] } });
    expect(await problems()).toMatchObject({ problems: [{ code: "link-not-found", file: "index.mdx" }] });
    await answers.close();
  });

  function baseline(written: string): Pick<SiteSettings, "baseline"> {
    const configuration = { file: "x", folder: site.folder, text: "", pointer: "" } as const;
    return { baseline: { file: `${site.folder}/${written}`, written, config: configuration } };
  }

  test("that are accepted are counted", async () => {
    site.write("index.mdx", "[a](/nowhere)");
    site.write("other.mdx", "");
    const accepted = [{ code: "page-unlisted", file: "other.mdx", subject: "other.mdx" }];
    site.write("b.json", JSON.stringify({ baselineVersion: 1, accepted }));
    const { answers, problems } = await judged(baseline("b.json"));
    expect(await problems()).toMatchObject({ problems: [{ code: "link-not-found" }], accepted: { number: 1 } });
    await answers.close();
  });

  test("that can't be judged are not called none", async () => {
    const { answers, problems } = await judged(baseline("gone.json"));
    expect((await problems()).texts).toBe("unchecked");
    await answers.close();
  });
});

test("of a site that changes only the last comparison is kept", async () => {
  let changes = 0;
  const { answers } = await shownAnswers({
    word: "other",
    state: () => Promise.resolve(String(changes)),
    compare: () => Promise.resolve({ notes: [String(changes)] } as unknown as Comparison),
    texts: () => Promise.resolve(null),
    close: () => undefined,
  });
  for (; changes < 50; changes += 1)
    expect(await answers.answer("/data/comparison.json", new URLSearchParams())).toContain(String(changes));
  expect(answers.kept).toBe(1);
});

test("after a write of the preview the site is compared anew at the next question, before it is compiled again", async () => {
  let compared = 0;
  const { answers } = await shownAnswers({
    word: "other",
    state: () => Promise.resolve(""),
    compare: () => Promise.resolve({ notes: [`comparison ${(compared += 1)}`] } as unknown as Comparison),
    texts: () => Promise.resolve(null),
    close: () => undefined,
  });
  const ask = (): Promise<string | undefined> => answers.answer("/data/comparison.json", new URLSearchParams());
  await ask();
  expect(await ask()).toContain("comparison 1");
  answers.compareAgain();
  expect(await ask()).toContain("comparison 2");
});

test("links are made of the bodies that are known", async () => {
  const known = knownBodies();
  const read: string[] = [];
  const { answers } = await shownAnswers(undefined, {
    ...known,
    read: (texts) => {
      read.push(...texts);
      return known.read(texts);
    },
  });
  site.write("index.mdx", "---\ntitle: A\n---\n[a](/a)\n");
  expect(await answers.answer("/data/links.json", new URLSearchParams())).not.toBe("null");
  await answers.close();
  expect(read).toEqual(["[a](/a)\n"]);
});

test("the text of a page is that of its file, also after an edit, and a page that is not there has none", async () => {
  site.write("index.mdx", "Hello **you**");
  const { answers } = await shownAnswers();
  const text = (href: string): Promise<string | undefined> =>
    answers.answer("/data/text.json", new URLSearchParams({ href }));
  expect(await text("/")).toContain("Hello ");
  expect(await text("/no")).toBe("null");
  expect(await text("__proto__")).toBe("null");
  site.write("index.mdx", "Changed");
  await expect.poll(async () => text("/")).toContain("Changed");
  await answers.close();
});
