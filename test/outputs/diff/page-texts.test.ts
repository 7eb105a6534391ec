// Is a page known again by its text, and no other page for it?
import { describe, expect, test } from "vitest";
import { compileNavigation, diffNavigation, memoryHost, type DiffOptions, type Page } from "../../../src/index.ts";
import { areOtherTexts, pairTexts } from "../../../src/outputs/diff/match-texts.ts";
import { sketches } from "../../../src/outputs/diff/page-texts.ts";
import { Pairing } from "../../../src/outputs/diff/pairing.ts";
import { sketchOf, type TextSketch } from "../../../src/outputs/diff/text-sketch.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { inventedText, learnWords, renameCommit } from "../../support/rename-commits.mjs";

type Files = Readonly<Record<string, string>>;

const text = inventedText(100_000);
const learned = learnWords(text);

/** The pages that moved; `options` instead of the hosts of both sides. */
async function moves(before: Files, after: Files, options?: DiffOptions): Promise<readonly string[]> {
  const hosts = { before: memoryHost(before), after: memoryHost(after) };
  const compile = async (host: typeof hosts.before): ReturnType<typeof compileNavigation> =>
    compileNavigation({ host, discover: true });
  const [old, found] = [await compile(hosts.before), await compile(hosts.after)];
  const { changes } = diffNavigation(old.navigation!, found.navigation!, options ?? { hosts });
  return changes.flatMap((change) =>
    change.kind === "page-moved" ? change.moves.map(({ from, to }) => `${from} ${to}`) : [],
  );
}

function site(pages: Files): Files {
  const names = Object.keys(pages);
  const files = Object.entries(pages).map(([path, text]) => [`${path}.mdx`, text] as const);
  return { "docs.json": JSON.stringify({ navigation: { pages: names } }), ...Object.fromEntries(files) };
}

function page(title: string, body: string): string {
  return `---\ntitle: ${title}\n---\n\n${body}\n`;
}

const prose = (start: number, words = 60): string => learned.words.slice(start, start + words).join(" ");

describe("over generated commits", () => {
  const commits = Array.from({ length: Math.max(16, propertyRuns(160)) }, (_, index) => renameCommit(index, learned));
  const due = commits.flatMap(({ right }) => right.filter(({ to }) => to.length > 0)).length;

  async function score(options?: DiffOptions): Promise<{ readonly found: number; readonly wrong: number }> {
    let [found, wrong] = [0, 0];
    for (const { before, after, right } of commits) {
      const allowed = new Set(right.flatMap(({ from, to }) => to.map((path) => `/${from} /${path}`)));
      for (const move of await moves(before, after, options)) {
        if (allowed.has(move)) found += 1;
        else wrong += 1;
      }
    }
    return { found, wrong };
  }

  test("nine of ten renamed pages are found, and none wrongly", async () => {
    const { found, wrong } = await score();
    expect(due).toBeGreaterThan(20);
    expect(found / due).toBeGreaterThan(0.9);
    expect(wrong).toBe(0);
  });

  test("without the texts most are not found", async () => {
    const { found } = await score({});
    expect(found / due).toBeLessThan(0.3);
  });
});

describe("a page with another address and another title", () => {
  const others = { home: page("Home", prose(0)), last: page("Last", prose(100)) };

  test("is the one with most of its text, wherever it is", async () => {
    const before = site({ ...others, "guides/keys": page("Keys", `${prose(200)}\n${prose(300)}`) });
    const after = site({
      "api/tokens": page("Tokens", `${prose(200)}\n${prose(400, 20)}\n${prose(300)}`),
      ...others,
      "guides/new": page("New", prose(500)),
    });
    expect(await moves(before, after)).toEqual(["/guides/keys /api/tokens"]);
    expect(await moves(before, after, {})).toEqual([]);
  });

  test("is none of the pages of its template", async () => {
    const template = (name: string): string => page(name, `${prose(200, 120)} Connect ${name} now.`);
    const rest = { ...others, slack: template("Slack") };
    const [before, after] = [site({ ...rest, jira: template("Jira") }), site({ ...rest, linear: template("Linear") })];
    expect(await moves(before, after)).toEqual([]);
  });

  test("is not guessed if two pages have its text", async () => {
    const before = site({ ...others, old: page("Old", prose(200)) });
    const after = site({ ...others, one: page("One", prose(200)), two: page("Two", prose(200)) });
    expect(await moves(before, after)).toEqual([]);
  });

  test("is found in no list, whatever version listed it", async () => {
    const versions = (path: string): Files => ({
      "docs.json": JSON.stringify({
        navigation: {
          versions: [
            { version: "v2", pages: ["v2/home", "v2/keys"] },
            { version: "v1", pages: ["v1/home", "v1/keys"] },
          ],
        },
      }),
      "v2/home.mdx": page("Home", prose(0)),
      "v1/home.mdx": page("Home", prose(100)),
      "v1/keys.mdx": page("Keys", prose(300)),
      [`${path}.mdx`]: page("Keys", prose(200)),
    });
    expect(await moves(versions("v2/keys"), versions("guides/tokens"))).toEqual(["/v2/keys /guides/tokens"]);
    expect(await moves(versions("guides/tokens"), versions("v2/keys"))).toEqual(["/guides/tokens /v2/keys"]);
  });

  test("is not one in another language", async () => {
    const languages = (path: string): Files => ({
      "docs.json": JSON.stringify({
        navigation: {
          languages: [
            { language: "en", pages: ["en/home", ...(path.startsWith("en") ? [path] : [])] },
            { language: "de", pages: ["de/home", ...(path.startsWith("de") ? [path] : [])] },
          ],
        },
      }),
      "en/home.mdx": page("Home", ""),
      "de/home.mdx": page("Start", ""),
      [`${path}.mdx`]: page(path.slice(3), prose(200)),
    });
    expect(await moves(languages("en/keys"), languages("de/tokens"))).toEqual([]);
    expect(await moves(languages("en/keys"), languages("en/tokens"))).toEqual(["/en/keys /en/tokens"]);
  });
});

