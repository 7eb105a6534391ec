// Are icons found in the set of their library, and in no other?
import { expect, test } from "vitest";
import type { IconSetName } from "../../src/compiler/contract/icon-form.ts";
import { iconNames } from "../../src/tools/lsp/icons/icon-names.ts";
import { iconDrawings } from "../../src/project/icon-drawings.ts";

test("an icon, a brand and an older name have drawings, and what the library lacks has none", () => {
  const keys = ["fontawesome rocket", "fontawesome github", "lucide home", "lucide rocket", "tabler rocket"];
  const older = ["fontawesome home", "fontawesome cog", "fontawesome twitter-square"];
  const none = ["lucide github-alt", "fontawesome nothing", "material rocket", "fontawesome", "", "lucide __proto__"];
  const drawings = iconDrawings([...keys, ...older, ...none]);
  expect(Object.keys(drawings).toSorted()).toEqual([...keys, ...older].toSorted());
  expect(drawings["fontawesome home"]).toBe(iconDrawings(["fontawesome house"])["fontawesome house"]);
  for (const drawing of Object.values(drawings))
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"><.*><\/svg>$/);
});

test.each([
  ["fontawesome", "fa6-solid"],
  ["fontawesome", "fa6-brands"],
  ["lucide", "lucide"],
  ["tabler", "tabler"],
] as const)(
  "of %s all of %s that the editor offers can be drawn, but for turned icons, and none has a program",
  (library, set: IconSetName) => {
    const names = iconNames(set);
    const drawings = iconDrawings(names.map((name) => `${library} ${name}`));
    const missing = names.filter((name) => !Object.hasOwn(drawings, `${library} ${name}`));
    expect(missing.length).toBeLessThan(names.length / 100);
    expect(
      Object.values(drawings).filter((text) =>
        /<(?:script|image|foreignObject|a|style)\b|\son\w+=|href="(?!#)/i.test(text),
      ),
    ).toEqual([]);
  },
);
