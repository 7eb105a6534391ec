// Does a baseline accept what was there, and nothing else?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyBaseline } from "../../../src/project/baseline/apply-baseline.ts";
import type { BaselineEntry } from "../../../src/project/baseline/baseline.ts";
import { readBaseline } from "../../../src/project/baseline/baseline.ts";
import { baselineOf, baselineText } from "../../../src/project/baseline/baseline.ts";
import { anyDiagnostic, madeDiagnostic, unlistedFiles } from "../../support/made-diagnostic.ts";

function entry(fields: Partial<BaselineEntry> = {}): BaselineEntry {
  return { code: "page-not-found", file: "docs.json", subject: "guides/a", count: 1, ...fields };
}

function reread(entries: readonly BaselineEntry[]): readonly BaselineEntry[] {
  const read = readBaseline(baselineText(entries));
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

describe("for any problems", () => {
  const any = fc.array(anyDiagnostic, { maxLength: 20 });

  test("a baseline made from them accepts all, in any order and at any line", () => {
    fc.assert(
      fc.property(any, fc.integer({ min: 1, max: 9 }), (found, moved) => {
        const entries = reread(baselineOf(found));
        const elsewhere = found.toReversed().map((diagnostic) => {
          const { start, end } = diagnostic.range;
          const range = { start: { ...start, line: start.line + moved }, end: { ...end, line: end.line + moved } };
          return { ...diagnostic, range, message: "Said in other words.", pointer: "/elsewhere" };
        });
        expect(applyBaseline(elsewhere, entries)).toEqual({ fresh: [], accepted: found.length, stale: [] });
      }),
    );
  });

  test("it is stale where one is gone, and a new one is reported", () => {
    fc.assert(
      fc.property(any, anyDiagnostic, (found, other) => {
        const fresh = { ...other, subject: "nobody has seen this" };
        const entries = reread(baselineOf([...found, other]));
        const held = applyBaseline([...found, fresh], entries);
        expect(held.fresh).toEqual([fresh]);
        expect(held.accepted).toBe(found.length);
        expect(held.stale).toHaveLength(1);
      }),
    );
  });

  test("its text is the same whatever their order, and reads back as it was written", () => {
    fc.assert(
      fc.property(any, (found) => {
        const entries = baselineOf(found);
        expect(baselineText(baselineOf(found.toReversed()))).toBe(baselineText(entries));
        expect(reread(entries)).toEqual(entries);
        expect(baselineText(entries).split("\n")).toHaveLength(entries.length === 0 ? 5 : entries.length + 6);
      }),
    );
  });
});

test("one entry stands in one line, sorted, with its count and note where there are some", () => {
  const found = [
    madeDiagnostic({ code: "page-unlisted", file: "b.mdx", subject: "b" }),
    madeDiagnostic({ count: 2 }),
    madeDiagnostic({ subject: 'say "hi"\n' }),
    madeDiagnostic(),
  ];
  const text = baselineText(baselineOf(found, [entry({ note: "Until May.", count: 9 }), entry({ subject: "gone" })]));
  expect(text).toBe(`{
  "baselineVersion": 1,
  "accepted": [
    { "code": "page-not-found", "file": "docs.json", "subject": "guides/a", "count": 3, "note": "Until May." },
    { "code": "page-not-found", "file": "docs.json", "subject": "say \\"hi\\"\\n" },
    { "code": "page-unlisted", "file": "b.mdx", "subject": "b" }
  ]
}
`);
});

test("a message for all files with a subject is the same problem, whichever file is the first", () => {
  const first = { code: "link-not-found", file: "guides/b.mdx", subject: "/nowhere" } as const;
  const found = madeDiagnostic({ ...first, file: "index.mdx", count: 3 });
  expect(applyBaseline([found], [entry({ ...first, count: 3 })])).toEqual({ fresh: [], accepted: 1, stale: [] });
  expect(applyBaseline([found], [entry({ ...first, count: 2 })]).fresh).toHaveLength(1);
  expect(applyBaseline([found], [entry({ ...first, subject: "/elsewhere" })]).fresh).toEqual([found]);
});

test.each(["link-redirected", "asset-not-found", "asset-not-published", "endpoint-unknown", "spec-remote"] as const)(
  "%s is the same problem when another file has its first place",
  (code) => {
    const first = { code, file: "v3/best-practices/costs.mdx", subject: "/a · /v4/a · /v3/a", count: 6 };
    const found = madeDiagnostic({ ...first, file: "v3/migrations.mdx" });
    expect(applyBaseline([found], [entry(first)])).toEqual({ fresh: [], accepted: 1, stale: [] });
  },
);

test("entries of each file, as an older version wrote them, accept what they did together", () => {
  const first = { code: "link-redirected", file: "v2/a.mdx", subject: "/a · /v4/a" } as const;
  const entries = reread([entry({ ...first, count: 3 }), entry({ ...first, file: "v4/b.mdx", count: 2 })]);
  const found = [madeDiagnostic({ ...first, count: 3 }), madeDiagnostic({ ...first, file: "v4/b.mdx", count: 2 })];
  expect(applyBaseline(found, entries)).toEqual({ fresh: [], accepted: 2, stale: [] });
});

test("links without a slash are one problem, however the first of them is written", () => {
  const first = { code: "link-relative", file: "index.mdx", subject: "my guides/a" } as const;
  const found = madeDiagnostic({ ...first, subject: "my%20guides/a", count: 2 });
  expect(applyBaseline([found], [entry({ ...first, count: 2 })])).toEqual({ fresh: [], accepted: 1, stale: [] });
});

describe("when another place is the first one of a message for the whole site", () => {
  const first = { code: "expanded-without-effect", file: "docs.json", subject: 'group "Publish"' } as const;
  const found = madeDiagnostic({ ...first, file: "nav.json", subject: 'group "Release"', count: 35 });

  test("it is the problem that is accepted, with fewer places", () => {
    const { fresh, stale } = applyBaseline([found], [entry({ ...first, count: 36 })]);
    expect([fresh, stale]).toEqual([[], [{ ...first, count: 36, found: 35 }]]);
    expect(baselineOf([found], [entry({ ...first, note: "x" })])).toEqual([
      { code: first.code, file: "nav.json", subject: 'group "Release"', count: 35, note: "x" },
    ]);
  });

  test("more places are reported", () => {
    const [fresh] = applyBaseline([found], [entry({ ...first, count: 34 })]).fresh;
    expect(fresh?.message).toContain("The baseline accepts 34 of this, and now there are 35.");
  });

  test("a message about one thing is another one", () => {
    const one = madeDiagnostic({ code: "link-not-found", subject: "/b", count: 2 });
    expect(applyBaseline([one], [entry({ code: "link-not-found", subject: "/a", count: 2 })]).fresh).toEqual([one]);
  });
});

describe("when a message is about several files", () => {
  const accepts = (file: string, count = 1): BaselineEntry =>
    entry({ code: "page-unlisted", file, subject: file, count });
  const all = unlistedFiles("en/a.mdx", "ja/a.mdx", "zh/a.mdx");
  const entries = ["en/a.mdx", "ja/a.mdx", "zh/a.mdx"].map((file) => accepts(file));
  const stale = (file: string) => ({ code: "page-unlisted", file, subject: file, count: 1, found: 0 });

  test("each of them is accepted by itself", () => {
    expect(baselineOf([all])).toEqual(entries);
    expect(applyBaseline([all], reread(entries))).toEqual({ fresh: [], accepted: 1, stale: [] });
  });

  test("one that is gone is stale, and the others stay accepted, whichever was the first", () => {
    expect(applyBaseline([unlistedFiles("en/a.mdx", "zh/a.mdx")], entries)).toEqual({
      fresh: [],
      accepted: 1,
      stale: [stale("ja/a.mdx")],
    });
    const moved = unlistedFiles("en/b.mdx");
    expect(applyBaseline([moved, unlistedFiles("ja/a.mdx", "zh/a.mdx")], entries)).toEqual({
      fresh: [moved],
      accepted: 1,
      stale: [stale("en/a.mdx")],
    });
    // The files of a folder are one message, and the subject of that is the folder.
    const folder = { ...all, subject: "en", count: 2, files: ["en/a.mdx", "zh/a.mdx"] };
    expect(applyBaseline([folder], entries).fresh).toEqual([]);
  });

  test("one more is reported with them", () => {
    const [fresh] = applyBaseline([unlistedFiles("en/a.mdx", "fr/a.mdx", "ja/a.mdx", "zh/a.mdx")], entries).fresh;
    expect(fresh?.message).toContain("The baseline accepts 3 of this, and now there are 4.");
  });

  test("an entry of an older version holds: it has the first file, and how many there are", () => {
    const old = accepts("en/a.mdx", 3);
    expect(applyBaseline([all], [old])).toEqual({ fresh: [], accepted: 1, stale: [] });
    expect(applyBaseline([unlistedFiles("en/a.mdx", "zh/a.mdx")], [old]).stale).toMatchObject([{ count: 3, found: 2 }]);
    expect(applyBaseline([unlistedFiles("en/a.mdx", "fr/a.mdx", "ja/a.mdx", "zh/a.mdx")], [old]).fresh).toHaveLength(1);
    expect(baselineOf([all], [{ ...old, note: "Until May." }])).toEqual(
      entries.map((each) => ({ ...each, note: "Until May." })),
    );
  });
});

describe("when the number changes", () => {
  test("more than accepted are reported, all of them, with how many are accepted", () => {
    const found = [madeDiagnostic({ count: 2 }), madeDiagnostic()];
    const { fresh, accepted, stale } = applyBaseline(found, [entry({ count: 2 })]);
    expect(fresh.map(({ message }) => message)).toEqual([
      "There is no page. The baseline accepts 2 of this, and now there are 3.",
      "There is no page. The baseline accepts 2 of this, and now there are 3.",
    ]);
    expect([accepted, stale]).toEqual([0, []]);
  });

  test("fewer than accepted are accepted, and the entry is stale in part", () => {
    const { fresh, accepted, stale } = applyBaseline([madeDiagnostic()], [entry({ count: 3, note: "x" })]);
    expect([fresh, accepted]).toEqual([[], 1]);
    expect(stale).toEqual([{ code: "page-not-found", file: "docs.json", subject: "guides/a", count: 3, found: 1 }]);
  });
});

describe("reading", () => {
  const line = (fields: string): string => `{ "baselineVersion": 1, "accepted": [\n  { ${fields} }\n] }`;
  const whole = '"code": "a", "file": "b", "subject": "c"';

  test("a code that navc does not have is no fault: a newer version may have dropped it", () => {
    expect(readBaseline(line(whole))).toEqual({
      ok: true,
      value: [{ code: "a", file: "b", subject: "c", count: 1 }],
    });
  });

  test("an entry that a merge doubled counts once, the greater count and a note kept", () => {
    const twice = line(`${whole}, "count": 2 },\n  { ${whole}, "count": 3, "note": "x"`);
    expect(readBaseline(twice)).toEqual({
      ok: true,
      value: [{ code: "a", file: "b", subject: "c", count: 3, note: "x" }],
    });
  });

  test.each([
    ["", 1, 1, /not JSON: the file holds no value/],
    ["[]", 1, 1, /a baseline must be an object, not a list/],
    ["{}", 1, 1, /"baselineVersion": 1/],
    ['{ "baselineVersion": 2, "accepted": [] }', 1, 22, /"baselineVersion": 1/],
    ['{\n  "baselineVersion": 1\n}', 1, 1, /"accepted" must be a list, not nothing/],
    ['{ "baselineVersion": 1,\n "acepted": [] }', 2, 2, /there is no "acepted" .* Did you mean "accepted"\?/],
    [line(`${whole}, "notes": "x"`), 2, 47, /there is no "notes" in an entry, .* Did you mean "note"\?/],
    [line(`${whole}, "note": 1`), 2, 55, /"note" of an entry must be a string, not a number/],
    [line(`${whole}, "count": 0`), 2, 56, /whole number from 1/],
    [line(`"code": "a", "file": "b"`), 2, 3, /"subject" of an entry must be a string, not nothing/],
    [line(`"code": "a", "code": "b"`), 2, 18, /"code" is here twice/],
    [line(whole).slice(0, -4), 2, 46, /not JSON: the text ends before/],
    [`<<<<<<< HEAD\n${line(whole)}`, 1, 1, /not JSON/],
  ])("%j is refused with its place", (text, row, column, problem) => {
    const read = readBaseline(text);
    expect(read).toMatchObject({ ok: false, line: row });
    if (read.ok) return;
    expect(read.problem).toMatch(problem);
    expect(read.column).toBe(column);
  });
});
