// Are the parts after each edit those of the site as it is then, in every fixture?
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createCompiler, memoryHost, splitNavigation, type Host, type ResolvedNavigation } from "../../../src/index.ts";
import { nodeHost } from "../../../src/project/disk/node-host.ts";
import { EditionVersions } from "../../../src/tools/vite/edition-versions.ts";
import { withChanges } from "../../../src/tools/vite/json-changes.ts";
import { fixtureCases } from "../../support/fixture-cases.ts";
import { triedOf } from "../../support/property-runs.ts";

const cases = fixtureCases();
const lines = [
  "title: Other words",
  "noindex: true",
  "hidden: true",
  "sidebarTitle: Short",
  "key: other",
  "url: /other",
];

describe("each part is that of the site, and comes of the one before by its steps", () => {
  const chosen = triedOf(cases);
  test.each(chosen.map((each) => [each.name, each] as const))("%s", async (_, { folder, options }) => {
    const texts = new Map<string, string>();
    const disk = nodeHost(join(folder, "input"));
    const read = (path: string): string | undefined => texts.get(path) ?? disk.readText(path);
    const host: Host = {
      ...disk,
      readText: read,
      readHead: (path, bytes) => texts.get(path) ?? disk.readHead(path, bytes),
    };
    const compiler = createCompiler({ ...options, host });
    const { navigation } = await compiler.compile();
    if (navigation === null) return;
    const versions = new EditionVersions(navigation);
    const files = Object.values(navigation.pages).flatMap(({ file }) => file ?? []);
    const held = new Map(navigation.editions.map(({ id }) => [id, versions.of(id)!]));
    for (const [index, line] of lines.entries()) {
      const file = files[index % files.length];
      if (file === undefined) break;
      texts.set(file, `---\n${line}\n${(read(file) ?? "").replace(/^\uFEFF?---\r?\n/, "")}`);
      compiler.invalidate([file]);
      // oxlint-disable-next-line no-await-in-loop -- one edit after the other
      const next = (await compiler.compile()).navigation;
      if (next === null) break;
      versions.update(next);
      assertParts(versions, next, held);
    }
    compiler.close();
  });
});

function assertParts(
  versions: EditionVersions,
  navigation: ResolvedNavigation,
  held: Map<string, NonNullable<ReturnType<EditionVersions["of"]>>>,
): void {
  for (const [index, { text }] of splitNavigation(navigation).files.entries()) {
    const { id } = navigation.editions[index]!;
    const now = versions.of(id)!;
    expect(`${JSON.stringify(now.part)}\n`).toBe(text);
    const before = held.get(id);
    held.set(id, now);
    if (before === undefined || now.version === before.version) {
      expect(JSON.stringify((before ?? now).part)).toBe(JSON.stringify(now.part));
      continue;
    }
    const last = now.steps.at(-1);
    if (last === undefined) continue;
    expect([last.from, last.to]).toEqual([before.version, now.version]);
    expect(JSON.stringify(withChanges(before.part, last.changes))).toBe(JSON.stringify(now.part));
  }
}

test("an edit of a title in one language gives only that edition another version", async () => {
  const pages = new Map(["a", "fr/a"].map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]));
  const config = {
    navigation: {
      languages: ["en", "fr"].map((language) => ({ language, pages: [language === "en" ? "a" : "fr/a"] })),
    },
  };
  const compile = async (): Promise<ResolvedNavigation> => {
    const files = { "docs.json": JSON.stringify(config), ...Object.fromEntries(pages) };
    const { navigation } = await createCompiler({ host: memoryHost(files) }).compile();
    return navigation!;
  };
  const versions = new EditionVersions(await compile());
  const [en, fr, index] = [versions.of("en")!, versions.of("fr")!, versions.index];
  pages.set("fr/a.mdx", "---\ntitle: Autre\n---\n");
  versions.update(await compile());
  expect(versions.of("en")!.version).toBe(en.version);
  expect(versions.of("fr")!.version).not.toBe(fr.version);
  expect(versions.index).toBe(index);
});

test("the index is that of the site as it is, and an edition that is gone has no part", async () => {
  const of = async (...codes: readonly string[]): Promise<ResolvedNavigation> => {
    const languages = codes.map((language) => ({ language, pages: [`${language}/a`] }));
    const pages = codes.map((code) => [`${code}/a.mdx`, "---\ntitle: A\n---\n"] as const);
    const files = { "docs.json": JSON.stringify({ navigation: { languages } }), ...Object.fromEntries(pages) };
    return (await createCompiler({ host: memoryHost(files) }).compile()).navigation!;
  };
  const versions = new EditionVersions(await of("en", "fr"));
  expect(versions.index).toContain('import("virtual:navc/edition/fr")');
  expect([versions.of("fr")?.part, versions.of("de")]).toEqual([expect.any(Object), undefined]);
  versions.update(await of("en", "de"));
  expect([versions.index.includes("edition/fr"), versions.index.includes("edition/de")]).toEqual([false, true]);
  expect([versions.of("fr"), versions.of("de")?.part]).toEqual([undefined, expect.any(Object)]);
});
