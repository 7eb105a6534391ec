// Does nothing of docs.json run in the configuration of VitePress?
import { expect, test } from "vitest";
import { exportedVitePress } from "./exported-vitepress.ts";

const runs = "_vp-fn_alert(1)";
const ends = `"><script>alert(1)</script>`;

test("VitePress runs no label: it takes texts with a mark of its own for functions", async () => {
  const { exported } = await exportedVitePress(
    { "a.mdx": `---\ntitle: ${runs}\n---\n`, "b.mdx": "" },
    {
      name: runs,
      description: runs,
      navigation: {
        tabs: [
          { tab: runs, pages: ["a"] },
          { tab: "T", menu: [{ item: runs, pages: ["b"] }] },
        ],
        global: { anchors: [{ anchor: runs, href: "https://example.com/" }] },
      },
    },
  );
  expect(JSON.stringify(exported)).toContain("vp-fn_alert(1)");
  expect(
    textsIn([exported.title, exported.description, exported.locales, exported.sidebars]).filter((text) =>
      text.startsWith("_vp-fn_"),
    ),
  ).toEqual([]);
});

test("a description is written as it stands in an attribute, because VitePress writes it there", async () => {
  const { exported, pages } = await exportedVitePress(
    { "a.mdx": `---\ntitle: A\ndescription: ${JSON.stringify(ends)}\n---\n` },
    { description: ends, navigation: { pages: ["a"] } },
  );
  const written = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;";
  expect([exported.description, exported.pages["a.md"]?.description]).toEqual([written, written]);
  expect(pages.get("a.md")).toContain(`description: "&quot;&gt;&lt;script&gt;`);
});

test("a language that is no tag, and a base path with quotes, are not written into the HTML", async () => {
  const languages = [{ language: 'en" onload="alert(1)', pages: ["a"] }];
  const { exported } = await exportedVitePress(
    { "a.mdx": "" },
    { navigation: { languages } },
    { basePath: '/x"onload="alert(1)' },
  );
  expect([exported.locales["root"]?.lang, exported.base]).toEqual([undefined, "/x%22onload=%22alert(1)/"]);
});

test("plain texts end no script", async () => {
  const { exported } = await exportedVitePress(
    { "a.mdx": "" },
    {
      name: "</script>",
      navigation: {
        versions: [
          { version: "</Script>", pages: ["a"] },
          { version: "2", pages: [] },
        ],
      },
    },
  );
  expect(
    textsIn([exported.title, exported.locales, exported.pages]).filter((text) => /<\/?script/i.test(text)),
  ).toEqual([]);
});

test("a link of a sidebar can be decoded, and a path has no marks of HTML", async () => {
  const { exported } = await exportedVitePress(
    { "a.mdx": "---\nurl: https://example.com/%FF\n---\n", "x<y>.mdx": "" },
    { navigation: { pages: ["a", "x<y>"] } },
  );
  const links = Object.values(exported.sidebars)
    .flat()
    .flatMap(({ link }) => link ?? []);
  expect(links.map((link) => decodeURI(link))).toEqual(["https://example.com/%FF", "/x-y-"]);
  expect(Object.keys(exported.pages)).toEqual(["x-y-.md"]);
});

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
