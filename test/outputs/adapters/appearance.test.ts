// Does the result say in which mode readers start, and whether they can change it? (D259)
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type ResolvedNavigation } from "../../../src/index.ts";
import { exportSite } from "../../../src/page-writer.ts";
import { toDocusaurus, toFumadocs, toStarlight, toVitePress } from "../../../src/adapters.ts";
import type { JsonObject } from "../../../src/compiler/text/json-value.ts";

async function siteWith(appearance: JsonObject | undefined): Promise<ResolvedNavigation> {
  const config = {
    name: "Acme",
    navigation: { pages: ["index"] },
    ...(appearance === undefined ? {} : { appearance }),
  };
  const { navigation } = await compileNavigation({ config, host: memoryHost({ "index.mdx": "" }) });
  return navigation!;
}

test.each([
  [undefined, undefined],
  [{}, { default: "system", strict: false }],
  [{ default: "dark" }, { default: "dark", strict: false }],
  [
    { default: "light", strict: true },
    { default: "light", strict: true },
  ],
  [
    { default: "blue", strict: 1 },
    { default: "system", strict: false },
  ],
])("%j", async (written, expected) => {
  const navigation = await siteWith(written);
  expect(navigation.site.appearance).toEqual(expected);
  expect(toStarlight(navigation).appearance).toEqual(expected);
  expect(toFumadocs(navigation).appearance).toEqual(expected);
});

test.each([
  [undefined, true, ["light", true, false]],
  [{ default: "dark" }, "dark", ["dark", false, false]],
  [{ default: "light" }, true, ["light", false, false]],
  [{ default: "system", strict: true }, "force-auto", ["light", true, true]],
  [{ default: "dark", strict: true }, "force-dark", ["dark", false, true]],
  [{ default: "light", strict: true }, false, ["light", false, true]],
] as const)("VitePress and Docusaurus get %j in their own options", async (written, vitePress, docusaurus) => {
  const navigation = await siteWith(written);
  const { defaultMode, respectPrefersColorScheme, disableSwitch } = toDocusaurus(navigation).colorMode;
  expect(toVitePress(navigation).appearance).toBe(vitePress);
  expect([defaultMode, respectPrefersColorScheme, disableSwitch]).toEqual(docusaurus);
});

test("VitePress can't begin with the light mode and let readers change it, and says so", async () => {
  const lossOf = async (appearance: JsonObject): Promise<string[]> =>
    exportSite("vitepress", await siteWith(appearance))
      .notExpressed.list()
      .map(({ feature }) => feature);
  expect(await lossOf({ default: "light" })).toEqual(["the light mode as the first one"]);
  expect(await lossOf({ default: "light", strict: true })).toEqual([]);
});
