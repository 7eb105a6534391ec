// Does a division that moves keep its layout, its references, and what is changed in it at the same time?
import { describe, expect, test } from "vitest";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const page = "---\ntitle: T\n---\n";
const pages = { "index.mdx": page, "a.mdx": page, "b.mdx": page, "c.mdx": page, "d.mdx": page };

const docs = `{
  "name": "Acme",
  "navigation": {
    "tabs": [
      {
        "tab": "One",
        "groups": [
          { "group": "First", "pages": ["index"] },
          {
            "pages": [ "a",   "b" ],
            "icon" : "star",
            "group": "Old"
          },
          { "group": "Last", "pages": ["d"] }
        ]
      },
      {
        "tab": "Two",
        "groups": [
          {
            "group": "Deep",
            "pages": [
              "c"
            ]
          }
        ]
      }
    ]
  }
}
`;

const old = `          {
            "pages": [ "a",   "b" ],
            "icon" : "star",
            "group": "Old"
          }`;

async function changed(texts: SiteTexts, ...operations: readonly ChangeOperation[]): Promise<SiteTexts> {
  const { files, refusals, left } = await plannedChange(texts, operations);
  expect([refusals, left]).toEqual([[], []]);
  return withFiles(texts, files);
}

function moved(labels: readonly string[], ...into: readonly string[]): ChangeOperation {
  return { kind: "place-division", labels, target: { kind: "into", labels: into } };
}

const back: ChangeOperation = { kind: "place-division", labels: ["Old"], target: { kind: "before", page: "Last" } };

describe("a moved division", () => {
  test("is written as it was, and is as deep as its place", async () => {
    const site = { ...pages, "docs.json": docs };
    const after = await changed(site, moved(["Old"], "Two", "Deep"));
    const deeper = old.replaceAll(/^/gm, "    ");
    expect(after["docs.json"]).toBe(
      docs.replace(`${old},\n`, "").replace('              "c"\n', `              "c",\n${deeper}\n`),
    );
  });

  test.each([
    ["spaces", docs],
    ["tabs", docs.replaceAll("  ", "\t")],
    ["CRLF", docs.replaceAll("\n", "\r\n")],
    ["one line", JSON.stringify(JSON.parse(docs))],
    ["one line with spaces", docs.replaceAll(/\n\s*/g, " ").trim()],
    [
      "hugging brackets",
      docs
        .replaceAll(/\[\n\s*\{/g, "[{")
        .replaceAll(/\},\n\s*\{/g, "}, {")
        .replaceAll(/\}\n\s*\]/g, "}]"),
    ],
  ])("that moves back is as before: %s", async (_, text) => {
    const site = { ...pages, "docs.json": text };
    const there = await changed(site, moved(["Old"], "Two"));
    expect(there["docs.json"]).not.toBe(text);
    expect((await changed(there, back))["docs.json"]).toBe(text);
  });

  test("gets another label, and its pages other paths, in the same change", async () => {
    const texts = { ...pages, "docs.json": docs };
    const { files, refusals, left } = await plannedChange(texts, [
      moved(["Old"], "Two"),
      { kind: "relabel", labels: ["Old"], label: "New" },
      { kind: "move", from: "a", to: "sub/a" },
      { kind: "place", page: "c", target: { kind: "after", page: "b" } },
    ]);
    // The page "c" was the only one of "Deep".
    expect([refusals, left.map(({ written }) => written)]).toEqual([[], ["Deep"]]);
    expect(withFiles(texts, files)["docs.json"]).toContain(
      old.replace('"Old"', '"New"').replace('"a",   "b"', '"sub/a",   "b",   "c"'),
    );
  });

  test("does not go into itself by way of another one", async () => {
    const site = { ...pages, "docs.json": docs };
    await expect(plannedChange(site, [moved(["Old"], "Deep"), moved(["Deep"], "Old")])).rejects.toThrow(
      /can't be moved into one that is inside it or is removed/,
    );
  });
});

