// Overlays change a document as the OpenAPI Overlay Specification says, and record what they changed.
import { describe, expect, test } from "vitest";
import { applyOverlay } from "../../../src/compiler/overlays/apply-overlay.ts";
import { OverlaidDocument } from "../../../src/compiler/overlays/overlaid-document.ts";
import { readOverlay, type OverlayDocument } from "../../../src/compiler/overlays/overlay-document.ts";
import { overlayWork, takeFrom, stepsOfQuery, type OverlayWork } from "../../../src/compiler/overlays/overlay-work.ts";
import type { JsonObject, JsonValue } from "../../../src/compiler/text/json-value.ts";

const spec: JsonObject = {
  tags: [{ name: "A" }, { name: "B" }, { name: "C" }],
  paths: { "/a": { get: { summary: "One", tags: ["A"] }, post: { summary: "Two" } }, "/b": { get: { "x-on": true } } },
};

interface Applied {
  readonly document: OverlaidDocument;
  readonly problem: string | undefined;
}

async function apply(
  actions: readonly JsonObject[],
  document: JsonObject = spec,
  work: OverlayWork = overlayWork(),
): Promise<Applied> {
  const before = JSON.stringify(document);
  const reading = readOverlay({ overlay: "1.1.0", info: { title: "O", version: "1" }, actions });
  if (reading.kind === "invalid") throw new Error(reading.problem);
  const overlaid = new OverlaidDocument("a.json", document, takeFrom(work));
  const fault = await applyOverlay(overlaid, reading.overlay satisfies OverlayDocument, {
    source: "o.yaml",
    stepsOf: () => stepsOfQuery(work, 100),
  });
  expect(JSON.stringify(document)).toBe(before);
  return { document: overlaid, problem: fault?.problem };
}

async function valueAfter(actions: readonly JsonObject[], path: readonly string[]): Promise<JsonValue | undefined> {
  const { document, problem } = await apply(actions);
  expect(problem).toBeUndefined();
  return document.at(path);
}

