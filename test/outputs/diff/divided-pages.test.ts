// Does a diff say that the text of a page is in several pages now, and leave the choice to its author? (D582, D580)
import pc from "picocolors";
import { describe, expect, test } from "vitest";
import { compileNavigation, diffNavigation, memoryHost, type NavigationDiff } from "../../../src/index.ts";
import { styledDiff } from "../../../src/outputs/render/diff-text.ts";

type Pages = Readonly<Record<string, string>>;

/** Text that no other number has. */
const words = (start: number, length = 60): string =>
  Array.from({ length }, (_, index) => `w${start}x${index}`).join(" ");

async function difference(before: Pages, after: Pages): Promise<NavigationDiff> {
  const [old, found] = [before, after].map(hostOf) as [ReturnType<typeof memoryHost>, ReturnType<typeof memoryHost>];
  const results = await Promise.all([old, found].map((host) => compileNavigation({ host, discover: true })));
  return diffNavigation(results[0]!.navigation!, results[1]!.navigation!, { hosts: { before: old, after: found } });
}

function hostOf(pages: Pages): ReturnType<typeof memoryHost> {
  const files = Object.entries(pages).map(([path, body]) => [
    `${path}.mdx`,
    `---\ntitle: ${path.replace(/^.*\//, "")}\n---\n\n${body}\n`,
  ]);
  return memoryHost({
    "docs.json": JSON.stringify({ navigation: { pages: Object.keys(pages) } }),
    ...(Object.fromEntries(files) as Pages),
  });
}

const home = { home: words(1), last: words(2) };

describe("a page whose halves are in two new pages", () => {
  const before = { ...home, manual: `${words(3, 60)} ${words(4, 50)}` };
  const after = { ...home, source: words(3, 60), docker: words(4, 50) };

  test("was removed, and the larger half is a guess", async () => {
    const { lost, redirects, changes } = await difference(before, after);
    expect(lost).toEqual([
      {
        href: "/manual",
        title: "manual",
        proposal: {
          href: "/source",
          kind: "part",
          reason: expect.stringMatching(
            /^the page was split: 5\d % of its text is in \/source, 4\d % in \/docker$/,
          ) as string,
          guess: true,
        },
      },
    ]);
    expect(redirects).toEqual([]);
    const [removed, ...others] = changes;
    expect(removed).toMatchObject({ kind: "page-removed", parts: [{ href: "/source" }, { href: "/docker" }] });
    expect(others.map(({ kind }) => kind)).toEqual(["page-added", "page-added"]);
  });

  test("says where its text is in its row, too", async () => {
    const text = styledDiff(await difference(before, after), { colors: pc.createColors(false) });
    expect(text).toMatch(/a guess: the page was split: 5\d % of its text is in \/source, 4\d % in \/docker/);
    expect(text).toMatch(/removed +"manual" \/manual .*\(split: 5\d % of its text is in \/source, 4\d % in \/docker\)/);
  });
});

test("a page with most of its text in one page is there, with the shares", async () => {
  const before = { ...home, manual: `${words(3, 160)} ${words(4, 50)}` };
  const { lost, redirects, changes } = await difference(before, {
    ...home,
    source: words(3, 160),
    docker: words(4, 50),
  });
  expect(lost[0]?.proposal).toMatchObject({ href: "/source", kind: "moved" });
  expect(lost[0]?.proposal?.reason).toMatch(
    /^most of the page is there now, and it was split: 7\d % of its text is in \/source, 2\d % in \/docker$/,
  );
  expect(redirects).toEqual([{ source: "/manual", destination: "/source" }]);
  expect(changes.find(({ kind }) => kind === "page-moved")).toMatchObject({
    parts: [{ href: "/source" }, { href: "/docker" }],
  });
});

test("a page that keeps its name stays the page, whatever part it has", async () => {
  const before = { ...home, "a/guides/manual": `${words(3, 60)} ${words(4, 60)}` };
  const after = { ...home, "b/guides/manual": words(3, 50), docker: words(4, 60) };
  const { lost, redirects } = await difference(before, after);
  expect(lost[0]?.proposal).toMatchObject({ kind: "moved", href: "/b/guides/manual" });
  expect(lost[0]?.proposal?.reason).toMatch(
    /^the page is there now, and it was split: \d+ % of its text is in \/docker, \d+ % in \/b\/guides\/manual$/,
  );
  expect(redirects).toEqual([{ source: "/a/guides/manual", destination: "/b/guides/manual" }]);
});

