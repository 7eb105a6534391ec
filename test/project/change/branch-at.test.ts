// Can a language or a version be named, removed and renamed as a division?
import { describe, expect, test } from "vitest";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const page = "---\ntitle: T\n---\n";
const version = (name: string, folder: string): object => ({
  version: name,
  groups: [{ group: "Guides", pages: [`${folder}/a`, `${folder}/b`] }],
});
const pages = (...folders: readonly string[]): SiteTexts =>
  Object.fromEntries(folders.flatMap((folder) => ["a", "b"].map((name) => [`${folder}/${name}.mdx`, page])));
const twoVersions: SiteTexts = {
  "docs.json": JSON.stringify({ name: "A", navigation: { versions: [version("v2", "v2"), version("v1", "v1")] } }),
  ...pages("v1", "v2"),
};
const nested: SiteTexts = {
  "docs.json": JSON.stringify({
    name: "A",
    navigation: {
      languages: ["en", "fr"].map((language) => ({
        language,
        versions: [version("v2", `${language}/v2`), version("v1", `${language}/v1`)],
      })),
    },
  }),
  ...pages("en/v1", "en/v2", "fr/v1", "fr/v2"),
};

async function after(texts: SiteTexts, ...operations: Parameters<typeof plannedChange>[1]): Promise<SiteTexts> {
  const { files, refusals } = await plannedChange(texts, operations);
  expect(refusals).toEqual([]);
  return withFiles(texts, files);
}

describe("a version", () => {
  test("is removed with its pages, whose readers get the same page of another version", async () => {
    const left = await after(twoVersions, { kind: "remove-division", labels: ["v1"] });
    expect(Object.keys(left).toSorted()).toEqual(["docs.json", "v2/a.mdx", "v2/b.mdx"]);
    const { navigation, redirects } = JSON.parse(left["docs.json"]!) as Record<string, unknown>;
    expect(navigation).toEqual({ versions: [version("v2", "v2")] });
    expect(redirects).toEqual([
      { source: "/v1/a", destination: "/v2/a" },
      { source: "/v1/b", destination: "/v2/b" },
    ]);
  });

  test("below a language needs its name", async () => {
    const operation = { kind: "remove-division", labels: ["v1"] } as const;
    await expect(plannedChange(nested, [operation])).rejects.toThrow(
      '"v1" may be 2 parts of the navigation. Write the labels above it, too: "en > v1", "fr > v1".',
    );
    const left = await after(nested, { ...operation, labels: ["fr", "v1"] });
    expect(Object.keys(left)).not.toContain("fr/v1/a.mdx");
    expect(Object.keys(left)).toContain("en/v1/a.mdx");
  });

  test("in a file of its own is removed by its reference", async () => {
    const texts = {
      ...twoVersions,
      "docs.json": JSON.stringify({
        name: "A",
        navigation: { versions: [version("v2", "v2"), { $ref: "./v1.json" }] },
      }),
      "v1.json": JSON.stringify(version("v1", "v1")),
    };
    const left = await after(texts, { kind: "remove-division", labels: ["v1"] });
    expect((JSON.parse(left["docs.json"]!) as { navigation: unknown }).navigation).toEqual({
      versions: [version("v2", "v2")],
    });
  });

  test("gets another label, and a new group", async () => {
    const left = await after(
      twoVersions,
      { kind: "relabel", labels: ["v1"], label: "v1.0" },
      { kind: "add", page: "v1/c", target: { kind: "into", labels: ["v1"] }, group: "More" },
    );
    expect(left["docs.json"]).toContain('"version":"v1.0"');
    expect(left["docs.json"]).toMatch(/"v1\/b"\]\},\s*\{\s*"group":\s*"More"/);
  });
});

test("a name that no part has is refused with a proposal", async () => {
  await expect(plannedChange(nested, [{ kind: "remove-division", labels: ["Guide"] }])).rejects.toThrow(
    'Did you mean "Guides"?',
  );
});