test("a title that the path would give, too, is known again in its folder", async () => {
  const before = site({ home: page("Home", ""), "guides/keys": page("Keys", "") });
  const after = site({ "guides/api-keys": page("Keys", ""), home: page("Home", "") });
  expect(await moves(before, after, {})).toEqual(["/guides/keys /guides/api-keys"]);
});

test("an overview in another folder is another page if its text is another one", async () => {
  const before = site({ home: page("Home", ""), "a/overview": page("Overview", prose(200)) });
  const same = site({ home: page("Home", ""), "b/overview": page("Overview", `${prose(200)} ${prose(600)}`) });
  const other = site({ home: page("Home", ""), "b/overview": page("Overview", prose(600)) });
  expect(await moves(before, same)).toEqual(["/a/overview /b/overview"]);
  expect(await moves(before, other)).toEqual([]);
});

describe("what is read", () => {
  test("only pages without a match, and four beside each folder of those that share text", async () => {
    const kept = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`p${i}`, page(`P ${i}`, prose(i * 20))]));
    const before = site({ ...kept, old: page("Old", prose(900)) });
    const after = site({ ...kept, new: page("New", prose(900)), "more/other": page("Other", prose(1000)) });
    const read: string[] = [];
    const spying = (files: Files): { readHead: (file: string, bytes: number) => string | undefined } => ({
      readHead: (file, bytes) => (read.push(file), memoryHost(files).readHead(file, bytes)),
    });
    expect(await moves(before, after, { hosts: { before: spying(before), after: spying(after) } })).toEqual([
      "/old /new",
    ]);
    const beside = ["p0.mdx", "p1.mdx", "p2.mdx", "p3.mdx"];
    expect(read).toEqual(["old.mdx", "new.mdx", "more/other.mdx", ...beside, ...beside]);
  });

  test("at most so many pages, each to its first 64 KiB and once", () => {
    const asked: number[] = [];
    const sketch = sketches({ readHead: (_, bytes) => (asked.push(bytes), "a b c") });
    const pageOf = (file: string): Parameters<typeof sketch>[0] => ({ file }) as Parameters<typeof sketch>[0];
    for (let index = 0; index < 10_100; index += 1) sketch(pageOf(`p${index}.mdx`));
    sketch(pageOf("p0.mdx"));
    expect(new Set(asked)).toEqual(new Set([65_536]));
    expect(asked.length).toBe(10_000);
    expect(sketch(pageOf("p10099.mdx"))).toBeUndefined();
    const large = sketches({ readHead: () => "x ".repeat(32_768) });
    const known = Array.from({ length: 600 }, (_, index) => large(pageOf(`p${index}.mdx`))).filter(Boolean);
    expect(known.length).toBe(512);
  });
});

test("pages with a million runs in all are found by a part of them", () => {
  const count = propertyRuns(2200);
  const pagesOf = (side: string): readonly Page[] =>
    Array.from({ length: count }, (_, index) => ({ path: `${side}/${index}` }) as Page);
  const candidates = { before: pagesOf("old"), after: pagesOf("new") };
  const sketch = ({ path }: Pick<Page, "path">): TextSketch => {
    const index = Number(path.slice(4));
    const runs = Array.from({ length: 512 }, (_, run) => Math.imul(index * 512 + run, 0x9e3779b1) >>> 0);
    return { runs: Uint32Array.from(runs).toSorted(), knownTo: 2 ** 32 };
  };
  const neighbors = { before: () => [], after: () => [] };
  const pairing = new Pairing<Page>();
  pairTexts(candidates, { before: sketch, after: sketch, neighbors }, pairing);
  expect([...pairing.to].map(([old, page]) => old.path.slice(4) === page.path.slice(4))).toEqual(
    Array(count).fill(true),
  );
});

test("the runs of a long text are those of its parts, and at most 512", () => {
  const long = sketchOf(text);
  expect(long.runs.length).toBe(512);
  const half = sketchOf(text.slice(0, text.length / 2));
  const common = half.runs.filter((run) => long.runs.includes(run));
  expect(common.length).toBeGreaterThan(150);
  expect(sketchOf("One, two: THREE").runs).toEqual(sketchOf("one two\nthree").runs);
  expect(sketchOf("一二三四").runs.length).toBe(2);
  const texts = { before: () => long, after: () => half, neighbors: { before: () => [], after: () => [] } };
  const nobody = {} as Parameters<typeof areOtherTexts>[0];
  expect(areOtherTexts(nobody, nobody, texts)).toBe(false);
});
