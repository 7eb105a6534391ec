// Choosing a version leads to that version (D13, D36).
import { expect, test } from "vitest";
import { compileNavigation } from "../../../src/index.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";

test("an option leads to the edition of its own label before those of the versions inside", async () => {
  const versions = [
    {
      version: "v1",
      versions: [
        { version: "v2", pages: ["b"] },
        { version: "v1", root: "c" },
      ],
    },
  ];
  const host = memoryHost({ "docs.json": JSON.stringify({ navigation: { versions } }), "b.mdx": "", "c.mdx": "" });
  const { navigation } = await compileNavigation({ host });
  for (const { tree } of navigation!.editions) {
    expect(tree.versions?.map(({ label, edition, href }) => ({ label, edition, href }))).toEqual([
      { label: "v1", edition: "@v1", href: "/c" },
      { label: "v2", edition: "@v2", href: "/b" },
    ]);
  }
});
