// Does navc mv move and rename what its words and options name?
import { afterEach, beforeEach, expect, test } from "vitest";
import { madeSite, type MadeSite } from "../made-site.ts";

let site: MadeSite;
beforeEach(() => {
  const tabs = [
    {
      tab: "T",
      groups: [
        { group: "G", pages: ["a", "b"] },
        { group: "H", pages: ["c"] },
      ],
    },
    { tab: "U", groups: [{ group: "I", pages: ["d"] }] },
  ];
  site = madeSite({
    "docs.json": `${JSON.stringify({ name: "A", navigation: { tabs } })}\n`,
    ...Object.fromEntries(["a", "b", "c", "d"].map((name) => [`${name}.mdx`, `---\ntitle: ${name}\n---\n`])),
  });
});
afterEach(() => site.remove());

interface Tab {
  readonly tab: string;
  readonly groups: readonly { readonly group: string; readonly pages: readonly string[] }[];
}

/** The navigation in a line. */
function navigation(): string {
  const { navigation: written } = JSON.parse(site.read("docs.json")) as { navigation: { tabs: readonly Tab[] } };
  const groups = ({ groups: all }: Tab): string =>
    all.map(({ group, pages }) => `${group}: ${pages.join(" ")}`).join(", ");
  return written.tabs.map((tab) => `${tab.tab} (${groups(tab)})`).join(", ");
}

test.each([
  ["mv a new ROOT", "T (G: new b, H: c), U (I: d)"],
  ["mv a ROOT --after c", "T (G: b, H: c a), U (I: d)"],
  ["mv a ROOT --before d", "T (G: b, H: c), U (I: a d)"],
  ["mv a new ROOT --into I", "T (G: b, H: c), U (I: d new)"],
  ["mv --group H --label New ROOT", "T (G: a b, New: c), U (I: d)"],
  ["mv --group H --into U ROOT", "T (G: a b), U (I: d, H: c)"],
  ["mv --group H --before G ROOT", "T (H: c, G: a b), U (I: d)"],
  ["mv --group H --label New --into U ROOT", "T (G: a b), U (I: d, New: c)"],
])("%s", async (words, expected) => {
  const { code, stderr } = await site.run(`${words} --yes`);
  expect([code, stderr, navigation()]).toEqual([0, "", expected]);
});

test.each([
  ["mv", /Name what to move and where to/],
  ["mv ROOT --after a", /\S/],
  ["mv --group G more ROOT --label New", /With --group only the docs folder can be named\./],
  ["mv --repair git:HEAD ROOT --label New", /--repair finds by itself what has moved/],
  ["mv --repair git:HEAD ROOT --after a", /--repair finds by itself what has moved/],
  ["mv --repair git:HEAD ROOT --all-versions", /has moved, .* Leave out --all-versions: navc mv --repair git:HEAD \S/],
  ["mv --repair git:HEAD ROOT --all-versions --label New", /Leave out --label and --all-versions: navc mv/],
  ["mv --repair git:HEAD ROOT --group G", /--repair finds by itself what has moved/],
  ["mv --repair ROOT ROOT", /--repair needs a revision of git/],
])("%s is refused", async (words, message) => {
  const before = navigation();
  const { code, stderr } = await site.run(`${words} --yes`);
  expect([code, stderr, navigation()]).toEqual([2, expect.stringMatching(message), before]);
});
