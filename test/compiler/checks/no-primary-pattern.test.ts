// Is a site without pages an error, whatever is in place of what would make some?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

test.each([
  [{ opnapi: "shop.yaml" }, `"navigation" has "opnapi" instead of "openapi"`],
  [{ asyncpi: "events.yaml" }, `"navigation" has "asyncpi" instead of "asyncapi"`],
  [{ rot: "a" }, `"navigation" has "rot" instead of "root"`],
  [{ hre: "a" }, `"navigation" has none of`],
  [{ href: 3 }, `"navigation" has none of`],
  [{ menus: [] }, `"navigation" has none of`],
])("a site without pages is an error, whichever field is misspelt: %j", async (navigation, words) => {
  const host = memoryHost({ "docs.json": JSON.stringify({ navigation }) });
  const { ok, diagnostics } = await compileNavigation({ host });
  expect(ok).toBe(false);
  const reported = diagnostics.filter(({ code }) => code === "no-primary-pattern");
  expect(reported.map(({ message }) => message.slice(0, words.length))).toEqual([words]);
});