test("a part can be in a page that was there, and only what is new in it counts", async () => {
  const before = { ...home, manual: `${words(3)} ${words(4)} ${words(5)}`, faq: `${words(6)} ${words(5)}` };
  const after = { ...home, source: words(3), faq: `${words(6)} ${words(5)} ${words(4)}` };
  const { lost } = await difference(before, after);
  expect(lost[0]?.proposal?.reason).toMatch(
    /split: 3\d % of its text is in \/(?:source|faq), 3\d % in \/(?:source|faq)$/,
  );
});

test.each([
  ["two copies", { ...home, one: `${words(3)} ${words(4)}`, two: `${words(3)} ${words(4)}` }],
  [
    "a few words elsewhere",
    { ...home, other: `${words(3)} ${words(4)} ${words(8)}`, two: `${words(9)} ${words(4, 8)}` },
  ],
  ["most of it gone", { ...home, one: `${words(3, 20)} ${words(8)}`, two: `${words(4, 20)} ${words(9)}` }],
])("is no split: %s", async (_, after) => {
  const { changes } = await difference({ ...home, manual: `${words(3)} ${words(4)}` }, after);
  expect(changes.filter((change) => "parts" in change)).toEqual([]);
});

describe("a page whose text is in one that stays", () => {
  const others = { ...home, faq: words(6), about: words(7) };
  const proposed = async (before: Pages, after: Pages): Promise<unknown> => (await difference(before, after)).lost;
  const at = (href: string, reason: unknown = expect.stringMatching(/^\d+ % of its text is there$/)): unknown => [
    expect.objectContaining({ href: "/manual", proposal: { href, kind: "part", reason, guess: true } }),
  ];

  test("leads there, as a guess, if it was appended", async () => {
    const before = { ...others, manual: words(3) };
    expect(await proposed(before, { ...others, faq: `${words(6)} ${words(3)}` })).toEqual(at("/faq"));
    // The rest was removed.
    const half = { ...others, manual: `${words(3)} ${words(4, 40)}` };
    expect(await proposed(half, { ...others, faq: `${words(6)} ${words(3)}` })).toEqual(at("/faq"));
    expect(await proposed(half, { ...others, faq: `${words(6)} ${words(4, 20)}` })).toEqual([
      expect.not.objectContaining({ proposal: expect.objectContaining({ kind: "part" }) as unknown }),
    ]);
  });

  test("leads there if that page had the text before, too", async () => {
    const both = { ...others, faq: `${words(6)} ${words(3)}`, manual: words(3) };
    const { manual: _, ...after } = both;
    expect(await proposed(both, after)).toEqual(at("/faq"));
  });

  test("and not to one of the same kind, of which a part is the same", async () => {
    const both = { ...others, faq: `${words(6, 40)} ${words(3)}`, manual: `${words(3)} ${words(4, 40)}` };
    const { manual: _, ...after } = both;
    expect(await proposed(both, after)).toEqual([
      expect.not.objectContaining({ proposal: expect.objectContaining({ kind: "part" }) as unknown }),
    ]);
  });

  test("nor to one of many with the same text", async () => {
    const of = (number: number): string => `${words(3)} ${words(10 + number, 12)}`;
    const template = { home: words(1), a: of(1), b: of(2), c: of(3), manual: words(3) };
    const { manual: _, ...after } = template;
    expect(await proposed(template, after)).toEqual([
      expect.not.objectContaining({ proposal: expect.objectContaining({ kind: "part" }) as unknown }),
    ]);
  });
});

test("parts that repeat each other are parts, and the largest is proposed", async () => {
  const [common, first, second, third] = [words(3, 200), words(4, 30), words(5, 24), words(6, 50)];
  const before = { ...home, manual: `${first} ${common} ${second} ${common} ${third}` };
  const after = { ...home, dns: `${first} ${common}`, http: `${second} ${common}`, other: third };
  const { lost, changes } = await difference(before, after);
  expect(lost).toMatchObject([{ href: "/manual", proposal: { href: "/dns", kind: "part" } }]);
  const shares = [{ href: "/dns" }, { href: "/other" }, { href: "/http" }];
  expect(changes[0]).toMatchObject({ kind: "page-removed", parts: shares });
});
