// Which modules does a site have, and what is in each?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { editionModuleId } from "../../../src/tools/vite/index-module.ts";
import { EditionVersions } from "../../../src/tools/vite/edition-versions.ts";
import { isStepping, resolvedId, resolvedIds, siteModule, specifiers } from "../../../src/tools/vite/site-module.ts";

const versionsOf = async (title: string, more = 0): Promise<EditionVersions> => {
  const names = ["a", ...Array.from({ length: more }, (_, index) => `p${index}`)];
  const branches = ["en", "fr"].map((language) => ({ language, pages: names.map((name) => `${language}/${name}`) }));
  const files = names.flatMap((name) => [
    [`en/${name}.mdx`, `---\ntitle: ${title}\n---\n`],
    [`fr/${name}.mdx`, "---\ntitle: Two\n---\n"],
  ]);
  const host = memoryHost({
    "docs.json": JSON.stringify({ navigation: { languages: branches } }),
    ...Object.fromEntries(files),
  });
  return new EditionVersions((await compileNavigation({ host })).navigation!);
};
const versions = await versionsOf("One");

function codeOf(specifier: string, stepping = false): string | undefined {
  return siteModule(resolvedId(specifier), versions, stepping)?.code();
}

test("its specifiers are the index, the overlay, and two for each edition", () => {
  const known = ["virtual:navc", "virtual:navc/overlay", "virtual:navc/edition/fr", "virtual:navc/whole/fr"];
  for (const specifier of known)
    expect([specifiers.test(specifier), resolvedIds.test(resolvedId(specifier))]).toEqual([true, true]);
  for (const other of [
    "virtual:navc/",
    "virtual:navc/other",
    "virtual:navc/edition/",
    "a/virtual:navc",
    "virtual:navcx",
  ])
    expect([other, specifiers.test(other)]).toEqual([other, false]);
  expect(resolvedIds.test("virtual:navc.js")).toBe(false);
});

test("the index loads the overlay where an app is developed, and only there", () => {
  expect(codeOf("virtual:navc", true)).toBe(`import "virtual:navc/overlay";\n${versions.index}`);
  expect(codeOf("virtual:navc")).toBe(versions.index);
  expect(codeOf("virtual:navc/overlay")).toContain("vite-error-overlay");
});

test("an edition is whole, or for a browser the steps to it with the whole one beside", () => {
  const whole = codeOf("virtual:navc/edition/fr");
  expect(whole).toContain("export default JSON.parse(");
  expect(whole).toContain("Two");
  expect(codeOf("virtual:navc/whole/fr", true)).toBe(whole);
  const stepping = codeOf("virtual:navc/edition/fr", true);
  expect(stepping).toContain('await import("virtual:navc/whole/fr")');
  expect(stepping).not.toContain("Two");
  expect(codeOf("virtual:navc/edition/en")).toContain("One");
  expect(codeOf("virtual:navc/edition/de")).toBeUndefined();
});

test("an edition is named by its id, or as a file can be called", async () => {
  const host = memoryHost({
    "docs.json": JSON.stringify({
      navigation: { versions: ["v1/β", "v2"].map((version) => ({ version, pages: [`${version.slice(0, 2)}/a`] })) },
    }),
    "v1/a.mdx": "---\ntitle: First\n---\n",
    "v2/a.mdx": "---\ntitle: Second\n---\n",
  });
  const { navigation } = await compileNavigation({ host });
  const named = new EditionVersions(navigation!);
  const [{ id }] = navigation!.editions as unknown as readonly [{ readonly id: string }];
  expect(editionModuleId(id)).not.toBe(`virtual:navc/edition/${id}`);
  for (const specifier of [`virtual:navc/edition/${id}`, editionModuleId(id)])
    expect(siteModule(resolvedId(specifier), named, false)?.code()).toContain("First");
  expect(siteModule(resolvedId("x/virtual:navc/edition/v2"), named, false)).toBeUndefined();
});

test("only a browser of a server keeps what it had", () => {
  const environment = (mode: string, consumer: string): Parameters<typeof isStepping>[0] =>
    ({ mode, config: { consumer } }) as unknown as Parameters<typeof isStepping>[0];
  expect(
    [environment("dev", "client"), environment("dev", "server"), environment("build", "client")].map(isStepping),
  ).toEqual([true, false, false]);
});

test("steps are kept up to a length, the newest ones", async () => {
  const edited = await versionsOf("0", 9);
  const held = edited.of("en")!;
  const lengths: number[] = [];
  for (let edit = 1; edit < 6; edit += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    edited.update((await versionsOf(`${edit} ${"x".repeat(400)}`, 9)).navigation);
    lengths.push(JSON.stringify(edited.of("en")!.steps.at(-1)!.changes).length);
  }
  const { version, steps } = edited.of("en")!;
  const kept = (number: number): number => lengths.slice(-number).reduce((sum, length) => sum + length, 0);
  expect(kept(steps.length)).toBeLessThanOrEqual(64 * 1024);
  expect(kept(steps.length + 1)).toBeGreaterThan(64 * 1024);
  expect([steps.at(-1)!.to, new Set([held.version, version, ...steps.map(({ from }) => from)]).size]).toEqual([
    version,
    steps.length + 2,
  ]);
  edited.update(edited.navigation);
  expect(edited.of("en")!.version).toBe(version);
});
