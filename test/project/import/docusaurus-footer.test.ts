// Does an import keep the links of the footer of Docusaurus, and name those for which docs.json has no place?
import { expect, test } from "vitest";
import { importedInMemory } from "./imported-in-memory.ts";

const imported = async (links: unknown): Promise<{ readonly footer: unknown; readonly lost: readonly unknown[] }> => {
  const { files, losses } = await importedInMemory("docusaurus", {
    "docusaurus.config.json": JSON.stringify({ title: "A", themeConfig: { footer: { links } } }),
    "docs/a.md": "# A\n",
  });
  const { footer } = JSON.parse(files["docs.json"]!) as { readonly footer?: unknown };
  const ofFooter = losses.filter(({ feature }) => feature === "a link of the footer");
  return { footer, lost: ofFooter.map(({ what, pointer }) => [what, pointer]) };
};

const out = { label: "Out", href: "https://a.b" };

test("links inside the site and HTML are named, with or without columns", async () => {
  const items = [out, { label: "In", to: "/docs/a" }, { html: "<b>x</b>" }, { label: "Mail", href: "mailto:a@b.c" }];
  const lost = (at: string): unknown => [
    ["In", `${at}/1`],
    ["HTML", `${at}/2`],
    ["Mail", `${at}/3`],
  ];
  expect(await imported([{ title: "More", items }])).toEqual({
    footer: { links: [{ header: "More", items: [out] }] },
    lost: lost("/themeConfig/footer/links/0/items"),
  });
  expect(await imported(items)).toEqual({
    footer: { links: [{ items: [out] }] },
    lost: lost("/themeConfig/footer/links"),
  });
});

test("columns beyond the fourth are named", async () => {
  const { footer, lost } = await imported("abcde".split("").map((title) => ({ title, items: [out] })));
  expect(footer).toMatchObject({ links: [{ header: "a" }, { header: "b" }, { header: "c" }, { header: "d" }] });
  expect(lost).toEqual([["Out", "/themeConfig/footer/links/4/items/0"]]);
});
