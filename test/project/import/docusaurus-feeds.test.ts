// Are the feeds of a blog of Docusaurus named, with their addresses?
import { expect, test } from "vitest";
import { importedInMemory } from "./imported-in-memory.ts";

test.each([
  [{}, "/news/rss.xml, /news/atom.xml"],
  [{ feedOptions: { type: "all" } }, "/news/rss.xml, /news/atom.xml, /news/feed.json"],
  [{ feedOptions: { type: ["json"] } }, "/news/feed.json"],
  [{ feedOptions: { type: "atom" } }, "/news/atom.xml"],
  [{ feedOptions: { type: null } }, undefined],
])("with %j", async (options, feeds) => {
  const blog = { path: "blog", routeBasePath: "news", ...options };
  const { losses } = await importedInMemory("docusaurus", {
    "docusaurus.config.json": JSON.stringify({ title: "A", presets: [["classic", { docs: false, blog }]] }),
    "blog/2024-01-02-a.md": "# A\n",
  });
  expect(losses.filter(({ feature }) => feature === "the feeds of a blog").map(({ what }) => what)).toEqual(
    feeds === undefined ? [] : [feeds],
  );
});