test.each([
  ["Old", { kind: "after", page: "c" }, undefined],
  ["Old", { kind: "after", page: "Deep" }, undefined],
  ["Old", { kind: "after", page: "Two" }, /"Two" is in a list of "tabs", which can't hold this/],
  ["Two", { kind: "after", page: "d" }, /"d" is in a list of "pages", which can't hold this/],
  [
    "Two",
    { kind: "into", labels: ["One"] },
    /"One" has (groups|pages), which can't hold this, and nothing in them can\.$/,
  ],
  [
    "Old",
    { kind: "before", page: "lost" },
    /There is no page and no division "lost"\. Did you mean the division "Last"\?/,
  ],
] as const)("%s goes to %j: %s", async (label, target, message) => {
  const planned = changed({ ...pages, "docs.json": docs }, { kind: "place-division", labels: [label], target });
  if (message === undefined) expect((await planned)["docs.json"]).not.toBe(docs);
  else await expect(planned).rejects.toThrow(message);
});

describe("labels", () => {
  const twice = docs.replace('"First"', '"Deep"').replace('"Last"', '"A > B"');
  const site = { ...pages, "docs.json": twice };

  test("of several divisions are refused with the places of all", async () => {
    await expect(plannedChange(site, [moved(["Old"], "Deep")])).rejects.toThrow(
      '"Deep" may be 2 divisions. Write the labels above it, too: "One > Deep" (docs.json:8), "Two > Deep" (docs.json:20).',
    );
    const after = await changed(site, moved(["Old"], "Two", "Deep"));
    expect(after["docs.json"]).toContain('"c",\n');
  });

  test('may have " > " in them', async () => {
    const after = await changed(site, { kind: "relabel", labels: ["One", "A", "B"], label: "C" });
    expect(after["docs.json"]).toBe(twice.replace('"A > B"', '"C"'));
  });

  test("that no division has are refused with the nearest", async () => {
    await expect(plannedChange(site, [moved(["Old"], "two>deep")])).rejects.toThrow('Did you mean "Two > Deep"?');
  });
});

describe("references", () => {
  const referring = docs.replace(old, '          { "$ref": "./nav/old.json" }');
  const inFile = '{\n    "group": "Old",\n    "pages": ["a", { "$ref": "./more/deep.json" }]\n}\n';
  const deep = '{ "group": "Inner", "pages": ["b"] }\n';
  const site = { ...pages, "docs.json": referring, "nav/old.json": inFile, "nav/more/deep.json": deep };

  test("a division in a file of its own moves as its reference", async () => {
    const after = await changed(site, moved(["Old"], "Two"));
    expect(after["docs.json"]).toBe(
      referring
        .replace('          { "$ref": "./nav/old.json" },\n', "")
        .replace(
          "            ]\n          }\n",
          '            ]\n          },\n          { "$ref": "./nav/old.json" }\n',
        ),
    );
    expect(after["nav/old.json"]).toBe(inFile);
  });

  test("a relative reference is rewritten for the file that it moves to", async () => {
    const after = await changed(site, moved(["Inner"], "Two"));
    expect(after["docs.json"]).toContain('          { "$ref": "./nav/more/deep.json" }\n');
    expect(after["nav/old.json"]).toBe('{\n    "group": "Old",\n    "pages": ["a"]\n}\n');
    const back = await changed(after, moved(["Inner"], "Old"));
    expect([back["docs.json"], back["nav/old.json"]]).toEqual([referring, inFile]);
  });

  test("a division moves into a list in another file, in the layout of that file", async () => {
    const tall = old.replace("[ ", "[\n              ");
    const texts = {
      ...site,
      "docs.json": docs
        .replace(old, tall)
        .replace(/"groups": \[\s*\{\s*"group": "Deep"[^]*?\}\s*\]/, '"groups": { "$ref": "nav/two.json" }'),
      "nav/two.json":
        '[\n\t{ "group": "Deep", "pages": ["c"] },\n\t{\n\t\t"group": "More",\n\t\t"pages": ["d"]\n\t}\n]\n',
    };
    const after = await changed(texts, moved(["Old"], "Two"));
    expect(after["nav/two.json"]).toContain(
      '\t},\n\t{\n\t\t"pages": [\n\t\t\t"a",   "b" ],\n\t\t"icon" : "star",\n\t\t"group": "Old"\n\t}\n]',
    );
    const again = await changed(after, back);
    expect([again["docs.json"], again["nav/two.json"]]).toEqual([texts["docs.json"], texts["nav/two.json"]]);
  });

  test("a reference to a file that only refers to another one moves, too", async () => {
    const chained = {
      ...site,
      "docs.json": referring.replace("old.json", "link.json"),
      "nav/link.json": '{ "$ref": "old.json" }',
    };
    const after = await changed(chained, moved(["Old"], "Two"));
    expect(after["docs.json"]).toMatch(/"Deep"[^]*\{ "\$ref": "\.\/nav\/link\.json" \}/);
    const folder = await changed(chained, { kind: "move", from: "nav/", to: "parts/nav/" });
    expect(folder["docs.json"]).toContain('"./parts/nav/link.json"');
  });

  test("a division that several lists refer to is not moved", async () => {
    const twice = referring.replace('{ "group": "Last", "pages": ["d"] }', '{ "$ref": "nav/old.json" }');
    await expect(plannedChange({ ...site, "docs.json": twice }, [moved(["Old"], "Two")])).rejects.toThrow(
      /is in 2 lists, by references to nav\/old\.json/,
    );
  });

  test("a removed division goes with its reference", async () => {
    const operation: ChangeOperation = { kind: "remove-division", labels: ["Inner"], redirect: "a" };
    const { files, refusals, left } = await plannedChange(site, [operation]);
    expect(refusals).toEqual([]);
    expect(left.map(({ file, reason }) => `${file}: ${reason}`)).toEqual([
      "nav/more/deep.json: nothing refers to it any more",
    ]);
    const after = withFiles(site, files);
    expect(after["nav/old.json"]).toBe('{\n    "group": "Old",\n    "pages": ["a"]\n}\n');
    expect(after["b.mdx"]).toBeUndefined();
  });
});

test("a tab goes before a group in it with the same label", async () => {
  const texts = {
    "docs.json": JSON.stringify({
      navigation: {
        tabs: [
          {
            tab: "Admin",
            groups: [
              { group: "Admin", pages: ["a"] },
              { group: "Roles", pages: ["b"] },
            ],
          },
        ],
      },
    }),
    "a.mdx": "",
    "b.mdx": "",
  };
  const relabelled = async (...labels: readonly string[]): Promise<string> => {
    const { files } = await plannedChange(texts, [{ kind: "relabel", labels, label: "New" }]);
    return withFiles(texts, files)["docs.json"]!;
  };
  expect(await relabelled("Admin")).toContain('"tab":"New"');
  expect(await relabelled("Admin", "Admin")).toContain('"group":"New"');
});
