// Does a folder that moves to the top of the site keep its names, links and redirects?
import { expect, test } from "vitest";
import { planChange } from "../../../src/project/change/plan-change.ts";
import { plannedChange, siteOf, withFiles, type SiteTexts } from "./planned-change.ts";

const page = (text = ""): string => `---\ntitle: T\n---\n\n${text}\n`;
const texts: SiteTexts = {
  "docs.json": JSON.stringify({
    name: "A",
    navigation: { pages: ["index", "guides/sub/c", "guides/sub/more/d"] },
    redirects: [{ source: "/old/:slug*", destination: "/guides/sub/:slug*" }],
  }),
  ".mintignore": "/guides/sub/\n/guides/sub/drafts/\n",
  "index.mdx": page("[c](/guides/sub/c) [d](./guides/sub/more/d) ![p](/guides/sub/p.png)"),
  "guides/sub/c.mdx": page("[d](./more/d) [no](/guides/sub/nothing)"),
  "guides/sub/more/d.mdx": page("[c](../c)"),
  "guides/sub/p.png": "",
};
const { ".mintignore": ignored, ...published } = texts;

test("all in it is at the top", async () => {
  const { files, refusals } = await plannedChange(published, [{ kind: "move", from: "guides/sub/", to: "/" }]);
  expect(refusals).toEqual([]);
  const after = withFiles(published, files);
  expect(Object.keys(after).toSorted()).toEqual(["c.mdx", "docs.json", "index.mdx", "more/d.mdx", "p.png"]);
  expect(after["index.mdx"]).toBe(page("[c](/c) [d](./more/d) ![p](/p.png)"));
  expect(after["more/d.mdx"]).toBe(texts["guides/sub/more/d.mdx"]);
  expect(JSON.parse(after["docs.json"]!)).toEqual({
    name: "A",
    navigation: { pages: ["index", "c", "more/d"] },
    redirects: [
      { source: "/old/:slug*", destination: "/:slug*" },
      { source: "/guides/sub/c", destination: "/c" },
      { source: "/guides/sub/more/d", destination: "/more/d" },
    ],
  });
});

test.each([
  ["/guides/:x/legacy", 1],
  ["/other/:x", 0],
])("a pattern that is in the way of one for the folder is named: %s", async (source, names) => {
  const docs = {
    name: "A",
    navigation: { pages: ["index", "guides/sub/c", "guides/sub/more/d"] },
    redirects: [{ source, destination: "/index" }],
  };
  const site = await siteOf({ ...published, "docs.json": JSON.stringify(docs, null, 1) });
  const plan = await planChange(site, {
    operations: [{ kind: "move", from: "guides/", to: "manual/" }],
    patterns: true,
  });
  expect(plan.counts.redirectsAdded).toBe(names === 0 ? 1 : 2);
  const [left] = plan.left.filter(({ written }) => written === source);
  expect(left).toEqual(
    names === 0
      ? undefined
      : {
          file: "docs.json",
          line: 12,
          written: source,
          reason: "it may match addresses below /guides, so each page gets a redirect, and the folder none",
        },
  );
});

test("what is not published does not become all of the site", async () => {
  const { files } = await plannedChange({ ...published, ".mintignore": ignored! }, [
    { kind: "move", from: "guides/sub/", to: "/" },
  ]);
  expect(withFiles(texts, files)[".mintignore"]).toBe("/guides/sub/\n/drafts/\n");
});

test("a folder that is not there, and whose new place is, was moved without navc", async () => {
  const refused = (to: string) => plannedChange(published, [{ kind: "move", from: "models/", to }]);
  await expect(refused("guides/")).rejects.toThrow(
    'There is no page, file or folder "models/". But "guides/" is there. If it was moved without navc, navc mv --repair lets links, entries and redirects follow.',
  );
  await expect(refused("other/")).rejects.toThrow(/"models\/"\.$/);
});
