// Are accepted problems the same ones after a move?
import { afterEach, beforeEach, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

const pages = ["a/costs", "m/upgrade", "m/now"];
const page = (name: string): string => `---\ntitle: ${name}\n---\n\n[old](/old) ![p](/p.png)\n`;

let site: MadeSite;
beforeEach(() => {
  site = madeSite({
    "docs/docs.json": JSON.stringify({
      navigation: { groups: [{ group: "G", pages }] },
      redirects: [{ source: "/old", destination: "/m/now" }],
    }),
    "docs/navc.config.json": JSON.stringify({
      baseline: "navc.baseline.json",
      links: true,
      assets: true,
      rules: { "link-redirected": "error" },
    }),
    "docs/a/costs.mdx": page("Costs"),
    "docs/m/upgrade.mdx": page("Upgrade"),
    "docs/m/now.mdx": "---\ntitle: Now\n---\n",
  });
});
afterEach(() => site.remove());

test("a folder that is sorted behind another one then changes the file of the first place, and no problem is new", async () => {
  await site.run("check ROOT/docs --update-baseline");
  expect((await site.run("mv a/ z/ ROOT/docs --yes")).code).toBe(0);
  const { code, stdout, stderr } = await site.run("check ROOT/docs");
  expect([code, stdout, stderr]).toEqual([0, expect.stringContaining("no problems, 2 accepted"), ""]);
});