describe("an action", () => {
  test("removes what it selects, deep ones and the last of a list first", async () => {
    const { document } = await apply([
      { target: "$..tags[?@ == 'A' || @.name == 'A' || @.name == 'C']", remove: true },
    ]);
    expect(document.at(["tags"])).toEqual([{ name: "B" }]);
    expect(document.at(["paths", "/a", "get"])).toEqual({ summary: "One", tags: [] });
    expect(document.changes.map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual([
      "removed /paths/~1a/get/tags/0",
      "removed /tags/2",
      "removed /tags/0",
    ]);
  });

  test("merges objects, adds to lists, and replaces the rest", async () => {
    const update = { summary: "New", tags: ["B"], "x-mint": { href: "/new" } };
    expect(await valueAfter([{ target: "$.paths['/a'].get", update }], ["paths", "/a", "get"])).toEqual({
      summary: "New",
      tags: ["A", "B"],
      "x-mint": { href: "/new" },
    });
    expect(
      await valueAfter([{ target: "$.paths.*.get.summary", update: "Other" }], ["paths", "/a", "get", "summary"]),
    ).toBe("Other");
    expect(await valueAfter([{ target: "$.tags", update: { name: "D" } }], ["tags"])).toHaveLength(4);
  });

  test("copies a value that later actions change on its own", async () => {
    const { document } = await apply([
      { target: "$.paths['/b'].get", copy: "$.paths['/a'].get" },
      { target: "$.paths['/b'].get.tags", update: "B" },
    ]);
    expect(document.at(["paths", "/b", "get"])).toEqual({ "x-on": true, summary: "One", tags: ["A", "B"] });
    expect(document.at(["paths", "/a", "get", "tags"])).toEqual(["A"]);
  });

  test("that selects nothing changes nothing", async () => {
    const { document, problem } = await apply([{ target: "$.nothing", update: { a: 1 } }]);
    expect([problem, document.root]).toEqual([undefined, spec]);
  });

  test("keeps keys such as __proto__ as names", async () => {
    const update = JSON.parse('{ "__proto__": { "polluted": true } }') as JsonObject;
    const { document } = await apply([{ target: "$.paths", update }]);
    expect(Object.keys(document.at(["paths"]) as JsonObject)).toContain("__proto__");
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  });

  test("remembers where a value of an overlay, and one that moved, is written", async () => {
    const { document } = await apply([
      { target: "$.paths", update: { "/c": { get: {} } } },
      { target: "$.tags[0]", remove: true },
    ]);
    expect(document.origins.get(document.at(["paths", "/c"]) as JsonObject)).toEqual({
      source: "o.yaml",
      pointer: "/actions/0/update/~1c",
    });
    expect(document.origins.get(document.at(["tags", 0]) as JsonObject)).toEqual({
      source: "a.json",
      pointer: "/tags/1",
    });
  });
});

describe("an overlay that can't be applied changes nothing", () => {
  const first = { target: "$.paths['/a']", remove: true };
  test.each<readonly [string, JsonObject, string]>([
    [
      "a merge of an object into a list",
      { target: "$", update: { tags: {} } },
      `"tags" is a list in the spec, and an object in the overlay`,
    ],
    ["values of several kinds", { target: "$..*", update: {} }, "it selects values of several kinds"],
    ["an object in place of a text", { target: "$.paths['/b'].get['x-on']", update: {} }, "neither objects nor lists"],
    ["the root", { target: "$", remove: true }, "the whole document can't be removed"],
    [
      "a copy of nothing",
      { target: "$", copy: "$.nothing" },
      `"copy" has to select one value, and "$.nothing" selects 0`,
    ],
    ["a copy of many", { target: "$", copy: "$.*" }, "selects 2"],
    ["no expression", { target: "paths", remove: true }, `"target" is "paths", and it is no JSONPath expression`],
    ["a long expression", { target: `$['${"a".repeat(5000)}']`, remove: true }, "it has more than 4096 characters"],
  ])("%s", async (_, action, problem) => {
    const applied = await apply([first, action]);
    expect(applied.problem).toContain(problem);
    expect([applied.document.root, applied.document.changes]).toEqual([spec, []]);
  });
});

describe("an expression", () => {
  const wide: JsonObject = { list: Array.from({ length: 2000 }, (_, index) => ({ name: `n${index}` })) };
  const deep = Array.from({ length: 40 }).reduce<JsonValue>((inner) => ({ inner, list: [1, 2] }), {});
  const hostile: JsonObject = { wide, deep };

  test.each([
    "$..*..*..*..*..*..*[?@.none]",
    "$.wide..[?count($..*) > 0 && count($..*) < 0]",
    "$.wide..[?count($..[?count($..*) > 0]) > 0]",
    `$.deep${"['inner','inner']".repeat(30)}`,
    `$.deep${"..inner".repeat(30)}[?@ == @.none]`,
  ])("that takes too long is refused: %s", async (target) => {
    const work = overlayWork();
    const { problem, document } = await apply([{ target, remove: true }], hostile, work);
    expect(problem).toContain("too many steps");
    expect(document.root).toBe(hostile);
    // What one expression may take, and what it took at once when that was used up.
    expect(overlayWork().left - work.left).toBeLessThan(1_100_000);
  });

  test("compares texts in steps of their length, whatever the regular expression", async () => {
    const work = overlayWork();
    const text = { a: `${"a".repeat(5000)}!` };
    const { problem } = await apply([{ target: "$[?match(@, '(a|aa)*(a|aa)*(a|aa)*b')]", remove: true }], text, work);
    expect(problem).toBeUndefined();
    expect(overlayWork().left - work.left).toBeLessThan(10_000);
  });

  test("that all others have used up the steps before is refused", async () => {
    const { problem } = await apply([{ target: "$.paths['/a']", remove: true }], spec, { left: 3 });
    expect(problem).toContain("too many steps");
  });

  test.each([
    ["$.tags[?match(@.name, '[AB]')]", 1],
    ["$.tags[?search(@.name, 'A|C')]", 1],
    ["$.tags[?match(@.name, '.')]", 0],
    // No expression of RFC 9485, so nothing matches it.
    ["$.tags[?match(@.name, '\\\\w')]", 3],
    // RFC 9485 has no anchors.
    ["$.tags[?search(@.name, '^A')]", 3],
  ])("%s selects what RFC 9535 says", async (target, left) => {
    expect(await valueAfter([{ target, remove: true }], ["tags"])).toHaveLength(left);
  });
});
