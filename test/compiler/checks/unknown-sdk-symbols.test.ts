// Is the number of comparisons bounded if many pages name symbols that their library does not have?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

test("of many such pages each is reported, and only the first hundred are compared with the library", async () => {
  const names = Array.from({ length: 250 }, (_, index) => `Symbol${index}x`);
  const children = names.map((name, id) => ({ id, name, kind: 128, flags: {} }));
  const pages = names.map((name) => `pages/${name}`);
  const sdk = { format: "typedoc", source: "sdk.json" };
  const navigation = { tabs: [{ tab: "SDK", sdk, groups: [{ group: "G", pages }] }] };
  const host = memoryHost({
    "docs.json": JSON.stringify({ navigation }),
    "sdk.json": JSON.stringify({ id: 0, name: "made", kind: 1, children }),
    ...Object.fromEntries(pages.map((path, index) => [`${path}.mdx`, `---\nsdk: class ${names[index]}y\n---\n`])),
  });
  const { diagnostics } = await compileNavigation({ host });
  const unknown = diagnostics.filter(({ code }) => code === "sdk-symbol");
  expect(unknown).toHaveLength(250);
  expect(unknown.filter(({ message }) => message.includes("Did you mean"))).toHaveLength(100);
});
