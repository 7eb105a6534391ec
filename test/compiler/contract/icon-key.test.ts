// Which drawing has an icon?
import { expect, test } from "vitest";
import { iconKey } from "../../../src/compiler/contract/icon-key.ts";

test.each([
  ["rocket", undefined, "fontawesome rocket"],
  ["rocket", "lucide", "lucide rocket"],
  [" fa-Rocket ", undefined, "fontawesome rocket"],
  [{ name: "brand-github", library: "tabler" }, "lucide", "tabler brand-github"],
  [{ name: "book", style: "solid" }, undefined, "fontawesome book"],
  ["/images/a.svg", undefined, undefined],
  ["https://acme.com/a.svg", undefined, undefined],
  ["x y", undefined, undefined],
  ["a,b", undefined, undefined],
  ["a".repeat(61), undefined, undefined],
  ["rocket", "my icons", undefined],
  [undefined, "lucide", undefined],
])("%j in a site with %s has the key %s", (icon, library, key) => {
  expect(iconKey(icon, library)).toBe(key);
});
