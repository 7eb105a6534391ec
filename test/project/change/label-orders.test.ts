// May labels of nested languages and versions be written in the order of docs.json and in the other one?
import { describe, expect, test } from "vitest";
import { memoryHost, type JsonObject } from "../../../src/index.ts";
import { loadCompiler } from "../../../src/project/load-compiler.ts";
import { labelOrders } from "../../../src/project/change/label-orders.ts";
import { planSync } from "../../../src/project/change/sync/plan-sync.ts";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const codes = ["en", "ja"];
const versions = ["v2", "v1"];
const groups = (path: string): JsonObject => ({
  groups: [
    { group: "Start", pages: [`${path}/a`] },
    { group: "Help", pages: [`${path}/b`, `${path}/c`] },
  ],
});

/** Versions with languages in them, or the other way round. */
const sites: Readonly<Record<string, JsonObject>> = {
  "versions > languages": {
    versions: versions.map((version) => ({
      version,
      languages: codes.map((language) => ({ language, ...groups(`${version}/${language}`) })),
    })),
  },
  "languages > versions": {
    languages: codes.map((language) => ({
      language,
      versions: versions.map((version) => ({ version, ...groups(`${version}/${language}`) })),
    })),
  },
};

function textsOf(nesting: string): SiteTexts {
  const pages = versions.flatMap((version) =>
    codes.flatMap((code) => ["a", "b", "c"].map((page) => [`${version}/${code}/${page}.mdx`, "---\ntitle: T\n---\n"])),
  );
  return {
    "docs.json": JSON.stringify({ name: "A", navigation: sites[nesting] }),
    ...(Object.fromEntries(pages) as SiteTexts),
  };
}

test("the label of the division stays last", () => {
  expect(labelOrders([], ["a", "b"])).toEqual([["a", "b"]]);
  expect(labelOrders(["en", "v1"], [])).toEqual([
    ["en", "v1"],
    ["v1", "en"],
  ]);
  expect(labelOrders(["en", "v1"], ["a"])).toEqual([
    ["en", "v1", "a"],
    ["v1", "en", "a"],
  ]);
  expect(labelOrders(["en", "v1"], ["t", "a"])).toContainEqual(["v1", "t", "en", "a"]);
});

const nestings = Object.keys(sites).flatMap((nesting) =>
  [
    ["ja", "v1"],
    ["v1", "ja"],
  ].map((branch) => [nesting, branch] as const),
);

describe.each(nestings)("in %s, %j", (nesting, branch) => {
  const texts = textsOf(nesting);
  const after = async (...operations: Parameters<typeof plannedChange>[1]): Promise<SiteTexts> => {
    const { files, refusals } = await plannedChange(texts, operations);
    expect(refusals).toEqual([]);
    return withFiles(texts, files);
  };

  test("names a group", async () => {
    const left = await after({ kind: "relabel", labels: [...branch, "Help"], label: "More" });
    expect(left["docs.json"]).toMatch(/"group":"More","pages":\["v1\/ja\/b"/);
    const removed = await after({ kind: "remove-division", labels: [...branch, "Help"] });
    expect(Object.keys(texts).filter((file) => !(file in removed))).toEqual(["v1/ja/b.mdx", "v1/ja/c.mdx"]);
    const into = { kind: "into", labels: [...branch, "Start"] } as const;
    const added = await after({ kind: "add", page: "v1/ja/new", target: into });
    expect(added["docs.json"]!.replaceAll(/\s/g, "")).toContain('"v1/ja/a","v1/ja/new"');
  });

  test("names the language and version itself", async () => {
    const removed = await after({ kind: "remove-division", labels: branch });
    const files = ["a", "b", "c"].map((page) => `v1/ja/${page}.mdx`);
    expect(Object.keys(texts).filter((file) => !(file in removed))).toEqual(files);
  });

  test("may move before the one beside it", async () => {
    const other = branch.map((label) =>
      nesting.startsWith(label === "ja" ? "versions" : "languages") ? besideOf(label) : label,
    );
    const target = { kind: "before", page: other.join(" > ") } as const;
    const left = await after({ kind: "place-division", labels: branch, target });
    expect(left["docs.json"]!.indexOf("v1/ja/a")).toBeLessThan(
      left["docs.json"]!.indexOf(nesting.startsWith("versions") ? "v1/en/a" : "v2/ja/a"),
    );
  });

  test("is the part above of a label that is not there", async () => {
    const operation = { kind: "remove-division", labels: [...branch, "Zzz"] } as const;
    await expect(plannedChange(texts, [operation])).rejects.toThrow(
      `no group, tab or other division "${branch.join(" > ")} > Zzz". "${branch.join(" > ")}" has "Start", "Help".`,
    );
  });

  test("limits a sync", async () => {
    const source = branch.map((label) => (label === "ja" ? "en" : label));
    const site = {
      compiler: await loadCompiler(),
      options: { root: "." },
      host: memoryHost({
        ...texts,
        "docs.json": texts["docs.json"]!.replaceAll(/"(v\d)\/ja\/b","v\d\/ja\/c"/g, '"$1/ja/c","$1/ja/b"'),
      }),
      files: () => Object.keys(texts),
    };
    const { files } = await planSync(site, { only: [...source, "Help"] });
    const [file] = files;
    expect(file?.kind === "edit" && file.after.replaceAll(/\s/g, "")).toContain('"v1/ja/b","v1/ja/c"');
    expect(file?.kind === "edit" && file.after.replaceAll(/\s/g, "")).toContain('"v2/ja/c","v2/ja/b"');
  });
});

/** The language or version beside one. */
function besideOf(label: string): string {
  return label === "ja" ? "en" : "v2";
}

test("a name that nothing has is refused with what is at the top of docs.json", async () => {
  const operation = { kind: "remove-division", labels: ["Zzz"] } as const;
  await expect(plannedChange(textsOf("versions > languages"), [operation])).rejects.toThrow(
    'At its top are "v2", "v1". "en > v2" has "Start", "Help".',
  );
  await expect(plannedChange(textsOf("languages > versions"), [operation])).rejects.toThrow(
    'At its top are "en", "ja". "en > v2" has "Start", "Help".',
  );
});
