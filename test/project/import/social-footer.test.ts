// Are social links of other generators kept, or named?
import { expect, test } from "vitest";
import type { ImportKind } from "../../../src/project/import/import-kind.ts";
import { importedInMemory } from "./imported-in-memory.ts";

const imported = async (
  kind: ImportKind,
  files: Readonly<Record<string, string>>,
): Promise<{ readonly footer: unknown; readonly lost: readonly unknown[] }> => {
  const site = await importedInMemory(kind, files);
  const { footer } = JSON.parse(site.files["docs.json"]!) as { readonly footer?: unknown };
  const lost = site.losses.filter(({ feature }) => feature === "a social link");
  return { footer, lost: lost.map(({ what, pointer, reason }) => [what, pointer, reason]) };
};

const unknown = "the footer of docs.json has no link of this name";

test("VitePress: services that docs.json has, by its names; a picture is named by its label", async () => {
  const socialLinks = [
    { icon: "twitter", link: "https://x.com/a" },
    { icon: "bluesky", link: "https://bsky.app/a" },
    { icon: "x", link: "https://x.com/b" },
    { icon: "github", link: "http://github.com/a" },
    { icon: { svg: "<svg/>" }, link: "https://t.me/a", ariaLabel: "Telegram Group" },
    { icon: "constructor", link: "https://a.b" },
  ];
  const config = JSON.stringify({
    head: [["link", { rel: "icon", href: "/f.ico?v=2" }]],
    themeConfig: { socialLinks },
  });
  const site = { "vitepress.config.json": config, "index.md": "# A\n", "public/f.ico": "x" };
  expect(await imported("vitepress", site)).toEqual({
    footer: { socials: { x: "https://x.com/a", bluesky: "https://bsky.app/a" } },
    lost: [
      ["x", "/themeConfig/socialLinks/2", "the footer of docs.json has one link of a name"],
      ["github", "/themeConfig/socialLinks/3", "its address does not begin with https://"],
      ["Telegram Group", "/themeConfig/socialLinks/4", unknown],
      ["constructor", "/themeConfig/socialLinks/5", unknown],
    ],
  });
  const { files } = await importedInMemory("vitepress", site);
  expect(JSON.parse(files["docs.json"]!)).toMatchObject({ favicon: "/f.ico" });
});

test.each([
  [{ "x.com": "https://x.com/a", blueSky: "https://bsky.app/a", codeberg: "https://codeberg.org/a" }, "codeberg"],
  [
    [
      { icon: "x.com", label: "X", href: "https://x.com/a" },
      { icon: "blueSky", label: "B", href: "https://bsky.app/a" },
      { icon: "codeberg", label: "C", href: "https://codeberg.org/a" },
    ],
    "2",
  ],
])("Starlight: an object of its older versions, or a list: %j", async (social, at) => {
  expect(
    await imported("starlight", {
      "starlight.config.json": JSON.stringify({ starlight: { title: "A", social } }),
      "src/content/docs/index.md": "---\ntitle: A\n---\n",
    }),
  ).toEqual({
    footer: { socials: { x: "https://x.com/a", bluesky: "https://bsky.app/a" } },
    lost: [["codeberg", `/starlight/social/${at}`, unknown]],
  });
});

test("MkDocs: the last word of an icon", async () => {
  const social = `extra:\n  social:\n    - icon: fontawesome/brands/x-twitter\n      link: https://x.com/a\n    - icon: fontawesome/brands/mastodon\n      link: https://a.b\n      name: M\n`;
  expect(await imported("mkdocs", { "mkdocs.yml": `site_name: A\n${social}`, "docs/index.md": "# A\n" })).toEqual({
    footer: { socials: { x: "https://x.com/a" } },
    lost: [["mastodon", "/extra/social/1", unknown]],
  });
});
